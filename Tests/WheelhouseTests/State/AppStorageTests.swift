import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Values that the client keeps for the app.
@Suite struct AppStorageTests {
  enum Theme: String, CaseIterable { case plain, dark }

  private struct Settings: View {
    @AppStorage("theme") private var theme = Theme.plain
    @AppStorage("size") private var size = 12
    @AppStorage("name") private var name: String?

    var body: some View {
      Button("Theme \(theme.rawValue)") { theme = theme == .plain ? .dark : .plain }
      Stepper("Size \(size)", value: $size)
      Button("Name \(name ?? "none")") { name = name == nil ? "Ada" : nil }
    }
  }

  private struct Page: View {
    @AppStorage("size") private var size = 12
    @State private var isShown = false

    var body: some View {
      Text("Letters of \(size)")
      Button("Settings") { isShown.toggle() }
      if isShown { Settings() }
    }
  }

  struct PageApp: App {
    var body: some Scene {
      Window("Page", id: "") { Page() }
      Window("Other", id: "other") { Settings() }
    }
  }

  private func open(
    _ app: InProcessApp, _ stored: JSONObject? = nil
  ) async throws -> ScreenDriver { try await ScreenDriver(app.connect(), Hello(stored: stored)) }

  /// Comes back in the same session, as a client that keeps these.
  private func comeBack(
    _ app: InProcessApp, to driver: ScreenDriver, _ stored: JSONObject?, elsewhere: [String]? = nil
  ) async throws -> ScreenDriver {
    try await ScreenDriver(
      app.connect(),
      Hello(
        client: "again", resume: driver.resumeToken, stored: stored, storedElsewhere: elsewhere))
  }

  @Test func `the document says what was set, and nothing of what was not`() async throws {
    let driver = try await open(InProcessApp(PageApp()))
    #expect(driver.document.value["stored"] == nil)
    try await driver.tap("Settings")
    #expect(driver.document.value["stored"] == nil)
    try await driver.tap("Theme plain")
    #expect(driver.document.stored == ["theme": "dark"])
    try await driver.tap("Theme dark")
    #expect(driver.document.stored == ["theme": "plain"])
    try await driver.tap("Name none")
    #expect(driver.document.stored == ["name": "Ada", "theme": "plain"])
    try await driver.tap("Name Ada")
    #expect(driver.document.stored == ["name": nil, "theme": "plain"])
    #expect(driver.stored == ["theme": "plain"])
    try await driver.tap("Settings")
    #expect(driver.document.stored == ["name": nil, "theme": "plain"])
    try await driver.check()
  }

  @Test func `a session begins with what its client keeps`() async throws {
    let app = InProcessApp(PageApp())
    let driver = try await open(app, ["theme": "dark", "size": 20, "unknown": true])
    #expect(driver.sees("Letters of 20") && driver.document.stored == ["size": 20])
    try await driver.tap("Settings")
    #expect(driver.sees("Theme dark") && driver.document.stored == ["size": 20, "theme": "dark"])
    let other = try await open(app)
    #expect(other.sees("Letters of 12"))
    try await driver.check()
  }

  @Test func `what cannot be read is what the app begins with`() async throws {
    let driver = try await open(InProcessApp(PageApp()), ["size": "large", "theme": "pink"])
    try await driver.tap("Settings")
    #expect(driver.sees("Letters of 12") && driver.sees("Theme plain"))
    #expect(driver.document.stored == ["theme": "pink"])
    try await driver.check()
  }

  @Test func `it outlives the process, also what no view has asked for`() async throws {
    let app = InProcessApp(PageApp())
    let driver = try await open(app, ["theme": "dark", "size": 20])
    for _ in 0..<2 {
      app.relaunch()
      try await driver.reconnect(over: app.connect())
    }
    #expect(driver.sees("Letters of 20"))
    try await driver.tap("Settings")
    #expect(driver.sees("Theme dark"))
    try await driver.check()
  }

