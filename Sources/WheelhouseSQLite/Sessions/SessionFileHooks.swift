#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What tests put in the place of the world around a session file.
nonisolated struct SessionFileHooks: Sendable {
  /// Called with every connection that was opened for writing.
  var opened: @Sendable (SQLiteConnection) throws(SQLiteError) -> Void = { _ in }
  /// Called before every statement of a transaction, its end included.
  var statement: @Sendable () throws(SQLiteError) -> Void = {}
  /// How many bytes a journal may hold before it is folded: whoever comes after this process waits for that.
  var longestJournal = 262_144
  /// Whether none but workers of the same server keep others from writing to the file at a path.
  var isHeldByWorkers: @Sendable (String) -> Bool = { WriteLockHolders(of: $0).areWorkers }
  /// Milliseconds since 1970.
  var now: @Sendable () -> Int = Self.milliseconds

  private static func milliseconds() -> Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
  }
}
