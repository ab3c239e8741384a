import Wheelhouse

/// What a transaction does to the tables of sessions.
///
/// It belongs to the writer's thread and remembers of the sessions that are saved again and again where
/// their rows are; whatever is wrong in that memory shows in a row that is not found.
nonisolated final class SessionTables {
  /// What is known of a row.
  struct Row {
    let number: Int
    var tokens: [ResumeTokenHash]
    var agedAt: Int
  }

  let connection: SQLiteConnection
  let statements: SessionStatements
  let hooks: SessionFileHooks
  var rows: [String: Row] = [:]
  /// The owner that ``SessionStatements/update`` has as its parameter already: it is always the same.
  var updatingOwner: String?
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
      rows.removeAll()
      // SQLite has gone back by itself after some errors; then this one says so, and that is all.
      try? statements.rollback.run()
      throw error
    }
  }

  /// Writes the changes but those whose lease has moved on, and returns the ids of these.
  func commit(_ changes: [SessionChange]) throws(SQLiteError) -> [String] {
    let now = hooks.now()
    var lost: [String] = []
    for change in changes where try !apply(change, now) { lost.append(change.lease.session) }
    return lost
  }

  /// Raises the epoch of the session that has this token.
  func acquire(_ token: ResumeTokenHash, by owner: String) throws(SQLiteError) -> FoundSession? {
    let found = try read(statements.findByToken, .blob(token.bytes)) { row in
      (
        number: row.integer(0),
        session: FoundSession(
          lease: SessionLease(session: row.text(1), epoch: row.integer(2) &+ 1),
          snapshot: row.blob(4), formerOwner: row.isNull(3) ? nil : row.text(3))
      )
    }
    guard let found else { return nil }
    let lease = found.session.lease
    try run(statements.acquire, .integer(lease.epoch), .text(owner), .integer(found.number))
    rows[lease.session] = nil
    return found.session
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