  /// Two views that ask for the same name, and go by something else as long as nothing is kept.
  private struct Defaults: View {
    @AppStorage("size") private var small = 12
    @AppStorage("size") private var large = 20
    @AppStorage("size") private var none: Int?

    var body: some View {
      Text("\(small), \(large), \(none.map(String.init) ?? "none")")
      Button("Default") { small = 12 }
      Button("Forget") { none = nil }
    }
  }

  @Test func `each view has its own value as long as nothing is kept`() async throws {
    let app = InProcessApp(isDurable: true) { Defaults() }
    let driver = try await app.open()
    #expect(driver.sees("12, 20, none") && driver.document.value["stored"] == nil)
    try await driver.tap("Default")
    #expect(driver.sees("12, 12, 12") && driver.document.stored == ["size": 12])
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    #expect(driver.sees("12, 12, 12"))
    try await driver.tap("Forget")
    #expect(driver.sees("12, 20, none") && driver.document.stored == ["size": nil])
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    #expect(driver.sees("12, 20, none"))
    try await driver.check()
  }

  private struct Sized: View {
    @Binding var size: Int
    var body: some View { Text("Size \(size)") }
  }

  private struct Turned: View {
    @AppStorage("size") private var small = 12
    @AppStorage("size") private var large = 20
    @AppStorage("speed") private var speed = 1.0
    @State private var isLarge = false

    var body: some View {
      Sized(size: isLarge ? $large : $small)
      Button("Turn") { isLarge.toggle() }
      Button("Speed \(speed)") { speed = .infinity }
    }
  }

  @Test func `a binding to the same name with another value is another one`() async throws {
    let driver = try await show { Turned() }
    #expect(driver.sees("Size 12"))
    try await driver.tap("Turn")
    #expect(driver.sees("Size 20"))
    try await driver.check()
  }

  @Test func `a number that is not finite is not told`() async throws {
    let driver = try await show { Turned() }
    try await driver.tap("Speed 1.0")
    #expect(driver.sees("Speed inf") && driver.document.value["stored"] == nil)
    try await driver.check()
  }

  private struct Later: View {
    @State private var isShown = false
    var body: some View {
      Button("Settings") { isShown.toggle() }
      if isShown { Settings() }
    }
  }

  struct LaterApp: App {
    var body: some Scene { Window("Later", id: "") { Later() } }
  }

  @Test func `what is asked for only after a sleep is still known`() async throws {
    let app = InProcessApp(LaterApp())
    let driver = try await open(app, ["theme": "dark", "size": 20])
    #expect(driver.document.value["stored"] == nil)
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    try await driver.tap("Settings")
    #expect(driver.sees("Theme dark") && driver.sees("Size 20"))
    try await driver.check()
  }

  @Test func `no more is kept for later than the client said last`() async throws {
    let app = InProcessApp(LaterApp())
    var driver = try await open(app)
    for round in 0..<5 {
      var stored = JSONObject()
      for number in 0..<60 { stored["\(round)-\(number)"] = .string("some text") }
      driver = try await comeBack(app, to: driver, stored)
    }
    #expect(driver.session.encodeSnapshot(full: true).count < 3_000)
  }

  @Test func `who comes back says what was set elsewhere, and hears what was set here`()
    async throws
  {
    let app = InProcessApp(PageApp())
    let driver = try await open(app, ["size": 20])
    try await driver.tap("Settings")
    try await driver.tap("Theme plain")
    // Another page has set the size, and has not heard of the theme.
    let again = try await comeBack(
      app, to: driver, ["size": 30, "theme": "plain"], elsewhere: ["size"])
    #expect(again.sees("Letters of 30") && again.sees("Theme dark"))
    #expect(again.document.stored == ["size": 30, "theme": "dark"])
    // What the session knows nothing of is taken, whoever has set it.
    let third = try await comeBack(app, to: again, ["name": "Ada", "size": 1, "theme": "plain"])
    #expect(third.sees("Name Ada") && third.sees("Letters of 30") && third.sees("Theme dark"))
    try await third.check()
  }

