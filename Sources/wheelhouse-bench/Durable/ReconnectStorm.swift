import WheelhouseTesting

/// All workers die at once, and all their clients come back at once.
struct ReconnectStorm {
  let sessions: Int
  /// Until the last client was welcome again.
  let seconds: Double
  let resets: Int

  static func measure(on server: OwnServer, sessions: Int) throws(BenchError) -> ReconnectStorm {
    let crowd = try Crowd(sessions, at: "/counter", on: server.endpoint)
    try crowd.tapTogether(within: 60)
    let start = monotonicNanoseconds()
    server.killWorkers()
    try crowd.turn(until: "everybody came back", within: 120) {
      crowd.returns == sessions && crowd.isComplete
    }
    let end = monotonicNanoseconds()
    try crowd.tapTogether(within: 60)
    guard crowd.differences().isEmpty else { throw BenchError(crowd.differences()[0]) }
    return ReconnectStorm(
      sessions: sessions, seconds: Double(end - start) / 1e9, resets: crowd.resets)
  }

  var figures: [DurableFigure] {
    [
      .init("\(sessions) clients come back after a crash of all workers", seconds, "s"),
      .init("… of which their session was lost", Double(resets), "", atMost: 0),
    ]
  }
}
