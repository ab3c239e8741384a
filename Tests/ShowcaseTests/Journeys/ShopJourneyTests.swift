import Foundation
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Showcase

struct ShopJourneyTests {
  @Test func `a visit to the shop, in process`() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("shop-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let app = InProcessApp(ShowcaseApp(dataFolder: folder))
    try await ShopJourney(driver: app.open("/products")).take()
  }

  @Test func `a visit to the shop, over a socket`() async throws {
    let server = try await ServedShowcase()
    let driver = try await ScreenDriver.connect(to: server.endpoint, url: "/products")
    try await ShopJourney(driver: driver).take()
  }

  @Test func `a visit to the shop whose socket is lost on the way`() async throws {
    let server = try await ServedShowcase()
    let driver = try await ScreenDriver.connect(to: server.endpoint, url: "/products")
    try await driver.waitFor("Keyboard")
    try await driver.tap("Mouse")
    try await driver.tap("Add to Cart")
    try await driver.reconnect(over: SocketTransport.connect(to: server.endpoint))
    #expect(driver.welcome?.resumed == true)
    #expect(driver.document.title == "Mouse")
    #expect(driver.document.nodes.contains { $0["badge"]?.string == "1" })
  }

  @Test func `fifty sessions at once, and none sees another's screen`() async throws {
    let server = try await ServedShowcase()
    let endpoint = server.endpoint
    let visits = (0..<50).map { number in
      Task { try await Wanderer(number: number).wander(endpoint) }
    }
    var tokens: Set<String> = []
    for visit in visits { tokens.insert(try await visit.value) }
    #expect(tokens.count == 50)
  }
}

/// One of many visitors, each of whom goes another way and looks at every step for what is their own.
///
/// The patched document is compared with the session's at the end only, so that fifty of them are quick.
struct Wanderer {
  let number: Int

  /// Wanders, and returns the token of the session, which is nobody else's.
  func wander(_ endpoint: SocketEndpoint) async throws -> String {
    let ways = [count, buy, search, chooseAGift, lookAtADeal]
    let starts = [
      "/counter", "/products/mouse", "/products", "/products/picker", "/products/deals",
    ]
    let way = number % ways.count
    let driver = try await ScreenDriver.connect(to: endpoint, url: starts[way])
    driver.checksEveryStep = false
    try await ways[way](driver)
    try await driver.check()
    return driver.resumeToken
  }

  private func count(_ driver: ScreenDriver) async throws {
    for step in 1...(number + 2) {
      try await driver.tap("Increment")
      #expect(driver.sees("Count: \(step)"))
    }
  }

  private func buy(_ driver: ScreenDriver) async throws {
    try await driver.waitFor("Add to Cart")
    for count in 1...(number / 5 + 1) {
      try await driver.tap("Add to Cart")
      #expect(badges(driver).allSatisfy { $0 == "\(count)" })
      #expect(!badges(driver).isEmpty)
    }
    try await driver.tap("Cart")
    try await driver.waitFor("Quantity: \(number / 5 + 1)")
  }

  private func search(_ driver: ScreenDriver) async throws {
    try await driver.waitFor("Keyboard")
    for length in 1...3 {
      let text = String(repeating: "\(number)", count: length)
      try await driver.type(text)
      #expect(driver.document.first { $0.type == "searchField" }?["value"]?.string == text)
    }
    try await driver.waitFor("No Results for “\(number)\(number)\(number)”")
    #expect(badges(driver).isEmpty)
  }

  private func chooseAGift(_ driver: ScreenDriver) async throws {
    let gifts = ["Keyboard", "Mouse", "Trackball", "Trackpad", "Number Pad", "Macro Pad"]
    let gift = gifts[number % gifts.count]
    try await driver.waitFor(gift)
    try await driver.tap(gift)
    try await driver.tap("Cart")
    try await driver.waitFor("Remove Gift")
    #expect(gifts.filter(driver.sees) == [gift])
  }

  private func lookAtADeal(_ driver: ScreenDriver) async throws {
    let deals = [
      ("Monitor", "$382.50"), ("Headphones", "$239.20"), ("Espresso Machine", "$809.10"),
    ]
    let (name, price) = deals[number % deals.count]
    try await driver.waitFor(name)
    try await driver.tap(name)
    #expect(driver.document.title == name)
    #expect(driver.sees(price))
    #expect(badges(driver).isEmpty)
  }

  private func badges(_ driver: ScreenDriver) -> [String] {
    driver.document.nodes.compactMap { $0["badge"]?.string }
  }
}
