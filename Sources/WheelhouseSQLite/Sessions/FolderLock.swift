import CSQLite

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Lets one process at a time make, replace or move a session file of a folder.
nonisolated enum FolderLock {
  private static let attempts = 2_000

  /// Runs `body` while nobody else is in here for the same folder; it waits two seconds for that.
  static func hold<Value>(
    _ folder: String, _ body: () throws(SQLiteError) -> Value
  ) throws(SQLiteError) -> Value {
    let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw SQLiteError(
        code: SQLITE_CANTOPEN, message: "its folder cannot be opened", systemCode: errno)
    }
    defer { close(descriptor) }
    try lock(descriptor)
    return try body()
  }

  private static func lock(_ descriptor: Int32) throws(SQLiteError) {
    for _ in 0..<attempts {
      // A file system without such locks is used without them.
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { return }
      usleep(1_000)
    }
    throw SQLiteError(code: SQLITE_BUSY, message: "somebody else is opening it")
  }
}
