import ScreenDocument

/// All sessions of a worker, and what its sockets say to them.
///
/// It knows messages and tokens, and nothing of frames: those are the host's. It keeps the buffers that
/// every answer is written in, since one command is answered at a time.
package final class SessionHost: ConnectionHandler {
  let windows: WindowTable
  let limits: SessionLimits
  private var tokens: any TokenSource
  let store: any SessionStore
  private let clock: any SessionClock
  let report: @MainActor (String, [(String, String)]) -> Void
  private let renderer = Renderer()
  @exclusivity(unchecked) private var composer = PatchComposer()
  @exclusivity(unchecked) private var out = JSONBytes(capacity: 4096)
  @exclusivity(unchecked) private var operations = JSONBytes(capacity: 4096)
  @exclusivity(unchecked) var sessions: [ResumeTokenHash: Client] = [:]
  @exclusivity(unchecked) private var waiting: [Session] = []
  /// Sessions without a client, oldest first, with the time since when.
  @exclusivity(unchecked) var absent: [(session: Session, since: Duration)] = []
  @exclusivity(unchecked) var sweeper: Task<Void, Never>?
  /// Called when a session waits for the end of a turn that nothing else would bring about.
  package var wake: (@MainActor () -> Void)?

  /// Creates the session layer of an app.
  ///
  /// - Parameters:
  ///   - report: takes log events as a name and fields; never a token, never typed text.
  package init(
    windows: WindowTable, tokens: any TokenSource, store: any SessionStore,
    clock: any SessionClock, limits: SessionLimits = SessionLimits(),
    report: @escaping @MainActor (String, [(String, String)]) -> Void = { _, _ in }
  ) {
    self.windows = windows
    self.tokens = tokens
    self.store = store
    self.clock = clock
    self.limits = limits
    self.report = report
  }

  func now() -> Duration { clock.now }

  /// The session that a connection is a client of; nil before its hello.
  package func session(of connection: any ClientConnection) -> Session? {
    (connection.attachment as? Client)?.session
  }

  func report(_ event: String, in session: Session) { report(event, [("session", session.id)]) }

  func needsTurn(_ session: Session) {
    waiting.append(session)
    wake?()
  }

  func graph(
    of window: WindowDescription, in surroundings: Session.Surroundings, url: String, revision: Int,
    restoring: RestoredState?
  ) -> ViewGraph {
    let graph = ViewGraph(renderer: renderer)
    graph.nextRevision = UInt32(truncatingIfNeeded: revision)
    graph.restoring = restoring
    graph.start(window, in: surroundings)
    return graph
  }
}

// What a host of sockets tells.
extension SessionHost {
  package func opened(_ connection: any ClientConnection) {}

  package func received(
    _ message: UnsafeRawBufferPointer, on connection: any ClientConnection
  ) {
    do throws(MessageError) {
      let message = try ClientMessage(message)
      if let client = connection.attachment as? Client {
        handle(message, from: client)
      } else if case .hello(let hello) = message {
        welcome(hello, on: connection)
      } else {
        fail(.helloRequired, "Say hello first, then send commands", on: connection)
      }
    } catch {
      refuse(error, on: connection)
    }
  }

  package func drained(_ connection: any ClientConnection) {
    guard let client = connection.attachment as? Client, client.isBehind else { return }
    catchUp(client)
  }

  package func closed(_ connection: any ClientConnection) {
    guard let client = connection.attachment as? Client else { return }
    connection.attachment = nil
    guard client.connection === connection else { return }
    client.connection = nil
    if !client.session.isAttended { expectReturn(to: client.session) }
  }

  package func endOfTurn() {
    guard !waiting.isEmpty else { return }
    let ready = waiting
    waiting.removeAll(keepingCapacity: true)
    for session in ready { session.flush() }
  }

  package func draining() {
    out.removeAll()
    out.appendGoodbye(code: "draining", retryAfter: 0.2)
    for client in sessions.values { client.send(out) }
  }

  private func handle(_ message: ClientMessage, from client: Client) {
    switch message {
    case .command(let command): client.session.apply(command, from: client)
    case .sync: sendScreen(to: client)
    case .hello:
      guard let connection = client.connection else { return }
      fail(.badMessage, "hello was already said: one connection, one hello", on: connection)
    }
  }

  private func refuse(_ error: MessageError, on connection: any ClientConnection) {
    guard let client = connection.attachment as? Client, let seq = error.refusedSeq else {
      return fail(error.errorCode, error.message, on: connection)
    }
    client.session.refuse(seq, error, from: client)
  }

  private func fail(_ code: ErrorCode, _ message: String, on connection: any ClientConnection) {
    report("bad_client", [("code", code.rawValue), ("address", connection.remoteAddress)])
    out.removeAll()
    out.appendError(code: code, message: message)
    out.withUnsafeBytes { connection.send($0) }
    connection.close(code: code.closeCode, reason: code.rawValue)
  }
}

