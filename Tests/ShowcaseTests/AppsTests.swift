import ScreenDocument
import Testing
import Wheelhouse
import WheelhouseTesting

@testable import Showcase

struct AppsTests {
  private let app = InProcessApp(ShowcaseApp(products: InMemoryProductsRepository.shop()))

  @Test func `home lists the apps, and each of them opens`() async throws {
    let home = try await app.open("/")
    let paths = home.document.nodes.filter { $0.type == "link" }.compactMap { $0["url"]?.string }
    #expect(
      paths == ["/products", "/matches", "/library", "/focus", "/routing", "/counter"])
    try await home.tap("Counter")
    #expect(home.document.title == "Counter")
    try await home.open("/")
    try await home.tap("Products")
    try await home.waitFor("Keyboard")
  }

  @Test func `the counter counts`() async throws {
    let counter = try await app.open("/counter")
    #expect(counter.sees("Count: 0"))
    try await counter.tap("Increment")
    try await counter.tap("Increment")
    try await counter.tap("Decrement")
    #expect(counter.sees("Count: 1"))
  }

  @Test func `the bench list has twenty rows`() async throws {
    let rows = try await app.open("/bench/rows")
    #expect(rows.document.url == "/bench/rows")
    #expect(rows.document.nodes.filter { $0.type == "button" }.count == 20)
    try await rows.tap("Row 7")
    #expect(rows.document.title == "Row 7")
  }
}
