/// What SQLite said when it could not do what it was asked for.
public nonisolated struct SQLiteError: Error, Equatable {
  /// A result code, see https://sqlite.org/rescode.html.
  public let code: Int32
  /// SQLite's own words.
  public let message: String
}
