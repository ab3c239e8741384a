import CSQLite

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One open database file.
///
/// It blocks while it works and belongs to one caller at a time, so that it is used inside an actor and
/// never on the main one. Statements are kept prepared, since an app runs the same ones again and again.
@safe public nonisolated final class SQLiteConnection {
  let handle: OpaquePointer
  /// Tells this connection from those that the process had before.
  let serial = SQLiteSerial.next()
  /// Whether what is run is part of a transaction.
  private var isInTransaction = false
  /// Prepared statements that nobody uses just now, by their text.
  private var idle: [String: IdleStatement] = [:]

  /// Opens the file, which is made if it is not there: for its owner alone, as are its log and what goes with it.
  public convenience init(path: String) throws(SQLiteError) {
    let isNew = FileIdentity(of: path) == nil
    try self.init(path: path, flags: SQLITE_OPEN_CREATE)
    if isNew { unsafe chmod(path, 0o600) }
  }

  /// Opens the file, which has to be there.
  convenience init(existing path: String) throws(SQLiteError) {
    try self.init(path: path, flags: 0)
  }

  private init(path: String, flags: Int32) throws(SQLiteError) {
    var opened: OpaquePointer?
    let flags = flags | SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
    let code = unsafe sqlite3_open_v2(path, &opened, flags, nil)
    guard code == SQLITE_OK, let opened = unsafe opened else {
      let error = unsafe Self.error(code, of: opened)
      unsafe sqlite3_close_v2(opened)
      throw error
    }
    unsafe handle = unsafe opened
    unsafe sqlite3_busy_timeout(handle, 2000)
  }

  deinit {
    for statement in idle.values { unsafe sqlite3_finalize(statement.handle) }
    unsafe sqlite3_close_v2(handle)
  }

  /// Whether the file was moved or deleted since it was opened: what is read here is nobody's any more.
  public var isOrphaned: Bool {
    var moved: Int32 = 0
    let code = unsafe sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &moved)
    return code == SQLITE_OK && moved != 0
  }

  /// Runs statements that have no parameters and no result.
  public func execute(_ sql: String) throws(SQLiteError) {
    try expectTransaction()
    try check(unsafe sqlite3_exec(handle, sql, nil, nil, nil))
  }

  /// Runs one statement and reads each row of its result.
  public func rows<Row>(
    _ sql: String, _ values: [SQLiteValue] = [], read: (SQLiteStatement) -> Row
  ) throws(SQLiteError) -> [Row] {
    try expectTransaction()
    let statement = try prepare(sql)
    try statement.bind(values)
    var rows: [Row] = []
    while try statement.step() { rows.append(read(statement)) }
    return rows
  }

  /// Runs one statement for its effect.
  public func run(_ sql: String, _ values: [SQLiteValue] = []) throws(SQLiteError) {
    try expectTransaction()
    let statement = try prepare(sql)
    try statement.bind(values)
    while try statement.step() {}
  }

  /// Refuses to go on outside of the transaction that this is part of.
  ///
  /// SQLite itself rolls one back where the disk is full or fails, whatever the one who wrote makes of the error. What
  /// came then would be kept, each statement by itself.
  private func expectTransaction() throws(SQLiteError) {
    guard isInTransaction, unsafe sqlite3_get_autocommit(handle) != 0 else { return }
    throw SQLiteError(
      code: SQLITE_ABORT, message: "an earlier statement failed, which ended the transaction")
  }

  /// Runs `body` so that all of it happens or nothing.
  public func transaction(_ body: () throws(SQLiteError) -> Void) throws(SQLiteError) {
    try run("BEGIN IMMEDIATE")
    isInTransaction = true
    defer { isInTransaction = false }
    do throws(SQLiteError) {
      try body()
      try run("COMMIT")
    } catch {
      rollBack()
      throw error
    }
  }

  /// Runs `body` so that all of it happens or nothing, whatever it throws.
  func atomically<Value>(_ body: () throws -> Value) throws -> Value {
    try run("BEGIN IMMEDIATE")
    isInTransaction = true
    defer { isInTransaction = false }
    do {
      let value = try body()
      try run("COMMIT")
      return value
    } catch {
      rollBack()
      throw error
    }
  }

  private func rollBack() {
    unsafe sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
  }

  func check(_ code: Int32) throws(SQLiteError) {
    guard code != SQLITE_OK else { return }
    throw unsafe Self.error(code, of: handle)
  }

  private static func error(_ code: Int32, of handle: OpaquePointer?) -> SQLiteError {
    // SQLite keeps no number for a COMMIT that fails; the failed call is the last one, so it is still there.
    let last = code & 0xff == SQLITE_IOERR ? errno : 0
    let kept = unsafe handle == nil ? 0 : sqlite3_system_errno(handle)
    let systemCode = kept == 0 ? last : kept
    return SQLiteError(
      code: code, message: unsafe message(of: handle), systemCode: systemCode)
  }

  private static func message(of handle: OpaquePointer?) -> String {
    guard let text = unsafe sqlite3_errmsg(handle) else { return "out of memory" }
    return unsafe String(cString: text)
  }
}

// Statements.
nonisolated extension SQLiteConnection {
  /// Makes a statement, or takes one that was used before.
  func prepare(_ sql: String) throws(SQLiteError) -> SQLiteStatement {
    if let kept = idle.removeValue(forKey: sql) {
      return unsafe SQLiteStatement(kept.handle, sql, of: self)
    }
    var prepared: OpaquePointer?
    let isKept = UInt32(SQLITE_PREPARE_PERSISTENT)
    try check(unsafe sqlite3_prepare_v3(handle, sql, -1, isKept, &prepared, nil))
    guard let prepared = unsafe prepared else {
      throw SQLiteError(code: SQLITE_MISUSE, message: "the statement is empty")
    }
    return unsafe SQLiteStatement(prepared, sql, of: self)
  }

  /// Takes a statement back that was used; it is reset, so that it holds no lock.
  ///
  /// Not more than 128: text that is made anew each time would fill the memory.
  func keep(_ statement: OpaquePointer, _ sql: String) {
    unsafe sqlite3_reset(statement)
    unsafe sqlite3_clear_bindings(statement)
    guard idle.count < 128, idle[sql] == nil else {
      unsafe sqlite3_finalize(statement)
      return
    }
    idle[sql] = unsafe IdleStatement(handle: statement)
  }
}

/// A prepared statement between two uses.
@safe private nonisolated struct IdleStatement {
  let handle: OpaquePointer
}
