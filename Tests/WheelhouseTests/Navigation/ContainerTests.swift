import Observation
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Links of leading columns, whatever the detail column is.
struct LinkedColumns: View {
  let hasStack: Bool
  var body: some View {
    NavigationSplitView {
      NavigationLink("One", value: Route.item(1))
      NavigationLink("Two", value: Route.item(2))
      NavigationLink("View") { Counter(name: "View").navigationURL("/view") }
        .navigationTitle("Sidebar")
        .navigationURL("/sidebar")
        .navigationDestination(for: Route.self) { route in
          Counter(name: route == .item(1) ? "First" : "Second")
          NavigationLink("On", value: Route.about)
        }
    } detail: {
      if hasStack {
        NavigationStack { Text("Choose") }
      } else {
        Text("Choose")
      }
    }
  }
}

@Suite struct ContainerTests {
  @Test(arguments: [true, false])
  func `a link in a leading column leads to the detail column`(hasStack: Bool) async throws {
    let driver = try await show { LinkedColumns(hasStack: hasStack) }
    #expect(driver.document.url == "/sidebar")
    try await driver.tap("One")
    try await driver.tap("First 0")
    try await driver.tap("On")
    try await driver.tap("Two")
    #expect(driver.sees("Second 0"))
    #expect(driver.screenIDs.count == 2)
    try await driver.tap("View")
    #expect(driver.sees("View 0"))
    #expect(driver.screenIDs.count == 2)
    #expect(driver.document.url == "/view")
    try await driver.resize(to: .compact)
    #expect(!driver.sees("Two"))
    try await driver.back()
    #expect(driver.document.title == "Sidebar")
    #expect(driver.document.url == "/sidebar")
    try await driver.tap("Two")
    #expect(driver.sees("Second 0"))
  }

  @Test func `what a leading column pushed is there after waking`() async throws {
    let app = InProcessApp { LinkedColumns(hasStack: false) }
    let driver = try await app.open()
    try await driver.tap("View")
    try await driver.tap("View 0")
    let before = driver.document
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    #expect(driver.document == before)
    #expect(driver.sees("View 1"))
  }

