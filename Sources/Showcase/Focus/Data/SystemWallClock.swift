import Glibc

/// The system's time of day.
nonisolated struct SystemWallClock: WallClock {
  var now: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }

  func wait(until time: Double) async throws(CancellationError) {
    while time > now {
      do {
        try await Task.sleep(for: .seconds(min(time - now, Self.nap)))
      } catch {
        throw CancellationError()
      }
    }
  }

  /// Seconds after which the time of day is looked at again: no time is too far away for a `Duration`.
  private static let nap = 86_400.0
}
