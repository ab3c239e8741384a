public import ScreenDocument

/// Uses an app as a person does: taps what can be read, types into what is labelled, looks.
///
///     let driver = try await InProcessApp(ShopApp()).open("/products")
///     try await driver.tap("Keyboard")
///     #expect(driver.screen().contains("$120"))
///     try await driver.back()
///
/// The same calls work on a real server: `ScreenDriver.connect(to: SocketEndpoint(port: 8080))`.
///
/// After every step it asks the session for the whole document and fails unless that is, byte for byte
/// in canonical JSON, what the patches led to, with no id in it twice. A step that the session refuses
/// throws a ``DriverError`` with the reason; ``refusal(of:)`` expects one.
public final class ScreenDriver {
  /// How long to wait for an answer.
  public var timeout: Duration = .seconds(20)
  /// Whether every step compares the patched document with the session's own.
  public var checksEveryStep = true
  /// Called after every step, for what is to be true, or to happen, wherever a journey has got to.
  public var afterEachStep: ((ScreenDriver) async throws -> Void)?
  private var isAfterStep = false
  /// How often a command is given again that was refused because its worker crashed or its store did not
  /// answer: the state is then as it was before, and a person would try again.
  public var retries = 0
  /// The way to the session.
  public internal(set) var transport: any ScreenTransport
  private(set) var hello: Hello
  private var picture = ClientPicture()
  private var lastSeq = 0

  /// Introduces a client and waits for its first screen.
  ///
  /// - Throws: ``DriverError`` when the session does not answer with a screen.
  public init(_ transport: any ScreenTransport, _ hello: Hello = Hello()) async throws {
    self.transport = transport
    self.hello = hello
    try await greet(hello)
  }

  /// Opens a URL on a server in a session of its own.
  ///
  /// - Throws: ``SocketError`` when there is no server or it declines.
  public static func connect(
    to endpoint: SocketEndpoint, url: String = "/", layout: Layout = .regular
  ) async throws -> ScreenDriver {
    try await ScreenDriver(
      SocketTransport.connect(to: endpoint), Hello(url: url, layout: layout))
  }

  /// The document that the client shows.
  public var document: Document { picture.document }

  /// The revision of ``document``.
  public var revision: Int { picture.revision }

  /// The token with which this client comes back.
  public var resumeToken: String { picture.welcome?.resume ?? "" }

  /// How the session greeted this client last.
  public var welcome: Welcome? { picture.welcome }

  /// What the client keeps for the app: what it came with, and what the document says.
  public var stored: JSONObject { keeping(document.stored) }

  /// The number that the next command has.
  public var nextSeq: Int { lastSeq + 1 }

  /// Addresses that the session wanted opened outside the app since the last call.
  public func takeEffects() -> [String] { picture.takeEffects() }

  /// What the session wanted brought into view since the last call, as far as it is in the document.
  public func takeScrolled() -> [Node] { picture.takeScrolled() }

  var hasForks: Bool { !picture.forks.isEmpty }

  package func takeFork() -> String? { picture.takeFork() }

  func noteEffect(_ url: String) { picture.note(effect: url) }

  /// The whole document as an indented outline.
  public func screen() -> String { document.outline }

  /// Sends a command and waits until it is settled.
  ///
  /// - Parameters:
  ///   - wish: what the person wants.
  ///   - rev: the revision the person was looking at; nil is the one shown.
  ///   - seq: the command's number; nil is the next one.
  /// - Returns: how the command was settled; a refusal is an outcome like any other here.
  /// - Throws: ``DriverError`` when no answer comes or the document is not what it should be.
  @discardableResult
  public func send(
    _ wish: Command.Wish, rev: Int? = nil, seq: Int? = nil
  ) async throws -> CommandOutcome {
    var outcome = try await outcome(of: give(wish, rev: rev, seq: seq))
    for attempt in 0..<retries where seq == nil && outcome.maySucceedLater {
      try await Task.sleep(for: .milliseconds(50 * (attempt + 1)))
      outcome = try await self.outcome(of: give(wish, rev: rev))
    }
    if outcome.refusal?.code == .outOfOrder { lastSeq = settledSeq }
    if checksEveryStep { try await check() }
    try await tellStep()
    return outcome
  }

  private func tellStep() async throws {
    guard let afterEachStep, !isAfterStep else { return }
    isAfterStep = true
    defer { isAfterStep = false }
    try await afterEachStep(self)
  }

