import Observation
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

enum Place: String, Hashable, Codable { case home, list, more }

@Observable final class TabFlow {
  var place = Place.home
  var path: [Route] = []
  var isGuarded = false
  var badge = 0
  var hasMore = true
}

struct Tabs: View {
  @Bindable var flow: TabFlow
  var body: some View {
    TabView(selection: guarded) {
      Tab("Home", systemImage: "house", value: Place.home) {
        Counter(name: "Home").navigationTitle("Welcome")
      }
      NavigationStack(path: $flow.path) {
        NavigationLink("One", value: Route.item(1))
          .navigationTitle("List")
          .navigationDestination(for: Route.self) { _ in Detail(number: 1) }
      }
      .tabItem { Label("List", systemImage: "list.bullet") }
      .badge(flow.badge)
      .tag(Place.list)
      if flow.hasMore {
        Text("More to come").tabItem { Text("More") }.tag(Place.more)
      }
    }
  }

  private var guarded: Binding<Place> {
    Binding(
      get: { flow.place },
      set: { if !flow.isGuarded { flow.place = $0 } })
  }
}

@Suite struct TabViewTests {
  let flow = TabFlow()

  func driver() async throws -> ScreenDriver { try await show { Tabs(flow: flow) } }

  @Test func `a tab is rendered when it is first selected and stays`() async throws {
    let driver = try await driver()
    let home = try #require(driver.document.root["selection"]?.string)
    #expect(
      driver.screen() == """
        tabView selection=\(home)
          tab "Home" systemImage=house
            button "Home 0"
          tab "List" systemImage=list.bullet
          tab "More"
        """)
    #expect(driver.document.title == "Welcome")
    try await driver.tap("Home 0")
    try await driver.select(tab: "List")
    #expect(flow.place == .list)
    let list = try #require(driver.document.root["selection"]?.string)
    #expect(
      driver.screen() == """
        tabView selection=\(list)
          tab "Home" systemImage=house
            button "Home 1"
          tab "List" systemImage=list.bullet
            navigationStack
              screen "List"
                navigationLink "One"
          tab "More"
        """)
    #expect(driver.document.title == "List")
    try await driver.select(tab: "Home")
    #expect(driver.sees("Home 1"))
  }

  @Test func `a switch between tabs that were seen is one operation and no evaluation`()
    async throws
  {
    let driver = try await driver()
    try await driver.select(tab: "List")
    try await driver.select(tab: "Home")
    driver.checksEveryStep = false
    let before = driver.document
    let evaluations = try await driver.evaluations { try await driver.select(tab: "List") }
    #expect(evaluations == 0)
    let selected = try #require(driver.document.root["selection"])
    #expect(
      JSONPatch.difference(from: before, to: driver.document).operations == [
        .add(path: JSONPointer(["title"]), value: "List"),
        .add(path: JSONPointer(["root", "selection"]), value: selected),
      ])
  }

  @Test func `what an unselected tab holds is covered`() async throws {
    let driver = try await driver()
    let button = try driver.target("Home 0")
    try await driver.select(tab: "List")
    let outcome = try await driver.send(.action(target: button, name: .tap, value: nil))
    #expect(outcome.refusal?.code == .covered)
  }

  @Test func `selecting the selected tab goes to the root of its stack`() async throws {
    let driver = try await driver()
    try await driver.select(tab: "List")
    try await driver.tap("One")
    try await driver.select(tab: "Home")
    #expect(flow.path == [.item(1)])
    try await driver.select(tab: "List")
    #expect(driver.sees("Detail 1"))
    try await driver.select(tab: "List")
    #expect(flow.path == [])
    #expect(driver.sees("One"))
  }

  @Test func `two taps on a tab select it, and leave its stack as it was`() async throws {
    let driver = try await driver()
    try await driver.select(tab: "List")
    try await driver.tap("One")
    try await driver.select(tab: "Home")
    let tap = tab("List", in: driver)
    let rev = driver.revision
    #expect(try await driver.send(tap, rev: rev) == .changed)
    #expect(try await driver.send(tap, rev: rev).refusal?.code == .staleTarget)
    #expect(driver.sees("Detail 1"))
    #expect(try await driver.send(tap, rev: driver.revision) == .changed)
    #expect(flow.path == [])
  }

  @Test func `a selection that the app refuses changes nothing`() async throws {
    let driver = try await driver()
    flow.isGuarded = true
    let before = driver.document
    #expect(try await driver.send(tab("List", in: driver)) == .unchanged)
    #expect(driver.document == before)
  }

  @Test func `the app selects a tab by its value`() async throws {
    let driver = try await driver()
    flow.place = .more
    try await driver.waitFor("More to come")
    flow.hasMore = false
    try await driver.waitFor("Home 0")
    #expect(flow.place == .more)
  }

  @Test func `a badge is the tab's`() async throws {
    let driver = try await driver()
    flow.badge = 3
    try await driver.select(tab: "More")
    #expect(driver.screen().contains(#"tab "List" badge=3 systemImage=list.bullet"#))
    flow.badge = 0
    try await driver.select(tab: "List")
    #expect(!driver.screen().contains("badge"))
  }

  func tab(_ name: String, in driver: ScreenDriver) -> Command.Wish {
    let tab = driver.document.first { $0.type == "tab" && $0.text == name }
    return .action(target: CommandTarget(tab?.id ?? ""), name: .select, value: nil)
  }

  /// Everything about the tabs follows a number, or nothing but what they show.
  struct Numbered: View {
    @State private var number = 0
    @State private var first = 1
    @State private var second = 2
    var body: some View {
      TabView(selection: number < 4 ? $first : $second) {
        Tab(number < 2 ? "One" : "First", systemImage: number < 3 ? "a" : "b", value: 1) {
          Text("one of \(number)")
        }
        Text("two of \(number)")
          .tabItem { Text("Two") }
          .badge(number / 5)
          .tag(number < 6 ? 2 : 3)
      }
      Button("Go on from \(number)") { number += 1 }
      Text("selected \(first) and \(second)")
    }
  }

  @Test func `tabs whose view is evaluated again show what it says, labels and selection alike`()
    async throws
  {
    let driver = try await show { Numbered() }
    let seen = [
      "tab \"One\" systemImage=a", "tab \"First\" systemImage=a", "tab \"First\" systemImage=b",
      "tab \"Two\"", "tab \"Two\" badge=1", "tab \"Two\" badge=1",
    ]
    for (number, line) in seen.enumerated() {
      try await driver.tap("Go on from \(number)")
      #expect(driver.screen().contains(line), "\(number)")
      #expect(
        driver.sees(number < 3 || number == 5 ? "one of \(number + 1)" : "two of \(number + 1)"))
      try await driver.check()
    }
    // No tab has the value 2 any more, and so the first one is shown.
    try await driver.select(tab: "Two")
    #expect(driver.sees("selected 1 and 3") && driver.sees("two of 6"))
  }

  @Test func `tabs that only show something else are not written again`() async throws {
    let driver = try await show { Numbered() }
    try await driver.select(tab: "Two")
    try await driver.select(tab: "One")
    let before = driver.document.first { $0.type == "tabView" }
    let patched = try await driver.send(driver.tapping("Go on from 0"))
    #expect(patched.refusal == nil && driver.sees("one of 1"))
    let after = driver.document.first { $0.type == "tabView" }
    #expect(before?["selection"] == after?["selection"])
    try await driver.select(tab: "Two")
    #expect(driver.sees("two of 1"))
    try await driver.check()
  }
}
