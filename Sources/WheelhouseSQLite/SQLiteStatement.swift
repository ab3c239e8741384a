import CSQLite

/// A prepared statement, and the row of its result that it stands on.
@safe public nonisolated final class SQLiteStatement {
  private let handle: OpaquePointer
  private let connection: SQLiteConnection

  init(_ handle: OpaquePointer, of connection: SQLiteConnection) {
    unsafe self.handle = unsafe handle
    self.connection = connection
  }

  deinit { unsafe sqlite3_finalize(handle) }

  /// Gives the parameters their values, in order.
  func bind(_ values: [SQLiteValue]) throws(SQLiteError) {
    for (offset, value) in values.enumerated() { try bind(value, at: Int32(offset + 1)) }
  }

  /// Goes to the next row; false when there is none.
  public func step() throws(SQLiteError) -> Bool {
    let code = unsafe sqlite3_step(handle)
    if code == SQLITE_ROW { return true }
    if code != SQLITE_DONE { try connection.check(code) }
    return false
  }

  /// A column as a whole number, counted from 0; 0 where it is none.
  public func integer(_ column: Int32) -> Int { Int(unsafe sqlite3_column_int64(handle, column)) }

  /// A column as text, counted from 0; empty where it is NULL.
  public func text(_ column: Int32) -> String {
    guard let start = unsafe sqlite3_column_text(handle, column) else { return "" }
    let count = Int(unsafe sqlite3_column_bytes(handle, column))
    return unsafe String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  private func bind(_ value: SQLiteValue, at index: Int32) throws(SQLiteError) {
    switch value {
    case .integer(let number):
      try connection.check(unsafe sqlite3_bind_int64(handle, index, Int64(number)))
    case .text(let text): try bind(text, at: index)
    }
  }

  private func bind(_ text: String, at index: Int32) throws(SQLiteError) {
    let copied = unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    let code = unsafe sqlite3_bind_text(handle, index, text, Int32(text.utf8.count), copied)
    try connection.check(code)
  }
}
