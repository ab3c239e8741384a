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
      guard connection.attachment === arrival else { return }
      connection.attachment = nil
      turnAway(connection, "unasked", "there is no way to ask the worker that has the session")
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
      adopt(found)
      guard connection.attachment === arrival else { return abandon(hash) }
      findHere(arrival, hash, on: connection)
    case .success(.kept(let owner)):
      follow(arrival, hash, to: owner, on: connection)
    case .success(.unknown):
      guard connection.attachment === arrival else { return }
      findHere(arrival, hash, on: connection)
    case .failure(let error):
      guard connection.attachment === arrival else { return }
      connection.attachment = nil
      turnAway(connection, error.kind.rawValue, error.account)
    }
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

  /// Goes on with a session that was fetched.
  ///
  /// One that is here already only gets its new lease. That holds while nobody else had it in between, which
  /// would have raised the epoch as well: then what is here is older than what was fetched.
  private func adopt(_ found: FoundSession) {
    if let here = sessionsByID[found.lease.session] {
      if found.lease.epoch == here.lease.epoch + 1 {
        here.lease = found.lease
        return
      }
      drop(here)
      settleReleases(of: here, true)
    }
    guard let snapshot = afterCrash(found) else { return }
    marks.begin(session: found.lease.session, client: ResumeTokenHash(bytes: []), seq: 0)
    defer { marks.end() }
    let start = now()
    guard let session = session(waking: snapshot, lease: found.lease) else { return }
    metrics.woke(in: now() - start)
    session.committed = isDurable ? found.snapshot : nil
    enter(session)
    // Should this worker die of something else before the session is used, the next one has to know.
    if snapshot != found.snapshot {
      unsaved(session)
      wake?()
    }
    for client in session.clients { sessions[client.token] = client }
    session.settle(to: nil)
    beginSweeping()
  }

  /// The snapshot that was found; where the worker before this one died at the session, or hangs at it, it says so.
  ///
  /// A worker that hangs is killed in the end. Until then it answers nobody, and whoever comes here and sends the command
  /// again would have every worker hang, one after the other. What it may still do of the command is not stored, since
  /// the session is somebody else's.
  ///
  /// - Returns: nil when this has happened too often, and the session is forgotten.
  private func afterCrash(_ found: FoundSession) -> [UInt8]? {
    guard let former = found.formerOwner, let mark = marks.mark(of: former),
      mark.session == found.lease.session,
      var snapshot = try? SessionSnapshot(encoded: found.snapshot)
    else { return found.snapshot }
    let isTooOften = snapshot.header.note(mark)
    report(
      isTooOften ? "session_given_up" : "command_crashed",
      [
        ("session", mark.session), ("seq", String(mark.seq)),
        // Without the query, which may hold what a person typed.
        ("url", String(snapshot.header.url.prefix { $0 != "?" })),
      ])
    guard isTooOften else { return snapshot.encoded() }
    store.commit([.remove(found.lease)]) { _ in }
    return nil
  }

  /// The client is gone before its session came.
  private func abandon(_ hash: ResumeTokenHash) {
    if let session = sessions[hash]?.session { session.activeAt = tick }
  }

  private func turnAway(_ connection: any ClientConnection, _ kind: String, _ why: String) {
    report("unwoken", [("kind", kind), ("why", why)])
    out.removeAll()
    out.appendGoodbye(code: "unavailable", retryAfter: 1)
    out.withUnsafeBytes { connection.send($0) }
    connection.close(code: 1013, reason: "unavailable")
  }
}
