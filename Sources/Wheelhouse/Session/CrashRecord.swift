#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How often a session has lately ended the worker that had it.
package struct CrashRecord: Equatable, Sendable {
  /// When, in whole seconds since 1970, the latest last.
  package var times: [Int]

  package init(times: [Int] = []) { self.times = times }

  /// So many within a minute are too many.
  private static let most = 5
  private static let window = 60

  /// Notes one more.
  ///
  /// - Returns: whether the session had better end than end further workers.
  mutating func note(at now: Int = time(nil)) -> Bool {
    times.removeAll { now - $0 >= Self.window }
    times.append(now)
    return times.count >= Self.most
  }
}
