import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// A refusal that was lost on the way is told again: without it a command that was refused would pass for
/// one that was carried out.
@Suite struct LostRefusalTests {
  struct CounterApp: App {
    var body: some Scene {
      Window("Count", id: "") {
        Button("Add") {}.disabled(true)
        Counter(name: "Count")
      }
    }
  }

  private let app = InProcessApp(
    CounterApp(), limits: .unlimited, store: MemorySessionStore(isDurable: true))

  /// A client that speaks as a page does, message by message.
  private struct Page {
    let line: InProcessTransport
    var token: String?

    mutating func say(_ hello: Hello) async throws -> Welcome {
      var hello = hello
      hello.resume = token
      try await line.send(ClientMessage.hello(hello).json.description)
      guard case .welcome(let welcome) = try await hear() else { throw DriverError("no welcome") }
      token = welcome.resume
      return welcome
    }

    func hear() async throws -> ServerMessage? {
      guard let text = try await line.receive(timeout: .seconds(5)) else { return nil }
      return try ServerMessage(Array(text.utf8))
    }

    /// Sends a command and returns the refusal, nil where it was carried out or acknowledged.
    func send(_ seq: Int, _ target: CommandTarget) async throws -> RefusalCode? {
      let wish = Command.Wish.action(target: target, name: .tap, value: nil)
      let command = Command(seq: seq, rev: nil, wish: wish)
      try await line.send(ClientMessage.command(command).json.description)
      switch try await hear() {
      case .refused(let refusal) where refusal.ack == seq: return refusal.code
      case .patch(_, _, let ack, _) where ack == seq: return nil
      case .ack(seq): return nil
      case let other: throw DriverError("answered with \(String(describing: other))")
      }
    }
  }

  /// A page whose second and fourth commands were refused and whose others were carried out.
  private func page() async throws -> (page: Page, count: CommandTarget, nothing: CommandTarget) {
    var page = Page(line: app.connect())
    _ = try await page.say(Hello(url: "/", client: "page"))
    guard case .screen(_, _, let document) = try await page.hear() else {
      throw DriverError("no screen")
    }
    let count = try #require(document.nodes.first { $0.text == "Count 0" }?.id)
    let nothing = CommandTarget("AAAAAAAAAA")
    #expect(try await page.send(1, CommandTarget(count)) == nil)
    #expect(try await page.send(2, nothing) == .unknownTarget)
    #expect(try await page.send(3, CommandTarget(count)) == nil)
    #expect(try await page.send(4, nothing) == .unknownTarget)
    return (page, CommandTarget(count), nothing)
  }

  struct LeadingApp: App {
    var body: some Scene { Window("Out", id: "") { LeadingView() } }
  }

  struct LeadingView: View {
    @Environment(\.openURL) private var openURL
    var body: some View { Button("Out") { openURL("https://example.org") } }
  }

  @Test(arguments: ["page", nil])
  func `what a command asks of its page, and was lost with its answer, is told that page again`(
    page: String?
  ) async throws {
    let store = MemorySessionStore(isDurable: true)
    let app = InProcessApp(LeadingApp(), limits: .unlimited, store: store)
    let driver = try await ScreenDriver(app.connect(), Hello(client: page))
    try await driver.tap("Out")
    #expect(driver.takeEffects() == ["https://example.org"])
    let command = Command(seq: 2, rev: driver.revision, wish: try driver.tapping("Out"))
    try await driver.transport.send(ClientMessage.command(command).json.description)
    driver.transport.drop()
    try await driver.reconnect(over: app.connect())
    try await driver.check()
    #expect(driver.takeEffects() == (page == nil ? [] : ["https://example.org"]))
    try await driver.reconnect(over: app.connect())
    try await driver.check()
    #expect(driver.takeEffects() == [])
  }

  @Test func `a command that was never stored asks nothing of its page`() async throws {
    let store = SlowStore()
    let app = InProcessApp(LeadingApp(), limits: .unlimited, store: store)
    let driver = try await ScreenDriver(app.connect(), Hello(client: "page"))
    let command = Command(seq: 1, rev: driver.revision, wish: try driver.tapping("Out"))
    store.isHolding = true
    try await driver.transport.send(ClientMessage.command(command).json.description)
    driver.transport.drop()
    store.fails = true
    store.isHolding = false
    store.fails = false
    try await eventually { app.host.trouble == nil }
    try await driver.reconnect(over: app.connect())
    try await driver.check()
    #expect(driver.takeEffects() == [])
  }

