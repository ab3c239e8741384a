import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Clients that come back, share a session, or read slowly.
@Suite struct ResumeTests {
  let app = InProcessApp { Counter(name: "Count") }

  @Test func `a client that lost its socket goes on where it was`() async throws {
    let driver = try await app.open()
    try await driver.tap("Count 0")
    let document = driver.document
    try await driver.reconnect(over: app.connect())
    #expect(driver.welcome?.resumed == true && driver.welcome?.seq == 1)
    #expect(driver.document == document)
    try await driver.tap("Count 1")
    #expect(driver.sees("Count 2"))
  }

  @Test func `a command sent again after a lost socket is not applied again`() async throws {
    let driver = try await app.open()
    let tap = try driver.tapping("Count 0")
    _ = try await driver.send(tap, seq: 1)
    try await driver.reconnect(over: app.connect())
    #expect(try await driver.send(tap, seq: 1) == .unchanged)
    #expect(driver.sees("Count 1"))
  }

  @Test(arguments: [
    "", "x", String(repeating: "A", count: 43), String(repeating: "A", count: 42) + "=",
    String(repeating: "A", count: 40_000),
  ])
  func `a guessed token gets a fresh session`(token: String) async throws {
    let driver = try await app.open()
    try await driver.tap("Count 0")
    let thief = try await ScreenDriver(app.connect(), Hello(resume: token))
    #expect(thief.welcome?.resumed == false)
    #expect(thief.welcome?.session != driver.welcome?.session)
    #expect(thief.sees("Count 0") && driver.sees("Count 1"))
  }

  @Test func `two sessions never see each other's screen`() async throws {
    let one = try await app.open()
    let two = try await app.open()
    try await one.tap("Count 0")
    try await two.check()
    #expect(one.sees("Count 1") && two.sees("Count 0"))
    #expect(one.resumeToken != two.resumeToken)
  }

  @Test func `two clients of one session see one document`() async throws {
    let one = try await ScreenDriver(app.connect(), Hello(client: "page one"))
    let two = try await ScreenDriver(
      app.connect(), Hello(client: "page two", resume: one.resumeToken))
    #expect(two.welcome?.resumed == true && two.resumeToken != one.resumeToken)
    try await one.tap("Count 0")
    try await two.waitFor("Count 1")
    try await two.tap("Count 1")
    try await one.waitFor("Count 2")
    #expect(one.document == two.document && one.revision == two.revision)
  }

  /// Joins the session of another page, as a page of its own.
  private func join(_ one: ScreenDriver, as page: String) async throws -> ScreenDriver {
    try await ScreenDriver(app.connect(), Hello(client: page, resume: one.resumeToken))
  }

  private func leave(_ driver: ScreenDriver) throws {
    try #require(driver.transport as? InProcessTransport).drop()
  }

