import ScreenDocument
import Testing
import WheelhouseTesting

/// A visit to the shop, the same on every road: here in process and over a socket, and step by step
/// the same in Chromium (Tests/browser/test_journey.py).
struct ShopJourney {
  let driver: ScreenDriver

  func take() async throws {
    try await findAndBuy()
    try await buyMore()
    try await chooseAGift()
    try await settle()
    try await followALink()
  }

  private func findAndBuy() async throws {
    try await driver.waitFor("Keyboard")
    try await driver.type("split")
    #expect(!driver.sees("Trackball"))
    try await driver.tap("Split Keyboard")
    #expect(driver.document.title == "Split Keyboard")
    #expect(driver.document.url == "/products/split-keyboard")
    try await driver.tap("Add to Cart")
    try await driver.back()
    #expect(driver.document.title == "Products")
    #expect(!driver.sees("Trackball"))
    try await driver.type("")
  }

  private func buyMore() async throws {
    try await driver.tap("Quick Add")
    try await driver.waitFor("Mouse")
    try await driver.tap("Mouse")
    try await driver.tap("Monitor")
    #expect(driver.document.nodes.compactMap { $0["badge"]?.string }.last == "3")
    try await driver.back()
  }

  private func chooseAGift() async throws {
    try await driver.tap("Choose a Gift")
    try await driver.waitFor("Trackpad")
    #expect(driver.document.url == "/products/picker")
    let covered = try await driver.refusal {
      try await driver.perform(.tap, on: #require(driver.document.first { $0.text == "Cart" }))
    }
    #expect(covered.code == .covered)
    try await driver.tap("Trackpad")
    #expect(driver.document.presentations.isEmpty)
  }

  private func settle() async throws {
    try await driver.tap("Cart")
    try await driver.waitFor("Total")
    try await driver.increment("Quantity of Mouse")
    try await driver.delete("Monitor")
    try await driver.move("Mouse", to: 0)
    #expect(driver.sees("$558"))
    #expect(driver.screen().contains("Haptic glass"))
  }

  private func followALink() async throws {
    try await driver.open("/products/keyboard")
    try await driver.waitFor("Hot-swappable")
    #expect(driver.document.title == "Keyboard")
    let unknown = try await driver.refusal { try await driver.open("/products/key/board") }
    #expect(unknown.code == .unknownURL)
    try await driver.back()
    #expect(driver.document.title == "Products")
    let root = try await driver.refusal { try await driver.back() }
    #expect(root.code == .nothingToPop)
  }
}
