import FoundationEssentials
import Observation
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

enum ShopLink: Hashable, Codable {
  case list
  case detail(String)
  case review(String, Int)
}

@Observable final class ShopFlow: Codable {
  var path: [ShopLink] = []

  init() {}

  enum CodingKeys: String, CodingKey { case _path = "path" }
}

let shopLinks = LinkTable<ShopLink>(
  LinkRule("/shop", .list),
  LinkRule("/shop/:id", { $0["id"].map { .detail($0) } }) {
    if case .detail(let id) = $0 { ["id": id] } else { nil }
  },
  LinkRule(
    "/shop/:id/reviews/:number",
    { parameters in
      guard let id = parameters["id"], let number = parameters["number"].flatMap({ Int($0) }) else {
        return nil
      }
      return .review(id, number)
    },
    { if case .review(let id, let number) = $0 { ["id": id, "number": "\(number)"] } else { nil } })
)

struct ShopView: View {
  @State private var flow = ShopFlow()
  @Environment(\.openURL) private var openURL
  var body: some View {
    ShopStack(flow: flow)
      .onOpenURL(shopLinks) { link in flow.path = link == .list ? [] : [link] }
      .navigationURL(shopLinks.url(for: flow.path.last ?? .list))
  }
}

struct ShopStack: View {
  @Bindable var flow: ShopFlow
  @Environment(\.openURL) private var openURL
  var body: some View {
    NavigationStack(path: $flow.path) {
      VStack {
        NavigationLink("Lamp", value: ShopLink.detail("lamp"))
        Button("Outside") { openURL("https://example.org") }
        Button("Chair") { openURL("/shop/chair") }
      }
      .navigationTitle("Shop")
      .navigationDestination(for: ShopLink.self) { Text("\($0)").navigationTitle("Product") }
    }
  }
}

@available(*, deprecated, message: "What follows URLs of Foundation would be warned of")
struct URLReaderView: View {
  @State private var told = ""

  var body: some View {
    Text(told)
      .onOpenURL { (url: URL) in
        told = "\(url.path()) \(url.query() ?? "-") \(url.host() ?? "-")"
      }
      .navigationURL("/reader")
  }
}

@available(*, deprecated, message: "What follows URLs of Foundation would be warned of")
struct URLReaderApp: App {
  var body: some Scene { Window("Reader", id: "reader") { URLReaderView() } }
}

struct ShopApp: App {
  var body: some Scene {
    Window("Home", id: "") { Counter(name: "Home") }
    Window("Shop", id: "shop") { ShopView() }
  }
}

@Suite struct LinkTests {
  @Test(arguments: [
    ShopLink.list, .detail("lamp"), .detail("a/b c"), .detail("ä%?#"), .detail("…"),
    .review("lamp", -3), .review("x:y", 0),
  ])
  func `a route comes back from its URL`(route: ShopLink) throws {
    let url = try #require(shopLinks.url(for: route))
    #expect(shopLinks.route(for: url) == route)
    #expect(url.utf8.allSatisfy { (0x21...0x7E).contains($0) })
  }

  @Test(arguments: [
    "", "shop", "/", "/other", "/shop/lamp/reviews", "/shop/lamp/reviews/x", "/shop/%", "/shop/%2",
    "/shop/%+1", "/shop/%zz", "/shop/%ff", "/shop/a/b/c/d",
  ])
  func `what is no link of the table has no route`(url: String) {
    #expect(shopLinks.route(for: url) == nil)
  }

  @Test(arguments: ["", ".", ".."])
  func `a parameter that a URL cannot carry is not printed`(id: String) {
    #expect(shopLinks.url(for: .detail(id)) == nil)
  }

  @Test(arguments: ["/x?q=1", "/x?q=1#a", "/x?q=1#\u{301}a", "/x?q=1#", "/x?p=2&q=1#q=3"])
  func `a query ends where a fragment begins`(url: String) {
    #expect(LinkPath(url)?.query("q") == "1")
    #expect(LinkPath("/x#?q=1")?.query("q") == nil && LinkPath("/x")?.query("q") == nil)
  }

  @Test func `a query and a fragment do not matter`() {
    #expect(shopLinks.route(for: "/shop/lamp?from=mail#top") == .detail("lamp"))
  }

  @Test func `a very long URL is no link`() {
    #expect(shopLinks.route(for: "/shop/" + String(repeating: "a", count: 5000)) == nil)
  }

  @Test func `a session begins where its link says`() async throws {
    let driver = try await InProcessApp(ShopApp()).open("/shop/lamp")
    #expect(driver.document.url == "/shop/lamp")
    #expect(driver.document.title == "Product")
    #expect(driver.document.banners.isEmpty)
    #expect(driver.screenIDs.count == 2)
    try await driver.back()
    #expect(driver.document.url == "/shop")
  }

  @available(*, deprecated, message: "What follows URLs of Foundation would be warned of")
  @Test func `a link is followed as a URL of Foundation, too`() async throws {
    let driver = try await InProcessApp(URLReaderApp()).open("/reader/a%20b?c=d")
    #expect(driver.document.outline(showingIDs: false).contains("/reader/a%20b c=d -"))
  }

  @Test func `the document's URL follows navigation`() async throws {
    let driver = try await InProcessApp(ShopApp()).open("/shop")
    #expect(driver.document.url == "/shop")
    try await driver.tap("Lamp")
    #expect(driver.document.url == "/shop/lamp")
  }

