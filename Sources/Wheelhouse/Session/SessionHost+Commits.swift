import ScreenDocument

/// Sessions on their way into the store, and what their clients hear after that.
struct CommitUnderWay {
  /// A session as it will be stored.
  struct Part {
    let session: Session
    let snapshot: [UInt8]
    /// What it did since the last commit, as far as tasks wait for this one.
    let scopes: [CommandScope]
    /// Whether the session is let go of with it.
    let releases: Bool

    /// Tells these tasks.
    func settleScopes(isKept: Bool) { for scope in scopes { scope.settle(isKept: isKept) } }
  }

  var parts: [Part]
  var output: HeldOutput
  let since: Duration
}

// Committing: one commit at a time, with the newest state of every session that changed since the last.
extension SessionHost {
  /// Whether what clients are told has to wait for a commit.
  var isHolding: Bool {
    isDurable && trouble == nil && (commit != nil || !unsaved.isEmpty)
  }

  /// How many sessions wait for a commit, or are in one.
  var commitQueue: Int { unsaved.count + (commit?.parts.count ?? 0) }

  /// How many bytes clients are not told yet.
  var heldOutput: Int { held.count + (commit?.output.count ?? 0) }

  /// Notes that a session differs from what the store has.
  func unsaved(_ session: Session) {
    guard isDurable, !session.isUnsaved else { return }
    session.isUnsaved = true
    unsaved.append(session)
  }

  /// So many are saved before the loop goes on with other work.
  private static let savedAtOnce = 64

  /// Has every session saved that is here, as nothing but this worker may know it any more.
  func saveAll() {
    let sessions = Array(sessionsByID.values)
    Task { [link] in
      for start in stride(from: 0, to: sessions.count, by: Self.savedAtOnce) {
        for session in sessions[start...].prefix(Self.savedAtOnce) where !session.isEnded {
          link.host?.unsaved(session)
        }
        link.host?.wake?()
        repeat { try? await Task.sleep(for: .milliseconds(5)) } while link.host?.commit != nil
      }
    }
  }

  /// Notes that nobody here needs a session any more: it is saved and let go.
  func letGo(_ session: Session) {
    guard !session.isLeaving else { return }
    session.isLeaving = true
    if !session.isUnsaved {
      session.isUnsaved = true
      unsaved.append(session)
    }
  }

  /// Keeps a message until the commit before it is done.
  ///
  /// A store can take its time, and a client needs few bytes to be told many: beyond a limit it gets a single
  /// screen afterwards instead, as one does that reads too slowly.
  func hold(_ message: UnsafeRawBufferPointer, _ kind: HeldOutput.Kind, for client: Client) {
    guard let connection = client.connection else { return }
    if kind.isInScreen, client.isFlooded || isTooMuch(message.count, for: client) {
      return held.leaveOut(for: client)
    }
    // Whoever goes on sending what is refused does not wait for answers.
    if client.heldBytes > Self.mostHeldInAll * limits.heldOutput {
      return connection.close(code: 1013, reason: "too much while saving")
    }
    if case .screen = kind { client.isScreenHeld = true }
    held.add(message, kind, to: client, on: connection)
  }

  /// Beyond so many times what may be held a client is sent away.
  private static let mostHeldInAll = 4

  /// A single message is never too much, or a large document would never arrive.
  private func isTooMuch(_ count: Int, for client: Client) -> Bool {
    client.heldBytes > 0 && client.heldBytes + count > limits.heldOutput
  }

  private func deliverHeld() { makeUp(for: held.deliver()) }

  /// Sends a screen to those for whom something was left out.
  private func makeUp(for flooded: [Client]) {
    guard !flooded.isEmpty else { return }
    for client in flooded where client.isFlooded {
      client.isFlooded = false
      if client.connection != nil { client.session.catchUp(client) }
    }
    wake?()
  }