// Beginning and coming back.
extension SessionHost {
  private func welcome(_ hello: Hello, on connection: any ClientConnection) {
    let resumed = hello.resume.flatMap { resume($0, hello, connection) }
    let client = resumed?.client ?? begin(hello, connection)
    let token = resumed?.token ?? give(client)
    client.connection = connection
    client.isBehind = false
    connection.attachment = client
    out.removeAll()
    out.appendWelcome(
      Welcome(
        session: client.session.id, resume: token.text, resumed: resumed != nil,
        seq: client.lastSeq,
        limits: Welcome.Limits(
          message: limits.message, commandsPerSecond: Double(limits.commandsPerSecond))))
    out.withUnsafeBytes { connection.send($0) }
    sendScreen(to: client)
  }

  private func begin(_ hello: Hello, _ connection: any ClientConnection) -> Client {
    let session = Session(
      id: String(tokens.next().text.prefix(11)), host: self,
      surroundings: Session.Surroundings(hello), url: hello.url)
    return add(to: session, page: hello.client, lastSeq: 0)
  }

  /// Finds the session of a token: takes over from the page's own dead socket, or joins as another client.
  private func resume(
    _ text: String, _ hello: Hello, _ connection: any ClientConnection
  ) -> (client: Client, token: ResumeToken?)? {
    guard let token = ResumeToken(text.utf8), let client = client(of: token) else {
      report("unknown_token", [("address", connection.remoteAddress)])
      return nil
    }
    guard let live = client.connection, live !== connection else { return (client, token) }
    if let page = hello.client, page == client.page {
      live.attachment = nil
      live.close(code: 1001, reason: "taken over")
      return (client, token)
    }
    return (add(to: client.session, page: hello.client, lastSeq: client.lastSeq), nil)
  }

  /// The client of a token; wakes its session if that is parked.
  private func client(of token: ResumeToken) -> Client? {
    let hash = tokens.hash(of: token)
    if sessions[hash] == nil { wake(hash) }
    guard let client = sessions[hash], tokens.matches(token, client.token) else { return nil }
    return client
  }

  private func add(to session: Session, page: String?, lastSeq: Int) -> Client {
    let client = Client(
      session: session, token: ResumeTokenHash(bytes: []), page: page, lastSeq: lastSeq,
      connection: nil)
    session.clients.append(client)
    if session.clients.count > limits.clientsPerSession { forgetAbsentClient(of: session) }
    return client
  }

  private func forgetAbsentClient(of session: Session) {
    guard let index = session.clients.firstIndex(where: { $0.connection == nil }) else { return }
    let absent = session.clients.remove(at: index)
    sessions[absent.token] = nil
  }

  /// Gives a client its token, which stays the same for good: were it renewed when a client comes back, a
  /// client that lost that answer could not come back again.
  private func give(_ client: Client) -> ResumeToken {
    let token = tokens.next()
    client.token = tokens.hash(of: token)
    sessions[client.token] = client
    return token
  }
}

// Answers.
extension SessionHost {
  func compose(_ root: Piece, _ changed: [Piece]) -> Int {
    operations.removeAll()
    return composer.compose(root: root, changed: changed, into: &operations)
  }

  func sendPatch(rev: Int, ack: Int?, to client: Client) {
    out.removeAll()
    out.appendPatchHead(rev: rev, base: rev - 1, ack: ack)
    out.append(operations)
    out.append("}")
    client.send(out)
  }

  func ack(_ seq: Int, to client: Client) {
    out.removeAll()
    out.appendAck(seq)
    client.send(out)
  }

  func refuse(_ seq: Int, _ refusal: CommandRefusal, to client: Client) {
    out.removeAll()
    out.appendRefused(Refusal(ack: seq, code: refusal.code, message: refusal.message))
    client.send(out)
  }

  func sendEffect(_ url: String, to client: Client) {
    out.removeAll()
    out.appendEffect(name: "openURL", url: url)
    client.send(out)
  }

  /// Sends the whole document, for a client that asked or fell behind.
  func sendScreen(to client: Client) {
    client.session.flushIfWaiting()
    out.removeAll()
    out.appendScreen(rev: client.session.revision, ack: client.lastSeq) { bytes in
      composer.write(client.session.graph.root, into: &bytes, commit: true)
    }
    client.send(out)
  }

  func catchUp(_ client: Client) {
    guard let connection = client.connection, !connection.isCongested else { return }
    client.isBehind = false
    sendScreen(to: client)
  }
}

/// What a session layer allows a client.
package struct SessionLimits {
  /// The longest message, in bytes; enforced by the host.
  package var message = 65_536
  /// How many commands a second; 0 is no limit.
  package var commandsPerSecond = 100
  /// How long a session without a client stays awake.
  package var parkAfter = Duration.seconds(60)
  /// How many pages may share a session, present or away.
  package var clientsPerSession = 8

  package init() {}
}

/// The time, as a port.
package protocol SessionClock {
  /// Time that has passed since some fixed moment.
  var now: Duration { get }
}

/// The machine's monotonic clock.
package struct MonotonicClock: SessionClock {
  private let start = ContinuousClock.now

  package init() {}

  package var now: Duration { start.duration(to: .now) }
}
