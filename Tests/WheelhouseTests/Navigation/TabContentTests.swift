// `@Observable` comes with Wheelhouse, so nothing else is imported for it.
import Testing
import Wheelhouse
import WheelhouseTesting

@Observable private final class Shelf {
  var books = 3
}

/// Tabs that are named by the members of the selection's type, as an app of one's own writes them.
@Suite struct TabContentTests {
  enum Place { case expenses, people, settings, help }

  struct Tabs: View {
    @State private var place = Place.people
    @State private var shelf = Shelf()
    let hasSettings: Bool

    var body: some View {
      TabView(selection: $place) {
        Tab("Expenses", systemImage: "list.bullet", value: .expenses) {
          Button("Books \(shelf.books)") { shelf.books += 1 }
        }
        Tab("People", systemImage: "person", value: .people) {
          Button("Home") { place = .expenses }
        }
        .badge(2)
        .accessibilityLabel("Everybody")
        if hasSettings {
          Tab(value: .settings) {
            Text("Switches")
          } label: {
            Text("Settings")
          }
        } else {
          Text("Ask").tabItem { Text("Help") }.tag(Place.help)
        }
      }
    }
  }

  private struct Available: View {
    var body: some View {
      TabView {
        Tab("One", systemImage: "1.circle") { Text("First") }
        if #available(iOS 18, *) {
          Tab("Two", systemImage: "2.circle") { Text("Second") }
        }
        AnyView(Group { Text("Third").tabItem { Text("Three") } })
      }
    }
  }

  private struct Grouped: View {
    @State private var place = 0
    @State private var shelf = Shelf()
    let notes: Notes

    var body: some View {
      TabView(selection: $place) {
        Group {
          Inner().tabItem { Label("First", systemImage: "1.circle") }.tag(0)
          Button("Back to the first") { place = 0 }.tabItem { Text("Second") }.tag(1)
        }
        .environment(shelf)
        .onAppear { notes("appeared") }
        ForEach(2..<4, id: \.self) { number in
          Tab("Tab \(number)", systemImage: "star", value: number) { Inner() }
        }
        .environment(shelf)
        .badge("new")
      }
    }

    private struct Inner: View {
      @Environment(Shelf.self) private var shelf
      var body: some View { Button("Books \(shelf.books)") { shelf.books += 1 } }
    }
  }

  @Test func `a group with modifiers is several tabs, each of which has them`() async throws {
    let notes = Notes()
    let driver = try await show { Grouped(notes: notes) }
    #expect(notes.take() == ["appeared"])
    try await driver.tap("Books 3")
    try await driver.select(tab: "Second")
    #expect(notes.take() == ["appeared"])
    try await driver.tap("Back to the first")
    try await driver.tap("Books 4")
    try await driver.select(tab: "Tab 3")
    #expect(driver.sees("Books 5"))
    let tabs = driver.document.nodes.filter { $0.type == "tab" }
    #expect(tabs.map { $0["badge"] } == [nil, nil, "new", "new"])
  }

  @Test func `tabs in a condition of availability, or of any type, are tabs of their own`()
    async throws
  {
    let driver = try await show { Available() }
    for (tab, content) in [("Two", "Second"), ("Three", "Third"), ("One", "First")] {
      try await driver.select(tab: tab)
      #expect(driver.sees(content))
    }
    try await driver.check()
  }

  @Test(arguments: [true, false]) func `a tab's value is of the selection's type`(
    hasSettings: Bool
  ) async throws {
    let driver = try await show { Tabs(hasSettings: hasSettings) }
    try await driver.tap("Home")
    try await driver.tap("Books 3")
    #expect(driver.sees("Books 4"))
    try await driver.select(tab: hasSettings ? "Settings" : "Help")
    #expect(driver.sees(hasSettings ? "Switches" : "Ask"))
    try await driver.check()
  }

  /// Pages of a collection, the first of which is taken away.
  private struct Album: View {
    @State private var pictures = ["sea"]
    @State private var seen = "sea"

    var body: some View {
      TabView(selection: $seen) {
        ForEach(pictures, id: \.self) { Text($0).tag($0) }
      }
      .tabViewStyle(.page)
      Button("Remove") { pictures.removeFirst() }.disabled(pictures.isEmpty)
      Button("Add") { pictures.append("hill") }
    }
  }

  @Test func `pages may all be gone, and come again`() async throws {
    let app = InProcessApp(isDurable: true) { Album() }
    let driver = try await app.open()
    try await driver.tap("Remove")
    let empty = """
      vStack
        tabView tabViewStyle=page
        button "Remove" disabled
        button "Add"
      """
    #expect(driver.screen() == empty)
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    #expect(driver.screen() == empty)
    try await driver.tap("Add")
    #expect(
      driver.screen() == """
        vStack
          tabView selection=f7Kojh7Y3T tabViewStyle=page
            tab
              text "hill"
          button "Remove"
          button "Add"
        """)
    try await driver.check()
  }
}
