/// The tables of what waits for the sessions of all processes: answers, players that were opened, and renewed access.
nonisolated enum AccessSchema {
  /// A request is kept under the SHA-256 of its `state`; its answer is there as soon as there is one.
  ///
  /// What a refresh token was traded for is kept under the SHA-256 of that, with that of the last one that came of it:
  /// tokens in clear, as in the snapshots of sessions beside it. Who trades one says so before.
  static let tables = """
    CREATE TABLE IF NOT EXISTS request (
      state BLOB PRIMARY KEY, expires REAL NOT NULL, answer TEXT
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS request_by_age ON request(expires);
    CREATE TABLE IF NOT EXISTS player (
      number INTEGER PRIMARY KEY AUTOINCREMENT, id BLOB NOT NULL UNIQUE
    ) STRICT;
    CREATE TABLE IF NOT EXISTS renewal (
      token BLOB PRIMARY KEY, last BLOB NOT NULL, newest TEXT NOT NULL, expires REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS renewal_by_last ON renewal(last);
    CREATE INDEX IF NOT EXISTS renewal_by_age ON renewal(expires);
    CREATE TABLE IF NOT EXISTS renewing (
      token BLOB PRIMARY KEY, until REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
    """
}
