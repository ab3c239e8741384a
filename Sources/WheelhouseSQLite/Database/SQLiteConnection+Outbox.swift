/// An event as it is written down for all processes.
nonisolated struct SQLiteOutboxEntry: Equatable, Sendable {
  let id: Int
  let name: String
  let body: String
}

// The events that were announced: a queue that is read by number, and cut off by age.
nonisolated extension SQLiteConnection {
  /// Numbers are never used again, so that a reader can go on from the last one it saw.
  static let outboxTable = """
    CREATE TABLE IF NOT EXISTS wheelhouse_event (
      id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, body TEXT NOT NULL,
      at INTEGER NOT NULL
    ) STRICT;
    """

  func append(name: String, body: String, at now: Int) throws(SQLiteError) {
    try run(
      "INSERT INTO wheelhouse_event (name, body, at) VALUES (?, ?, ?)",
      [.text(name), .text(body), .integer(now)])
  }

  /// The number of the newest event, 0 where there is none.
  func newestEntry() throws(SQLiteError) -> Int {
    try rows("SELECT coalesce(max(id), 0) FROM wheelhouse_event") { $0.integer(0) }.first ?? 0
  }

  /// The events after one, in their order.
  func entries(after id: Int) throws(SQLiteError) -> [SQLiteOutboxEntry] {
    try rows(
      "SELECT id, name, body FROM wheelhouse_event WHERE id > ? ORDER BY id", [.integer(id)]
    ) { SQLiteOutboxEntry(id: $0.integer(0), name: $0.text(1), body: $0.text(2)) }
  }

  /// Forgets events from before a time, and counts them; an event's age follows its number.
  func pruneEntries(before time: Int, most: Int) throws(SQLiteError) -> Int {
    try run(
      """
      DELETE FROM wheelhouse_event WHERE id IN
        (SELECT id FROM wheelhouse_event ORDER BY id LIMIT ?2) AND at < ?1
      """, [.integer(time), .integer(most)])
    return changes
  }
}
