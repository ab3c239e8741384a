import Glibc

/// The system's time of day.
nonisolated struct SystemWallClock: WallClock {
  var now: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }

  func wait(until time: Double) async throws(CancellationError) {
    let left = time - now
    guard left > 0 else { return }
    do {
      try await Task.sleep(for: .seconds(left))
    } catch {
      throw CancellationError()
    }
  }
}
