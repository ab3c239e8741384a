import CSQLite

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The file of a session store: made where it is missing, opened anew after it failed, was moved or deleted,
/// and moved aside when it is corrupt.
///
/// SQLite finds the log of a file by its name. So that the log of a file that is gone never meets a file
/// that came after it, opening and moving are done by one process at a time, a log that has lost its file
/// goes too, and closing a file leaves its log alone.
nonisolated final class SessionFile {
  let path: String
  private let folder: String
  private let durability: SQLiteDurability
  private let hooks: SessionFileHooks
  private var tables: SessionTables?
  private var opened: FileIdentity?
  private var openedLog: FileIdentity?
  private var isAnother = false

  init(path: String, durability: SQLiteDurability, hooks: SessionFileHooks) {
    self.path = path
    let name = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    folder = name.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    self.durability = durability
    self.hooks = hooks
  }

  /// The tables of the file that stands at the path now.
  func open() throws(SQLiteError) -> SessionTables {
    if let tables, !tables.connection.isOrphaned { return tables }
    // That is not seen by its number, which may be that of one that was deleted.
    if tables != nil { isAnother = true }
    close()
    SQLiteFile.makeFolder(folder)
    let new = try FolderLock.hold(folder) { () throws(SQLiteError) in try openAlone() }
    tables = new
    return new
  }

  /// The tables, if the file is open.
  var openTables: SessionTables? { tables }

  /// Whether another file stands at the path than before, since this was asked last: what was saved is not in it.
  func takeIsAnother() -> Bool {
    defer { isAnother = false }
    return isAnother
  }

  /// Whether whoever keeps others from writing is a worker of the same server, or has gone.
  var isHeldByWorkers: Bool { hooks.isHeldByWorkers(path) }

  /// Closes the file, which ``open()`` opens anew.
  func close() { tables = nil }

  /// Puts the file that was opened last out of the way, with its log, unless another process has done it.
  ///
  /// - Returns: where it is now.
  func moveAside() throws(SQLiteError) -> String? {
    close()
    return try FolderLock.hold(folder) { () throws(SQLiteError) in
      guard let opened, opened == FileIdentity(of: path) else { return nil }
      let aside = "\(path).corrupt-\(hooks.now())"
      for suffix in ["-wal", "-shm"] { unsafe rename(path + suffix, aside + suffix) }
      guard unsafe rename(path, aside) == 0 else {
        throw SQLiteError(
          code: SQLITE_CANTOPEN, message: "it cannot be moved aside", systemCode: errno)
      }
      return aside
    }
  }

  private func openAlone() throws(SQLiteError) -> SessionTables {
    removeStaleLog()
    let connection = try SQLiteConnection(path: path)
    let former = opened
    opened = FileIdentity(of: path)
    if former != nil, former != opened { isAnother = true }
    try prepare(connection)
    openedLog = FileIdentity(of: path + "-wal")
    try hooks.opened(connection)
    return try SessionTables(connection, hooks: hooks)
  }

  private func prepare(_ connection: SQLiteConnection) throws(SQLiteError) {
    connection.waitBriefly()
    connection.keepLog()
    let isNew = try SessionSchema.isMissing(in: connection)
    // Small pages: of many sessions those that are saved together seldom lie together.
    if isNew { try connection.execute("PRAGMA page_size = 2048; PRAGMA auto_vacuum = INCREMENTAL") }
    let mode = try connection.rows("PRAGMA journal_mode = WAL") { $0.text(0) }
    guard mode == ["wal"] else {
      throw SQLiteError(code: SQLITE_MISUSE, message: "its file system has no shared memory")
    }
    try connection.execute(
      """
      PRAGMA synchronous = \(durability.synchronous); PRAGMA wal_autocheckpoint = 0;
      PRAGMA journal_size_limit = 67108864; PRAGMA cache_size = -2048
      """)
    // What is deleted is not written over: half of what a save writes would be zeros.
    try connection.execute("PRAGMA secure_delete = FAST")
    if isNew {
      try SessionSchema.create(in: connection)
    } else {
      try SessionSchema.upgrade(connection)
    }
  }

  private func removeStaleLog() {
    guard let log = FileIdentity(of: path + "-wal") else { return }
    let file = FileIdentity(of: path)
    let isOfFormerFile = file != opened && log == openedLog
    guard file == nil || isOfFormerFile else { return }
    for suffix in ["-wal", "-shm"] { unsafe unlink(path + suffix) }
  }
}
