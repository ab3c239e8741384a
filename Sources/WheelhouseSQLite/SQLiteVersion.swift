import CSQLite

/// A state of a database file, to be compared with another one that the same connection saw.
public nonisolated struct SQLiteVersion: Hashable, Sendable {
  /// Changes by other connections (`PRAGMA data_version`).
  let others: Int
  /// Rows changed by this one.
  let own: Int
  /// Which connection saw it: a file that was opened anew may be another one.
  let connection: Int
}

nonisolated extension SQLiteConnection {
  /// The state of the file as this connection sees it: another value means that somebody wrote.
  ///
  /// In a transaction it belongs to what the transaction reads.
  public func version() throws(SQLiteError) -> SQLiteVersion {
    let others = try rows("PRAGMA data_version") { $0.integer(0) }.first ?? 0
    let own = Int(unsafe sqlite3_total_changes64(handle))
    return SQLiteVersion(others: others, own: own, connection: serial)
  }
}
