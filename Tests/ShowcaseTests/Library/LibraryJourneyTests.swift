import ScreenDocument
import Testing
import Wheelhouse
import WheelhouseTesting

@testable import Showcase

struct LibraryJourneyTests {
  private nonisolated static let editions = ["/library", "/library/mvvm"]

  private func open(
    _ url: String, sees text: String = "Atlas of Tides", layout: Layout = .regular,
    failure: String? = nil
  ) async throws -> ScreenDriver {
    let driver = try await app(failure: failure).open(url, layout: layout)
    try await driver.waitFor(text)
    return driver
  }

  private func app(failure: String? = nil) -> InProcessApp {
    InProcessApp(
      ShowcaseApp(
        products: InMemoryProductsRepository.shop(), library: SampleCatalogue(failure: failure)))
  }

  @Test(arguments: editions)
  func `point 43: three columns, sidebar, content and detail, in one split view`(
    url: String
  ) async throws {
    let driver = try await open(url)
    let split = try #require(driver.document.first { $0.type == "navigationSplitView" })
    #expect(split.children.map { $0["column"]?.string } == ["sidebar", "content", "detail"])
  }

  @Test(arguments: editions)
  func `point 44: the first category is selected at the start, and no item`(
    url: String
  ) async throws {
    let driver = try await open(url)
    #expect(driver.document.url == url + "/category-1")
    #expect(driver.sees("No Item"))
  }

  @Test func `choosing another item evaluates the detail, and neither the list nor a row`()
    async throws
  {
    let transport = app().connect()
    let driver = try await ScreenDriver(transport, Hello(url: "/library", layout: .regular))
    try await driver.waitFor("Atlas of Tides")
    try await driver.tap("Atlas of Tides")
    let session = try #require(transport.session)
    let before = session.graph.evaluations
    try await driver.tap("The Quiet Engine")
    // The detail, its first tab, and the one line there in which the two items differ.
    #expect(session.graph.evaluations - before == 3)
    #expect(driver.document.url == "/library/category-1/engine")
    try await driver.check()
  }

  @Test(arguments: editions)
  func `point 46: settings are another kind of content, with values of their own`(
    url: String
  ) async throws {
    let driver = try await open(url)
    try await driver.tap("Settings")
    #expect(driver.sees("Size: 14") && driver.sees("No Item"))
    #expect(driver.sees("Choose one from a category."))
    try await driver.slide("Font Size", to: 20)
    #expect(driver.sees("Size: 20"))
    try await driver.increment("Size: 20")
    #expect(driver.sees("Size: 21"))
    try await driver.toggle("Enable", to: false)
    let refusal = try await driver.refusal { try await driver.slide("Font Size", to: 12) }
    #expect(refusal.code == .disabled)
    try await driver.toggle("Enable", to: true)
    let tooLarge = try await driver.refusal { try await driver.slide("Font Size", to: 25) }
    #expect(tooLarge.code == .invalidValue)
  }

  @Test(arguments: editions)
  func `points 47 and 48: an item fills the detail, in three tabs`(url: String) async throws {
    let driver = try await open(url)
    try await driver.tap("Atlas of Tides")
    #expect(driver.document.url == url + "/category-1/atlas")
    #expect(driver.sees("Every harbour, hour by hour.") && !driver.sees("No Item"))
    #expect(tabs(driver) == ["Overview", "Details", "Options"])
    try await select("Details", driver)
    #expect(driver.sees("Published") && driver.sees("1987"))
  }

  @Test(arguments: editions)
  func `point 49: one tap on a category leaves all three columns consistent`(
    url: String
  ) async throws {
    let driver = try await open(url + "/category-1/atlas", sees: "Every harbour")
    try await driver.tap("Category 2")
    #expect(driver.sees("Alpine Passes") && driver.sees("No Item"))
    #expect(!driver.sees("Atlas of Tides"))
    #expect(driver.document.url == url + "/category-2")
  }

  @Test(arguments: editions)
  func `point 50: the list follows the search, and the detail stays`(url: String) async throws {
    let driver = try await open(url + "/category-1/atlas", sees: "Every harbour")
    try await driver.type("engine", into: "Title or author")
    #expect(!driver.sees("Atlas of Tides, ") && driver.sees("The Quiet Engine"))
    #expect(driver.sees("Every harbour"))
    try await driver.type("zzz", into: "Title or author")
    #expect(driver.sees("No Results for “zzz”") && driver.sees("Check the spelling"))
  }

  @Test(arguments: editions)
  func `a link to an item leads to it though it is not among what is searched for`(
    url: String
  ) async throws {
    let driver = try await open(url, layout: .compact)
    try await driver.type("engine", into: "Title or author")
    try await driver.open(url + "/category-2/passes")
    #expect(driver.document.title == "Alpine Passes" && driver.sees("Forty sheets."))
    try await driver.back()
    #expect(driver.sees("No Results for “engine”"))
  }

