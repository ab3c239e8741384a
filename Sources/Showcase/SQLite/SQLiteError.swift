/// What SQLite said when it could not do what it was asked for.
nonisolated struct SQLiteError: Error, Equatable {
  /// A result code, see https://sqlite.org/rescode.html.
  let code: Int32
  let message: String
}
