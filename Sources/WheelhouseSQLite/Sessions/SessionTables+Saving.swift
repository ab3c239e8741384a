import Wheelhouse

nonisolated extension SessionTables {
  private static let ageStep: UInt = 60_000

  /// Makes one change; false when its lease has moved on, and then nothing was written.
  func apply(_ change: SessionChange, _ now: Int) throws(SQLiteError) -> Bool {
    switch change {
    case .save(let record, let lease, let owner): try save(record, lease, owner, now)
    case .release(let lease):
      try withRow(of: lease) { number throws(SQLiteError) in
        try run(statements.release, .integer(number))
      }
    case .remove(let lease):
      try withRow(of: lease) { number throws(SQLiteError) in try remove(number) }
    }
  }

  /// Forgets the session and how it is found.
  func remove(_ number: Int) throws(SQLiteError) {
    try run(statements.removeTokens, .integer(number))
    try run(statements.remove, .integer(number))
  }

  private func save(
    _ record: SessionRecord, _ lease: SessionLease, _ owner: String, _ now: Int
  ) throws(SQLiteError) -> Bool {
    if let row = rows[record.id], try update(row, record, lease, owner, now) { return true }
    guard let (row, epoch) = try find(record.id) else {
      try insert(record, lease, owner, now)
      return true
    }
    guard epoch == lease.epoch else {
      rows[record.id] = nil
      return false
    }
    try updateAll(of: row, record, lease, owner, now)
    return true
  }

  /// The way of almost every save: one statement, which changes the snapshot and nothing else.
  private func update(
    _ row: Row, _ record: SessionRecord, _ lease: SessionLease, _ owner: String, _ now: Int
  ) throws(SQLiteError) -> Bool {
    // Where the clock was put back the distance is huge, and the row ages as well.
    guard row.tokens == record.tokens, UInt(bitPattern: now &- row.agedAt) <= Self.ageStep else {
      return false
    }
    try hooks.statement()
    if updatingOwner != owner { try statements.update.bind(.text(owner), at: 5) }
    updatingOwner = owner
    try statements.update.run(record.snapshot, (now, row.number, lease.epoch))
    return connection.changes == 1
  }

  private func updateAll(
    of known: Row, _ record: SessionRecord, _ lease: SessionLease, _ owner: String, _ now: Int
  ) throws(SQLiteError) {
    try hooks.statement()
    try statements.updateAll.bind(.text(owner), at: 5)
    try statements.updateAll.run(record.snapshot, (now, known.number, lease.epoch))
    try replaceTokens(of: known, with: record.tokens)
    rows[record.id] = Row(number: known.number, tokens: record.tokens, agedAt: now)
  }

  private func insert(
    _ record: SessionRecord, _ lease: SessionLease, _ owner: String, _ now: Int
  ) throws(SQLiteError) {
    try run(
      statements.insert, .text(record.id), .integer(lease.epoch), .integer(now), .text(owner),
      .blob(record.snapshot))
    let row = Row(number: connection.insertedNumber, tokens: record.tokens, agedAt: now)
    try add(row.tokens, to: row.number)
    rows[record.id] = row
  }

  private func replaceTokens(
    of row: Row, with tokens: [ResumeTokenHash]
  ) throws(SQLiteError) {
    guard Set(row.tokens) != Set(tokens) else { return }
    try run(statements.removeTokens, .integer(row.number))
    try add(tokens, to: row.number)
  }

  private func add(_ tokens: [ResumeTokenHash], to number: Int) throws(SQLiteError) {
    for token in tokens { try run(statements.addToken, .blob(token.bytes), .integer(number)) }
  }

  private func withRow(
    of lease: SessionLease, _ body: (Int) throws(SQLiteError) -> Void
  ) throws(SQLiteError) -> Bool {
    rows[lease.session] = nil
    guard let (row, epoch) = try find(lease.session) else { return true }
    guard epoch == lease.epoch else { return false }
    try body(row.number)
    return true
  }

  private func find(_ id: String) throws(SQLiteError) -> (Row, epoch: Int)? {
    let found = try read(statements.find, .text(id)) { row in
      (number: row.integer(0), epoch: row.integer(1), agedAt: row.integer(2))
    }
    guard let found else { return nil }
    let tokens = try statements.tokensOfSession.rows([.integer(found.number)]) {
      ResumeTokenHash(bytes: $0.blob(0))
    }
    return (Row(number: found.number, tokens: tokens, agedAt: found.agedAt), found.epoch)
  }
}
