import ScreenDocument
import Testing
import Wheelhouse
import WheelhouseTesting

@testable import Showcase

struct ProductsJourneyTests {
  private let repository = InMemoryProductsRepository.shop()
  private let app: InProcessApp

  init() { app = InProcessApp(ShowcaseApp(products: repository)) }

  private func open(_ url: String = "/products", sees text: String = "Keyboard") async throws
    -> ScreenDriver
  {
    let driver = try await app.open(url)
    try await driver.waitFor(text)
    return driver
  }

  @Test func `point 1: a list of title, subtitle and price, and a detail`() async throws {
    let driver = try await open()
    for text in ["Keyboard", "Mechanical", "$120"] { #expect(driver.sees(text)) }
    try await driver.tap("Keyboard")
    #expect(driver.document.title == "Keyboard")
    for text in ["$120", "All about the Keyboard.", "Add to Cart", "In stock"] {
      #expect(driver.sees(text))
    }
    try await driver.back()
    #expect(driver.document.title == "Products")
    #expect(driver.document.url == "/products")
  }

  @Test func `point 8: selecting pushes a detail`() async throws {
    let driver = try await open()
    try await driver.tap("Mouse")
    #expect(driver.document.url == "/products/mouse")
  }

  @Test func `point 8: selecting in the sheet chooses the gift and closes it`() async throws {
    let driver = try await open()
    try await driver.tap("Choose a Gift")
    #expect(driver.document.url == "/products/picker")
    #expect(driver.document.presentations.map(\.kind) == ["sheet"])
    try await driver.waitFor("Mouse")
    try await driver.tap("Mouse")
    #expect(driver.document.presentations.isEmpty)
    #expect(driver.document.url == "/products")
    try await driver.tap("Cart")
    try await driver.waitFor("Remove Gift")
    #expect(driver.sees("Mouse"))
  }

  @Test func `the menu of the gift leads to another one, and takes it away`() async throws {
    let driver = try await open()
    try await driver.tap("Choose a Gift")
    try await driver.waitFor("Mouse")
    try await driver.tap("Mouse")
    try await driver.tap("Cart")
    try await driver.waitFor("Choose Another")
    try await driver.tap("Choose Another")
    try await driver.waitFor("Keyboard")
    try await driver.tap("Keyboard")
    try await driver.waitFor("Remove Gift")
    #expect(driver.sees("Keyboard"))
    #expect(!driver.sees("Mouse"))
    try await driver.tap("Remove")
    #expect(driver.sees("Your Cart Is Empty"))
  }

  @Test func `point 8: selecting in Quick Add fills the cart, and the badge counts`() async throws {
    let driver = try await open()
    try await driver.tap("Quick Add")
    try await driver.waitFor("Mouse")
    try await driver.tap("Mouse")
    try await driver.tap("Keyboard")
    try await driver.tap("Mouse")
    #expect(driver.document.url == "/products/quick-add")
    #expect(badges(driver) == ["3", "3"])
  }

  @Test func `point 9: detail by value asks the repository nothing`() async throws {
    let driver = try await open()
    await repository.fail(with: .unavailable("gone"))
    try await driver.tap("Keyboard")
    #expect(driver.sees("All about the Keyboard."))
    #expect(await repository.requests == ["products"])
  }

  @Test func `point 10: detail by id loads for itself, whatever the list holds`() async throws {
    let driver = try await open("/products/mouse", sees: "All about the Mouse.")
    #expect(driver.document.title == "Mouse")
    #expect(await repository.requests.contains("product mouse"))
    let newer = Product.sample("mouse", "Mouse", "Silent", dollars: 95)
    await repository.replace(newer)
    try await driver.refresh()
    try await driver.waitFor("Silent")
    try await driver.back()
    try await driver.waitFor("Keyboard")
  }

  @Test func `point 10: a product that is not there says so, and can be tried again`() async throws
  {
    let driver = try await open("/products/lamp", sees: "No Such Product")
    let asked = await repository.requests.filter { $0 == "product lamp" }.count
    try await driver.tap("Try Again")
    try await driver.waitFor("No Such Product")
    while await repository.requests.filter({ $0 == "product lamp" }).count == asked {
      await Task.yield()
    }
    try await driver.back()
    try await driver.waitFor("Keyboard")
  }

  @Test func `point 10: a detail by id comes back after the process is gone`() async throws {
    let driver = try await open("/products/mouse", sees: "All about the Mouse.")
    try await comesBack(driver, sees: "All about the Mouse.")
  }

  @Test func `point 11: a deal is shown from state, and comes back as well`() async throws {
    let driver = try await open()
    try await driver.tap("Deals")
    try await driver.waitFor("15% off")
    try await driver.tap("Monitor")
    #expect(driver.sees("$382.50"))
    #expect(driver.sees("$450"))
    try await comesBack(driver, sees: "$382.50")
    try await driver.back()
    #expect(driver.document.url == "/products/deals")
    try await driver.tap("Monitor")
    #expect(driver.document.title == "Monitor")
    try await driver.open("/products/deals")
    #expect(driver.document.title == "Deals")
  }

  @Test func `a deal that is put into the cart costs there what it costs on its own screen`()
    async throws
  {
    let driver = try await open("/products/deals", sees: "15% off")
    try await driver.tap("Monitor")
    try await driver.tap("Add to Cart")
    try await driver.tap("Cart")
    try await driver.waitFor("Total")
    let cart = driver.document.nodes.last { $0.type == "screen" }
    let prices = cart?.nodes.compactMap(\.text).filter { $0.contains("$") } ?? []
    #expect(prices.count == 3 && prices.allSatisfy { $0.hasSuffix("$382.50") })
  }

  @Test func `point 15: coming back finds the same rows, and nothing is loaded again`() async throws
  {
    let driver = try await open()
    let rows = ids(of: driver)
    try await driver.tap("Keyboard")
    try await driver.back()
    #expect(ids(of: driver) == rows)
    #expect(await repository.requests == ["products"])
  }

  @Test func `point 15: going and coming evaluates neither the list nor the root`() async throws {
    let transport = app.connect()
    let driver = try await ScreenDriver(transport, Hello(url: "/products"))
    try await driver.waitFor("Keyboard")
    let session = try #require(transport.session)
    let before = session.graph.evaluations
    try await driver.tap("Keyboard")
    let pushed = session.graph.evaluations
    #expect(pushed - before == 3)
    try await driver.tap("Add to Cart")
    let added = session.graph.evaluations
    #expect(added - pushed == 2)
    try await driver.back()
    #expect(session.graph.evaluations == added)
  }

  @Test func `typing in the search evaluates the list and no row`() async throws {
    let transport = app.connect()
    let driver = try await ScreenDriver(transport, Hello(url: "/products"))
    try await driver.waitFor("Keyboard")
    let session = try #require(transport.session)
    let before = session.graph.evaluations
    try await driver.type("mo")
    #expect(session.graph.evaluations - before == 2)
    #expect(!driver.sees("Mechanical"))
    #expect(driver.sees("Monitor"))
    try await driver.type("zzz")
    #expect(driver.sees("No Results for “zzz”"))
    try await driver.type("")
    #expect(driver.sees("Keyboard"))
  }

  @Test func `what was typed outlives the process, and the rows still follow it`() async throws {
    let driver = try await open()
    try await driver.type("4k")
    try await comesBack(driver, sees: "Monitor")
    #expect(!driver.sees("Keyboard"))
  }

  @Test func `point 19: the cart is edited, moved and deleted, and leads to the product`()
    async throws
  {
    let driver = try await cart(of: ["Keyboard", "Mouse"])
    try await driver.increment("Quantity of Keyboard")
    #expect(driver.sees("$320"))
    try await driver.move("Mouse", to: 0)
    try await driver.delete("Keyboard")
    #expect(!driver.sees("Keyboard"))
    try await comesBack(driver, sees: "Summary")
    await repository.replace(.sample("mouse", "Mouse", "Silent", dollars: 95))
    try await driver.tap("Mouse")
    #expect(driver.document.url == "/products/mouse")
  }

  @Test func `point 19: the cart shows products as they are when it opens`() async throws {
    let driver = try await open()
    try await driver.tap("Mouse")
    try await driver.tap("Add to Cart")
    await repository.replace(.sample("mouse", "Mouse", "Silent", dollars: 95))
    try await driver.tap("Cart")
    try await driver.waitFor("Silent · $95")
    try await driver.tap("Mouse")
    #expect(driver.sees("$95"))
  }

  @Test func `an empty cart says so and leads to the products`() async throws {
    let driver = try await open("/products/cart", sees: "Your Cart Is Empty")
    try await driver.tap("Add Products")
    #expect(driver.document.url == "/products/quick-add")
  }

  @Test func `a catalogue that cannot be read says so, and trying again brings it`() async throws {
    await repository.fail(with: .unavailable("gone"))
    let driver = try await open(sees: "The Shop Is Closed for a Moment")
    await repository.fail(with: nil)
    try await driver.tap("Try Again")
    try await driver.waitFor("Keyboard")
  }

  @Test func `the picker has a URL, is left without a choice, and comes back`() async throws {
    let driver = try await open("/products/picker", sees: "Keyboard")
    #expect(driver.document.presentations.count == 1)
    try await comesBack(driver, sees: "Keyboard")
    try await driver.tap("Cancel")
    #expect(driver.document.url == "/products")
  }

  @Test func `what is sold out cannot be added`() async throws {
    await repository.replace(.sample("mouse", "Mouse", "Wireless", dollars: 80, stock: 0))
    let driver = try await open("/products/mouse", sees: "Sold out")
    let refusal = try await driver.refusal { try await driver.tap("Add to Cart") }
    #expect(refusal.code == .disabled)
  }
}

// Steps and looks.
extension ProductsJourneyTests {
  private func cart(of names: [String]) async throws -> ScreenDriver {
    let driver = try await open()
    try await driver.tap("Quick Add")
    try await driver.waitFor("Keyboard")
    for name in names { try await driver.tap(name) }
    try await driver.tap("Cart")
    try await driver.waitFor("Summary")
    return driver
  }

  /// Ends the process and comes back to the same document once everything is loaded again.
  private func comesBack(_ driver: ScreenDriver, sees text: String) async throws {
    let before = driver.screen()
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    try await driver.waitFor(text)
    for _ in 0..<200 where driver.screen() != before {
      try await Task.sleep(for: .milliseconds(5))
      try await driver.check()
    }
    #expect(driver.screen() == before)
  }

  private func badges(_ driver: ScreenDriver) -> [String] {
    driver.document.nodes.compactMap { $0["badge"]?.string }
  }

  private func ids(of driver: ScreenDriver) -> [String] {
    driver.document.nodes.filter { $0.type == "button" }.compactMap(\.id)
  }
}
