import ScreenDocument
import Testing
import WheelhouseTesting

/// A line that cuts, delays, tears, holds, doubles and reorders: what a client does still happens exactly
/// once and in order, and what it shows is what the session shows.
@Suite struct TrafficTests {
  private let seed = SplitMix64.seed(of: "TrafficTests")
  private let time = Duration.seconds(Int64(SplitMix64.number("WHEELHOUSE_TRAFFIC_SECONDS") ?? 4))

  private func served(_ product: String) async throws -> ServerProcess {
    try await ServerProcess(product, arguments: ["--web", "web", "--commands-per-second", "0"])
  }

  private func open(
    _ url: String, over proxy: TrafficProxy, _ number: UInt64
  ) async throws -> (ScreenDriver, DurableTransport) {
    let line = DurableTransport(
      to: proxy.endpoint, seed: seed &+ number, shortest: .milliseconds(10))
    line.silence = .seconds(2)
    return (try await ScreenDriver(line, Hello(url: url)), line)
  }

  @Test func `taps over a bad line are counted once each`() async throws {
    let server = try await served("counter-example")
    let proxy = try TrafficProxy(to: server.endpoint, seed: seed, .rough)
    let end = ContinuousClock.now + time
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<4 {
        group.addTask { try await count(UInt64(number), over: proxy, until: end) }
      }
      try await group.waitForAll()
    }
    print("TrafficTests: \(proxy.report)")
    #expect(proxy.report.cuts > 4)
    #expect(proxy.report.duplicates > 10 && proxy.report.swaps > 10)
    withExtendedLifetime(server) {}
  }

  private func count(
    _ number: UInt64, over proxy: TrafficProxy, until end: ContinuousClock.Instant
  ) async throws {
    var generator = SplitMix64(seed: seed &+ number)
    let (driver, line) = try await open("/counter", over: proxy, number)
    let button = try #require(driver.document.first { $0.text == "Increment" }?.id)
    let tap = Command.Wish.action(target: CommandTarget(button), name: .tap, value: nil)
    var total = 0
    while ContinuousClock.now < end || line.returns == 0 {
      let taps = 1 + generator.below(8)
      let outcomes = try await driver.send(together: Array(repeating: tap, count: taps))
      total += taps
      #expect(outcomes.allSatisfy { $0.refusal == nil }, "\(outcomes)")
      try #require(driver.sees("Count: \(total)"), "after \(total) taps:\n\(driver.screen())")
    }
  }

  @Test func `what is typed over a bad line arrives in order`() async throws {
    let server = try await served("journey-fixture")
    let proxy = try TrafficProxy(to: server.endpoint, seed: seed, .rough)
    let end = ContinuousClock.now + time
    var generator = SplitMix64(seed: seed &+ 100)
    let (driver, line) = try await open("/", over: proxy, 100)
    try await driver.tap("Order")
    let field = try #require(driver.document.first { $0.type == "textField" }?.id)
    while ContinuousClock.now < end || line.returns == 0 {
      let texts = (0...generator.below(8)).map { _ in "\(generator.below(1_000_000))" }
      let outcomes = try await driver.send(
        together: texts.map {
          .action(target: CommandTarget(field), name: .change, value: .string($0))
        })
      #expect(outcomes.allSatisfy { $0.refusal == nil }, "\(outcomes)")
      try #require(driver.sees("noted: \(texts.last ?? "")"), "\(texts)\n\(driver.screen())")
    }
    withExtendedLifetime(server) {}
  }

  @Test func `a direction that falls silent is given up, and the session goes on`() async throws {
    let server = try await served("counter-example")
    var faults = TrafficFaults()
    let proxy = try TrafficProxy(to: server.endpoint, seed: seed, faults)
    let (driver, line) = try await open("/counter", over: proxy, 200)
    line.silence = .milliseconds(200)
    try await driver.tap("Increment")
    faults.holds = 1
    faults.longestHold = .seconds(3600)
    proxy.set(faults)
    async let mended: Void = {
      try? await Task.sleep(for: .milliseconds(500))
      proxy.set(.none)
    }()
    try await driver.tap("Increment")
    await mended
    #expect(driver.sees("Count: 2"))
    #expect(line.returns >= 1)
    withExtendedLifetime(server) {}
  }
}
