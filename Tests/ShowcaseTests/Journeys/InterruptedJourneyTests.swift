import ScreenDocument
import Testing
import Wheelhouse
import WheelhouseTesting

@testable import Showcase

/// Every app's longest journey, with a sleep or a crash after each step.
///
/// One at a time: each waits again and again until an app has come to rest.
@Suite(.serialized) struct InterruptedJourneyTests {
  @Test(arguments: Interruption.allCases)
  func `products`(_ interruption: Interruption) async throws {
    let folder = try TemporaryFolder()
    let app = InProcessApp(ShowcaseApp(dataFolder: folder.path), isDurable: true)
    let driver = try await app.open("/products")
    app.interruptEachStep(of: driver, by: interruption)
    try await ShopJourney(driver: driver).take()
  }

  @Test(arguments: Interruption.allCases)
  func `matches`(_ interruption: Interruption) async throws {
    let store = InMemoryMatchesStore(players: Player.all, matches: [.first, .second])
    let app = InProcessApp(ShowcaseApp(matches: store), isDurable: true)
    let driver = try await app.open("/")
    app.interruptEachStep(of: driver, by: interruption)
    try await MatchesJourney(driver: driver).take()
  }

  @Test(arguments: Interruption.allCases, ["/library", "/library/mvvm"])
  func `library`(_ interruption: Interruption, edition: String) async throws {
    let app = InProcessApp(
      ShowcaseApp(products: InMemoryProductsRepository.shop(), library: SampleCatalogue()),
      isDurable: true)
    let driver = try await app.open(edition)
    app.interruptEachStep(of: driver, by: interruption)
    try await LibraryJourney(driver: driver).take()
  }

  @Test(arguments: Interruption.allCases, [Layout.compact, .regular])
  func `focus`(_ interruption: Interruption, layout: Layout) async throws {
    let bench = FocusBench()
    let app = InProcessApp(ShowcaseApp(focus: bench.feature), isDurable: true)
    let driver = try await app.open("/focus", layout: layout)
    app.interruptEachStep(of: driver, by: interruption)
    try await FocusVisit(driver: driver, browser: bench.browser, layout: layout).take()
  }

  @Test(arguments: Interruption.allCases)
  func `routing`(_ interruption: Interruption) async throws {
    let app = InProcessApp(ShowcaseApp(), isDurable: true)
    let driver = try await app.open("/routing")
    app.interruptEachStep(of: driver, by: interruption)
    try await RoutingJourney(driver: driver).take()
  }
}

/// A visit to Focus with the playlists of tests.
private struct FocusVisit {
  let driver: ScreenDriver
  let browser: ConsentBrowser
  let layout: Layout

  func take() async throws {
    let journey = FocusJourney(driver: driver, browser: browser)
    try await journey.connect()
    try await driver.waitFor("Rain")
    try await driver.tap("Rain")
    try await driver.waitFor("Drizzle")
    try await driver.tap("Play")
    try await driver.tap("Check Again")
    try await driver.tap("Open the Player")
    let player = try #require(driver.takeEffects().last)
    #expect(try await browser.get(player).status == 200)
    if layout == .regular { try await driver.tap("Check Again") }
    try await driver.tap("Play")
    #expect(driver.sees("Playing “"))
    if layout == .compact { try await driver.back() }
    try await driver.tap("Disconnect")
    try await driver.waitFor("Connect Tunebox")
  }
}
