import Glibc
import WheelhouseTesting

/// Very many sessions asleep behind their sockets, and then all of them are needed in the same moment.
struct ParkedCrowd {
  let sessions: Int
  let latency: Histogram
  let errors: Int

  /// - Parameter server: one with `--park-after 1`.
  static func measure(on server: OwnServer, sessions: Int) throws(BenchError) -> ParkedCrowd {
    let crowd = try Crowd(sessions, at: "/bench/rows", on: server.endpoint)
    try Parking.wait(for: crowd, on: server)
    crowd.forgetFigures()
    try crowd.tapTogether(within: 120)
    return ParkedCrowd(
      sessions: sessions, latency: crowd.latency,
      errors: crowd.refused + crowd.returns + crowd.resets)
  }

  var figures: [DurableFigure] {
    let name = "\(sessions) parked sessions woken at once"
    return [
      .init("\(name): errors", Double(errors), "", atMost: 0),
      .init("\(name): p50", latency.percentile(0.5) / 1e6, "ms"),
      .init("\(name): p99", latency.percentile(0.99) / 1e6, "ms"),
    ]
  }
}

/// How sessions are brought to sleep for a measurement.
enum Parking {
  static let settings = ["--park-after", "1"]

  /// Waits until the server says that every session of a crowd is parked, and has parked all of them.
  static func wait(for crowd: Crowd, on server: OwnServer) throws(BenchError) {
    var askedAt: UInt64 = 0
    var failure: BenchError?
    try crowd.turn(until: "all are parked", within: 30) {
      let now = monotonicNanoseconds()
      guard now - askedAt > 200_000_000 else { return false }
      askedAt = now
      do throws(BenchError) {
        return try server.parkedSessions == crowd.count
      } catch {
        failure = error
        return true
      }
    }
    if let failure { throw failure }
  }
}