  @Test(arguments: editions)
  func `a note that is typed too late is not noted at the next item`(url: String) async throws {
    let driver = try await open(url + "/category-1/atlas", sees: "Every harbour")
    try await select("Options", driver)
    let note = try #require(driver.document.first { $0.text == "Note" }?.id)
    let seen = driver.revision
    try await driver.tap("The Quiet Engine")
    #expect(driver.document.url == url + "/category-1/engine" && driver.sees("Note"))
    let late = try await driver.send(
      .action(target: CommandTarget(note), name: .change, value: "Lent to Ben"), rev: seen)
    #expect(late.refusal?.code == .staleTarget)
    try await select("Overview", driver)
    #expect(!driver.sees("Lent to Ben"))
  }

  @Test(arguments: editions)
  func `point 51: what is changed in one column is seen in the others`(url: String) async throws {
    let driver = try await open(url + "/category-1/atlas", sees: "Every harbour")
    try await select("Options", driver)
    try await driver.toggle("Favourite", to: true)
    try await driver.type("Lent to Ben", into: "Note")
    #expect(driver.document.nodes.contains { $0["accessibilityLabel"]?.string == "Favourite" })
    try await select("Overview", driver)
    #expect(driver.sees("Lent to Ben") && driver.sees("Yes"))
  }

  @Test(arguments: editions)
  func `point 52: a library that cannot be read says so and can be tried again`(
    url: String
  ) async throws {
    let driver = try await open(url, sees: "The Library Is Closed", failure: "Flooded")
    #expect(driver.sees("Flooded"))
    try await driver.tap("Try Again")
    try await driver.waitFor("The Library Is Closed")
  }

  @Test(arguments: editions)
  func `point 53: the same category again keeps the item`(url: String) async throws {
    let driver = try await open(url + "/category-1/atlas", sees: "Every harbour")
    try await driver.tap("Category 1")
    #expect(driver.document.url == url + "/category-1/atlas")
  }

  @Test(arguments: editions)
  func `point 54: where there is little room the same state is one stack`(
    url: String
  ) async throws {
    let driver = try await open(
      url + "/category-1/atlas", sees: "Every harbour", layout: .compact)
    let wide = try await open(url + "/category-1/atlas", sees: "Every harbour")
    try await driver.resize(to: .regular)
    #expect(driver.screen() == wide.screen())
    try await driver.resize(to: .compact)
    try await driver.back()
    #expect(driver.document.url == url + "/category-1")
    try await driver.back()
    #expect(driver.document.url == url + "/categories")
    await #expect(throws: DriverError.self) { try await driver.back() }
    try await driver.tap("Category 2")
    try await driver.tap("Alpine Passes")
    try await driver.resize(to: .regular)
    #expect(driver.sees("Forty sheets.") && driver.sees("Category 1"))
  }

  @Test(arguments: editions)
  func `where there is little room the categories alone have a URL that leads there`(
    url: String
  ) async throws {
    let driver = try await open(url, layout: .compact)
    try await driver.back()
    let (alone, there) = (driver.screen(), driver.document.url)
    try await driver.open(url)
    #expect(driver.document.url == url + "/category-1")
    try await driver.open(there)
    #expect(driver.screen() == alone)
  }

  @Test(arguments: editions)
  func `a back that comes too late leaves no other item than the one that was seen`(
    url: String
  ) async throws {
    let driver = try await open(
      url + "/category-1/atlas", sees: "Every harbour", layout: .compact)
    let column = try #require(driver.document.first { $0["column"]?.string == "detail" }?.id)
    let seen = driver.revision
    try await driver.open(url + "/category-1/engine")
    let late = try await driver.send(.back(target: CommandTarget(column)), rev: seen)
    #expect(late.refusal?.code == .staleTarget)
    #expect(driver.document.url == url + "/category-1/engine")
    try await driver.back()
    #expect(driver.document.url == url + "/category-1")
  }

  @Test(arguments: editions)
  func `an item that is not there says so`(url: String) async throws {
    let driver = try await open(url + "/category-2/atlas", sees: "No Such Item")
    #expect(driver.document.title == "Item")
    try await driver.tap("Category 1")
    #expect(driver.sees("No Item") && driver.document.title == "Category 1")
  }

  @Test(arguments: editions)
  func `everything comes back after the process is gone`(url: String) async throws {
    let app = app()
    let driver = try await app.open(url + "/category-1/atlas")
    try await driver.waitFor("Every harbour")
    try await select("Options", driver)
    try await driver.type("Lent to Ben", into: "Note")
    try await driver.type("tides", into: "Title or author")
    let before = driver.screen()
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    try await driver.waitFor("Atlas of Tides")
    #expect(driver.screen() == before)
    try await driver.tap("Settings")
    try await driver.slide("Font Size", to: 20)
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    #expect(driver.sees("Size: 20"))
  }
}

// Steps and looks.
extension LibraryJourneyTests {
  private func tabs(_ driver: ScreenDriver) -> [String] {
    driver.document.nodes.filter { $0.type == "tab" }.compactMap(\.text)
  }

  private func select(_ tab: String, _ driver: ScreenDriver) async throws {
    let node = try #require(driver.document.first { $0.type == "tab" && $0.text == tab })
    try await driver.perform(.select, on: node)
  }
}