  /// Hands what changed to the store, if that has nothing to do for us.
  func submit() {
    guard commit == nil, trouble == nil else { return }
    guard !unsaved.isEmpty else { return deliverHeld() }
    var parts: [CommitUnderWay.Part] = []
    var changes: [SessionChange] = []
    var batch: [Session] = []
    swap(&batch, &unsaved)
    parts.reserveCapacity(batch.count)
    changes.reserveCapacity(batch.count)
    for position in batch.indices {
      Uncounted(batch[position]) { session in
        if session.isEnded { return }
        session.isUnsaved = false
        session.savedAt = age
        let record = session.record()
        parts.append(
          CommitUnderWay.Part(
            session: session, snapshot: record.snapshot, scopes: session.takeScopes(),
            releases: session.isLeaving))
        changes.append(.save(record, session.lease, owner: owner))
        if session.isLeaving { changes.append(.release(session.lease)) }
      }
    }
    var output = HeldOutput()
    swap(&output, &spareOutput)
    swap(&output, &held)
    commit = CommitUnderWay(parts: parts, output: output, since: now())
    store.commit(changes) { [link] in link.host?.settleCommit($0) }
  }

  private func settleCommit(_ result: Result<[String], SessionStoreError>) {
    guard var done = commit else { return }
    commit = nil
    isFreshlyCommitted = true
    metrics.committed(in: now() - done.since)
    switch result {
    case .success(let lost):
      for part in done.parts { saved(part, isLost: lost.contains(part.session.id)) }
      var flooded = done.output.deliver()
      swap(&spareOutput, &done.output)
      if unsaved.isEmpty { flooded += held.deliver() } else { wake?() }
      makeUp(for: flooded)
    case .failure(let error):
      undo(&done, because: error)
    }
    restIfDone()
  }

  /// Calls who waits for everything to be saved, as far as that can be.
  func restIfDone() {
    guard let atRest, commit == nil, unsaved.isEmpty || trouble != nil else { return }
    self.atRest = nil
    deliverHeld()
    atRest()
  }

  private func saved(_ part: CommitUnderWay.Part, isLost: Bool) {
    let session = part.session
    part.settleScopes(isKept: !isLost)
    if isLost {
      drop(session)
      return settleReleases(of: session, true)
    }
    if isDurable {
      let former = session.committed
      session.committed = part.snapshot
      if let former { spare(former) }
    }
    // It may have begun to leave since, with what came after this: that waits for the next.
    guard part.releases else { return }
    session.isLeaving = false
    if !session.isAttended, session.isParked { forget(session) }
    settleReleases(of: session, session.isEnded)
  }

  /// Sends the sessions of a failed commit, and those that wait for the next, back to where they were, and
  /// tells whoever waits for an answer.
  private func undo(_ failed: inout CommitUnderWay, because error: SessionStoreError) {
    begin(error)
    var sessions = failed.parts.map(\.session)
    // Not by their ids: one that was taken away and came back is another one by now.
    let inCommit = Set(sessions.map { ObjectIdentifier($0) })
    sessions += unsaved.filter { !inCommit.contains(ObjectIdentifier($0)) }
    unsaved.removeAll()
    let withdrawn = failed.output.withdraw(of: sessions) + held.withdraw(of: sessions)
    let unsaid = Dictionary(grouping: withdrawn) { ObjectIdentifier($0.client) }
    let flooded = failed.output.deliver() + held.deliver()
    let expected = Set(
      failed.parts.filter { !$0.scopes.isEmpty }.map { ObjectIdentifier($0.session) })
    for session in sessions {
      let isExpected = expected.contains(ObjectIdentifier(session))
      undo(session, because: error, isExpected: isExpected, unsaid)
    }
    for part in failed.parts { part.settleScopes(isKept: false) }
    makeUp(for: flooded)
  }

  /// - Parameters:
  ///   - isExpected: whether tasks of its commands wait for the commit: they hear that these never happened.
  ///   - unsaid: what its clients were to be told after the commit.
  private func undo(
    _ session: Session, because error: SessionStoreError, isExpected: Bool,
    _ unsaid: [ObjectIdentifier: [HeldOutput.Withdrawn]]
  ) {
    session.isLeaving = false
    session.isUnsaved = false
    unsaved(session)
    // Who waits for it is served here, with what is left of it.
    defer { if isNewest(session) { settleReleases(of: session, false) } }
    let scopes = session.takeScopes()
    for scope in scopes { scope.settle(isKept: false) }
    // What nobody waits for is saved later, unless there are commands in it: these are not kept unheard of.
    let isAwaited =
      session.isAttended || isExpected || !scopes.isEmpty || session.hasUnstoredCommands
    guard !session.isEnded, !session.isParked || isAwaited else { return }
    let undone = session.rollBack()
    for (client, seqs) in undone {
      client.forgetEffects(from: seqs.lowerBound)
      let isWelcomed = tell(
        client, seqs, areUndoneBecause: error, unsaid[ObjectIdentifier(client)] ?? [])
      catchUp(client)
      if isWelcomed { sendEffects(again: client) }
    }
  }

