/// The statements of a session file, prepared once a connection.
nonisolated struct SessionStatements {
  let begin: SQLiteStatement
  let beginReading: SQLiteStatement
  let commit: SQLiteStatement
  let rollback: SQLiteStatement

  let update: SQLiteStatement
  let updateAged: SQLiteStatement
  let adopt: SQLiteStatement
  let insert: SQLiteStatement
  let find: SQLiteStatement
  let release: SQLiteStatement
  let remove: SQLiteStatement
  let tokensOfSession: SQLiteStatement
  let addToken: SQLiteStatement
  let removeTokens: SQLiteStatement

  let addWriter: SQLiteStatement
  let forgetWriters: SQLiteStatement
  let moved: SQLiteStatement
  let noteMove: SQLiteStatement
  let addToJournal: SQLiteStatement
  let journal: SQLiteStatement
  let clearJournal: SQLiteStatement
  let state: SQLiteStatement

  let findByToken: SQLiteStatement
  let snapshot: SQLiteStatement
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
      "UPDATE sessions SET snapshot = ?1, saved_at = ?2, journal = ?4 WHERE number = ?3")
    updateAged = try connection.prepare(
      """
      UPDATE sessions SET snapshot = ?1, saved_at = ?2, aged_at = ?2, journal = ?4
      WHERE number = ?3
      """)
    adopt = try connection.prepare(
      """
      UPDATE sessions SET snapshot = ?1, saved_at = ?2, aged_at = ?2, journal = ?4, owner = ?5
      WHERE number = ?3
      """)
    insert = try connection.prepare(
      """
      INSERT INTO sessions (id, epoch, saved_at, aged_at, owner, snapshot, journal)
      VALUES (?1, ?2, ?3, ?3, ?4, ?5, ?6)
      """)
    find = try connection.prepare(
      "SELECT number, epoch, journal, owner FROM sessions WHERE id = ?")
    release = try connection.prepare("UPDATE sessions SET owner = NULL WHERE number = ?")
    remove = try connection.prepare("DELETE FROM sessions WHERE number = ?")
    tokensOfSession = try connection.prepare("SELECT hash FROM tokens WHERE session = ?")
    addToken = try connection.prepare("INSERT OR REPLACE INTO tokens (hash, session) VALUES (?, ?)")
    removeTokens = try connection.prepare("DELETE FROM tokens WHERE session = ?")
    addWriter = try connection.prepare("INSERT INTO writers (moved) VALUES (0)")
    forgetWriters = try connection.prepare("DELETE FROM writers WHERE number <= ?")
    moved = try connection.prepare("SELECT moved FROM writers WHERE number = ?")
    noteMove = try connection.prepare("UPDATE writers SET moved = moved + 1 WHERE number = ?")
    addToJournal = try connection.prepare(
      "INSERT INTO journal (number, written_at, changes) VALUES (?, ?, ?)")
    journal = try connection.prepare(
      """
      SELECT number, written_at, changes FROM journal WHERE number BETWEEN ? AND ?
      ORDER BY number
      """)
    clearJournal = try connection.prepare("DELETE FROM journal WHERE number BETWEEN ? AND ?")
    state = try connection.prepare(
      "SELECT epoch, aged_at, journal, snapshot FROM sessions WHERE number = ?")
    snapshot = try connection.prepare("SELECT snapshot FROM sessions WHERE number = ?")
    findByToken = try connection.prepare(
      """
      SELECT number, id, epoch, owner, journal FROM sessions
      WHERE number = (SELECT session FROM tokens WHERE hash = ?)
      """)
    acquire = try connection.prepare(
      "UPDATE sessions SET epoch = ?, owner = ?, journal = ?, saved_at = ? WHERE number = ?")
    owner = try connection.prepare(
      "SELECT owner FROM sessions WHERE number = (SELECT session FROM tokens WHERE hash = ?)")
    old = try connection.prepare(
      """
      SELECT number, journal, owner FROM sessions WHERE aged_at <= ?1 AND saved_at <= ?1
      ORDER BY aged_at LIMIT ?2
      """)
    count = try connection.prepare("SELECT count(*) FROM sessions")
    probe = try connection.prepare("INSERT OR REPLACE INTO probe (number, room) VALUES (1, ?)")
  }
}
