/// The statements of a session file, prepared once a connection.
nonisolated struct SessionStatements {
  let begin: SQLiteStatement
  let beginReading: SQLiteStatement
  let commit: SQLiteStatement
  let rollback: SQLiteStatement

  let update: SQLiteStatement
  let updateAll: SQLiteStatement
  let insert: SQLiteStatement
  let find: SQLiteStatement
  let release: SQLiteStatement
  let remove: SQLiteStatement
  let tokensOfSession: SQLiteStatement
  let addToken: SQLiteStatement
  let removeTokens: SQLiteStatement

  let findByToken: SQLiteStatement
  let acquire: SQLiteStatement
  let owner: SQLiteStatement
  let old: SQLiteStatement
  let count: SQLiteStatement
  let probe: SQLiteStatement

  init(_ connection: SQLiteConnection) throws(SQLiteError) {
    begin = try connection.prepare("BEGIN IMMEDIATE")
    beginReading = try connection.prepare("BEGIN")
    commit = try connection.prepare("COMMIT")
    rollback = try connection.prepare("ROLLBACK")
    update = try connection.prepare(
      """
      UPDATE sessions SET snapshot = ?1, saved_at = ?2
      WHERE number = ?3 AND epoch = ?4 AND owner = ?5
      """)
    updateAll = try connection.prepare(
      """
      UPDATE sessions SET snapshot = ?1, saved_at = ?2, aged_at = ?2, owner = ?5
      WHERE number = ?3 AND epoch = ?4
      """)
    insert = try connection.prepare(
      """
      INSERT INTO sessions (id, epoch, saved_at, aged_at, owner, snapshot)
      VALUES (?1, ?2, ?3, ?3, ?4, ?5)
      """)
    find = try connection.prepare("SELECT number, epoch, aged_at FROM sessions WHERE id = ?")
    release = try connection.prepare("UPDATE sessions SET owner = NULL WHERE number = ?")
    remove = try connection.prepare("DELETE FROM sessions WHERE number = ?")
    tokensOfSession = try connection.prepare("SELECT hash FROM tokens WHERE session = ?")
    addToken = try connection.prepare("INSERT OR REPLACE INTO tokens (hash, session) VALUES (?, ?)")
    removeTokens = try connection.prepare("DELETE FROM tokens WHERE session = ?")
    findByToken = try connection.prepare(
      """
      SELECT number, id, epoch, owner, snapshot FROM sessions
      WHERE number = (SELECT session FROM tokens WHERE hash = ?)
      """)
    acquire = try connection.prepare("UPDATE sessions SET epoch = ?, owner = ? WHERE number = ?")
    owner = try connection.prepare(
      "SELECT owner FROM sessions WHERE number = (SELECT session FROM tokens WHERE hash = ?)")
    old = try connection.prepare(
      """
      SELECT number FROM sessions WHERE aged_at <= ?1 AND saved_at <= ?1
      ORDER BY aged_at LIMIT ?2
      """)
    count = try connection.prepare("SELECT count(*) FROM sessions")
    probe = try connection.prepare("INSERT OR REPLACE INTO probe (number, room) VALUES (1, ?)")
  }
}
