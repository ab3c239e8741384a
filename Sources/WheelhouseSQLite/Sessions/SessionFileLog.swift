import Wheelhouse

/// Which lines the log gets: the beginning of a trouble and its end, not every commit in between.
nonisolated struct SessionFileLog {
  private static let slow = Duration.seconds(1)
  private static let silence = Duration.seconds(60)

  private var trouble: SessionStoreError.Kind?
  private var reportedSlow: ContinuousClock.Instant?

  mutating func failed(_ error: SessionStoreError) -> String? {
    defer { trouble = error.kind }
    return trouble == error.kind ? nil : error.account
  }

  mutating func worked() -> String? {
    defer { trouble = nil }
    return trouble == nil ? nil : "sessions are saved again"
  }

  /// So many sessions could not be read, and are forgotten.
  func gaveUp(_ count: Int, path: String) -> String? {
    count > 0 ? "\(path): \(count) sessions were damaged, and are forgotten" : nil
  }

  /// A transaction has taken so long.
  mutating func took(
    _ time: Duration, path: String, now: ContinuousClock.Instant = .now
  ) -> String? {
    guard time > Self.slow, reportedSlow.map({ now - $0 > Self.silence }) ?? true else {
      return nil
    }
    reportedSlow = now
    let seconds = Double(time / .milliseconds(100)).rounded() / 10
    return "\(path): saving sessions took \(seconds) s; the disk is slow or busy"
  }
}
