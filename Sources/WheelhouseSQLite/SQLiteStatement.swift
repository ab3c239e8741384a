import CSQLite

/// A prepared statement, and the row of its result that it stands on.
@safe public nonisolated final class SQLiteStatement {
  private let handle: OpaquePointer
  private let sql: String
  private let connection: SQLiteConnection

  init(_ handle: OpaquePointer, _ sql: String, of connection: SQLiteConnection) {
    unsafe self.handle = unsafe handle
    self.sql = sql
    self.connection = connection
  }

  deinit { unsafe connection.keep(handle, sql) }

  /// Gives the parameters their values, in order.
  func bind(_ values: [SQLiteValue]) throws(SQLiteError) {
    for (offset, value) in values.enumerated() { try bind(value, at: Int32(offset + 1)) }
  }

  /// Runs the statement for its effect, and makes it ready for the next time.
  func run(_ values: [SQLiteValue] = []) throws(SQLiteError) {
    defer { reset() }
    try bind(values)
    while try step() {}
  }

  /// Runs the statement for its effect with bytes that are not copied and numbers that follow them.
  ///
  /// This is the way of what is saved thousands of times a second: nothing is allocated.
  func run(_ bytes: [UInt8], _ numbers: (Int, Int, Int)) throws(SQLiteError) {
    try bind(.integer(numbers.0), at: 2)
    try bind(.integer(numbers.1), at: 3)
    try bind(.integer(numbers.2), at: 4)
    try unsafe bytes.withUnsafeBufferPointer { bytes throws(SQLiteError) in
      defer {
        reset()
        // The bytes are borrowed.
        _ = unsafe sqlite3_bind_null(handle, 1)
      }
      // Bytes without an address would be NULL.
      let code =
        unsafe bytes.isEmpty
        ? sqlite3_bind_zeroblob(handle, 1, 0)
        : sqlite3_bind_blob64(handle, 1, bytes.baseAddress, UInt64(bytes.count), nil)
      try connection.check(code)
      while try step() {}
    }
  }

  /// Reads the rows of the result, and makes the statement ready for the next time.
  func rows<Row>(_ values: [SQLiteValue] = [], read: (SQLiteStatement) -> Row) throws(SQLiteError)
    -> [Row]
  {
    defer { reset() }
    try bind(values)
    var rows: [Row] = []
    while try step() { rows.append(read(self)) }
    return rows
  }

  private func reset() { _ = unsafe sqlite3_reset(handle) }

  /// Goes to the next row; false when there is none.
  public func step() throws(SQLiteError) -> Bool {
    let code = unsafe sqlite3_step(handle)
    if code == SQLITE_ROW { return true }
    if code != SQLITE_DONE { try connection.check(code) }
    return false
  }

  /// A column as a whole number, counted from 0; 0 where it is none.
  public func integer(_ column: Int32) -> Int { Int(unsafe sqlite3_column_int64(handle, column)) }

  /// A column as a number with a fraction, counted from 0; 0 where it is none.
  public func real(_ column: Int32) -> Double { unsafe sqlite3_column_double(handle, column) }

  /// A column as text, counted from 0; empty where it is NULL.
  public func text(_ column: Int32) -> String {
    guard let start = unsafe sqlite3_column_text(handle, column) else { return "" }
    let count = Int(unsafe sqlite3_column_bytes(handle, column))
    return unsafe String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// A column as bytes, counted from 0; empty where it is NULL.
  public func blob(_ column: Int32) -> [UInt8] {
    guard let start = unsafe sqlite3_column_blob(handle, column) else { return [] }
    let count = Int(unsafe sqlite3_column_bytes(handle, column))
    return unsafe [UInt8](UnsafeRawBufferPointer(start: start, count: count))
  }

  /// Whether a column, counted from 0, is NULL.
  public func isNull(_ column: Int32) -> Bool {
    unsafe sqlite3_column_type(handle, column) == SQLITE_NULL
  }

  func bind(_ value: SQLiteValue, at index: Int32) throws(SQLiteError) {
    switch value {
    case .integer(let number):
      try connection.check(unsafe sqlite3_bind_int64(handle, index, Int64(number)))
    case .real(let number):
      try connection.check(unsafe sqlite3_bind_double(handle, index, number))
    case .text(let text): try bind(text, at: index)
    case .blob(let bytes): try bind(bytes, at: index)
    case .null: try connection.check(unsafe sqlite3_bind_null(handle, index))
    }
  }

  private func bind(_ text: String, at index: Int32) throws(SQLiteError) {
    let copied = unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    let code = unsafe sqlite3_bind_text(handle, index, text, Int32(text.utf8.count), copied)
    try connection.check(code)
  }

  private func bind(_ bytes: [UInt8], at index: Int32) throws(SQLiteError) {
    // An empty array may have no address, and SQLite takes bytes without one for NULL.
    guard !bytes.isEmpty else {
      return try connection.check(unsafe sqlite3_bind_zeroblob(handle, index, 0))
    }
    let copied = unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    let code = unsafe sqlite3_bind_blob64(handle, index, bytes, UInt64(bytes.count), copied)
    try connection.check(code)
  }
}
