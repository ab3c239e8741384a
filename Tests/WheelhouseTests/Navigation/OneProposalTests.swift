import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

private struct ShelfNavigation: Codable, Hashable, GuardedState {
  enum Place: Hashable, Codable {
    case item(Int), editor, note, linked, deep
  }

  var chosen: Int?
  var stack = StackState<Int>()
  var editing: Int?
  var note: Note?
  var tab = 1

  struct Note: Codable, Hashable, Identifiable {
    let id: Int
  }

  func shows(_ place: Place) -> Bool {
    switch place {
    case .item(let item): chosen == item
    case .editor: editing != nil
    case .note: note != nil
    case .linked: stack.path.isEmpty
    case .deep: stack.path == [5]
    }
  }
}

private final class ShelfDesk: ObservableObject {
  @Published var door = NavigationDoor(ShelfNavigation())
}

/// What is done in one go is asked about once, and all of it is done or nothing.
@Suite struct OneProposalTests {
  private struct Columns: View {
    @ObservedObject var desk: ShelfDesk
    @State private var column = NavigationSplitViewColumn.sidebar
    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column) {
        List([1, 2], id: \.self, selection: $desk.door.chosen) { Text("Item \($0)") }
      } detail: {
        if let item = desk.door.chosen {
          Button("Edit \(item)") { desk.door.announceWork(at: .item(item)) }
        } else {
          Text("Nothing")
        }
      }
      .alert($desk.door.question) { desk.door.answer($0) }
    }
  }

  @Test func `back from unsaved work in a column leaves it in view`() async throws {
    let desk = ShelfDesk()
    let driver = try await show { Columns(desk: desk) }
    try await driver.resize(to: .compact)
    try await driver.select("Item 1")
    try await driver.tap("Edit 1")
    let before = driver.document
    try await driver.back()
    #expect(driver.document.presentations.count == 1)
    #expect(driver.document.root == before.root)
    try await driver.tap("Keep Editing")
    #expect(driver.document == before)
    try await driver.back()
    try await driver.tap("Discard")
    #expect(desk.door.chosen == nil)
    try await driver.select("Item 2")
  }

  private struct Linked: View {
    @ObservedObject var desk: ShelfDesk
    var body: some View {
      NavigationSplitView {
        NavigationLink("Place 5", value: 5)
      } detail: {
        NavigationStack(path: $desk.door.stack.path) {
          NavigationLink("Open the editor") { LinkedEditor(desk: desk) }
            .navigationDestination(for: Int.self) { Text("At place \($0)") }
        }
      }
      .alert($desk.door.question) { desk.door.answer($0) }
    }
  }

  private struct LinkedEditor: View {
    let desk: ShelfDesk
    @State private var count = 0
    var body: some View {
      Button("Change \(count)") {
        count += 1
        desk.door.announceWork(at: .linked)
      }
      NavigationLink("Further", value: 5)
    }
  }

  @Test func `a link beside unsaved work leads on after the answer, and leaves it alone before`()
    async throws
  {
    let driver = try await show { Linked(desk: ShelfDesk()) }
    try await driver.resize(to: .regular)
    try await driver.tap("Open the editor")
    try await driver.tap("Change 0")
    let before = driver.document
    try await driver.tap("Place 5")
    #expect(driver.document.presentations.count == 1)
    try await driver.tap("Keep Editing")
    #expect(driver.document == before)
    try await driver.tap("Place 5")
    try await driver.tap("Discard")
    #expect(driver.sees("At place 5") && !driver.sees("Change 1"))
    try await driver.back()
    #expect(driver.sees("Open the editor"))
  }

  /// A place with work that may be unsaved.
  private struct Deep: View {
    @ObservedObject var desk: ShelfDesk
    var body: some View {
      NavigationStack(path: $desk.door.stack.path) {
        NavigationLink("Place 5", value: 5)
          .navigationDestination(for: Int.self) { _ in
            Button("Change") { desk.door.announceWork(at: .deep) }
          }
      }
    }
  }

  private struct Beside: View {
    @ObservedObject var desk: ShelfDesk
    @State private var isFar = false
    var body: some View {
      NavigationSplitView {
        NavigationLink("View link") { Text("Behind the link") }
        Button("Flag") { isFar = true }
        Text(isFar ? "wanted" : "not wanted")
          .navigationDestination(isPresented: $isFar) { Text("Behind the flag") }
      } detail: {
        Deep(desk: desk)
      }
      .alert($desk.door.question) { desk.door.answer($0) }
    }
  }

  @Test(arguments: ["View link", "Flag"])
  func `a view beside unsaved work is shown after the answer, and not before`(
    way: String
  ) async throws {
    let desk = ShelfDesk()
    let driver = try await show { Beside(desk: desk) }
    try await driver.resize(to: .regular)
    try await driver.tap("Place 5")
    try await driver.tap("Change")
    let before = driver.document
    try await driver.tap(way)
    #expect(driver.document.presentations.count == 1)
    #expect(driver.document.outline.contains("Change"))
    #expect(!driver.document.outline.contains("Behind"))
    try await driver.tap("Keep Editing")
    #expect(driver.document == before)
    try await driver.tap(way)
    try await driver.tap("Discard")
    #expect(driver.sees("Behind the \(way == "Flag" ? "flag" : "link")"))
    #expect(desk.door.stack.path == [] && !driver.sees("Change"))
    try await driver.back()
    #expect(driver.sees("Place 5") && driver.sees("not wanted"))
  }

  @Test func `a view that waited for an answer does not come by itself later`() async throws {
    let desk = ShelfDesk()
    let driver = try await show { Beside(desk: desk) }
    try await driver.resize(to: .regular)
    for step in ["Place 5", "Change", "Flag", "Keep Editing"] { try await driver.tap(step) }
    desk.door.settleWork(at: .deep)
    desk.door.stack.path = []
    try await driver.waitFor("Place 5")
    #expect(driver.sees("Place 5") && !driver.sees("Behind"))
  }

  private struct Linking: View {
    @ObservedObject var desk: ShelfDesk
    var body: some View {
      Beside(desk: desk).onOpenURL { (url: String) in
        desk.door.propose { next in
          next.stack.path = []
          next.tab = 2
        }
      }
    }
  }

  @Test func `what waits for an answer is given up for what is wanted later`() async throws {
    let desk = ShelfDesk()
    let app = InProcessApp { Linking(desk: desk) }
    let driver = try await app.open(layout: .regular)
    for step in ["Place 5", "Change", "Flag"] { try await driver.tap(step) }
    app.host.parkIdle()
    #expect(!driver.session.isParked)
    try await driver.open("/elsewhere")
    #expect(driver.document.presentations.count == 1)
    try await driver.tap("Discard")
    #expect(desk.door.tab == 2 && desk.door.stack.path == [])
    #expect(driver.sees("Place 5") && !driver.sees("Behind") && driver.sees("not wanted"))
    app.host.parkIdle()
    #expect(driver.session.isParked)
  }

  private struct Guided: View {
    @ObservedObject var desk: ShelfDesk
    var body: some View {
      NavigationSplitView {
        Button("Edit") { desk.door.editing = 1 }
          .navigationDestination(item: $desk.door.editing) { Text("Edits \($0)") }
      } detail: {
        Deep(desk: desk)
      }
      .alert($desk.door.question) { desk.door.answer($0) }
    }
  }

  @Test func `a question stays up when what waited for the one before is given up`() async throws {
    let desk = ShelfDesk()
    let driver = try await InProcessApp { Guided(desk: desk) }.open(layout: .regular)
    for step in ["Place 5", "Change", "Edit"] { try await driver.tap(step) }
    #expect(desk.door.isAsking)
    try await driver.open("/")
    #expect(desk.door.isAsking && driver.document.presentations.count == 1)
    try await driver.tap("Discard")
    #expect(desk.door.stack.path == [] && desk.door.editing == nil)
    #expect(driver.sees("Place 5") && !driver.sees("Edits"))
  }

  private struct Helped: View {
    @ObservedObject var desk: ShelfDesk
    @State private var isHelped = false
    var body: some View {
      Button("Help") { isHelped = true }
        .sheet(isPresented: $isHelped) {
          Button("Edit") { desk.door.note = .init(id: 1) }
            .sheet(item: $desk.door.note) { _ in
              Button("Change") { desk.door.announceWork(at: .note) }
                .alert($desk.door.question) { desk.door.answer($0) }
            }
        }
    }
  }

  @Test func `what is below unsaved work stays until that may go`() async throws {
    let desk = ShelfDesk()
    let driver = try await InProcessApp { Helped(desk: desk) }.open()
    for step in ["Help", "Edit", "Change"] { try await driver.tap(step) }
    let before = driver.document
    #expect(before.presentations.count == 2)
    try await driver.open("/")
    #expect(driver.document.presentations.count == 3)
    try await driver.tap("Keep Editing")
    #expect(driver.document == before)
    try await driver.open("/")
    try await driver.tap("Discard")
    #expect(desk.door.note == nil && !desk.door.isAsking)
    #expect(driver.document.presentations.isEmpty)
  }

  private struct OwnTabs: View {
    @ObservedObject var desk: ShelfDesk
    var body: some View {
      TabView {
        Tab("One", systemImage: "star") { Text("First") }
        Tab("Two", systemImage: "moon") { Beside(desk: desk) }
      }
    }
  }

  @Test func `a tab is not left while unsaved work in it asks`() async throws {
    let desk = ShelfDesk()
    let driver = try await InProcessApp { OwnTabs(desk: desk) }.open(layout: .regular)
    try await driver.select(tab: "Two")
    for step in ["Place 5", "Change"] { try await driver.tap(step) }
    let before = driver.document
    try await driver.open("/")
    #expect(driver.document.presentations.count == 1 && driver.document.root == before.root)
    try await driver.tap("Keep Editing")
    #expect(driver.document == before)
    try await driver.open("/")
    try await driver.tap("Discard")
    #expect(driver.sees("First"))
    try await driver.select(tab: "Two")
    #expect(driver.sees("Place 5") && !driver.sees("Change"))
  }

  private struct Tabs: View {
    @ObservedObject var desk: ShelfDesk
    var body: some View {
      TabView(selection: $desk.door.tab) {
        Tab("One", systemImage: "star", value: 1) {
          NavigationStack(path: $desk.door.stack.path) {
            NavigationLink("Place 5", value: 5)
              .navigationDestination(for: Int.self) { place in
                Button("Edit") { desk.door.editing = place }
                  .navigationDestination(item: $desk.door.editing) { _ in
                    Button("Change") { desk.door.announceWork(at: .editor) }
                  }
              }
          }
        }
      }
      .alert($desk.door.question) { desk.door.answer($0) }
    }
  }

  @Test func `the way to a tab's root is one question, and one way`() async throws {
    let desk = ShelfDesk()
    let driver = try await show { Tabs(desk: desk) }
    for name in ["Place 5", "Edit", "Change"] { try await driver.tap(name) }
    let before = driver.document
    try await driver.select(tab: "One")
    #expect(driver.document.presentations.count == 1)
    #expect(desk.door.stack.path == [5] && desk.door.editing == 5)
    try await driver.tap("Keep Editing")
    #expect(driver.document == before)
    try await driver.select(tab: "One")
    try await driver.tap("Discard")
    #expect(desk.door.stack.path == [] && desk.door.editing == nil)
    #expect(driver.sees("Place 5"))
  }

  @Test func `after the answer to stay a link to the same value is one like any other`()
    async throws
  {
    let desk = ShelfDesk()
    let driver = try await show { Linked(desk: desk) }
    try await driver.resize(to: .regular)
    try await driver.tap("Open the editor")
    try await driver.tap("Change 0")
    try await driver.tap("Place 5")
    try await driver.tap("Keep Editing")
    desk.door.settleWork(at: .linked)
    try await driver.tap("Further")
    #expect(desk.door.stack.path == [5])
    try await driver.back()
    #expect(driver.sees("Change 1"))
  }

  private struct Tabbed: View {
    @ObservedObject var desk: ShelfDesk
    var body: some View {
      TabView(selection: $desk.door.tab) {
        Tab("One", systemImage: "star", value: 1) { Columns(desk: desk) }
      }
    }
  }

  @Test func `the way to the root of a tab asks before it shows the first column`() async throws {
    let driver = try await show { Tabbed(desk: ShelfDesk()) }
    try await driver.resize(to: .compact)
    try await driver.select("Item 1")
    try await driver.tap("Edit 1")
    let before = driver.document
    try await driver.select(tab: "One")
    #expect(driver.document.presentations.count == 1 && driver.document.root == before.root)
    try await driver.tap("Keep Editing")
    #expect(driver.document == before)
  }

  private struct Spelled: View {
    @ObservedObject var desk: ShelfDesk
    var body: some View {
      TabView(selection: $desk.door.tab) {
        Tab("One", systemImage: "star", value: 1) {
          NavigationStack(
            path: Binding {
              desk.door.stack.path
            } set: {
              desk.door.stack.path = $0
            }
          ) {
            NavigationLink("Place 5", value: 5)
              .navigationDestination(for: Int.self) { place in
                Button("Edit") { desk.door.editing = place }
                  .navigationDestination(item: $desk.door.editing) { Text("Edits \($0)") }
              }
          }
        }
      }
    }
  }

  @Test func `what is set of a door in other ways meanwhile stays`() async throws {
    let desk = ShelfDesk()
    let driver = try await show { Spelled(desk: desk) }
    for name in ["Place 5", "Edit"] { try await driver.tap(name) }
    try await driver.select(tab: "One")
    #expect(desk.door.stack.path == [] && desk.door.editing == nil)
    #expect(driver.sees("Place 5"))
  }
}