  @Test func `modifiers of a container are its node's`() async throws {
    let driver = try await show {
      NavigationStack { Text("root") }.badge(3).accessibilityLabel("Stack").padding()
      NavigationSplitView {
        Text("left")
      } detail: {
        Text("right")
      }.accessibilityLabel("Columns")
      TabView { Text("one").tabItem { Text("One") } }.tabViewStyle(.sidebarAdaptable)
    }
    let lines = driver.screen().split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.contains("navigationStack accessibilityLabel=Stack badge=3 padding"))
    #expect(lines.contains("navigationSplitView accessibilityLabel=Columns"))
    #expect(lines.contains { $0.contains("tabViewStyle=sidebarAdaptable") })
  }

  @Test func `pages are tabs of a style of their own`() async throws {
    let driver = try await show {
      TabView {
        Text("one")
        Text("two")
      }.tabViewStyle(.page(indexDisplayMode: .always))
      TabView { Text("three") }.tabViewStyle(PageTabViewStyle())
    }
    let styles = driver.document.nodes.filter { $0.type == "tabView" }.map { $0["tabViewStyle"] }
    #expect(styles == ["page", "page"])
  }

  @Test func `a search of a whole container is its root's`() async throws {
    let driver = try await show {
      NavigationStack { NavigationLink("On") { Text("there") } }
        .searchable(text: .constant(""), prompt: "In stack")
      NavigationSplitView {
        Text("left")
      } detail: {
        Text("right")
      }
      .searchable(text: .constant(""), prompt: "In columns")
    }
    let roots = driver.document.nodes.filter { !$0.slot("search").isEmpty }
    #expect(roots.map(\.type) == ["screen", "splitColumn"])
    #expect(roots.last?["column"] == "sidebar")
  }

  @Test func `a search further out is the root's, too`() async throws {
    let driver = try await show {
      NavigationStack { Text("inside") }
        .tint(.red)
        .task {}
        .sheet(isPresented: .constant(false)) {}
        .searchable(text: .constant(""), prompt: "In stack")
    }
    let roots = driver.document.nodes.filter { !$0.slot("search").isEmpty }
    #expect(roots.map(\.type) == ["screen"])
  }

  @Test func `tabs without a binding keep their selection, and wake with what was seen`()
    async throws
  {
    let app = InProcessApp {
      TabView {
        ForEach(["A", "B", "C"], id: \.self) { name in
          Tab(name, systemImage: "star") { Counter(name: name) }.badge(2)
        }
        NavigationStack { Text("plain") }.badge("new").tabItem { Label("D", systemImage: "moon") }
      }
    }
    let driver = try await app.open()
    try await driver.select(tab: "B")
    try await driver.tap("B 0")
    try await driver.select(tab: "D")
    try await driver.select(tab: "C")
    let before = driver.document
    #expect(before.root.children.map(\.children.count) == [1, 1, 1, 1])
    #expect(before.root.children.map { $0["badge"] } == ["2", "2", "2", "new"])
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    #expect(driver.document == before)
    try await driver.select(tab: "B")
    #expect(driver.sees("B 1"))
  }

  @Test func `hidden columns are hidden after waking`() async throws {
    let app = InProcessApp {
      NavigationSplitView {
        Text("left")
      } detail: {
        Text("right")
      }
    }
    let driver = try await app.open()
    try await driver.perform(.change, on: driver.document.root, "detailOnly")
    let before = driver.document
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    #expect(driver.document == before)
    #expect(!driver.sees("left"))
  }

  @Test func `a link to the window itself shows first tabs and roots`() async throws {
    let driver = try await show {
      TabView {
        Tab("A", systemImage: "star") { NavigationStack { NavigationLink("On") { Text("there") } } }
        Tab("B", systemImage: "star") { Text("second") }
      }
    }
    try await driver.tap("On")
    try await driver.select(tab: "B")
    try await driver.open(driver.document.url)
    #expect(driver.sees("On"))
  }

  struct Bar: View {
    let name: String
    var body: some View { Text(name).toolbar { ToolbarItem { Button("do \(name)") {} } } }
  }

  struct Bars: View {
    @State private var isOn = false
    var body: some View {
      NavigationStack {
        VStack {
          Button("On") { isOn = true }
          if isOn { Bar(name: "A") }
          Bar(name: "B")
        }
      }
    }
  }

  @Test func `buttons of a bar stand as what brings them stands, whenever that came`() async throws
  {
    let app = InProcessApp { Bars() }
    let driver = try await app.open()
    try await driver.tap("On")
    func buttons() -> [String] {
      driver.document.nodes.compactMap(\.text).filter { $0.hasPrefix("do ") }
    }
    #expect(buttons() == ["do A", "do B"])
    let before = driver.document
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    #expect(driver.document == before)
  }

  @Observable final class Lock { var isOn = false }

  struct Locked: View {
    let lock: Lock
    var body: some View {
      TabView {
        Tab("One", systemImage: "1.circle") {
          NavigationSplitView {
            Text("Sidebar")
          } detail: {
            NavigationStack { Text("Detail") }
          }
          .disabled(lock.isOn)
        }
      }
    }
  }

  @Test func `screens and columns are disabled with their container, and no longer`() async throws {
    let lock = Lock()
    let driver = try await show { Locked(lock: lock) }
    let before = driver.document
    func disabled() -> [String] {
      driver.document.nodes.filter { $0["disabled"] == true }.map(\.type)
    }
    lock.isOn = true
    try await driver.check()
    #expect(
      Set(disabled()) == [
        "navigationSplitView", "splitColumn", "navigationStack", "screen",
      ])
    lock.isOn = false
    try await driver.check()
    #expect(disabled().isEmpty && driver.document == before)
  }
}
