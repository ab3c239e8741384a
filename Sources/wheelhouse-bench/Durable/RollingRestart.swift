import WheelhouseTesting

/// All workers replaced, one after the other, under sessions that are being used.
struct RollingRestart {
  let sessions: Int
  /// From the signal until the last of the old workers was gone.
  let seconds: Double
  let returns: Int
  let resets: Int
  let refused: Int
  /// Taps that clients were told of and that their screens do not show, or the other way round.
  let differences: [String]
  let taps: Int
  /// The longest that any client waited, in seconds.
  let longestPause: Double

  /// Lets every session tap a counter once a second, and replaces the workers meanwhile.
  static func measure(on server: OwnServer, sessions: Int) throws(BenchError) -> RollingRestart {
    let crowd = try Crowd(sessions, at: "/counter", on: server.endpoint)
    crowd.begin(pace: 1)
    try crowd.run(seconds: 2)
    crowd.forgetFigures()
    let start = monotonicNanoseconds()
    try replace(server, under: crowd)
    let end = monotonicNanoseconds()
    try crowd.run(seconds: 2)
    try crowd.rest(within: 30)
    try crowd.tapTogether(within: 30)
    return RollingRestart(
      sessions: sessions, seconds: Double(end - start) / 1e9, returns: crowd.returns,
      resets: crowd.resets, refused: crowd.refused, differences: crowd.differences(),
      taps: crowd.applied, longestPause: Double(crowd.longestPause) / 1e9)
  }

  private static func replace(_ server: OwnServer, under crowd: Crowd) throws(BenchError) {
    let former = Set(server.workers)
    var askedAt: UInt64 = 0
    server.replaceWorkers()
    try crowd.turn(until: "the workers \(former.sorted()) are replaced", within: 60) {
      // Reading /proc at every turn would cost more than the sessions.
      let now = monotonicNanoseconds()
      guard now - askedAt > 50_000_000 else { return false }
      askedAt = now
      let workers = server.workers
      return workers.count == former.count && former.isDisjoint(with: workers)
    }
  }

  var figures: [DurableFigure] {
    let name = "Rolling restart, \(sessions) sessions"
    return [
      .init("\(name): sessions reset", Double(resets), "", atMost: 0),
      .init("\(name): taps lost or doubled, of \(taps)", Double(differences.count), "", atMost: 0),
      .init("\(name): commands refused", Double(refused), "", atMost: 0),
      .init("\(name): connections that came back", Double(returns), ""),
      .init("\(name): until the last old worker was gone", seconds, "s"),
      .init("\(name): longest pause of a client", longestPause, "s"),
    ]
  }
}
