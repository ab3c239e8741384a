import Wheelhouse

/// What a transaction does to the tables of sessions.
///
/// It belongs to the writer's thread and remembers of the sessions that are saved again and again where
/// their rows are; whatever is wrong in that memory shows in a row that is not found.
nonisolated final class SessionTables {
  /// What is known of a session that this connection saved last.
  final class Row {
    let number: Int
    let epoch: Int
    let owner: String
    var tokens: [ResumeTokenHash] = []
    var agedAt = 0
    /// What it was at its last commit.
    var snapshot: [UInt8] = []
    var seam = 0
    var savedAt = 0
    var isParked = false
    /// The commit that wrote the row itself.
    var writtenBy = 0
    /// Whether the journal has more of it than the row.
    var isBehind = false

    init(number: Int, epoch: Int, owner: String) {
      self.number = number
      self.epoch = epoch
      self.owner = owner
    }
  }

  let connection: SQLiteConnection
  let statements: SessionStatements
  let hooks: SessionFileHooks
  var rows: [String: Row] = [:]
  /// The number of the last commit; nil before the first, and after one that went wrong.
  var position: JournalNumber?
  /// How often others have moved sessions away from here, as far as that is known.
  var moves = 0
  var journal = SessionJournal()
  /// The sessions of which the journal has more than their rows, and how much it has of them.
  var behind: [Row] = []
  var unfolded = 0
  /// How many sessions were forgotten since what is left of them did not fit together.
  var givenUp = 0
  /// Somebody has asked for memory that can be spared.
  var givesMemoryBack = false
  /// How much a probe writes, so that a disk with a few bytes left does not pass for one with room.
  var probedBytes = 1

  init(_ connection: SQLiteConnection, hooks: SessionFileHooks) throws(SQLiteError) {
    self.connection = connection
    self.hooks = hooks
    statements = try SessionStatements(connection)
  }

  /// Runs `body` so that all of it happens or nothing.
  func transaction<Value>(
    writes: Bool, _ body: () throws(SQLiteError) -> Value
  ) throws(SQLiteError) -> Value {
    try run(writes ? statements.begin : statements.beginReading)
    do throws(SQLiteError) {
      let value = try body()
      try run(statements.commit)
      return value
    } catch {
      // Nobody knows for sure what became of it, so its numbers are not used again.
      beginAnew()
      givenUp = 0
      // SQLite has gone back by itself after some errors; then this one says so, and that is all.
      try? statements.rollback.run()
      throw error
    }
  }

  /// Writes the changes but those whose lease has moved on, and returns the ids of these.
  func commit(_ changes: [SessionChange]) throws(SQLiteError) -> [String] {
    let now = hooks.now()
    let commit = try beginCommit()
    var lost: [String] = []
    for change in changes where try !apply(change, commit, now) {
      lost.append(change.lease.session)
    }
    try writeJournal(commit, now)
    return lost
  }

  /// No session changes hands more often.
  private static let epochs = 1..<1 << 48

  /// Raises the epoch of the session that has this token.
  func acquire(
    _ token: ResumeTokenHash, by owner: String, from former: FormerHolder
  ) throws(SQLiteError) -> SessionAcquisition {
    let found = try read(statements.findByToken, .blob(token.bytes)) { row in
      (
        number: row.integer(0),
        lease: SessionLease(session: row.text(1), epoch: row.integer(2) &+ 1),
        owner: row.isNull(3) ? nil : row.text(3), journal: JournalNumber(row.integer(4))
      )
    }
    guard let found else { return .unknown }
    if let holder = found.owner, !former.yields(holder) { return .kept(by: holder) }
    guard found.journal.isSound, Self.epochs.contains(found.lease.epoch) else {
      // The file was damaged there, and all others are as good as ever.
      try remove(Found(number: found.number, epoch: 0, journal: found.journal, isOwned: false))
      givenUp += 1
      return .unknown
    }
    try fold(JournalNumber.all(of: found.journal.writer))
    if found.owner != nil { try noteMove(from: found.journal.writer) }
    let commit = try beginCommit()
    guard let snapshot = try read(statements.snapshot, .integer(found.number), read: { $0.blob(0) })
    else { return .unknown }
    try run(
      statements.acquire, .integer(found.lease.epoch), .text(owner), .integer(commit.number),
      .integer(hooks.now()), .integer(found.number))
    forget(found.lease.session)
    return .taken(
      FoundSession(lease: found.lease, snapshot: snapshot, formerOwner: found.owner))
  }

  /// Who has the session that has this token.
  func owner(of token: ResumeTokenHash) throws(SQLiteError) -> String? {
    try read(statements.owner, .blob(token.bytes)) { $0.isNull(0) ? nil : $0.text(0) } ?? nil
  }

  func count() throws(SQLiteError) -> Int { try read(statements.count) { $0.integer(0) } ?? 0 }

  func probe() throws(SQLiteError) {
    try run(statements.probe, .blob(Array(repeating: 0, count: probedBytes)))
  }

  func run(_ statement: SQLiteStatement, _ values: SQLiteValue...) throws(SQLiteError) {
    try hooks.statement()
    try statement.run(values)
  }

  func read<Value>(
    _ statement: SQLiteStatement, _ values: SQLiteValue..., read: (SQLiteStatement) -> Value
  ) throws(SQLiteError) -> Value? {
    try hooks.statement()
    return try statement.rows(values, read: read).first
  }
}
