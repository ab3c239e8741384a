import ScreenDocument
import Testing
import WheelhouseTesting

/// A visit to the routers' app: every placement, the gate with a link that waits, and unsaved work.
struct RoutingJourney {
  let driver: ScreenDriver

  func take() async throws {
    try await placeEverywhere()
    try await passTheGate()
    try await edit()
    try await leave()
  }

  private func placeEverywhere() async throws {
    try await driver.tap("Windmill")
    try await driver.back()
    try await driver.open("/routing/settings")
    for placement in ["Tab", "Modal", "Stack"] {
      try await driver.choose(placement, from: "Detail")
      try await driver.open("/routing/items/harbour")
      #expect(driver.document.url == "/routing/items/harbour")
      try await driver.open("/routing/settings")
    }
  }

  private func passTheGate() async throws {
    try await driver.open("/routing/account")
    #expect(driver.document.url == "/routing/login")
    try await driver.type("Ada", into: "Name")
    try await driver.tap("Log In")
    #expect(driver.document.url == "/routing/account")
    try await driver.open("/routing/messages")
    try await driver.tap("Ben")
    #expect(driver.document.url == "/routing/items/harbour")
  }

  private func edit() async throws {
    try await driver.open("/routing/items/harbour/edit")
    try await driver.type("Closed in winter", into: "Notes")
    try await driver.select(tab: "Messages")
    #expect(driver.sees("Discard changes?"))
    try await driver.answer("Keep Editing")
    try await driver.open("/counter")
    #expect(driver.sees("Discard changes?"))
    try await driver.answer("Keep Editing")
    try await driver.tap("Save")
    #expect(driver.sees("Closed in winter"))
  }

  private func leave() async throws {
    try await driver.open("/routing/settings")
    try await driver.tap("Sign Out")
    try await driver.answer("Cancel")
    try await driver.tap("Sign Out")
    try await driver.answer("Sign Out")
    #expect(driver.sees("Sign In"))
    try await driver.open("/routing/items/nowhere")
    try await driver.open("/counter")
    try await driver.tap("Increment")
  }
}
