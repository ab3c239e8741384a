import CSQLite

/// The tables of a session file.
///
/// `aged_at` is `saved_at` of up to a minute earlier. It alone has an index, so that a save leaves that
/// index alone but once a minute. A number is never given away again, so that it stands for its session
/// in the memory of every process.
///
/// A row holds what its session was at one commit; what came after that is in the journal, see
/// ``SessionJournal``. `journal` is the number of that commit, which names the writer too.
nonisolated enum SessionSchema {
  /// Tells a session file from databases of others: "Whse".
  private static let application = 0x5768_7365
  private static let version = 2

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
    try connection.transaction { () throws(SQLiteError) in
      try connection.execute(tables + journal)
    }
  }

  /// Gives a file of an earlier version what is new; its rows stay as they are.
  static func upgrade(_ connection: SQLiteConnection) throws(SQLiteError) {
    guard try number("user_version", of: connection) < version else { return }
    try connection.transaction { () throws(SQLiteError) in
      try connection.execute(
        "ALTER TABLE sessions ADD COLUMN journal INTEGER NOT NULL DEFAULT 0;" + journal)
    }
  }

  static func number(_ pragma: String, of connection: SQLiteConnection) throws(SQLiteError) -> Int {
    try connection.rows("PRAGMA \(pragma)") { $0.integer(0) }.first ?? 0
  }

  private static func checkVersion(of connection: SQLiteConnection) throws(SQLiteError) {
    let found = try number("user_version", of: connection)
    guard !(1...version).contains(found) else { return }
    throw SQLiteError(
      code: SQLITE_MISUSE, message: "its version is \(found) and this server knows \(version)")
  }

  private static let tables = """
    CREATE TABLE sessions (
      number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, epoch INTEGER NOT NULL,
      saved_at INTEGER NOT NULL, aged_at INTEGER NOT NULL, owner TEXT, snapshot BLOB NOT NULL,
      journal INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE INDEX sessions_by_age ON sessions (aged_at);
    CREATE TABLE tokens (
      hash BLOB PRIMARY KEY, session INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX tokens_by_session ON tokens (session);
    CREATE TABLE probe (number INTEGER PRIMARY KEY, room BLOB NOT NULL) STRICT;
    PRAGMA application_id = \(application);
    """

  /// The trigger is for servers that know of no journal and go on beside this one: they must not take over
  /// what a row alone does not tell.
  private static let journal = """
    CREATE TABLE writers (number INTEGER PRIMARY KEY AUTOINCREMENT, moved INTEGER NOT NULL) STRICT;
    CREATE TABLE journal (
      number INTEGER PRIMARY KEY, written_at INTEGER NOT NULL, changes BLOB NOT NULL
    ) STRICT;
    CREATE TRIGGER journaled_sessions BEFORE UPDATE OF epoch ON sessions
    WHEN NEW.journal = OLD.journal AND OLD.journal <> 0
    BEGIN SELECT RAISE(ABORT, 'a newer server keeps this session'); END;
    PRAGMA user_version = \(version);
    """
}
