import FoundationEssentials
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// What a session answers to whatever a client says.
@Suite struct ProtocolTests {
  let app = InProcessApp { Counter(name: "Count") }

  func message(_ transport: InProcessTransport) async throws -> ServerMessage {
    let text = try #require(try await transport.receive(timeout: .seconds(20)))
    return try ServerMessage(Array(text.utf8))
  }

  @Test func `a hello is answered by a welcome and a screen`() async throws {
    let transport = app.connect()
    let before = Date.now
    try await transport.send(#"{"type":"hello","protocol":1,"url":"/"}"#)
    guard case .welcome(let welcome) = try await message(transport) else {
      Issue.record("no welcome")
      return
    }
    let time = Date(timeIntervalSince1970: Double(try #require(welcome.time)) / 1000)
    #expect((before - 0.001...Date.now).contains(time))
    #expect(!welcome.resumed && welcome.seq == 0 && welcome.resume.utf8.count == 43)
    guard case .screen(1, 0, let document) = try await message(transport) else {
      Issue.record("no screen")
      return
    }
    #expect(document.outline == "button \"Count 0\"")
    #expect(document.title == "Test" && document.url == "/")
  }

  @Test(arguments: ["2", "0", "-1", "1e9", "9007199254740993"])
  func `a client of another version hears that, whatever its number`(version: String) async throws {
    let transport = app.connect()
    try await transport.send(#"{"type":"hello","protocol":\#(version)}"#)
    guard case .error(let code, let message) = try await message(transport) else {
      Issue.record("no error")
      return
    }
    #expect(code == .unsupportedProtocol && message.contains(#"say "protocol":1"#))
    #expect(transport.connection.closeCode == 1002)
  }

  @Test(arguments: [
    (#"{"type":"sync"}"#, ErrorCode.helloRequired, UInt16(1002)),
    (#"{"type":"action","seq":1,"target":"x","name":"tap"}"#, .helloRequired, 1002),
    (#"{"type":"hello","protocol":2}"#, .unsupportedProtocol, 1002),
    ("nonsense", .badMessage, 1007), ("", .badMessage, 1007), ("[]", .badMessage, 1007),
    (#"{"type":"hello","protocol":1,"url":7}"#, .badMessage, 1007),
    (#"{"type":"hello","protocol":1.5}"#, .badMessage, 1007),
    (#"{"type":"hello","protocol":1,"seq":1,"rev":1,"rev":2}"#, .badMessage, 1007),
    (#"{"type":"hello","protocol":1e300}"#, .unsupportedProtocol, 1002),
    (#"{"type":"action","seq":1}"#, .helloRequired, 1002),
    (#"{"type":"wave","seq":1}"#, .helloRequired, 1002),
    (#"{"type":"hello","protocol":"1"}"#, .badMessage, 1007),
    (#"{"type":"dance"}"#, .badMessage, 1007),
  ])
  func `a connection that does not begin with a hello ends with a reason`(
    text: String, code: ErrorCode, close: UInt16
  ) async throws {
    let transport = app.connect()
    try await transport.send(text)
    guard case .error(let said, let reason) = try await message(transport) else {
      Issue.record("no error")
      return
    }
    #expect(said == code && !reason.isEmpty)
    await #expect(throws: DriverError.self) { try await transport.receive(timeout: .seconds(1)) }
    #expect(transport.connection.closeCode == close)
  }

  @Test func `a second hello ends the connection`() async throws {
    let driver = try await app.open()
    try await driver.transport.send(#"{"type":"hello","protocol":1}"#)
    await #expect(throws: DriverError.self) { try await driver.check() }
  }

  @Test func `a command is applied once however often it arrives`() async throws {
    let driver = try await app.open()
    let tap = try driver.tapping("Count 0")
    #expect(try await driver.send(tap, seq: 1) == .changed)
    #expect(try await driver.send(tap, seq: 1) == .unchanged)
    #expect(driver.sees("Count 1"))
    #expect(try await driver.send(tap, seq: 2) == .changed)
    #expect(driver.sees("Count 2"))
  }

  @Test func `a command ahead of its turn is refused and comes again`() async throws {
    let driver = try await app.open()
    let tap = try driver.tapping("Count 0")
    #expect(try await driver.send(tap, seq: 3).refusal?.code == .outOfOrder)
    #expect(driver.sees("Count 0"))
    #expect(try await driver.send(tap, seq: 1) == .changed)
  }

  @Test func `a refused command is settled and the next one goes on`() async throws {
    let driver = try await app.open()
    let unknown = Command.Wish.action(target: CommandTarget("AAAAAAAAAA"), name: .tap, value: nil)
    #expect(try await driver.send(unknown).refusal?.code == .staleTarget)
    #expect(driver.nextSeq == 2)
    try await driver.tap("Count 0")
    #expect(driver.sees("Count 1"))
  }

  @Test(arguments: ["AAAAAAAAAA", "", "short", "far too long for an id", "ä€…"])
  func `a target that is no node is refused`(id: String) async throws {
    let driver = try await app.open()
    let before = driver.document
    for wish in [
      Command.Wish.action(target: CommandTarget(id), name: .tap, value: nil),
      .back(target: CommandTarget(id)),
    ] {
      let code = try await driver.send(wish).refusal?.code
      #expect(code == .staleTarget || code == .unknownTarget)
    }
    #expect(driver.document == before)
  }

  @Test func `a target without a revision is unknown where it is not there`() async throws {
    let driver = try await app.open()
    try await driver.transport.send(
      #"{"type":"action","seq":1,"target":"AAAAAAAAAA","name":"tap"}"#)
    try await driver.check()
    #expect(try await driver.send(driver.tapping("Count 0"), seq: 2) == .changed)
  }

  @Test(arguments: [
    #"{"type":"action","seq":1,"name":"tap"}"#,
    #"{"type":"action","seq":1,"target":7,"name":"tap"}"#,
    #"{"type":"open","seq":1}"#, #"{"type":"layout","seq":1,"layout":"huge"}"#,
    #"{"type":"back","seq":1,"rev":"x","target":"AAAAAAAAAA"}"#,
  ])
  func `a command with a bad member is refused, not fatal`(text: String) async throws {
    let driver = try await app.open()
    try await driver.transport.send(text)
    try await driver.check()
    #expect(try await driver.send(driver.tapping("Count 0"), seq: 2) == .changed)
  }

  @Test(arguments: [
    #"{"type":"action","target":"AAAAAAAAAA","name":"tap"}"#, #"{"type":"action","seq":-1}"#,
    #"{"type":"open","seq":1.5,"url":"/"}"#, "{", "\u{0}", #"{"type":"sync"}x"#,
  ])
  func `what has no number and no meaning ends the connection`(text: String) async throws {
    let driver = try await app.open()
    try await driver.transport.send(text)
    await #expect(throws: DriverError.self) { try await driver.check() }
  }

  @Test func `a command that changes nothing is acknowledged`() async throws {
    let driver = try await InProcessApp { Button("Idle") {} }.open()
    let revision = driver.revision
    #expect(try await driver.send(driver.tapping("Idle")) == .unchanged)
    #expect(driver.revision == revision)
  }

  struct LargeApp: App {
    var body: some Scene {
      Window("Large", id: "") { Text(String(repeating: "large ", count: 30_000)) }
    }
  }

  @Test func `large documents may be asked for less often than small ones`() async throws {
    var limits = SessionLimits()
    limits.commandsPerSecond = 5
    func borne(by app: some App) async throws -> Int {
      let driver = try await InProcessApp(app, limits: limits).open()
      var count = 0
      while count < 20, (try? await driver.check()) != nil { count += 1 }
      return count
    }
    let (small, large) = (try await borne(by: ShopApp()), try await borne(by: LargeApp()))
    #expect(small == 20 && (5..<10).contains(large))
  }

  @Test func `commands that come too fast are refused until time has passed`() async throws {
    var limits = SessionLimits()
    limits.commandsPerSecond = 5
    let app = InProcessApp(ShopApp(), limits: limits)
    let driver = try await app.open("/")
    let tap = try driver.tapping("Home 0")
    for _ in 0..<10 { #expect(try await driver.send(tap) == .changed) }
    #expect(try await driver.send(tap).refusal?.code == .rateLimited)
    #expect(driver.sees("Home 10"))
    app.clock.now += .milliseconds(200)
    #expect(try await driver.send(tap) == .changed)
    #expect(try await driver.send(tap).refusal?.code == .rateLimited)
  }

  @Test(arguments: [
    (#"{"type":"sync"}"#, 100), (#"{"type":"open","seq":1,"url":"/nowhere"}"#, 1000),
    (#"{"type":"open","seq":9,"url":"/nowhere"}"#, 1000),
  ])
  func `who only asks, on and on, is let go of, and comes back to the same screen`(
    message: String, most: Int
  ) async throws {
    var limits = SessionLimits()
    limits.commandsPerSecond = 5
    let app = InProcessApp(ShopApp(), limits: limits)
    let driver = try await app.open("/")
    let transport = try #require(driver.transport as? InProcessTransport)
    try await driver.tap("Home 0")
    app.clock.now += .seconds(2)
    var sent = 0
    while transport.connection.closeCode == nil, sent < 2000 {
      try await transport.send(message)
      sent += 1
    }
    #expect(sent == most + 1)
    #expect(transport.connection.closeCode == 1008)
    app.clock.now += .milliseconds(200)
    try await driver.reconnect(over: app.connect())
    #expect(driver.sees("Home 1"))
  }

  @Test func `a changed layout that nobody reads changes nothing`() async throws {
    let driver = try await app.open()
    let count = try await driver.evaluations { try await driver.resize(to: .compact) }
    #expect(count <= 1)
    #expect(driver.sees("Count 0"))
  }
}
