import ScreenDocument

// Clients whose session is not here yet, or no more.
extension SessionHost {
  func welcome(
    _ hello: Hello, _ bytes: UnsafeRawBufferPointer, on connection: any ClientConnection
  ) {
    guard let text = hello.resume else { return begin(hello, on: connection) }
    guard let token = ResumeToken(text.utf8) else { return beginAnew(hello, on: connection) }
    let hash = tokens.hash(of: token)
    if let client = sessions[hash] {
      guard tokens.matches(token, client.token) else { return beginAnew(hello, on: connection) }
      return resume(client, token, hello, on: connection)
    }
    let arrival = Arrival(hello, token, bytes: peers == nil ? [] : Array(bytes))
    connection.attachment = arrival
    guard peers != nil else { return acquire(arrival, hash, from: .anybody, on: connection) }
    lookUp(arrival, hash, on: connection)
  }

  /// Asks the store where the session is.
  private func lookUp(
    _ arrival: Arrival, _ hash: ResumeTokenHash, on connection: any ClientConnection
  ) {
    store.owner(of: hash) { [link] result in
      link.host?.follow(arrival, hash, to: try? result.get(), on: connection)
    }
  }

  /// The app has said who a client is that has said hello.
  func identified(_ arrival: Arrival, on connection: any ClientConnection) {
    guard connection.attachment === arrival else { return }
    connection.attachment = nil
    arrival.bytes.withUnsafeBytes { welcome(arrival.hello, $0, on: connection) }
    handle(arrival.messages, on: connection)
  }

  /// Goes where the session is, by what the store has just said.
  private func follow(
    _ arrival: Arrival, _ hash: ResumeTokenHash, to owner: String?,
    on connection: any ClientConnection
  ) {
    guard connection.attachment === arrival else { return }
    if sessions[hash] != nil { return findHere(arrival, hash, on: connection) }
    guard let owner else { return acquire(arrival, hash, from: .nobody, on: connection) }
    guard let peers, owner != self.owner, marks.isAlive(owner) else {
      return acquire(arrival, hash, from: .owner(owner), on: connection)
    }
    peers.offer(
      connection, hello: arrival.bytes, token: hash, page: arrival.hello.client, to: owner
    ) { [link] in link.host?.offered(arrival, hash, to: owner, on: connection, $0) }
  }

  /// The worker that has the session has answered.
  private func offered(
    _ arrival: Arrival, _ hash: ResumeTokenHash, to owner: String,
    on connection: any ClientConnection, _ answer: PeerAnswer
  ) {
    switch answer {
    case .taken(let relay): hand(arrival, on: connection, to: relay)
    case .released, .unreachable: acquire(arrival, hash, from: .owner(owner), on: connection)
    case .unasked:
      turnAway(
        arrival, on: connection, "unasked",
        "there is no way to ask the worker that has the session")
    }
  }

  private func hand(
    _ arrival: Arrival, on connection: any ClientConnection, to relay: any ClientRelay
  ) {
    guard connection.attachment === arrival else { return relay.closed() }
    connection.attachment = relay
    for message in arrival.messages { message.withUnsafeBytes { relay.received($0) } }
  }

  private func acquire(
    _ arrival: Arrival, _ hash: ResumeTokenHash, from former: FormerHolder,
    on connection: any ClientConnection
  ) {
    guard connection.attachment === arrival else { return }
    store.acquire(hash, by: owner, from: former) { [link] result in
      link.host?.arrived(arrival, hash, on: connection, result)
    }
  }

  /// The store has answered who a client is.
  private func arrived(
    _ arrival: Arrival, _ hash: ResumeTokenHash, on connection: any ClientConnection,
    _ result: Result<SessionAcquisition, SessionStoreError>
  ) {
    switch result {
    case .success(.taken(let found)):
      switch successor(for: found) {
      case .thisWorker:
        adopt(found) { [link] in link.host?.adopted(arrival, hash, on: connection, isHere: $0) }
      case .newer(let owner): pass(found, arrival, hash, to: owner, on: connection)
      case .unknown: pass(found, arrival, hash, to: nil, on: connection)
      }
    case .success(.kept(let owner)):
      follow(arrival, hash, to: owner, on: connection)
    case .success(.unknown):
      guard connection.attachment === arrival else { return }
      findHere(arrival, hash, on: connection)
    case .failure(let error): turnAway(arrival, on: connection, error)
    }
  }

  /// Leaves a session to a newer worker that can read it, and has that one serve the client; where it cannot be told
  /// which one can, the client is to come back.
  private func pass(
    _ found: FoundSession, _ arrival: Arrival, _ hash: ResumeTokenHash, to newer: String?,
    on connection: any ClientConnection
  ) {
    giveBack(found) { [link] error in
      guard let host = link.host, connection.attachment === arrival else { return }
      if let error { return host.turnAway(arrival, on: connection, error) }
      guard let newer else {
        return host.turnAway(
          arrival, on: connection, "newer", "it cannot be told which worker can read it")
      }
      host.peers?.offer(
        connection, hello: arrival.bytes, token: hash, page: arrival.hello.client, to: newer
      ) { answer in
        if case .taken(let relay) = answer { return host.hand(arrival, on: connection, to: relay) }
        host.turnAway(arrival, on: connection, "newer", "a newer worker has to go on with it")
      }
    }
  }

  /// The session of a client has come here, or was taken away on its way.
  private func adopted(
    _ arrival: Arrival, _ hash: ResumeTokenHash, on connection: any ClientConnection, isHere: Bool
  ) {
    guard connection.attachment === arrival else { return abandon(hash) }
    guard isHere else { return lookUp(arrival, hash, on: connection) }
    findHere(arrival, hash, on: connection)
  }

  /// Lets a client go on whose session is here, if it is anywhere.
  private func findHere(
    _ arrival: Arrival, _ hash: ResumeTokenHash, on connection: any ClientConnection
  ) {
    connection.attachment = nil
    if let client = sessions[hash], let token = arrival.token,
      tokens.matches(token, client.token)
    {
      resume(client, token, arrival.hello, on: connection)
    } else {
      beginAnew(arrival.hello, on: connection)
    }
    handle(arrival.messages, on: connection)
  }

  private func handle(_ messages: [[UInt8]], on connection: any ClientConnection) {
    for message in messages {
      if connection.attachment == nil { return }
      message.withUnsafeBytes { received($0, on: connection) }
    }
    wake?()
  }

  /// The client is gone before its session came.
  private func abandon(_ hash: ResumeTokenHash) {
    if let session = sessions[hash]?.session { session.activeAt = tick }
  }

  private func turnAway(
    _ arrival: Arrival, on connection: any ClientConnection, _ error: SessionStoreError
  ) {
    turnAway(arrival, on: connection, error.kind.rawValue, error.account)
  }

  private func turnAway(
    _ arrival: Arrival, on connection: any ClientConnection, _ kind: String, _ why: String
  ) {
    guard connection.attachment === arrival else { return }
    connection.attachment = nil
    report("unwoken", [("kind", kind), ("why", why)])
    out.removeAll()
    out.appendGoodbye(code: "unavailable", retryAfter: 1)
    out.withUnsafeBytes { connection.send($0) }
    connection.close(code: 1013, reason: "unavailable")
  }
}
