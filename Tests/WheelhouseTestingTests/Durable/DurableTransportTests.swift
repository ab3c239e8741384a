import ScreenDocument
import Testing
import WheelhouseTesting

/// A client that comes back by itself, on a server that is well.
@Suite struct DurableTransportTests {
  @Test func `nobody above notices that the connection is lost between two taps`() async throws {
    let server = try await ServerProcess("counter-example", arguments: ["--web", "web"])
    let line = DurableTransport(to: server.endpoint, seed: 1, shortest: .milliseconds(10))
    let driver = try await ScreenDriver(line, Hello(url: "/counter"))
    for count in 1...5 {
      try await driver.tap("Increment")
      #expect(driver.sees("Count: \(count)"))
      line.cut()
    }
    try await driver.check()
    #expect(line.returns == 5)
    #expect(line.longestPause >= .milliseconds(5) && line.longestPause < .seconds(5))
  }

  @Test func `commands that were on their way when the line was cut are applied once`() async throws
  {
    let server = try await ServerProcess("counter-example", arguments: ["--web", "web"])
    let line = DurableTransport(to: server.endpoint, seed: 2, shortest: .milliseconds(10))
    let driver = try await ScreenDriver(line, Hello(url: "/counter"))
    let button = try #require(driver.document.first { $0.text == "Increment" }?.id)
    let tap = Command.Wish.action(target: CommandTarget(button), name: .tap, value: nil)
    for round in 1...5 {
      let cut = Task { line.cut() }
      let outcomes = try await driver.send(together: Array(repeating: tap, count: 4))
      await cut.value
      #expect(outcomes.allSatisfy { $0.refusal == nil })
      #expect(driver.sees("Count: \(round * 4)"))
    }
  }

  @Test func `a file is handed in on a line that is cut before and after`() async throws {
    let server = try await ServerProcess("journey-fixture", arguments: ["--web", "web"])
    let line = DurableTransport(to: server.endpoint, seed: 4, shortest: .milliseconds(10))
    let driver = try await ScreenDriver(line)
    try await driver.tap("Recipe")
    line.cut()
    try await driver.chooseFiles([("tea.txt", Array(repeating: 0x61, count: 300_000))])
    line.cut()
    try await driver.check()
    #expect(driver.screen().contains("text \"tea.txt: aaa"))
  }

  @Test func `a server that is gone for good is an error in time`() async throws {
    let line = DurableTransport(to: SocketEndpoint(port: 1), seed: 3)
    let start = ContinuousClock.now
    _ = try await line.send(ClientMessage.hello(Hello()).json.description)
    #expect(try await line.receive(timeout: .milliseconds(300)) == nil)
    #expect(start.duration(to: .now) < .seconds(5))
  }
}
