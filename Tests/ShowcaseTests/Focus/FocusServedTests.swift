import ScreenDocument
import Testing
import Wheelhouse
import WheelhouseTesting

@testable import Showcase

/// Point 72 against the real server: every request and every answer goes over TCP.
struct FocusServedTests {
  private func visit(
    _ server: ServedShowcase, layout: ScreenDocument.Layout = .compact
  ) async throws -> FocusJourney {
    let driver = try await ScreenDriver.connect(
      to: server.endpoint, url: "/focus", layout: layout)
    return FocusJourney(driver: driver, browser: ConsentBrowser(server.endpoint), server: server)
  }

  @Test func `point 72: consent leads to the playlists, and the whole visit goes over sockets`()
    async throws
  {
    let server = try await ServedShowcase()
    try await visit(server).take()
  }

  @Test func `point 72: denial is told where it was asked for`() async throws {
    let server = try await ServedShowcase()
    let journey = try await visit(server)
    try await journey.connect("deny")
    try await journey.driver.waitFor("access was denied")
    #expect(journey.driver.sees("Connect Tunebox"))
    #expect(!journey.driver.sees("Waiting for your decision"))
  }

  @Test func `point 72: access that expires is renewed without a word, as long as it can be`()
    async throws
  {
    let server = try await ServedShowcase(environment: [
      "FOCUS_TOKEN_SECONDS": "1", "FOCUS_REFRESH_SECONDS": "3600",
    ])
    let journey = try await visit(server)
    try await journey.connect()
    try await journey.driver.waitFor("Deep Work")
    try await Task.sleep(for: .seconds(2.5))
    try await journey.driver.check()
    #expect(journey.driver.document.url == "/focus/playlists")
    #expect(journey.driver.document.banners.isEmpty)
  }

  @Test func `point 72: access that cannot be renewed is lost, from wherever one is`() async throws
  {
    let server = try await ServedShowcase(environment: [
      "FOCUS_TOKEN_SECONDS": "10", "FOCUS_REFRESH_SECONDS": "1",
    ])
    let journey = try await visit(server)
    try await journey.connect()
    try await journey.driver.waitFor("Deep Work")
    try await journey.driver.tap("Deep Work")
    try await journey.driver.waitFor("minutes")
    try await journey.driver.tap("Play")
    #expect(journey.driver.document.presentations.count == 1)
    try await journey.driver.waitFor("The access to Tunebox has ended")
    #expect(journey.driver.document.presentations.isEmpty)
    #expect(journey.driver.document.url == "/focus")
    #expect(server.log.contains("request_refused"))
  }

  @Test func `point 72: disconnecting revokes, and leads to the service selection with a banner`()
    async throws
  {
    let server = try await ServedShowcase()
    let journey = try await visit(server)
    try await journey.connect()
    try await journey.driver.waitFor("Deep Work")
    try await journey.driver.tap("Disconnect")
    try await journey.driver.waitFor("Tunebox is disconnected")
    #expect(journey.driver.document.url == "/focus")
  }

  @Test func `point 72: a forged callback is refused and logged, without what it carried`()
    async throws
  {
    let server = try await ServedShowcase()
    let journey = try await visit(server)
    try await journey.driver.waitFor("Connect Tunebox")
    try await journey.driver.tap("Connect Tunebox")
    let state = OpenSSLSecrets().next()
    let answer = try await journey.browser.get(
      "http://focus/focus/callback?code=stolen&state=\(state)")
    #expect(answer.status == 400)
    try await journey.driver.check()
    #expect(journey.driver.sees("Waiting for your decision"))
    #expect(server.log.contains("reason=\"callback with unknown state\""))
    #expect(!server.log.contains("stolen"))
    #expect(!server.log.contains(state))
  }

  @Test func `point 72: a replayed callback is refused and logged`() async throws {
    let server = try await ServedShowcase()
    let journey = try await visit(server)
    try await journey.driver.waitFor("Connect Tunebox")
    try await journey.driver.tap("Connect Tunebox")
    let page = try #require(journey.driver.takeEffects().last)
    let callback = try await journey.browser.decide("allow", at: page)
    #expect(try await journey.browser.get(callback).status == 200)
    try await journey.driver.waitFor("Deep Work")
    #expect(try await journey.browser.get(callback).status == 400)
    #expect(server.log.contains("reason=\"callback with replayed\""))
    try await journey.driver.check()
    #expect(journey.driver.document.url == "/focus/playlists")
  }

  @Test func `the consent page runs no script, is in no frame, and sends forms nowhere else`()
    async throws
  {
    let server = try await ServedShowcase()
    let journey = try await visit(server)
    try await journey.driver.waitFor("Connect Tunebox")
    try await journey.driver.tap("Connect Tunebox")
    let url = try #require(journey.driver.takeEffects().last)
    let page = try await journey.browser.get(url)
    let policy = try #require(page.header("Content-Security-Policy"))
    #expect(policy.contains("default-src 'none'"))
    #expect(policy.contains("frame-ancestors 'none'"))
    #expect(policy.contains("form-action 'self' http://127.0.0.1:\(server.endpoint.port);"))
    #expect(page.header("Cache-Control") == "no-store")
    let foreign = try await journey.browser.fetch(
      HTTPRequest(
        "/oauth/authorize",
        form: FormFields(["ticket": try journey.browser.ticket(page), "decision": "allow"]),
        headers: ["origin": "https://evil.test"]))
    #expect(foreign.status == 400)
    #expect(try await journey.browser.get("http://focus/oauth/style.css").status == 200)
  }
}
