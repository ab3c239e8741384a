import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Sessions of people whom the app knows.
@Suite struct IdentityTests {
  private func app(
    isDurable: Bool = false, report: @escaping @MainActor (String) -> Void = { _ in }
  ) -> InProcessApp {
    InProcessApp(
      DiaryApp(), limits: .unlimited, store: MemorySessionStore(isDurable: isDurable),
      report: { event, _ in report(event) })
  }

  private func joining(_ app: InProcessApp, _ driver: ScreenDriver, as identity: String?)
    async throws -> ScreenDriver
  {
    try await ScreenDriver(
      app.connect(as: identity), Hello(client: "another page", resume: driver.resumeToken))
  }

  @Test func `a view reads who the person is`() async throws {
    let app = app()
    #expect(try await app.open(as: "ann").sees("Diary of ann"))
    #expect(try await app.open().sees("Diary of nobody"))
  }

  @Test func `a session that is somebody's is nobody else's`() async throws {
    var events: [String] = []
    let app = app { events.append($0) }
    let driver = try await app.open(as: "ann")
    try await driver.type("secret", into: "Entry")
    for other in ["bob", nil, "Ann"] {
      let thief = try await joining(app, driver, as: other)
      #expect(thief.welcome?.resumed == false)
      #expect(!thief.sees("secret") && thief.sees("Diary of \(other ?? "nobody")"))
      #expect(events.filter { $0 == "foreign_token" }.count == 1)
      events = []
    }
    #expect(driver.sees("secret"))
    let own = try await joining(app, driver, as: "ann")
    #expect(own.welcome?.resumed == true && own.sees("secret"))
  }

  @Test func `a session that was nobody's is the person's who comes with it, and theirs alone`()
    async throws
  {
    let app = app()
    let driver = try await app.open()
    try await driver.type("draft", into: "Entry")
    let other = try await joining(app, driver, as: nil)
    try await driver.reconnect(over: app.connect(as: "ann"))
    #expect(driver.welcome?.resumed == true)
    #expect(driver.sees("draft") && driver.sees("Diary of ann"))
    await #expect(throws: DriverError.self) { try await other.tap("More") }
    try await other.reconnect(over: app.connect())
    #expect(other.welcome?.resumed == false && !other.sees("draft"))
    try await driver.tap("More")
    #expect(driver.sees("1 more"))
  }

  @Test func `a commit that fails leaves a session to whom it is`() async throws {
    let store = SlowStore()
    let app = InProcessApp(DiaryApp(), limits: .unlimited, store: store)
    let driver = try await app.open()
    try await driver.type("draft", into: "Entry")
    driver.checksEveryStep = false
    store.isHolding = true
    store.fails = true
    driver.transport.drop()
    let page = app.connect(as: "ann")
    let hello = Hello(
      locale: "de", colorScheme: .dark, client: "another page", resume: driver.resumeToken)
    try await page.send(ClientMessage.hello(hello).json.description)
    store.isHolding = false
    #expect(app.host.trouble != nil)
    let session = try #require(page.session)
    #expect(session.surroundings.identity == "ann" && session.surroundings.locale == "de")
    #expect(session.graph.root.environment.clientTraits?.values.identity == "ann")
    store.fails = false
    try await eventually { app.host.trouble == nil }
    let thief = try await joining(app, driver, as: nil)
    #expect(thief.welcome?.resumed == false && !thief.sees("draft"))
  }

  @Test func `whose a session is outlives its sleep, a crash and a restart`() async throws {
    let app = app(isDurable: true)
    let driver = try await app.open(as: "ann")
    try await driver.type("secret", into: "Entry")
    driver.session.park()
    #expect(driver.session.isParked)
    let early = try await joining(app, driver, as: "bob")
    #expect(early.welcome?.resumed == false)
    try await driver.tap("More")
    #expect(driver.sees("Diary of ann") && driver.sees("1 more"))
    for end in [app.crash, app.relaunch] {
      end()
      let thief = try await joining(app, driver, as: nil)
      #expect(thief.welcome?.resumed == false && !thief.sees("secret"))
      try await driver.reconnect(over: app.connect(as: "ann"))
      #expect(driver.welcome?.resumed == true)
      #expect(driver.sees("Diary of ann") && driver.sees("secret"))
    }
  }

  @Test func `what a client says before the app knows who it is waits for that`() async throws {
    let app = app()
    let driver = try await app.open(as: "ann")
    let transport = app.connect()
    transport.connection.holdIdentity()
    let token = driver.resumeToken
    try await transport.send(
      #"{"type":"hello","protocol":1,"url":"/","client":"other","resume":"\#(token)"}"#)
    try await transport.send(#"{"type":"sync"}"#)
    #expect(try await transport.receive(timeout: .milliseconds(20)) == nil)
    transport.connection.identify(as: "ann")
    var types: [String] = []
    for _ in 0..<3 {
      let message = try #require(try await transport.receive(timeout: .seconds(2)))
      types.append(String(message.prefix(17)))
      if types.count == 1 { #expect(message.contains(#""resumed":true"#)) }
    }
    #expect(types == [#"{"type":"welcome""#, #"{"type":"screen","#, #"{"type":"screen","#])
  }

  @Test func `who goes before it is known who they are begins nothing`() async throws {
    let app = app()
    let transport = app.connect()
    transport.connection.holdIdentity()
    try await transport.send(#"{"type":"hello","protocol":1,"url":"/"}"#)
    transport.drop()
    transport.connection.identify(as: "ann")
    #expect(app.host.allSessions.isEmpty)
  }

  @Test func `an identity that nobody could keep is nobody's`() async {
    let windows = WindowTable(DiaryApp())
    func identity(_ cookie: String) async -> String? {
      await windows.identity(of: HTTPRequest(.get, "/socket", headers: ["cookie": cookie]))
    }
    #expect(await identity("person=ann") == "ann")
    #expect(await identity("person=") == nil)
    #expect(await identity("other=1") == nil)
    let long = String(repeating: "ä", count: 127)
    #expect(await identity("person=\(long)x") == long + "x")
    #expect(await identity("person=\(long)xx") == nil)
  }

  @Test func `cookies are read as browsers write them`() {
    let header = "a=1; b=x=y; empty=; a=2;c = spaced ; flag"
    let request = HTTPRequest(.get, "/", headers: ["cookie": header])
    #expect(request.cookies == ["a": "1", "b": "x=y", "empty": "", "c": "spaced"])
    #expect(HTTPRequest(.get, "/").cookies == [:])
    let marked = HTTPRequest(.get, "/", headers: ["cookie": "a=\u{301}x; b=2;\u{301}c=3"])
    #expect(marked.cookies == ["a": "\u{301}x", "b": "2", "\u{301}c": "3"])
  }
}

private struct DiaryApp: App {
  var body: some Scene { Window("Diary", id: "") { DiaryView() } }

  func identity(of request: HTTPRequest) async -> String? { request.cookies["person"] }
}

private struct DiaryView: View {
  @Environment(\.identity) private var person
  @State private var entry = ""
  @State private var more = 0

  var body: some View {
    Text("Diary of \(person ?? "nobody")")
    TextField("Entry", text: $entry)
    Button("More") { more += 1 }
    Text("\(more) more")
  }
}
