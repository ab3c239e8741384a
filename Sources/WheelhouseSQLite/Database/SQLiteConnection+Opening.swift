import CSQLite

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// Making a connection ready for a file that several processes write.
nonisolated extension SQLiteConnection {
  /// Sets the file up: a log that is written ahead, and the tables for operations and events.
  func prepareSharing(_ durability: SQLiteDurability) throws(SQLiteError) {
    unsafe sqlite3_busy_handler(handle, { _, count in SQLiteConnection.wait(count) }, nil)
    try execute("PRAGMA synchronous = \(durability.synchronous); PRAGMA foreign_keys = ON")
    try writeAhead()
    guard try !hasOwnTables() else { return }
    try transaction { () throws(SQLiteError) in
      try execute(Self.operationTable + Self.outboxTable)
    }
  }

  /// Changing the journal takes the whole file, and two processes that start at once both want it: SQLite
  /// then gives up without waiting, since waiting for each other would have no end.
  private func writeAhead() throws(SQLiteError) {
    for attempt in Int32(0)... {
      do throws(SQLiteError) {
        return try execute("PRAGMA journal_mode = WAL")
      } catch {
        guard error.kind == .locked, Self.wait(attempt) == 1 else { throw error }
      }
    }
  }

  private func hasOwnTables() throws(SQLiteError) -> Bool {
    let count = try rows(
      """
      SELECT count(*) FROM sqlite_schema
      WHERE name IN ('wheelhouse_operation', 'wheelhouse_operation_by_age', 'wheelhouse_event')
      """
    ) { $0.integer(0) }
    return count == [3]
  }

  /// Waits for a lock, 0.2 ms at first and then 2 ms at a time; 0 to give up after two seconds.
  ///
  /// SQLite's own wait grows to 100 ms a step, when another worker's commit takes a tenth of one.
  private static func wait(_ attempt: Int32) -> Int32 {
    guard attempt < 1010 else { return 0 }
    usleep(attempt < 10 ? 200 : 2000)
    return 1
  }
}
