import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// A desk whose work must not be lost, beside a window that has none.
private struct DeskApp: App {
  var body: some Scene {
    Window("Desk", id: "desk") { DeskView() }
    Window("Door", id: "door") { Text("Outside").navigationURL("/door") }
  }
}

private struct DeskView: View {
  @State private var isDirty = false
  @State private var asked: String?
  @State private var unknown = ""
  @Environment(\.openURL) private var openURL

  var body: some View {
    VStack {
      Button("Write") { isDirty = true }
      if let asked {
        Button("Go") {
          isDirty = false
          openURL(asked)
        }
      }
      Button("Leave") { openURL("/door") }
      Text("Unknown: \(unknown)")
    }
    .onLeaveWindow { url in
      if isDirty { asked = url }
      return !isDirty
    }
    .onUnknownURL { unknown = $0 }
  }
}

@Suite struct WindowLinkTests {
  @Test func `a link to another window asks the one that would be left`() async throws {
    let driver = try await InProcessApp(DeskApp()).open("/desk")
    try await driver.tap("Write")
    try await driver.open("/door")
    #expect(!driver.sees("Outside"))
    try await driver.tap("Go")
    #expect(driver.sees("Outside"))
    #expect(driver.document.url == "/door")
  }

  @Test func `a window without work is left at once, by a link and by a view`() async throws {
    for isLink in [true, false] {
      let driver = try await InProcessApp(DeskApp()).open("/desk")
      if isLink { try await driver.open("/door") } else { try await driver.tap("Leave") }
      #expect(driver.sees("Outside"))
    }
  }

  @Test(arguments: ["/nowhere", "/door/7", "desk", "/desk/%zz"])
  func `a view that wants to know of unknown links says so itself`(url: String) async throws {
    let driver = try await InProcessApp(DeskApp()).open("/desk")
    try await driver.tap("Write")
    try await driver.open(url)
    #expect(driver.sees("Unknown: \(url)"))
  }

  @Test func `a window that nobody asks keeps nothing of its state`() async throws {
    let driver = try await InProcessApp(DeskApp()).open("/desk")
    try await driver.open("/nowhere")
    try await driver.open("/door")
    try await driver.open("/desk")
    #expect(driver.sees("Unknown: "))
    #expect(!driver.sees("/nowhere"))
  }
}
