import Testing
import WheelhouseTesting

/// What an address is told that begins one session after the other.
struct SessionRateTests {
  @Test func `an address that began as many sessions as it may is turned away, its pages go on`()
    async throws
  {
    let showcase = try await DurableShowcase(
      workers: 1, ["--sessions-per-minute-per-address", "2"])
    func open() async throws -> ScreenDriver {
      try await ScreenDriver.connect(to: showcase.endpoint, url: "/counter")
    }
    let page = try await open()
    _ = try await open()
    let refusal = await #expect(throws: DriverError.self) { _ = try await open() }
    #expect(refusal?.description.contains("too_many_connections") == true)
    try await page.reconnect(over: SocketTransport.connect(to: showcase.endpoint))
    #expect(page.welcome?.resumed == true)
    try await page.check()
  }

  @Test func `a copy of a session counts as one that begins`() async throws {
    let showcase = try await DurableShowcase(
      workers: 1, ["--sessions-per-minute-per-address", "2"])
    let page = try await ScreenDriver.connect(to: showcase.endpoint, url: "/counter")
    let copy = try await page.fork(over: SocketTransport.connect(to: showcase.endpoint))
    try await copy.tap("Increment")
    let before = page.document
    let refusal = try await page.send(.fork).refusal
    #expect(refusal?.code == .rateLimited)
    #expect(page.document == before)
    try await page.tap("Increment")
    #expect(page.sees("Count: 1") && copy.sees("Count: 1"))
  }
}
