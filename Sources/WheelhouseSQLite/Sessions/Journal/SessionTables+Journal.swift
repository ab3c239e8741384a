import CSQLite
import Wheelhouse

// Commits go to the journal, and what has gathered there goes into the rows.
nonisolated extension SessionTables {
  /// So many writers are remembered; one that is forgotten and lives gets a new number.
  private static let writers = 1_000

  /// Numbers a commit, and finds out whether others have taken sessions over since the last one.
  func beginCommit() throws(SQLiteError) -> JournalNumber {
    journal.removeAll()
    if let position {
      let found = try read(statements.moved, .integer(position.writer)) { $0.integer(0) }
      if found != moves { beginAnew() }
    }
    if position == nil { position = try beginWriting() }
    let next = JournalNumber((position?.number ?? 0) + 1)
    position = next
    return next
  }

  /// Forgets what is known of rows, and goes on as another writer: so whatever this one has written is in
  /// the rows that it knows, or in its journal alone.
  func beginAnew() {
    rows.removeAll()
    behind.removeAll()
    unfolded = 0
    position = nil
    moves = 0
  }

  private func beginWriting() throws(SQLiteError) -> JournalNumber {
    try run(statements.addWriter)
    let writer = connection.insertedNumber
    try run(statements.forgetWriters, .integer(writer - Self.writers))
    return JournalNumber(writer: writer)
  }

  /// Tells a writer that a session is not what it was when it saved it last.
  func noteMove(from writer: Int) throws(SQLiteError) {
    if writer > 0 { try run(statements.noteMove, .integer(writer)) }
  }

  func writeJournal(_ commit: JournalNumber, _ now: Int) throws(SQLiteError) {
    guard !journal.isEmpty else { return }
    try run(
      statements.addToJournal, .integer(commit.number), .integer(now), .blob(journal.bytes))
    unfolded += journal.bytes.count
  }

  /// Brings all rows up to date and empties this writer's journal, once that is long.
  func foldIfLong() throws(SQLiteError) {
    guard unfolded > hooks.longestJournal else { return }
    try transaction(writes: true) { () throws(SQLiteError) in try foldOwn() }
  }

  /// Brings all rows up to date, forgets those of parked sessions, and empties SQLite's cache, where somebody
  /// has asked for that: in a transaction of its own, since no commit is to fail by it.
  func giveMemoryBackIfAsked() throws(SQLiteError) {
    guard givesMemoryBack else { return }
    givesMemoryBack = false
    if unfolded > 0 {
      try transaction(writes: true) { () throws(SQLiteError) in try foldOwn() }
    }
    rows = rows.filter { !$0.value.isParked }
    behind = []
    try connection.execute("PRAGMA shrink_memory")
  }

  private func foldOwn() throws(SQLiteError) {
    // Which forgets the rows that others have taken over.
    let commit = try beginCommit()
    for row in behind { try catchUp(row, commit) }
    try clear(JournalNumber.all(of: commit.writer))
    behind.removeAll(keepingCapacity: true)
    unfolded = 0
  }

  private func clear(_ numbers: ClosedRange<Int>) throws(SQLiteError) {
    try run(
      statements.clearJournal, .integer(numbers.lowerBound), .integer(numbers.upperBound))
  }
}

// Folding.
nonisolated extension SessionTables {
  /// A session whose row is behind the journal.
  fileprivate struct Behind {
    let epoch: Int
    let agedAt: Int
    /// The last commit that its row has.
    let journal: JournalNumber
    var last: JournalNumber
    var snapshot: [UInt8]
    /// When it was saved last; nil as long as nothing has been added to the row.
    var savedAt: Int?
  }

  /// Brings rows up to what the journal says, in order, and removes that from the journal.
  ///
  /// Anybody may do so at any time: it does not change what a session is.
  ///
  /// - Parameter numbers: those of one writer or of all, since a commit rests on the ones before it.
  func fold(_ numbers: ClosedRange<Int>) throws(SQLiteError) {
    let bounds = [SQLiteValue.integer(numbers.lowerBound), .integer(numbers.upperBound)]
    try hooks.statement()
    let commits = try statements.journal.rows(bounds) { row in
      (number: JournalNumber(row.integer(0)), at: row.integer(1), changes: row.blob(2))
    }
    guard !commits.isEmpty else { return }
    var sessions: [Int: Behind?] = [:]
    for commit in commits {
      guard let entries = SessionJournal.entries(in: commit.changes) else {
        throw SQLiteError.damagedJournal
      }
      for entry in entries {
        if sessions.index(forKey: entry.row) == nil { sessions[entry.row] = try behind(entry.row) }
        guard sessions[entry.row]??.add(entry, commit.number, commit.at) == false else { continue }
        // What it was last nobody knows, and all others are as good as ever.
        try remove(Found(number: entry.row, epoch: 0, journal: commit.number, isOwned: true))
        sessions[entry.row] = .some(nil)
        givenUp += 1
      }
    }
    for (number, session) in sessions { if let session { try write(session, number) } }
    try clear(numbers)
  }

  private func behind(_ number: Int) throws(SQLiteError) -> Behind? {
    try read(statements.state, .integer(number)) { row in
      let journal = JournalNumber(row.integer(2))
      return Behind(
        epoch: row.integer(0), agedAt: row.integer(1), journal: journal, last: journal,
        snapshot: row.blob(3))
    }
  }

  private func write(_ session: Behind, _ number: Int) throws(SQLiteError) {
    guard let savedAt = session.savedAt else { return }
    try hooks.statement()
    let ages = isAged(session.agedAt, savedAt)
    try (ages ? statements.updateAged : statements.update)
      .run(session.snapshot, (savedAt, number, session.last.number))
  }
}

nonisolated extension SessionTables.Behind {
  /// Adds one more commit, unless the row has that already, or is another's by now; false where it does not fit.
  fileprivate mutating func add(
    _ entry: SessionJournal.Entry, _ commit: JournalNumber, _ at: Int
  ) -> Bool {
    guard commit.writer == journal.writer, commit.number > journal.number, entry.epoch == epoch
    else { return true }
    guard let new = SessionDelta.apply(entry.delta, to: snapshot) else { return false }
    snapshot = new
    last = commit
    savedAt = at
    return true
  }
}

nonisolated extension SQLiteError {
  fileprivate static var damagedJournal: SQLiteError {
    SQLiteError(code: SQLITE_CORRUPT, message: "the journal of the sessions is damaged")
  }
}
