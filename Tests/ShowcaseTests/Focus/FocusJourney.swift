import ScreenDocument
import Testing
import Wheelhouse
import WheelhouseTesting

@testable import Showcase

/// A visit to Focus, the same on every road: with a browser beside it at the authorization server.
struct FocusJourney {
  let driver: ScreenDriver
  let browser: ConsentBrowser
  /// What has to live as long as the visit.
  var server: ServedShowcase?

  func take() async throws {
    try await connect()
    try await choose()
    try await play()
    try await leave()
  }

  /// Asks for access and decides on the page that opens.
  func connect(
    _ decision: String = "allow", scopes: [String] = ["playlist-read-private", "streaming"]
  )
    async throws
  {
    try await driver.waitFor("Connect Tunebox")
    try await driver.tap("Connect Tunebox")
    let page = try #require(driver.takeEffects().last)
    #expect(driver.sees("Waiting for your decision"))
    try await browser.finish(decision, at: page, scopes: scopes)
  }

  private func choose() async throws {
    try await driver.waitFor("Deep Work")
    #expect(driver.document.url == "/focus/playlists")
    try await driver.tap("Deep Work")
    try await driver.waitFor("minutes")
    #expect(driver.document.url == "/focus/playlists/deep-work")
    #expect(driver.document.title == "Focus Playlist")
  }

  private func play() async throws {
    try await driver.tap("Play")
    let sheet = try #require(driver.document.presentations.first)
    #expect(sheet.kind == "sheet")
    #expect(sheet.value["detents"]?.array?.compactMap(\.string) == ["medium"])
    try await driver.tap("Check Again")
    #expect(
      driver.document.banners.map(\.text) == [
        "No player is open yet. Open it, then check again."
      ])
    try await driver.tap("Open the Player")
    let player = try #require(driver.takeEffects().last)
    #expect(driver.document.presentations.isEmpty)
    #expect(try await browser.get(player).status == 200)
    try await driver.tap("Play")
    #expect(driver.document.presentations.isEmpty)
    #expect(driver.sees("Playing “"))
    try await driver.tap("Open in the Player")
    #expect(driver.takeEffects().last?.hasSuffix("playlist=deep-work") == true)
  }

  private func leave() async throws {
    try await driver.back()
    #expect(driver.document.url == "/focus/playlists")
    try await driver.tap("Disconnect")
    try await driver.waitFor("is disconnected")
    try await driver.waitFor("Connect Tunebox")
    #expect(driver.document.url == "/focus")
  }
}
