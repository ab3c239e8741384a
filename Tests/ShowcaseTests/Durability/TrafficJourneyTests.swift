import Testing
import Wheelhouse
import WheelhouseTesting

@testable import Showcase

/// A way through every app over a line that cuts, delays, doubles and reorders.
@Suite struct TrafficJourneyTests {
  private let seed = SplitMix64.seed(of: "TrafficJourneyTests")

  @Test func `a journey over a bad line ends where it ends over a good one`() async throws {
    let server = try await ServedShowcase(arguments: ["--commands-per-second", "0"])
    let expected = try await AppJourney.endings(on: server.endpoint)
    var faults = TrafficFaults.rough
    faults.bytesBetweenCuts = 12_000
    let proxy = try TrafficProxy(to: server.endpoint, seed: seed, faults)
    let travels = Travels()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (number, journey) in AppJourney.allCases.enumerated() {
        group.addTask {
          try await take(journey, UInt64(number), server, proxy, expected[journey], travels)
        }
      }
      try await group.waitForAll()
    }
    print("TrafficJourneyTests: \(travels.returns) returns, \(proxy.report)")
    #expect(travels.count == AppJourney.allCases.count && travels.returns > 2)
    #expect(proxy.report.duplicates > 2 && proxy.report.cuts > 2)
  }

  private func take(
    _ journey: AppJourney, _ number: UInt64, _ server: ServedShowcase, _ proxy: TrafficProxy,
    _ ending: String?, _ travels: Travels
  ) async throws {
    let line = DurableTransport(
      to: proxy.endpoint, seed: seed &+ number, shortest: .milliseconds(20))
    line.silence = .seconds(3)
    try await journey.take(
      over: line, ConsentBrowser(server.endpoint), name: "Rough", goals: 4, expecting: ending)
    travels.note(line, nil)
  }
}
