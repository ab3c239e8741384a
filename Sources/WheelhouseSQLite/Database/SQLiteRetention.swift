import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How long a database remembers what it has done, in seconds.
package nonisolated struct SQLiteRetention: Sendable {
  /// How long a server's sessions live: an effect may be asked for again as late as that.
  package static var sessionLifetime: Int {
    get { lifetime.withLock { $0 } }
    set { lifetime.withLock { $0 = newValue } }
  }

  private static let lifetime = Mutex(86_400)

  /// Keys of operations: seven days, and for longer than a session is kept that nobody comes back to.
  var operations = max(7 * 86_400, sessionLifetime + sessionLifetime / 2)
  /// Events: longer than any process that listens does not come to look.
  var events = 3_600
  /// Between two prunings, unless one has left something over.
  var pause = 60
  /// How many of each are forgotten with one write, which takes longer for it.
  var most = 1_000
  /// Seconds since 1970.
  var now: @Sendable () -> Int = { time(nil) }
}
