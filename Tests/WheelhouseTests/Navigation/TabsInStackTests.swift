import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Tabs on a screen of a stack: what they ask of a bar they ask of the screen's.
@Suite struct TabsInStackTests {
  private struct Tabs: View {
    @State private var isEditing = false

    var body: some View {
      NavigationStack {
        TabView {
          Tab("Inbox", systemImage: "tray") {
            NavigationLink("Letter", value: 7)
              .navigationTitle(isEditing ? "Editing" : "Letters")
              .navigationDestination(for: Int.self) { Text("Letter \($0)") }
              .toolbar { Button("Edit") { isEditing.toggle() } }
          }
          Tab("Sent", systemImage: "paperplane") {
            Text("Nothing").navigationTitle("Sent Letters")
          }
          Tab("Own", systemImage: "star") {
            NavigationStack { Text("Inner").navigationTitle("Its Own") }
          }
          Tab("Plain", systemImage: "circle") { Text("Plain text") }
        }
      }
    }
  }

  private func bar(_ driver: ScreenDriver) -> String? { screen(driver)?["title"]?.string }

  private func screen(_ driver: ScreenDriver) -> Node? { driver.document.root.children.first }

  @Test func `the screen is called, and has the buttons, as the tab that is seen asks`()
    async throws
  {
    let app = InProcessApp(isDurable: true) { Tabs() }
    let driver = try await app.open()
    #expect(bar(driver) == "Letters" && driver.document.title == "Letters")
    try await driver.tap("Edit")
    #expect(bar(driver) == "Editing")
    try await driver.select(tab: "Sent")
    #expect(bar(driver) == "Sent Letters" && !driver.sees("Edit"))
    try await driver.select(tab: "Inbox")
    #expect(bar(driver) == "Editing" && driver.sees("Edit"))
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    #expect(bar(driver) == "Editing")
    try await driver.select(tab: "Plain")
    #expect(bar(driver) == nil)
    try await driver.select(tab: "Own")
    #expect(bar(driver) == nil && driver.document.title == "Its Own")
    try await driver.check()
  }

  @Test func `values lead where the tab says`() async throws {
    let driver = try await show { Tabs() }
    try await driver.tap("Letter")
    #expect(driver.sees("Letter 7"))
    try await driver.back()
    #expect(bar(driver) == "Letters")
    try await driver.check()
  }

  /// Tabs that are there for a while, or have none for a while.
  private struct Passing: View {
    @State private var isOn = true
    @State private var letters = ["a"]

    var body: some View {
      NavigationStack {
        VStack {
          Button("Switch") { isOn.toggle() }
          Button("Empty") { letters = [] }
          if isOn {
            TabView {
              ForEach(letters, id: \.self) { letter in
                Tab(letter, systemImage: "tray") {
                  Text("Inside").navigationTitle("Letters").toolbar { Button("Edit") {} }
                }
              }
            }
          }
        }
      }
    }
  }

  @Test(arguments: ["Switch", "Empty"]) func `what tabs asked for goes with them`(way: String)
    async throws
  {
    let driver = try await show { Passing() }
    #expect(bar(driver) == "Letters" && driver.sees("Edit"))
    try await driver.tap(way)
    #expect(bar(driver) == nil && !driver.sees("Edit"))
    try await driver.check()
  }

  /// Tabs that a value leads to, on whose screen more is asked for than in them.
  private struct Inner: View {
    var body: some View {
      TabView {
        Tab("Outer", systemImage: "1.circle") {
          TabView {
            Tab("Deep", systemImage: "2.circle") { Text("Deepest").navigationTitle("Deep Title") }
          }
        }
      }
      .navigationSubtitle("Above all")
    }
  }

  @Test func `tabs in tabs ask the same screen`() async throws {
    let driver = try await show { NavigationStack { Inner() } }
    #expect(bar(driver) == "Deep Title")
    #expect(screen(driver)?["subtitle"]?.string == "Above all")
    try await driver.check()
  }
}
