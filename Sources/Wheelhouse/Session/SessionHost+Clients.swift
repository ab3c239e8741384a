import ScreenDocument

// Beginning and coming back.
extension SessionHost {
  func welcome(_ hello: Hello, on connection: any ClientConnection) {
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
