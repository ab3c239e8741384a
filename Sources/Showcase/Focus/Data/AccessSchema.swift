/// The tables of what waits for the sessions of all processes: answers, and players that were opened.
nonisolated enum AccessSchema {
  /// A request is kept under the SHA-256 of its `state`; its answer is there as soon as there is one.
  static let tables = """
    CREATE TABLE IF NOT EXISTS request (
      state BLOB PRIMARY KEY, expires REAL NOT NULL, answer TEXT
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS request_by_age ON request(expires);
    CREATE TABLE IF NOT EXISTS player (
      number INTEGER PRIMARY KEY AUTOINCREMENT, id BLOB NOT NULL UNIQUE
    ) STRICT;
    """
}
