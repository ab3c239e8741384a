/// What SQLite said when it could not do what it was asked for.
public nonisolated struct SQLiteError: Error, Equatable {
  /// A result code, see https://sqlite.org/rescode.html.
  public let code: Int32
  /// SQLite's own words.
  public let message: String
  /// The `errno` behind it; 0 where there is none.
  public let systemCode: Int32

  init(code: Int32, message: String, systemCode: Int32 = 0) {
    self.code = code
    self.message = message
    self.systemCode = systemCode
  }
}
