import ScreenDocument

/// What is left of a session that is parked.
struct ParkedState {
  /// A ``SessionSnapshot`` as bytes.
  let snapshot: [UInt8]
  /// The document that the clients have, see ``SessionHost/picture(of:)``.
  let picture: UInt64
  /// The shared events for which it wakes.
  let interests: [UInt64]
}

/// The time after waking in which a session does not show yet what its clients see, because something is
/// still being loaded.
///
/// An object, since a session hardly ever has one.
final class Settling {
  /// What the document was like before; nil where nobody knows.
  let picture: UInt64?
  var waiting: [(wish: Wish, client: Client)] = []
  let timer: Task<Void, Never>

  init(picture: UInt64?, timer: Task<Void, Never>) {
    self.picture = picture
    self.timer = timer
  }

  func hasManyScreens(for client: Client) -> Bool {
    waiting.count { $0.client === client && $0.wish.isScreen } >= 4
  }

  /// What a client wants of a session that is settling.
  enum Wish {
    case command(Command)
    /// A command of that number that could not be read.
    case unreadable(Int, MessageError)
    case screen

    var isScreen: Bool { if case .screen = self { true } else { false } }
  }

  /// After that long the session goes on with whatever it shows.
  static let patience = Duration.milliseconds(500)
  /// An event tells that what was there is not what will be, and people see it within 100 ms.
  static let patienceForEvents = Duration.milliseconds(50)
  /// A client that sends more meanwhile is told to come back.
  static let most = 256
}

// Parking.
extension Session {
  /// Gives up the graph and keeps what it can be made from again.
  func park() {
    guard let graph = awake else { return }
    stopSettling()
    flushIfWaiting()
    let picture = host.picture(of: graph)
    let interests = isAttended ? graph.interests : []
    parked = ParkedState(
      snapshot: encodeSnapshot(full: true), picture: picture, interests: interests)
    graph.end()
    awake = nil
    atWork = []
    steadyHeader = nil
    SharedInterest.wait(self, for: interests)
  }

  /// Whether parking would take something from who is looking: a banner that hides in time, what goes on after an answer.
  var isBusy: Bool {
    guard let awake else { return true }
    return settling != nil || isWaitingForTurn || !awake.root.banners.isEmpty || awake.asked != nil
  }

  /// Whether who is looking would miss something after parking: what a task is about to show, or a value
  /// that cannot be kept.
  var wouldLoseSomething: Bool {
    atWork.removeAll { $0.isOver }
    return !atWork.isEmpty || awake?.wouldLoseSomething ?? false
  }

  /// Whether it has a value that cannot be kept.
  var wouldLoseState: Bool { awake.map { $0.wouldLoseState(below: $0.root) } ?? false }

  /// Makes the graph again.
  @discardableResult
  func wake(patience: Duration = Settling.patience) -> ViewGraph {
    guard let parked else { preconditionFailure("a session is awake or parked") }
    stayParked()
    self.parked = nil
    let start = host.now()
    let graph = revive(parked.snapshot)
    host.metrics.woke(in: host.now() - start)
    if host.picture(of: graph) == parked.picture {
      takeBirths()
    } else {
      settle(to: parked.picture, patience)
    }
    return graph
  }

  /// Something happened that the screen is about.
  func wakeForEvent() {
    guard isParked, isAttended else { return }
    activeAt = host.tick
    markingSelf { wake(patience: Settling.patienceForEvents) }
  }

  /// Sleeps on, whatever happens.
  func stayParked() {
    if let parked { SharedInterest.stopWaiting(self, for: parked.interests) }
  }

  /// Goes back to what the store has; what came after that never happened.
  ///
  /// One that the store never had stays as it is: there is nothing to go back to. Commands that wait were not
  /// begun, and go on waiting.
  ///
  /// - Returns: the commands of each client that were undone; they count as settled all the same.
  func rollBack() -> [(client: Client, seqs: Range<Int>)] {
    guard let committed else { return clients.map { ($0, 0..<0) } }
    stayParked()
    parked = nil
    awake?.end()
    awake = nil
    let waiting = settling?.waiting ?? []
    stopSettling()
    let said = surroundings
    revive(committed)
    keep(said)
    let known = (try? SnapshotHeader(encoded: committed))?.clients ?? []
    settleAnew()
    settling?.waiting = waiting
    return clients.map { client in
      (client, min(client.seq(in: known), client.lastSeq) + 1..<client.lastSeq + 1)
    }
  }

  /// Goes on with what clients have said about themselves when they came, and who they are: no command has done that.
  private func keep(_ said: Surroundings) {
    let layout = surroundings.layout
    surroundings = said
    surroundings.layout = layout
    graph.root.environment.clientTraits?.become(said.traits)
  }

  @discardableResult
  private func revive(_ bytes: [UInt8]) -> ViewGraph {
    do throws(SnapshotError) {
      return restore(try host.snapshot(bytes))
    } catch {
      host.report("snapshot_unreadable", [("session", id), ("why", error.message)])
      begin(at: (try? SnapshotHeader(encoded: bytes))?.url ?? window.path)
      return graph
    }
  }