  /// Takes in what the session says by itself, until it has said nothing for a while.
  ///
  /// - Parameters:
  ///   - quiet: how long it has to say nothing.
  ///   - timeout: how long it may go on; nil is ``timeout``.
  /// - Throws: ``DriverError`` when the connection ends, or the session does not come to rest.
  public func settle(
    quiet: Duration = .milliseconds(30), timeout: Duration? = nil
  ) async throws {
    let patience = timeout ?? self.timeout
    let deadline = ContinuousClock.now + patience
    var silences = 0
    while silences < 3 {
      if let message = try await transport.receive(timeout: quiet / 3) {
        try picture.received(message)
        silences = 0
        guard ContinuousClock.now < deadline else {
          throw DriverError.restless(patience, document)
        }
      } else {
        silences += 1
        for _ in 0..<30 { await Task.yield() }
      }
    }
  }

  /// Sends several commands before any of them is answered, and waits until all are settled.
  ///
  /// - Returns: how each was settled, in the order of the wishes.
  /// - Throws: ``DriverError`` when no answer comes or the document is not what it should be.
  public func send(together wishes: [Command.Wish]) async throws -> [CommandOutcome] {
    var numbers: [Int] = []
    for wish in wishes { numbers.append(try await give(wish)) }
    var outcomes: [CommandOutcome] = []
    for number in numbers { outcomes.append(try await outcome(of: number)) }
    if checksEveryStep { try await check() }
    try await tellStep()
    return outcomes
  }

  /// Asks for the whole document, and fails unless it is what is shown already.
  ///
  /// - Throws: ``DriverError`` with both documents when they differ, or when an id is in it twice.
  public func check() async throws {
    let screens = picture.screenCount
    try await transport.send(#"{"type":"sync"}"#)
    try await follow("the whole document") { picture.screenCount > screens }
    try DocumentCheck(document: document).run()
  }

  /// Comes back over another connection with the token of this client.
  ///
  /// - Throws: ``DriverError`` when the session does not answer.
  public func reconnect(over transport: any ScreenTransport) async throws {
    self.transport.drop()
    self.transport = transport
    let kept = stored
    picture = ClientPicture(awaiting: picture)
    var hello = hello
    hello.resume = resumeToken
    hello.rev = revision
    hello.seq = lastSeq
    if !kept.isEmpty { hello.stored = kept }
    try await greet(hello)
  }
}

// Following what the session says.
extension ScreenDriver {
  private var settledSeq: Int { picture.settled }

  /// Sends a command and returns its number.
  private func give(_ wish: Command.Wish, rev: Int? = nil, seq: Int? = nil) async throws -> Int {
    let number = seq ?? nextSeq
    lastSeq = max(lastSeq, number)
    switch wish {
    case .layout(let layout): hello.layout = layout
    case .stored(let values): hello.stored = keeping(values)
    case .action, .back, .open, .fork: break
    }
    let command = Command(seq: number, rev: rev ?? revision, wish: wish)
    try await transport.send(ClientMessage.command(command).json.description)
    return number
  }

  /// What the client came with, with these changes: null for what is forgotten.
  private func keeping(_ changes: JSONObject) -> JSONObject {
    var kept = hello.stored ?? [:]
    for member in changes {
      kept[member.name] = member.value == .null ? JSONValue?.none : member.value
    }
    return kept
  }

  private func greet(_ hello: Hello) async throws {
    let screens = picture.screenCount
    try await transport.send(ClientMessage.hello(hello).json.description)
    try await follow("a screen") { picture.screenCount > screens }
    lastSeq = picture.welcome?.seq ?? 0
    if checksEveryStep { try await check() }
  }

  private func outcome(of seq: Int) async throws -> CommandOutcome {
    var outcome: CommandOutcome?
    try await follow("the answer to command \(seq)") {
      outcome = picture.takeOutcome(of: seq)
      return outcome != nil
    }
    return outcome ?? .unchanged
  }

  /// Takes in messages until a condition holds.
  func follow(
    _ what: String, timeout: Duration? = nil, until isThere: () -> Bool
  ) async throws {
    let deadline = ContinuousClock.now + (timeout ?? self.timeout)
    while !isThere() {
      let left = max(.zero, deadline - .now)
      guard let message = try await transport.receive(timeout: left) else {
        throw DriverError("Waited in vain for \(what)", outline: document.outline)
      }
      try picture.received(message)
    }
  }
}