  @Test func `however many pages share a session, all see what each of them does`() async throws {
    let one = try await ScreenDriver(app.connect(), Hello(client: "first"))
    var others: [ScreenDriver] = []
    for number in 0..<20 { others.append(try await join(one, as: "page \(number)")) }
    try await one.tap("Count 0")
    for other in others { try await other.waitFor("Count 1") }
    try await #require(others.last).tap("Count 1")
    try await one.waitFor("Count 2")
    // One that loses its socket comes back, whoever has joined meanwhile.
    try leave(one)
    others.append(try await join(others[0], as: "another"))
    try await one.reconnect(over: app.connect())
    #expect(one.welcome?.resumed == true && one.sees("Count 2"))
    for other in others { #expect(other.session === one.session) }
  }

  @Test func `of pages that are away so many can come back, and the first are forgotten`()
    async throws
  {
    let one = try await ScreenDriver(app.connect(), Hello(client: "first"))
    var away: [ScreenDriver] = []
    for number in 0..<20 {
      away.append(try await join(one, as: "page \(number)"))
      try leave(away[number])
    }
    let most = app.host.limits.absentClientsPerSession
    #expect(one.session.clients.count == most + 2)
    try await away[0].reconnect(over: app.connect())
    #expect(away[0].welcome?.resumed == false)
    try await away[19].reconnect(over: app.connect())
    #expect(away[19].welcome?.resumed == true && away[19].session === one.session)
    try await away[19].tap("Count 0")
    try await one.waitFor("Count 1")
  }

  @Test func `one page too many is turned away, until another leaves or the same one comes again`()
    async throws
  {
    let most = app.host.limits.presentClientsPerSession
    let one = try await ScreenDriver(app.connect(), Hello(client: "first"))
    var others: [ScreenDriver] = []
    for number in 2...most { others.append(try await join(one, as: "page \(number)")) }
    let late = app.connect()
    let hello = Hello(client: "late", resume: one.resumeToken)
    try await late.send(ClientMessage.hello(hello).json.description)
    let answer = try await late.receive(timeout: .seconds(1)) ?? ""
    #expect(answer.contains(#""code":"too_many_connections""#))
    #expect(late.connection.closeCode == 1013)
    #expect(one.session.clients.count == most)
    // A page whose socket died unnoticed is none more.
    try await others[0].reconnect(over: app.connect())
    #expect(others[0].welcome?.resumed == true)
    try leave(others[1])
    let next = try await join(one, as: "late")
    try await next.tap("Count 0")
    try await one.waitFor("Count 1")
    // One that was away counts as much when it comes back.
    let back = Hello(client: "page 3", resume: others[1].resumeToken)
    let returning = app.connect()
    try await returning.send(ClientMessage.hello(back).json.description)
    _ = try await returning.receive(timeout: .seconds(1))
    #expect(returning.connection.closeCode == 1013)
  }

  @Test func `where one page has seen a later document, the others are given its number`()
    async throws
  {
    let one = try await ScreenDriver(app.connect(), Hello(client: "first"))
    let other = try await join(one, as: "second")
    let ahead = try await ScreenDriver(
      app.connect(), Hello(client: "first", resume: one.resumeToken, rev: 9, seq: 0))
    try await expectNumbers(of: ahead, from: 9, on: other)
  }

  @Test func `a page that joins with a later document gives that number to the first one too`()
    async throws
  {
    let one = try await ScreenDriver(app.connect(), Hello(client: "first"))
    let ahead = try await ScreenDriver(
      app.connect(), Hello(client: "second", resume: one.resumeToken, rev: 900, seq: 0))
    try await expectNumbers(of: ahead, from: 900, on: one)
  }

  /// Expects the page that was ahead to see a number that is new to it, and the other one the same from then on.
  private func expectNumbers(
    of ahead: ScreenDriver, from revision: Int, on other: ScreenDriver
  ) async throws {
    #expect(ahead.revision == revision + 1)
    try await ahead.tap("Count 0")
    try await other.waitFor("Count 1")
    #expect(other.revision == revision + 2 && other.document == ahead.document)
    try await other.check()
  }

  @Test func `a page takes over from its own dead socket`() async throws {
    let one = try await ScreenDriver(app.connect(), Hello(client: "page"))
    let former = one.transport
    let two = try await ScreenDriver(app.connect(), Hello(client: "page", resume: one.resumeToken))
    #expect(two.resumeToken == one.resumeToken)
    await #expect(throws: DriverError.self) { try await former.receive(timeout: .seconds(1)) }
    try await two.tap("Count 0")
    #expect(two.sees("Count 1"))
  }

  @Test func `a slow client is brought up to date by one screen`() async throws {
    let slow = try await ScreenDriver(app.connect(), Hello(client: "slow"))
    let fast = try await ScreenDriver(
      app.connect(), Hello(client: "fast", resume: slow.resumeToken))
    let transport = try #require(slow.transport as? InProcessTransport)
    transport.isCongested = true
    for number in 0..<20 { try await fast.tap("Count \(number)") }
    #expect(try await transport.receive(timeout: .zero) == nil)
    transport.isCongested = false
    let text = try #require(try await transport.receive(timeout: .zero))
    guard case .screen(let rev, _, let document) = try ServerMessage(Array(text.utf8)) else {
      Issue.record("not a screen: \(text)")
      return
    }
    #expect(rev == fast.revision && document == fast.document)
    #expect(try await transport.receive(timeout: .zero) == nil)
  }

  @Test func `a slow client's own commands are applied and settled by the screen`() async throws {
    let driver = try await app.open()
    let transport = try #require(driver.transport as? InProcessTransport)
    let tap = try driver.tapping("Count 0")
    transport.isCongested = true
    for seq in 1...3 {
      try await transport.send(
        ClientMessage.command(Command(seq: seq, wish: tap)).json.description)
    }
    transport.isCongested = false
    try await driver.waitFor("Count 3")
    #expect(try await driver.send(tap, seq: 4) == .changed)
  }

  struct Opener: View {
    @Environment(\.openURL) private var openURL
    @State private var count = 0

    var body: some View {
      Button("Open \(count)") {
        count += 1
        openURL("https://example.com/\(count)")
      }
    }
  }

  @Test func `a slow client is asked to open what it wanted, and sees the screen after that`()
    async throws
  {
    let app = InProcessApp { Opener() }
    let driver = try await app.open()
    let transport = try #require(driver.transport as? InProcessTransport)
    transport.isCongested = true
    let command = Command(seq: 1, wish: try driver.tapping("Open 0"))
    try await transport.send(ClientMessage.command(command).json.description)
    transport.isCongested = false
    try await driver.waitFor("Open 1")
    #expect(driver.takeEffects() == ["https://example.com/1"])
  }

  @Test func `what changes while nobody looks is there on return`() async throws {
    let settings = Settings()
    let app = InProcessApp { BindingTests.Reader(settings: settings) }
    let driver = try await app.open()
    driver.transport.drop()
    settings.nested.level = 5
    for _ in 0..<20 { await Task.yield() }
    try await driver.reconnect(over: app.connect())
    #expect(driver.sees("Level 5"))
  }

  private struct Holding<Value>: View {
    @State var value: Value
    var body: some View { Text("held") }
  }

  private struct Uncodable { var number = 0 }

  /// Whether another worker would get a session whose client is gone.
  private func isReleased<Value>(_ value: Value) async throws -> Bool {
    let app = InProcessApp { Holding(value: value) }
    let driver = try await app.open()
    let token = try #require(driver.session.clients.first).token
    #expect(!app.host.mayRelease(token, page: nil, heard: nil, to: .first))
    driver.transport.drop()
    return app.host.mayRelease(token, page: nil, heard: nil, to: .first)
  }

  @Test func `a session goes to another worker only with all that it has`() async throws {
    #expect(try await isReleased(1))
    #expect(try await !isReleased(Uncodable()))
  }

  @Test func `a session does not go to a worker that cannot read it`() async throws {
    let app = InProcessApp { Holding(value: 1) }
    let driver = try await app.open()
    let token = try #require(driver.session.clients.first).token
    driver.transport.drop()
    let own = app.host.snapshotVersion
    for (version, isReleased) in [
      (own, true), (SnapshotVersion(form: own.form + 1, app: own.app + 1), true),
      (SnapshotVersion(form: own.form - 1, app: own.app), false),
      (SnapshotVersion(form: own.form, app: own.app - 1), false),
    ] {
      #expect(app.host.mayRelease(token, page: nil, heard: nil, to: version) == isReleased)
      // Nor does it once it is here no more: this one is to fetch it again.
      let unknown = ResumeTokenHash(bytes: [1])
      #expect(app.host.mayRelease(unknown, page: nil, heard: nil, to: version) == isReleased)
    }
  }

  @Test func `a session stays while its page may not have heard what it is asked to open`()
    async throws
  {
    let app = InProcessApp { Opener() }
    let driver = try await ScreenDriver(app.connect(), Hello(client: "page"))
    let token = try #require(driver.session.clients.first).token
    try await driver.tap("Open 0")
    driver.transport.drop()
    for (page, heard) in [("page", 0), ("page", nil), ("page", 1), ("another", nil)] {
      let mayNotKnow = page == "page" && heard != 1
      let isReleased = app.host.mayRelease(token, page: page, heard: heard, to: .first)
      #expect(isReleased == !mayNotKnow)
    }
  }

  @Test func `fifty sessions at once stay apart`() async throws {
    var drivers: [ScreenDriver] = []
    for _ in 0..<50 { drivers.append(try await app.open()) }
    for turn in 0..<5 {
      for (number, driver) in drivers.enumerated() where number % (turn + 1) == 0 {
        let text = try #require(driver.document.root.text)
        try await driver.tap(text)
      }
    }
    for (number, driver) in drivers.enumerated() {
      let taps = (0..<5).count { number % ($0 + 1) == 0 }
      #expect(driver.sees("Count \(taps)"))
    }
  }
}
