import ScreenDocument
import Testing
import Wheelhouse
import WheelhouseTesting

/// How the driver finds things, and what it says when it does not.
@Suite struct DriverTests {
  struct Page: View {
    @State private var log = ""
    var body: some View {
      Button("Save") { log += "save " }
      Button(action: { log += "icon " }) { Image(systemName: "plus") }
      Button(action: { log += "labelled " }) { Image(systemName: "trash") }
        .accessibilityLabel("Remove")
      List {
        HStack {
          Text("One")
          Button("Open") { log += "one " }
        }
        HStack {
          Text("Two")
          Button("Open") { log += "two " }
        }
      }
      Button("Twice") {}
      Button("Twice") {}
      Text("log \(log)")
    }
  }

  func driver() async throws -> ScreenDriver { try await InProcessApp { Page() }.open() }

  struct Crowd: View {
    var body: some View {
      List(0..<100) { n in
        HStack {
          Text("Ticket \(n)")
          Text("Open")
        }
        .onTapGesture {}
      }
    }
  }

  @Test func `of many things a failure names some, and says how many there are`() async throws {
    let driver = try await InProcessApp { Crowd() }.open()
    let several = try await failure { try await driver.tap("Open") }
    #expect(several.message.hasPrefix("100 of the kind"))
    #expect(several.message.contains("“Ticket 7”, “Open”"), "\(several.message.prefix(200))")
    #expect(several.message.contains("and 60 more"))
    #expect(several.outline.contains("Ticket 99"))
    #expect(several.description.split(separator: "\n").count < 130)
    #expect(several.description.hasSuffix("more lines: `outline` has them all"))
    let none = try await failure { try await driver.tap("Closed") }
    #expect(none.message.hasSuffix("and 60 more"))
  }

  func failure(_ step: () async throws -> Void) async throws -> DriverError {
    do {
      try await step()
    } catch let error as DriverError {
      return error
    }
    throw DriverMissed()
  }

  struct DriverMissed: Error {}

  @Test func `a button is found by text, label or symbol`() async throws {
    let driver = try await driver()
    try await driver.tap("Save")
    try await driver.tap("plus")
    try await driver.tap("Remove")
    #expect(driver.sees("log save icon labelled"))
  }

  @Test func `of several equal buttons the row says which`() async throws {
    let driver = try await driver()
    try await driver.tap("Open", inRow: "Two")
    #expect(driver.sees("log two"))
  }

  @Test func `an ambiguous name lists what it may mean`() async throws {
    let driver = try await driver()
    let error = try await failure { try await driver.tap("Twice") }
    #expect(error.message.hasPrefix("2 of the kind button, link or row answer to “Twice”"))
    #expect(error.outline == driver.screen())
  }

  @Test func `a missing name lists what there is`() async throws {
    let driver = try await driver()
    let error = try await failure { try await driver.tap("Sav") }
    #expect(error.message.contains("There is no button, link or row “Sav” in reach"))
    #expect(error.message.contains("“Save”, “plus”, “Remove”, “Open”"))
    #expect(error.description.contains("button \"Save\""))
  }

  @Test func `the name of a tab is said to be one`() async throws {
    let driver = try await InProcessApp {
      TabView {
        Tab("Home", systemImage: "house") { Text("At home") }
        Tab("Plan", systemImage: "calendar") { Text("This week") }
      }
    }.open()
    let error = try await failure { try await driver.tap("Plan") }
    #expect(error.message.hasSuffix("It is the name of a tab: use select(tab:)"))
    try await driver.select(tab: "Plan")
    #expect(driver.sees("This week"))
  }

  @Test func `a text that does not come shows the screen in its place`() async throws {
    let driver = try await driver()
    let error = try await failure {
      try await driver.waitFor("never", timeout: .milliseconds(20))
    }
    #expect(error.message == "Waited in vain for “never”")
    #expect(error.outline.contains("button \"Save\""))
  }

  @Test func `a step that should be refused and is not fails`() async throws {
    let driver = try await driver()
    let error = try await failure {
      _ = try await driver.refusal { try await driver.tap("Save") }
    }
    #expect(error.message == "The step was not refused")
  }

  @Test func `a patch that does not fit is found at once`() async throws {
    let liar = ScriptedTransport([
      welcome, #"{"type":"screen","rev":1,"ack":0,"document":{"title":"a","root":{}}}"#,
      #"{"type":"patch","rev":2,"base":1,"ops":[{"op":"replace","path":"/title","value":"b"}]}"#,
      #"{"type":"screen","rev":2,"ack":0,"document":{"title":"c","root":{}}}"#,
    ])
    let error = try await failure { _ = try await ScreenDriver(liar) }
    #expect(error.message.contains("is not what its patches led to"))
  }

  @Test func `an id that is there twice is found at once`() async throws {
    let screen =
      #"{"type":"screen","rev":1,"ack":0,"document":{"root":{"type":"vStack","children":"#
      + #"[{"type":"button","id":"AAAAAAAAAA"},{"type":"button","id":"AAAAAAAAAA"}]}}}"#
    let error = try await failure {
      _ = try await ScreenDriver(ScriptedTransport([welcome, screen, screen]))
    }
    #expect(error.message == "The id AAAAAAAAAA is in the document twice")
  }

  private var welcome: String {
    #"{"type":"welcome","protocol":1,"session":"s","resume":"r","resumed":false,"seq":0,"#
      + #""limits":{"message":65536,"commandsPerSecond":100}}"#
  }
}

/// Says what it was told to, whatever is sent.
final class ScriptedTransport: ScreenTransport {
  private var messages: [String]

  init(_ messages: [String]) { self.messages = messages }

  func send(_ message: String) async throws {}

  func receive(timeout: Duration) async throws -> String? {
    messages.isEmpty ? nil : messages.removeFirst()
  }

  func drop() {}
}