  private func comesBack(
    _ page: Page, _ hello: Hello
  ) async throws -> (page: Page, welcome: Welcome, ack: Int, sees: String) {
    var again = Page(line: app.connect(), token: page.token)
    let welcome = try await again.say(hello)
    guard case .screen(_, let ack, let document) = try await again.hear() else {
      throw DriverError("no screen")
    }
    return (again, welcome, ack, document.outline)
  }

  @Test func `who has heard of later commands than there were goes on counting from there`()
    async throws
  {
    let (page, count, _) = try await page()
    page.line.drop()
    var (again, welcome, _, _) = try await comesBack(
      page, Hello(url: "/", client: "page", seq: 9))
    #expect(welcome.resumed && welcome.seq == 9)
    #expect(try await again.send(10, count) == nil)
    // A number that is far off is none that was given, and another page has none of this one's.
    for (client, seq) in [("page", 2_000_000), ("other", 12)] {
      again.line.drop()
      (again, welcome, _, _) = try await comesBack(
        again, Hello(url: "/", client: client, seq: seq))
      #expect(welcome.resumed && welcome.seq == 10)
    }
  }

  @Test(arguments: [false, true])
  func `a page that missed answers asks again and hears the same`(dies: Bool) async throws {
    let (page, count, nothing) = try await page()
    if dies { app.crash() } else { page.line.drop() }
    let (again, welcome, ack, sees) = try await comesBack(
      page, Hello(url: "/", client: "page", seq: 1))
    #expect(welcome.resumed && welcome.seq == 1 && ack == 1)
    #expect(sees.contains("Count 2"))
    #expect(try await again.send(2, nothing) == .unknownTarget)
    #expect(try await again.send(3, count) == nil)
    #expect(try await again.send(4, nothing) == .unknownTarget)
    #expect(try await again.send(5, count) == nil)
    let (_, _, _, now) = try await comesBack(page, Hello(url: "/", client: "page", seq: 5))
    #expect(now.contains("Count 3"), "\(now)")
  }

  @Test func `a page that has heard them goes on after the last`() async throws {
    let (page, _, _) = try await page()
    page.line.drop()
    let heard = try await comesBack(page, Hello(url: "/", client: "page", seq: 4))
    #expect(heard.welcome.seq == 4 && heard.ack == 4)
  }

  @Test func `a page that heard the first of two refusals goes on before the second`()
    async throws
  {
    let (page, _, _) = try await page()
    page.line.drop()
    let heard = try await comesBack(page, Hello(url: "/", client: "page", seq: 2))
    #expect(heard.welcome.seq == 3 && heard.ack == 3)
  }

  @Test(arguments: [Hello(url: "/", client: "page"), Hello(url: "/", client: "other", seq: 0)])
  func `whoever has not sent them goes on counting`(hello: Hello) async throws {
    let (page, count, _) = try await page()
    page.line.drop()
    let (again, welcome, ack, _) = try await comesBack(page, hello)
    #expect(welcome.seq == 4 && ack == 4)
    #expect(try await again.send(5, count) == nil)
  }

  @Test func `a refused command that comes twice is refused twice`() async throws {
    let (page, count, nothing) = try await page()
    #expect(try await page.send(2, nothing) == .unknownTarget)
    #expect(try await page.send(5, count) == nil)
  }

  @Test func `refusals are remembered for a while and not for ever`() async throws {
    let (page, count, nothing) = try await page()
    // As many as may come at once.
    for seq in 5...200 { _ = try await page.send(seq, nothing) }
    #expect(app.host.allSessions[0].clients[0].refusals.map(\.ack) == [2, 4] + Array(5...200))
    for seq in 201...456 { _ = try await page.send(seq, count) }
    _ = try await page.send(457, nothing)
    #expect(app.host.allSessions[0].clients[0].refusals.map(\.ack) == [457])
  }

  @Test func `a snapshot keeps them, and one without them has none`() throws {
    var header = SnapshotHeader(
      id: "s", window: "w", url: "/", revision: 1, layout: "compact", colorScheme: "light",
      locale: "en",
      clients: [
        .init(token: ResumeTokenHash(bytes: Array(repeating: 1, count: 32)), page: "a", lastSeq: 9),
        .init(token: ResumeTokenHash(bytes: Array(repeating: 2, count: 32)), page: nil, lastSeq: 0),
      ])
    let plain = SessionSnapshot(header: header).encoded()
    #expect(try SnapshotHeader(encoded: plain) == header)
    header.clients[0].refusals = [
      Refusal(ack: 7, code: .crashed, message: "do something else"),
      Refusal(ack: 9, code: .covered, message: "leave it first"),
    ]
    let full = SessionSnapshot(header: header).encoded()
    #expect(try SnapshotHeader(encoded: full) == header)
    #expect(full.count > plain.count)
  }
}