  /// Lets commands wait until the document is that picture, or knows their targets.
  func settle(to picture: UInt64?, _ patience: Duration = Settling.patience) {
    let timer = Task { [weak self] in
      try? await Task.sleep(for: patience)
      if !Task.isCancelled { self?.goOn(isLate: true) }
    }
    settling = Settling(picture: picture, timer: timer)
    dateBirths()
  }

  func postpone(_ wish: Settling.Wish, from client: Client) {
    // What it is told after the first screen builds on that, so that many have nothing to add.
    if wish.isScreen, settling?.hasManyScreens(for: client) == true { return }
    guard let count = settling?.waiting.count, count < Settling.most else {
      client.connection?.close(code: 1013, reason: "too much while waking")
      return
    }
    settling?.waiting.append((wish, client))
    goOn()
  }

  /// Goes on with what waits, as far as that can be.
  func goOn(isLate: Bool = false) {
    guard let settling, awake != nil else { return }
    if let picture = settling.picture {
      let isThere = host.picture(of: graph) == picture
      guard isThere || isLate else { return }
      if !isThere { showAnew() }
      return endSettling()
    }
    if isLate { return endSettling() }
    takeBirths(isLate: false)
    while let (wish, client) = self.settling?.waiting.first {
      if case .command(let command) = wish, !graph.knows(command) { return }
      self.settling?.waiting.removeFirst()
      settle(wish, from: client)
    }
  }

  /// Forgets what waits: whoever sent it will send it again.
  private func stopSettling() {
    settling?.timer.cancel()
    settling = nil
    if awake != nil { dateBirths() }
    takeBirths()
  }

  /// Nodes are as old as they were before the session slept, once the screen is what it was then.
  private func takeBirths(isLate: Bool = true) {
    guard births.isKept else { return }
    let isTaken = awake?.take(births) ?? false
    if isTaken || isLate { births = NodeBirths() }
  }

  private func endSettling() {
    guard let settling else { return }
    stopSettling()
    for (wish, client) in settling.waiting { settle(wish, from: client) }
  }

  private func settle(_ wish: Settling.Wish, from client: Client) {
    switch wish {
    case .command(let command): settle(command, from: client)
    case .unreadable(let seq, let error): settle(unreadable: seq, error, from: client)
    case .screen: host.sendScreen(to: client)
    }
  }

  /// The clients see something else than what there is now: each gets a screen.
  private func showAnew() {
    revision += 1
    dateBirths()
    for client in clients where client.connection != nil {
      client.isBehind = true
      host.catchUp(client)
    }
  }
}

// What the store and the host ask of a session.
extension Session {
  /// What the store is to keep of it.
  func record() -> SessionRecord {
    let snapshot = parked?.snapshot ?? encodeSnapshot(full: isLeaving)
    return SessionRecord(
      id: id, tokens: clients.map(\.token), snapshot: snapshot,
      seam: SnapshotHeader.end(in: snapshot), isParked: isParked)
  }

  /// Sends a client the whole document, once that is what it should be.
  func show(to client: Client) {
    activeAt = host.tick
    if parked != nil { markingSelf { wake() } }
    if settling?.picture != nil { return postpone(.screen, from: client) }
    host.catchUp(client)
  }

  /// Sends the whole document to a client that fell behind and can take it now.
  func catchUp(_ client: Client) {
    if parked == nil, settling?.picture == nil { return host.catchUp(client) }
    show(to: client)
  }

  /// A client comes back that has seen a later document than this, which is another one: no number is given twice.
  ///
  /// Who is there sees the same document under its new number, or the next patch would not fit theirs.
  func resumed(at seen: Int?) {
    defer { isUnseen = false }
    guard let seen, seen > revision || isUnseen && seen == revision, seen - revision < 1_000_000
    else { return }
    revision = seen + 1
    dateBirths()
    for client in clients where client.connection != nil {
      client.isBehind = true
      catchUp(client)
    }
  }

  /// Lets a further client in, which sees what there is now.
  ///
  /// Where nobody else looks, nobody has to see what was there before: only commands wait, for what they are about.
  func admit() {
    activeAt = host.tick
    if parked != nil { markingSelf { wake() } }
    guard let settling, settling.picture != nil else { return }
    if isAttended { return goOn(isLate: true) }
    settling.timer.cancel()
    settleAnew()
  }

  /// Only commands wait; what is shown until all has been loaded is not what it was under the number that clients know.
  func settleAnew() {
    revision += 1
    settle(to: nil)
  }

  /// Takes over what a client is like that is about to come back, and how much room it has, and tells the others.
  func isNow(_ hello: Hello, of identity: String?) {
    graph.take(hello.stored, changed: hello.storedElsewhere)
    let before = surroundings
    surroundings.takeOver(hello, of: identity)
    guard surroundings != before else { return }
    graph.root.environment.clientTraits?.become(surroundings.traits)
    graph.makeRoom(for: surroundings.layout)
    flush()
  }
}

extension ViewGraph {
  /// Whether a command's target, if it has one, is on the screen.
  fileprivate func knows(_ command: Command) -> Bool {
    switch command.wish {
    case .action(.identity(let id), _, _), .back(.identity(let id)): index.element(for: id) != nil
    default: true
    }
  }
}
