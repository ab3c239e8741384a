import ScreenDocument
import Testing
import WheelhouseTesting

/// A visit to an edition of the library: columns, tabs, marks, search, settings, and less room.
struct LibraryJourney {
  let driver: ScreenDriver

  func take() async throws {
    try await driver.waitFor("Atlas of Tides")
    try await mark()
    try await search()
    try await set()
    try await withLessRoom()
  }

  private func mark() async throws {
    try await driver.tap("Atlas of Tides")
    #expect(driver.sees("Every harbour, hour by hour."))
    try await select("Options")
    try await driver.toggle("Favourite", to: true)
    try await driver.type("Lent to Ben", into: "Note")
    try await select("Overview")
    #expect(driver.sees("Lent to Ben"))
    try await select("Details")
  }

  private func search() async throws {
    try await driver.type("engine", into: "Title or author")
    #expect(driver.sees("The Quiet Engine"))
    try await driver.type("", into: "Title or author")
    try await driver.tap("Category 2")
    #expect(driver.sees("No Item"))
    try await driver.tap("Alpine Passes")
  }

  private func set() async throws {
    try await driver.tap("Settings")
    try await driver.slide("Font Size", to: 20)
    try await driver.increment("Size: 20")
    try await driver.toggle("Enable", to: false)
  }

  private func withLessRoom() async throws {
    try await driver.resize(to: .compact)
    try await driver.back()
    try await driver.tap("Category 1")
    try await driver.tap("Atlas of Tides")
    try await driver.back()
    try await driver.resize(to: .regular)
    try await driver.tap("Settings")
    #expect(driver.sees("Size: 21") || driver.sees("Size: 14"))
  }

  private func select(_ tab: String) async throws {
    let node = try #require(driver.document.first { $0.type == "tab" && $0.text == tab })
    try await driver.perform(.select, on: node)
  }
}
