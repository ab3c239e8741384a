import FoundationEssentials
import ScreenDocument

// Beginning and coming back.
extension SessionHost {
  /// Begins a session for a client whose own is not to be had.
  func beginAnew(
    _ hello: Hello, _ event: String = "unknown_token", on connection: any ClientConnection
  ) {
    report(event, [("address", connection.remoteAddress)])
    begin(hello, on: connection)
  }

  /// Begins a session.
  func begin(_ hello: Hello, on connection: any ClientConnection) {
    guard connection.takeSession() else {
      return fail(
        .tooManyConnections, "Too many sessions from this address: come back in a minute",
        on: connection)
    }
    let session = Session(
      id: newSessionID(), host: self,
      surroundings: Session.Surroundings(hello, of: connection.identity), url: hello.url,
      stored: hello.stored)
    enter(session)
    let client = add(to: session, page: hello.client, lastSeq: 0)
    let token = give(client)
    if isDurable { session.committed = session.encodeSnapshot() }
    greet(client, token, resumed: false, on: connection)
    beginSweeping()
  }

  func newSessionID() -> String { String(tokens.next().text.prefix(11)) }

  /// Has a session be here, as one that was just used and is as the store has it.
  func enter(_ session: Session) {
    session.activeAt = tick
    session.savedAt = age
    sessionsByID[session.id] = session
  }

  /// Takes over from the page's own dead socket, or joins as another client.
  func resume(
    _ client: Client, _ token: ResumeToken, _ hello: Hello, on connection: any ClientConnection
  ) {
    let session = client.session
    guard session.isOpen(to: connection.identity) else {
      return beginAnew(hello, "foreign_token", on: connection)
    }
    guard isReplacing(client, hello) || hasRoom(session) else {
      return fail(
        .tooManyConnections, "As many pages look at this session as may: close one of them",
        on: connection)
    }
    if session.surroundings.identity != connection.identity {
      sendAway(session, because: "the session is somebody's now")
    }
    // Commands that it lets in leave no mark behind them, so what follows has one of its own: views see that the client
    // has changed, and what the session waits for is done before its screen is sent.
    session.markingSelf { session.admit() }
    session.markingSelf { goOn(client, token, hello, on: connection) }
  }

  private func goOn(
    _ client: Client, _ token: ResumeToken, _ hello: Hello, on connection: any ClientConnection
  ) {
    let session = client.session
    session.resumed(at: hello.rev)
    session.isNow(hello, of: connection.identity)
    guard let live = client.connection, live !== connection else {
      client.arrived(hello)
      return greet(client, token, resumed: true, on: connection)
    }
    if isReplacing(client, hello) {
      part(live, because: "taken over")
      client.arrived(hello)
      return greet(client, token, resumed: true, on: connection)
    }
    let other = add(to: session, page: hello.client, lastSeq: client.lastSeq)
    greet(other, give(other), resumed: true, on: connection)
  }

  /// Has all pages that look at a session connect again, and thereby judged anew.
  func sendAway(_ session: Session, because reason: String) {
    for client in session.clients {
      guard let live = client.connection else { continue }
      client.connection = nil
      part(live, because: reason)
    }
  }

  /// Ends a connection that has no session any more.
  private func part(_ connection: any ClientConnection, because reason: String) {
    connection.attachment = nil
    connection.close(code: 1001, reason: reason)
  }

  /// Whether a page is back whose former socket still passes for open.
  private func isReplacing(_ client: Client, _ hello: Hello) -> Bool {
    client.connection != nil && hello.client != nil && hello.client == client.page
  }

  private func hasRoom(_ session: Session) -> Bool {
    session.clients.count { $0.connection != nil } < limits.presentClientsPerSession
  }

  private func greet(
    _ client: Client, _ token: ResumeToken, resumed: Bool, on connection: any ClientConnection
  ) {
    client.connection = connection
    client.isBehind = false
    client.isScreenHeld = false
    client.isFlooded = false
    connection.attachment = client
    unsaved(client.session)
    let welcome = Welcome(
      session: client.session.id, resume: token.text, resumed: resumed, seq: client.answered,
      time: Int(Date.now.timeIntervalSince1970 * 1000),
      limits: Welcome.Limits(
        message: limits.message, commandsPerSecond: Double(limits.commandsPerSecond),
        stored: Hello.largestStored))
    say(welcome, to: client)
    // What waits for the end of this turn is in the first screen, and a patch would have nothing to build on.
    client.isFlooded = true
    client.session.flushIfWaiting()
    client.isFlooded = false
    sendScreen(to: client)
    sendEffects(again: client)
  }

  /// Asks of a client once more what it may not have heard.
  func sendEffects(again client: Client) {
    for (_, effect) in client.effects { send(effect, to: client) }
  }

  func add(to session: Session, page: String?, lastSeq: Int) -> Client {
    makeRoom(in: session)
    let client = Client(
      session: session, token: ResumeTokenHash(bytes: []), page: page, lastSeq: lastSeq,
      connection: nil)
    session.clients.append(client)
    return client
  }

  /// Forgets a page that is away, should more of them be than are remembered; one that is there never goes.
  private func makeRoom(in session: Session) {
    let absent = session.clients.indices.filter { session.clients[$0].connection == nil }
    guard absent.count > limits.absentClientsPerSession, let first = absent.first else { return }
    sessions[session.clients.remove(at: first).token] = nil
  }

  /// Gives a client its token, which stays the same for good: were it renewed when a client comes back, a
  /// client that lost that answer could not come back again.
  func give(_ client: Client) -> ResumeToken {
    let token = tokens.next()
    client.token = tokens.hash(of: token)
    sessions[client.token] = client
    return token
  }
}
