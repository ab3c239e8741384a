import WheelhouseTesting

/// What the first command of a parked session takes against the next one, on a screen of twenty rows.
///
/// One client at a time, so that nobody waits for anybody else.
struct WakeTime {
  var woken = Histogram()
  var warm = Histogram()

  /// - Parameter server: one with `--park-after 1`.
  static func measure(
    on server: OwnServer, sessions: Int, rounds: Int
  ) throws(BenchError) -> WakeTime {
    let crowd = try Crowd(sessions, at: "/bench/rows", on: server.endpoint)
    var times = WakeTime()
    for _ in 0..<rounds {
      try Parking.wait(for: crowd, on: server)
      for session in 0..<sessions {
        times.woken.record(try crowd.tap(session))
        times.warm.record(try crowd.tap(session))
      }
    }
    return times
  }

  /// The middle of the ones against the middle of the others.
  var ratio: Double { woken.percentile(0.5) / warm.percentile(0.5) }

  var figures: [DurableFigure] {
    [
      .init("A command, warm: p50", warm.percentile(0.5) / 1e6, "ms"),
      .init("A command that wakes its session: p50", woken.percentile(0.5) / 1e6, "ms"),
      .init("A command that wakes its session", ratio, "× a warm one's", atMost: 3),
      .init("A command that wakes its session: p99", woken.percentile(0.99) / 1e6, "ms", atMost: 5),
    ]
  }
}
