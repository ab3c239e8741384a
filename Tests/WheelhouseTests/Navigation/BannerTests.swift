import Observation
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

typealias AppBanner = Wheelhouse.Banner

@Observable final class BannerFlow: Codable {
  var banner: AppBanner?
  var isSheet = false
  var keeps = false
  var shown: AppBanner? {
    get { banner }
    set { if newValue != nil || !keeps { banner = newValue } }
  }

  init() {}

  func show(_ id: Int, seconds: Double = 5) {
    banner = AppBanner(id: id, style: .error, text: "banner \(id)", duration: seconds)
  }

  enum CodingKeys: String, CodingKey {
    case _banner = "banner"
    case _isSheet = "isSheet"
    case _keeps = "keeps"
  }
}

struct BannerHome: View {
  @State private var own = BannerFlow()
  var given: BannerFlow?
  var body: some View { BannerScreen(flow: given ?? own) }
}

struct BannerScreen: View {
  @Bindable var flow: BannerFlow
  var body: some View {
    Button("First") { flow.show(1) }
      .banner($flow.shown)
    Button("Open") { flow.isSheet = true }
      .sheet(isPresented: $flow.isSheet) { Button("Second") { flow.show(2) } }
  }
}

@Suite struct BannerTests {
  let flow = BannerFlow()

  func texts(_ driver: ScreenDriver) -> [String] { driver.document.banners.map(\.text) }

  @Test func `a banner hides by itself when its time is over, and clears its item`() async throws {
    let app = InProcessApp { BannerHome(given: flow) }
    let driver = try await app.open()
    try await driver.tap("First")
    #expect(driver.screen().hasSuffix(#"banner "banner 1" style=error"#))
    app.clock.now += .seconds(4)
    try await driver.check()
    #expect(texts(driver) == ["banner 1"])
    app.clock.now += .seconds(2)
    try await driver.waitUntilGone("banner 1")
    #expect(flow.banner == nil)
  }

  @Test func `the timer of an older banner does not hide a newer one`() async throws {
    let app = InProcessApp { BannerHome(given: flow) }
    let driver = try await app.open()
    try await driver.tap("First")
    let first = driver.document.banners[0].id
    try await driver.tap("Open")
    app.clock.now += .seconds(4)
    try await driver.tap("Second")
    #expect(texts(driver) == ["banner 2"] && driver.document.banners[0].id != first)
    app.clock.now += .seconds(4)
    try await Task.sleep(for: .milliseconds(5))
    try await driver.check()
    #expect(texts(driver) == ["banner 2"])
    app.clock.now += .seconds(2)
    try await driver.waitUntilGone("banner 2")
  }

  @Test func `a timer that goes off as its banner is replaced hides nothing`() async throws {
    let app = InProcessApp { BannerHome(given: flow) }
    let driver = try await app.open()
    try await driver.tap("First")
    flow.show(2)
    app.clock.now += .seconds(6)
    try await Task.sleep(for: .milliseconds(5))
    try await driver.check()
    #expect(texts(driver) == ["banner 2"] && flow.banner?.id == 2)
  }

  @Test func `a banner is on top of a sheet and can be closed by hand`() async throws {
    let driver = try await show { BannerHome(given: flow) }
    try await driver.tap("Open")
    try await driver.tap("Second")
    try await driver.dismissBanner("banner 2")
    #expect(flow.banner == nil && texts(driver).isEmpty)
    #expect(driver.document.presentations.count == 1)
  }

  @Test func `a banner that the app keeps stays as it was`() async throws {
    let app = InProcessApp { BannerHome(given: flow) }
    let driver = try await app.open()
    try await driver.tap("First")
    flow.keeps = true
    let before = driver.document
    try await driver.dismissBanner("banner 1")
    #expect(driver.document == before)
    app.clock.now += .seconds(6)
    try await Task.sleep(for: .milliseconds(5))
    try await driver.check()
    #expect(driver.document == before)
  }

  @Test func `a banner of the same id changes its words and keeps its time`() async throws {
    let app = InProcessApp { BannerHome(given: flow) }
    let driver = try await app.open()
    try await driver.tap("First")
    let id = driver.document.banners[0].id
    app.clock.now += .seconds(4)
    flow.banner = AppBanner(id: 1, style: .info, text: "other words")
    try await driver.waitFor("other words")
    #expect(driver.document.banners[0].id == id)
    app.clock.now += .seconds(2)
    try await driver.waitUntilGone("other words")
  }

