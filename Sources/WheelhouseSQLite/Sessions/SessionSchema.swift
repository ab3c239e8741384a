import CSQLite

/// The tables of a session file.
///
/// `aged_at` is `saved_at` of up to a minute earlier. It alone has an index, so that a save leaves that
/// index alone but once a minute. A number is never given away again, so that it stands for its session
/// in the memory of every process.
nonisolated enum SessionSchema {
  /// Tells a session file from databases of others: "Whse".
  private static let application = 0x5768_7365
  private static let version = 1

  /// Whether the file is empty; throws where it is one of somebody else.
  static func isMissing(in connection: SQLiteConnection) throws(SQLiteError) -> Bool {
    let found = try number("application_id", of: connection)
    guard found != application else {
      try checkVersion(of: connection)
      return false
    }
    let objects = try connection.rows("SELECT count(*) FROM sqlite_schema") { $0.integer(0) }
    guard objects == [0] else {
      throw SQLiteError(code: SQLITE_MISUSE, message: "it holds the data of something else")
    }
    return true
  }

  /// Makes the tables.
  static func create(in connection: SQLiteConnection) throws(SQLiteError) {
    try connection.transaction { () throws(SQLiteError) in try connection.execute(tables) }
  }

  static func number(_ pragma: String, of connection: SQLiteConnection) throws(SQLiteError) -> Int {
    try connection.rows("PRAGMA \(pragma)") { $0.integer(0) }.first ?? 0
  }

  private static func checkVersion(of connection: SQLiteConnection) throws(SQLiteError) {
    let found = try number("user_version", of: connection)
    guard found != version else { return }
    throw SQLiteError(
      code: SQLITE_MISUSE, message: "its version is \(found) and this server knows \(version)")
  }

  private static let tables = """
    CREATE TABLE sessions (
      number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, epoch INTEGER NOT NULL,
      saved_at INTEGER NOT NULL, aged_at INTEGER NOT NULL, owner TEXT, snapshot BLOB NOT NULL
    ) STRICT;
    CREATE INDEX sessions_by_age ON sessions (aged_at);
    CREATE TABLE tokens (
      hash BLOB PRIMARY KEY, session INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX tokens_by_session ON tokens (session);
    CREATE TABLE probe (number INTEGER PRIMARY KEY, room BLOB NOT NULL) STRICT;
    PRAGMA application_id = \(application);
    PRAGMA user_version = \(version);
    """
}