  @Test func `a session that begins with an unknown link says so and can be used`() async throws {
    let driver = try await InProcessApp(ShopApp()).open("/shop/a/b/c/d")
    #expect(driver.document.banners.map(\.style) == ["error"])
    try await driver.dismissBanner("Nothing is shown at /shop/a/b/c/d")
    #expect(driver.document.banners.isEmpty)
  }

  @Test func `a link leads anywhere within the app, also to another window`() async throws {
    let driver = try await InProcessApp(ShopApp()).open("/")
    try await driver.tap("Home 0")
    try await driver.open("/shop/lamp")
    #expect(driver.document.title == "Product")
    try await driver.open("/shop")
    #expect(driver.screenIDs.count == 1)
    try await driver.open("/")
    #expect(driver.sees("Home 1"))
    #expect(driver.document.url == "/")
    try await driver.tap("Home 1")
    #expect(driver.sees("Home 2"))
  }

  @Test(arguments: [
    "/nowhere", "/shop/a/b/c/d", "shop", "", "//evil.example", "/shop/%zz", "//", "/shop//",
    "//shop",
  ])
  func `an unknown link is refused and nothing moves`(url: String) async throws {
    let driver = try await InProcessApp(ShopApp()).open("/shop/lamp")
    let refusal = try await driver.refusal { try await driver.open(url) }
    #expect(refusal.code == .unknownURL)
    #expect(driver.document.url == "/shop/lamp")
  }

  @Test func `what is said of an unknown link is short, and names an empty one too`() async throws {
    let driver = try await InProcessApp(ShopApp()).open("/shop")
    let empty = try await driver.refusal { try await driver.open("") }
    #expect(empty.message.hasPrefix("Nothing is shown at an empty URL: "))
    // One character, as people count.
    let url = "/e" + String(repeating: "\u{301}", count: 10_000)
    let long = try await driver.refusal { try await driver.open(url) }
    #expect(long.message.utf8.count < 300)
    let other = try await InProcessApp(ShopApp()).open(url)
    #expect((other.banners.first ?? url).utf8.count < 300)
  }

  @Test func `a path that an endpoint answers is the client's to go to, and no other host is`()
    async throws
  {
    let driver = try await InProcessApp(ExportingApp()).open("/")
    try await driver.tap("Also")
    #expect(driver.takeEffects() == ["/export.csv?year=2026"])
    try await driver.tap("Export")
    #expect(driver.takeEffects() == ["/export.csv"])
    for url in ["//export.csv", "/\\export.csv", "/export.csv/more", "/import"] {
      let refusal = try await driver.refusal { try await driver.open(url) }
      #expect(refusal.code == .unknownURL)
    }
    #expect(driver.takeEffects() == [])
  }

  @Test func `a view that takes every link takes none that an endpoint answers`() async throws {
    let driver = try await InProcessApp(CatchingApp()).open("/")
    try await driver.tap("Export")
    #expect(driver.takeEffects() == ["/export.csv"] && driver.sees("Opened nothing"))
    try await driver.tap("Chairs")
    #expect(driver.takeEffects() == [] && driver.sees("Opened /chairs"))
  }

  @Test func `an address outside the app is the client's to open`() async throws {
    let driver = try await InProcessApp(ShopApp()).open("/shop")
    try await driver.tap("Outside")
    #expect(driver.takeEffects() == ["https://example.org"])
    try await driver.tap("Chair")
    #expect(driver.document.url == "/shop/chair")
    #expect(driver.takeEffects() == [])
  }

  @Test(arguments: [
    ("//example.org", false), ("example.org", false), ("", false), ("JavaScript:alert(1)", false),
    ("data:text/html,a", false), ("file:///etc/hostname", false), ("music:album/7", true),
  ])
  func `what no client may follow is not opened`(address: String, isOpened: Bool) async throws {
    struct Asking: View {
      let address: String
      @Environment(\.openURL) private var openURL

      var body: some View { Button("Open") { openURL(address) } }
    }
    let driver = try await show { Asking(address: address) }
    try await driver.tap("Open")
    #expect(driver.takeEffects() == (isOpened ? [address] : []))
  }
}

private struct ExportingApp: App {
  var body: some Scene { Window("Shop", id: "") { ExportView() } }

  var endpoints: [Endpoint] {
    Endpoint(.get, "/export.csv") { _ in .text("a,b") }
    Endpoint(.post, "/import") { _ in .text("") }
  }
}

/// A view that takes every link, beside an endpoint.
private struct CatchingApp: App {
  var body: some Scene { Window("Shop", id: "") { CatchingView() } }

  var endpoints: [Endpoint] { Endpoint(.get, "/export.csv") { _ in .text("a,b") } }
}

private struct CatchingView: View {
  @State private var opened = "nothing"
  @Environment(\.openURL) private var openURL

  var body: some View {
    Text("Opened \(opened)").onOpenURL { opened = $0 }
    Button("Export") { openURL("/export.csv") }
    Button("Chairs") { openURL("/chairs") }
  }
}

private struct ExportView: View {
  @Environment(\.openURL) private var openURL

  var body: some View {
    Button("Export") { openURL("/export.csv") }
    if let url = URL(string: "/export.csv?year=2026") { Link("Also", destination: url) }
  }
}