  @Test func `a banner outlives the process for the rest of its time`() async throws {
    let app = InProcessApp { BannerHome() }
    let driver = try await app.open()
    try await driver.tap("First")
    app.clock.now += .seconds(3)
    let before = driver.document.outline(showingIDs: true)
    app.relaunch()
    app.clock.now += .seconds(100)
    try await driver.reconnect(over: app.connect())
    #expect(driver.document.outline(showingIDs: true) == before)
    app.clock.now += .milliseconds(1900)
    try await Task.sleep(for: .milliseconds(5))
    try await driver.check()
    #expect(texts(driver) == ["banner 1"])
    app.clock.now += .milliseconds(200)
    try await driver.waitUntilGone("banner 1")
  }

  @Test func `a button of a banner closes it and then acts, whatever is presented`() async throws {
    let notes = DeletedNotes()
    let driver = try await show { DeletedNotesScreen(notes: notes) }
    try await driver.tap("Delete")
    #expect(
      driver.screen().hasSuffix(
        """
        banner "Milk is deleted" style=info
          button "Undo"
        """))
    try await driver.tap("Open")
    #expect(driver.presented == ["sheet"])
    try await driver.tap("Undo")
    #expect(notes.log == ["deleted", "hidden", "restored"])
    #expect(driver.banners.isEmpty && driver.presented == ["sheet"])
  }

  @Test func `the buttons of a banner follow what they are about`() async throws {
    let notes = DeletedNotes()
    let driver = try await show { DeletedNotesScreen(notes: notes) }
    try await driver.tap("Delete")
    let id = driver.document.banners[0].id
    notes.canUndo = false
    try await driver.check()
    #expect(driver.document.banners[0].children.isEmpty)
    notes.canUndo = true
    try await driver.waitFor("Undo")
    try await driver.tap("Undo")
    try await driver.tap("Delete")
    #expect(driver.document.banners[0].id != id && driver.sees("Undo"))
  }

  @Test func `a banner has its button after the process is gone`() async throws {
    let app = InProcessApp { DeletedNotesScreen(notes: nil) }
    let driver = try await app.open()
    try await driver.tap("Delete")
    let before = driver.document.outline(showingIDs: true)
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    #expect(driver.document.outline(showingIDs: true) == before)
    try await driver.tap("Undo")
    #expect(driver.banners.isEmpty && driver.sees("restored"))
  }

  @Test func `a button of a banner that is gone is refused`() async throws {
    let app = InProcessApp { DeletedNotesScreen(notes: DeletedNotes()) }
    let driver = try await app.open()
    try await driver.tap("Delete")
    let undo = CommandTarget(try #require(driver.document.banners[0].children[0].id))
    app.clock.now += .seconds(11)
    try await driver.waitUntilGone("Milk is deleted")
    let before = driver.document
    let outcome = try await driver.send(.action(target: undo, name: .tap, value: nil))
    #expect(outcome.refusal?.code == .staleTarget && driver.document == before)
  }
}

@Observable final class DeletedNotes: Codable {
  var banner = BannerState()
  var canUndo = true
  var log: [String] = []
  var shown: AppBanner? {
    get { banner.current }
    set {
      banner.current = newValue
      if newValue == nil { log.append("hidden") }
    }
  }

  init() {}

  func delete() {
    log.append("deleted")
    banner.show("Milk is deleted", duration: 10)
  }

  enum CodingKeys: String, CodingKey {
    case _banner = "banner"
    case _canUndo = "canUndo"
    case _log = "log"
  }
}

struct DeletedNotesScreen: View {
  @State private var own = DeletedNotes()
  @State private var isSheet = false
  let notes: DeletedNotes?
  var body: some View {
    @Bindable var notes = notes ?? own
    Text(notes.log.joined(separator: " "))
    Button("Delete") { notes.delete() }
      .banner($notes.shown) { _ in
        if notes.canUndo { Button("Undo") { notes.log.append("restored") } }
      }
    Button("Open") { isSheet = true }
      .sheet(isPresented: $isSheet) { Text("Sheet") }
  }
}
