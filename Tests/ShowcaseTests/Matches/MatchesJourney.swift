import ScreenDocument
import Testing
import WheelhouseTesting

/// The longest way through Matches: a match with a new player is made, changed, and deleted.
struct MatchesJourney {
  let driver: ScreenDriver

  func take() async throws {
    try await make()
    try await seeRankings()
    try await changeItsMind()
    try await delete()
  }

  func choose(_ player: String, for button: String) async throws {
    try await driver.tap(button)
    try await driver.waitFor("New Player")
    try await driver.waitFor(player)
    try await driver.tap(player)
    try await driver.back()
  }

  private func make() async throws {
    try await driver.tap("Matches")
    try await driver.waitFor("2 : 1")
    try await driver.tap("New Match")
    #expect(driver.document.title == "New Match")
    try await driver.tap("Set Home Players")
    try await driver.waitFor("Ada")
    try await driver.tap("New Player")
    try await driver.type("Bea", into: "Player name")
    try await driver.tap("Save")
    try await driver.waitFor("Bea")
    try await driver.tap("Bea")
    try await driver.tap("Ada")
    #expect(driver.document.url == "/matches/new/players/home")
    try await driver.back()
    #expect(driver.sees("Bea, Ada"))
    try await choose("Dan", for: "Set Away Players")
    try await driver.increment("Home Goals: 0")
    try await driver.tap("Save")
    try await driver.waitFor("1 : 0")
  }

  private func seeRankings() async throws {
    try await driver.select(tab: "Rankings")
    try await driver.waitFor("Bea")
    #expect(driver.sees("10.00"))
    try await driver.select(tab: "Matches")
  }

  private func changeItsMind() async throws {
    try await driver.tap("Edit")
    try await driver.tap("1 : 0")
    try await driver.decrement("Home Goals: 1")
    try await driver.dismiss()
    #expect(driver.sees("Discard changes?"))
    try await driver.tap("Keep Editing")
    #expect(driver.sees("Home Goals: 0"))
    try await driver.tap("Cancel")
    try await driver.tap("Discard")
    #expect(driver.document.presentations.isEmpty)
  }

  private func delete() async throws {
    try await driver.tap("Delete", inRow: "1 : 0")
    try await driver.tap("Delete")
    try await driver.waitUntilGone("1 : 0")
  }
}
