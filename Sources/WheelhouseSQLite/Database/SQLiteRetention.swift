#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How long a database remembers what it has done, in seconds.
nonisolated struct SQLiteRetention: Sendable {
  /// Keys of operations: longer than a session sleeps that has the usual lifetime.
  var operations = 7 * 86_400
  /// Events: longer than any process that listens does not come to look.
  var events = 3_600
  /// Between two prunings.
  var pause = 60
  /// How many of each are forgotten at once.
  var most = 10_000
  /// Seconds since 1970.
  var now: @Sendable () -> Int = { time(nil) }
}
