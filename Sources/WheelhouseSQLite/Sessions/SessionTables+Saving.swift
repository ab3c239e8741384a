import Wheelhouse

nonisolated extension SessionTables {
  static let ageStep: UInt = 60_000

  /// Makes one change; false when its lease has moved on, and then nothing was written.
  func apply(
    _ change: SessionChange, _ commit: JournalNumber, _ now: Int
  ) throws(SQLiteError) -> Bool {
    switch change {
    case .save(let record, let lease, let owner):
      return try save(record, lease, owner, commit, now)
    case .release(let lease):
      return try withRow(of: lease) { found throws(SQLiteError) in
        if let row = rows[lease.session] { try catchUp(row, commit) }
        try run(statements.release, .integer(found.number))
      }
    case .remove(let lease):
      return try withRow(of: lease) { found throws(SQLiteError) in
        try remove(found, isKnownTo: commit.writer)
      }
    }
  }

  /// Forgets the session and how it is found.
  ///
  /// - Parameter writer: does not remember it, and need not be told.
  func remove(_ found: Found, isKnownTo writer: Int? = nil) throws(SQLiteError) {
    if found.isOwned, found.journal.writer != writer {
      try noteMove(from: found.journal.writer)
    }
    try run(statements.removeTokens, .integer(found.number))
    try run(statements.remove, .integer(found.number))
  }

  private func save(
    _ record: SessionRecord, _ lease: SessionLease, _ owner: String, _ commit: JournalNumber,
    _ now: Int
  ) throws(SQLiteError) -> Bool {
    if let row = rows[record.id], row.epoch == lease.epoch, row.owner == owner {
      try update(row, record, commit, now)
      return true
    }
    guard let found = try find(record.id) else {
      forget(record.id)
      try insert(record, lease, owner, commit, now)
      return true
    }
    guard found.epoch == lease.epoch else { return false }
    forget(record.id)
    try adopt(found, record, owner, commit, now)
    return true
  }

  /// The way of almost every save: what is new of the session goes to the journal.
  private func update(
    _ row: Row, _ record: SessionRecord, _ commit: JournalNumber, _ now: Int
  ) throws(SQLiteError) {
    if row.tokens != record.tokens { try replaceTokens(of: row, with: record.tokens) }
    let isJournaled =
      row.writtenBy != commit.number && journal.add(row, record.snapshot, seam: record.seam)
    row.snapshot = record.snapshot
    row.seam = record.seam
    row.savedAt = now
    row.isParked = record.isParked
    if !isJournaled { return try write(row, commit) }
    if !row.isBehind { behind.append(row) }
    row.isBehind = true
  }

  /// Writes the row of a session as it is now.
  private func write(_ row: Row, _ commit: JournalNumber) throws(SQLiteError) {
    try hooks.statement()
    let ages = isAged(row.agedAt, row.savedAt)
    let statement = ages ? statements.updateAged : statements.update
    try statement.run(row.snapshot, (row.savedAt, row.number, commit.number))
    if ages { row.agedAt = row.savedAt }
    row.writtenBy = commit.number
    row.isBehind = false
  }

  /// Writes the row of a session of which the journal has more.
  func catchUp(_ row: Row, _ commit: JournalNumber) throws(SQLiteError) {
    if row.isBehind { try write(row, commit) }
  }

  /// Forgets what is known of a row that is not to be brought up to date any more.
  func forget(_ session: String) { rows.removeValue(forKey: session)?.isBehind = false }

  /// Whether a row's index entry is too old.
  ///
  /// Where the clock was put back the distance is huge.
  func isAged(_ agedAt: Int, _ now: Int) -> Bool { UInt(bitPattern: now &- agedAt) > Self.ageStep }

  /// Writes the row of a session that somebody else may have saved before.
  private func adopt(
    _ found: Found, _ record: SessionRecord, _ owner: String, _ commit: JournalNumber, _ now: Int
  ) throws(SQLiteError) {
    if found.isOwned, found.journal.writer != commit.writer {
      try noteMove(from: found.journal.writer)
    }
    try hooks.statement()
    try statements.adopt.bind(.text(owner), at: 5)
    try statements.adopt.run(record.snapshot, (now, found.number, commit.number))
    let row = Row(number: found.number, epoch: found.epoch, owner: owner)
    row.tokens = try statements.tokensOfSession.rows([.integer(found.number)]) {
      ResumeTokenHash(bytes: $0.blob(0))
    }
    try replaceTokens(of: row, with: record.tokens)
    keep(row, record, commit, now)
  }

  private func insert(
    _ record: SessionRecord, _ lease: SessionLease, _ owner: String, _ commit: JournalNumber,
    _ now: Int
  ) throws(SQLiteError) {
    try run(
      statements.insert, .text(record.id), .integer(lease.epoch), .integer(now), .text(owner),
      .blob(record.snapshot), .integer(commit.number))
    let row = Row(number: connection.insertedNumber, epoch: lease.epoch, owner: owner)
    try add(record.tokens, to: row.number)
    row.tokens = record.tokens
    keep(row, record, commit, now)
  }

  private func keep(_ row: Row, _ record: SessionRecord, _ commit: JournalNumber, _ now: Int) {
    row.agedAt = now
    row.savedAt = now
    row.writtenBy = commit.number
    row.snapshot = record.snapshot
    row.seam = record.seam
    row.isParked = record.isParked
    rows[record.id] = row
  }

  private func replaceTokens(
    of row: Row, with tokens: [ResumeTokenHash]
  ) throws(SQLiteError) {
    defer { row.tokens = tokens }
    guard Set(row.tokens) != Set(tokens) else { return }
    try run(statements.removeTokens, .integer(row.number))
    try add(tokens, to: row.number)
  }

  private func add(_ tokens: [ResumeTokenHash], to number: Int) throws(SQLiteError) {
    for token in tokens { try run(statements.addToken, .blob(token.bytes), .integer(number)) }
  }

  private func withRow(
    of lease: SessionLease, _ body: (Found) throws(SQLiteError) -> Void
  ) throws(SQLiteError) -> Bool {
    guard let found = try find(lease.session) else { return true }
    guard found.epoch == lease.epoch else { return false }
    try body(found)
    forget(lease.session)
    return true
  }

  /// A row that was looked up.
  struct Found {
    let number: Int
    let epoch: Int
    let journal: JournalNumber
    let isOwned: Bool
  }

  private func find(_ id: String) throws(SQLiteError) -> Found? {
    try read(statements.find, .text(id)) { row in
      Found(
        number: row.integer(0), epoch: row.integer(1), journal: JournalNumber(row.integer(2)),
        isOwned: !row.isNull(3))
    }
  }
}