  @Test func `what another tab changes is seen, and what it forgets is what it began with`()
    async throws
  {
    let app = InProcessApp(PageApp())
    let driver = try await open(app, ["size": 20])
    try await driver.hear(ofStored: ["size": 30, "theme": "dark", "name": "Ada", "other": 1])
    #expect(driver.sees("Letters of 30") && driver.document.stored == ["size": 30])
    try await driver.tap("Settings")
    #expect(driver.sees("Theme dark") && driver.sees("Name Ada"))
    try await driver.hear(ofStored: ["size": nil, "name": nil, "other": nil])
    #expect(driver.sees("Letters of 12") && driver.sees("Name none"))
    #expect(driver.document.stored == ["theme": "dark"])
    try await driver.hear(ofStored: ["theme": true, "size": "large"])
    #expect(driver.sees("Letters of 12") && driver.sees("Theme dark"))
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    #expect(driver.sees("Letters of 12") && driver.sees("Theme dark"))
    try await driver.check()
  }

  @Test func `who comes back says what was forgotten elsewhere`() async throws {
    let app = InProcessApp(PageApp())
    let driver = try await open(app, ["size": 20])
    let again = try await comeBack(app, to: driver, [:], elsewhere: ["size"])
    #expect(again.sees("Letters of 12") && again.document.value["stored"] == nil)
    try await again.check()
  }

  @Test func `no more is kept for later than a client may say, in however many commands`()
    async throws
  {
    let driver = try await open(InProcessApp(LaterApp()))
    for round in 0..<5 {
      for size in [40, 4_000] {
        let text = String(repeating: "x", count: size)
        try await driver.hear(ofStored: ["\(round)-\(size)": .string(text)])
      }
      var many = JSONObject()
      for number in 0..<60 { many["\(round)-\(number)"] = .number(1) }
      try await driver.hear(ofStored: many)
    }
    #expect(driver.session.encodeSnapshot(full: true).count < 6_000)
  }

  @Test func `what is forgotten leaves room, and what there is no room for is not what it was`()
    async throws
  {
    let long = JSONValue.string(String(repeating: "x", count: 3_900))
    let driver = try await open(InProcessApp(LaterApp()))
    try await driver.hear(ofStored: ["other": long])
    try await driver.hear(ofStored: ["name": "Ada"])
    try await driver.hear(ofStored: ["name": long])
    try await driver.tap("Settings")
    #expect(driver.sees("Name none"))
    let second = try await open(InProcessApp(LaterApp()))
    try await second.hear(ofStored: ["other": long])
    try await second.hear(ofStored: ["name": long, "other": nil])
    try await second.tap("Settings")
    #expect(second.document.stored == ["name": long])
  }

  @Test func `another window has it, too`() async throws {
    let driver = try await open(InProcessApp(PageApp()), ["theme": "dark"])
    try await driver.tap("Settings")
    try await driver.tap("Name none")
    try await driver.open("/other")
    #expect(driver.sees("Theme dark") && driver.sees("Name Ada"))
    #expect(driver.document.stored == ["name": "Ada", "theme": "dark"])
    try await driver.check()
  }

  @Test(arguments: [
    #"{"a":[]}"#, #"{"a":{}}"#, #"{"a":null}"#, #""a""#,
    "{\"a\":\"\(String(repeating: "x", count: 4096))\"}",
    "{" + (0..<65).map { "\"\($0)\":1" }.joined(separator: ",") + "}",
  ])
  func `a hello with anything else or too much is no message`(stored: String) {
    let hello = #"{"type":"hello","protocol":1,"stored":\#(stored)}"#
    #expect(throws: MessageError.self) { try ClientMessage(Array(hello.utf8)) }
  }

  @Test func `before it is on the screen it is what it began with`() {
    let size = AppStorage(wrappedValue: 3, "size")
    size.wrappedValue = 4
    #expect(size.wrappedValue == 3 && size.projectedValue.wrappedValue == 3)
  }
}
