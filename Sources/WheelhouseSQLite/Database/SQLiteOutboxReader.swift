/// Reads events in their order, each once, from the newest at its beginning.
nonisolated struct SQLiteOutboxReader {
  /// The last event that was read; nil until the newest is known.
  private var position: Int?
  private var version: SQLiteVersion?

  /// Skips what there is so far.
  mutating func begin() { self = SQLiteOutboxReader() }

  /// The events since the last call.
  mutating func next(of connection: SQLiteConnection) throws(SQLiteError) -> [SQLiteOutboxEntry] {
    let version = try connection.version()
    guard version != self.version else { return [] }
    let newest = try connection.newestEntry()
    guard let position else {
      (self.position, self.version) = (newest, version)
      return []
    }
    // Numbers only grow: a smaller one is that of a file that was made anew.
    let entries = try connection.entries(after: newest < position ? 0 : position)
    (self.position, self.version) = (entries.last?.id ?? position, version)
    return entries
  }
}