  /// Whether there is no other one under its id by now.
  private func isNewest(_ session: Session) -> Bool {
    sessionsByID[session.id].map { $0 === session } ?? true
  }

  /// Tells a client of commands that were undone in the order of their numbers, among those that were refused anyway.
  ///
  /// A welcome that it has not heard says that they are not settled.
  ///
  /// - Returns: whether there was one, with which it is told once more what earlier commands asked of it.
  private func tell(
    _ client: Client, _ seqs: Range<Int>, areUndoneBecause error: SessionStoreError,
    _ unsaid: [HeldOutput.Withdrawn]
  ) -> Bool {
    var refused: [Refusal] = []
    var isWelcomed = false
    for each in unsaid where each.connection === client.connection {
      switch each.kind {
      case .welcome(var welcome):
        if !seqs.isEmpty { welcome.seq = min(welcome.seq, seqs.lowerBound - 1) }
        say(welcome, to: client)
        isWelcomed = true
      case .refusal(let refusal): refused.append(refusal)
      case .screen, .effect, .other: break
      }
    }
    for refusal in refused where refusal.ack < seqs.lowerBound { say(refusal, to: client) }
    for seq in seqs {
      if let refusal = refused.first(where: { $0.ack == seq }) {
        say(refusal, to: client)
      } else if !client.wasRefused(seq) {
        refuse(seq, from: seqs.lowerBound, .unavailable(error.message), to: client)
      }
    }
    for refusal in refused where refusal.ack >= seqs.upperBound { say(refusal, to: client) }
    return isWelcomed
  }

  /// A lease has moved on: another worker has the session, and its clients belong there.
  func drop(_ session: Session) {
    guard !session.isEnded else { return }
    report("session_moved", in: session)
    for client in session.clients {
      guard let connection = client.connection else { continue }
      client.connection = nil
      connection.attachment = nil
      out.removeAll()
      out.appendGoodbye(code: "moved", retryAfter: 0)
      out.withUnsafeBytes { connection.send($0) }
      connection.close(code: 1012, reason: "moved")
    }
    forget(session)
  }

  func forget(_ session: Session) {
    for client in session.clients { sessions[client.token] = nil }
    if sessionsByID[session.id] === session { sessionsByID[session.id] = nil }
    session.end()
  }
}

// While the store does not work.
extension SessionHost {
  /// Looks whether the store works before anybody needs it, so that ``trouble`` says if it does not.
  ///
  /// Where something is being saved by then, that says so, with what goes back and who waits for it: while there is
  /// trouble nothing is held back, and what clients hear would overtake what waits for the commit.
  package func tryStore() {
    store.probe { [link] result in
      guard let self = link.host, self.commit == nil, self.unsaved.isEmpty else { return }
      if case .failure(let error) = result { self.begin(error) }
    }
  }

  private func begin(_ trouble: SessionStoreError) {
    guard self.trouble == nil else { return }
    self.trouble = trouble.message
    report("store_unavailable", [("kind", trouble.kind.rawValue), ("why", trouble.account)])
    // The one of an earlier trouble that is over may still sleep.
    prober?.cancel()
    prober = Task { [link] in
      while link.host?.trouble != nil {
        try? await Task.sleep(for: .seconds(1))
        guard !Task.isCancelled else { return }
        link.host?.probe()
      }
    }
  }

  private func probe() {
    store.probe { [link] result in
      guard let self = link.host, self.trouble != nil else { return }
      switch result {
      case .failure(let error): self.trouble = error.message
      case .success:
        self.trouble = nil
        self.report("store_available", [])
        self.wake?()
      }
    }
  }
}
