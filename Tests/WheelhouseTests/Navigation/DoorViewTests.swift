import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// A coordinator with one door, and views that know nothing of it.
private final class Desk: ObservableObject, Codable {
  @Published var door = NavigationDoor(SampleNavigation())

  init() {}

  init(from decoder: any Decoder) throws {
    door = try NavigationDoor(from: decoder)
  }

  func encode(to encoder: any Encoder) throws { try door.encode(to: encoder) }

  var isAsking: Bool {
    get { door.question != nil }
    set { if !newValue { door.question = nil } }
  }
}

extension View {
  /// The question of the door, over what it is attached to.
  fileprivate func asking(_ desk: Desk) -> some View {
    alert(
      "Discard changes?", isPresented: ObservedObject(wrappedValue: desk).projectedValue.isAsking
    ) {
      Button("Discard", role: .destructive) { desk.door.answer(.discard) }
      Button("Keep Editing", role: .cancel) { desk.door.answer(.keep) }
    }
  }
}

private struct DeskView: View {
  @StateObject private var desk = Desk()
  var body: some View {
    NavigationStack(path: $desk.door.shop.path) {
      VStack {
        Button("Sheet") { desk.door.modals.present(.edit(1)) }
        NavigationLink("Cart", value: SampleNavigation.Screen.cart)
      }
      .navigationTitle("Desk")
      .navigationDestination(for: SampleNavigation.Screen.self) { screen in
        Button("Edit") { desk.door.announceWork(at: .screen(screen)) }.navigationTitle("\(screen)")
      }
    }
    .sheet(item: $desk.door.modals.item) { modal in
      VStack {
        Button("Change") { desk.door.announceWork(at: .modal(modal)) }
        Button("Photos") { desk.door.modals.presentOnTop(.photos) }
      }
      .sheet(item: $desk.door.modals[1]) { Text("Over it: \($0)").asking(desk) }
      .asking(desk)
    }
    .asking(desk)
  }
}

@Suite struct DoorViewTests {
  @Test func `back from unsaved work keeps the screen and asks`() async throws {
    let driver = try await show { DeskView() }
    try await driver.tap("Cart")
    try await driver.tap("Edit")
    let before = driver.screenIDs
    try await driver.back()
    #expect(driver.screenIDs == before)
    #expect(driver.document.presentations.map(\.kind) == ["alert"])
    try await driver.tap("Discard")
    #expect(driver.screenIDs.count == 1)
    #expect(driver.document.title == "Desk")
  }

  @Test func `back without unsaved work goes back`() async throws {
    let driver = try await show { DeskView() }
    try await driver.tap("Cart")
    #expect(driver.document.title == "cart")
    try await driver.back()
    #expect(driver.document.title == "Desk")
  }

  @Test func `a sheet with unsaved work stays under the question, and goes with the answer`()
    async throws
  {
    let driver = try await show { DeskView() }
    try await driver.tap("Sheet")
    try await driver.tap("Change")
    let sheet = try #require(driver.document.presentations.last?.id)
    try await driver.dismiss()
    #expect(driver.document.presentations.map(\.kind) == ["sheet", "alert"])
    try await driver.tap("Keep Editing")
    #expect(driver.document.presentations.map(\.id) == [sheet])
    try await driver.dismiss()
    try await driver.tap("Discard")
    #expect(driver.document.presentations.isEmpty)
  }

  @Test func `a question that is up comes back with its session`() async throws {
    let app = InProcessApp { DeskView() }
    let driver = try await app.open()
    try await driver.tap("Cart")
    try await driver.tap("Edit")
    try await driver.back()
    let before = driver.document
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    #expect(driver.document == before)
    try await driver.tap("Discard")
    #expect(driver.document.title == "Desk")
  }

  @Test func `a chain of sheets is one value`() async throws {
    let driver = try await show { DeskView() }
    try await driver.tap("Sheet")
    try await driver.tap("Photos")
    #expect(driver.document.presentations.count == 2)
    try await driver.dismiss()
    #expect(driver.document.presentations.count == 1)
    try await driver.dismiss()
    #expect(driver.document.presentations.isEmpty)
  }

  @Test func `a binding through the door is the same input every time`() {
    let desk = Desk()
    let bindings = (0..<2).map { _ in ObservedObject(wrappedValue: desk).projectedValue.door }
    #expect(bindings[0].shop.path.isSameInput(as: bindings[1].shop.path))
    #expect(bindings[0].modals[1].isSameInput(as: bindings[1].modals[1]))
    #expect(!bindings[0].modals[1].isSameInput(as: bindings[1].modals[0]))
  }
}
