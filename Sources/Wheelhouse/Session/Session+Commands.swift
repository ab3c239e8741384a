import ScreenDocument

// Commands.
extension Session {
  /// Takes a command of a client: carries it out or refuses it, once.
  func apply(_ command: Command, from client: Client) {
    MainThread.note()
    activeAt = atHost { $0.tick }
    // What was settled needs no screen to be settled again.
    guard command.seq > client.lastSeq else { return host.answerAgain(command.seq, to: client) }
    if parked != nil { markingSelf { wake() } }
    if settling != nil { return postpone(.command(command), from: client) }
    settle(command, from: client)
  }

  /// Settles a command now.
  func settle(_ command: Command, from client: Client) {
    guard command.seq > client.lastSeq else { return host.answerAgain(command.seq, to: client) }
    guard command.seq == client.lastSeq + 1 else {
      return host.refuse(command.seq, .outOfOrder(expected: client.lastSeq + 1), to: client)
    }
    client.lastSeq = command.seq
    let host = host
    host.metrics.command()
    host.unsaved(self)
    host.marks.begin(session: id, client: client.token, seq: command.seq)
    defer { host.marks.end() }
    // What it changes goes out with its answer.
    let isAwaited = isWaitingForTurn
    isWaitingForTurn = true
    do throws(CommandRefusal) {
      guard client.mayCommand else { throw .rateLimited }
      guard command.seq != client.crashedSeq else { throw .crashed }
      if let trouble = host.trouble { throw .unavailable(trouble) }
      // What changed by itself in this turn of the loop, and is not rendered yet: until then a row's offset, say, is
      // that among the former rows.
      if awake?.wantsTurn == true { settle() }
      try inScope(of: command, from: client) { () throws(CommandRefusal) in
        try carryOut(command, for: client)
        guard settle() else { throw .eventLoop }
      }
      isWaitingForTurn = false
      finishTurn(for: client)
    } catch {
      host.refuse(command.seq, error, to: client)
      isWaitingForTurn = false
      if error.code == .eventLoop {
        // What has changed is to be seen; what it asked of its page was refused.
        awake?.effects = []
        finishTurn(for: nil)
      }
      isWaitingForTurn = isAwaited || awake?.wantsTurn ?? false
      if isWaitingForTurn, !isAwaited { host.needsTurn(self) }
    }
  }

  /// Takes a command of a client that could be read only as far as its number: behind those that wait.
  func refuse(_ seq: Int, _ error: MessageError, from client: Client) {
    if settling != nil, awake != nil, seq > client.lastSeq + 1 {
      return postpone(.unreadable(seq, error), from: client)
    }
    settle(unreadable: seq, error, from: client)
  }

  /// Settles a command that could be read only as far as its number.
  func settle(unreadable seq: Int, _ error: MessageError, from client: Client) {
    guard seq > client.lastSeq else { return host.answerAgain(seq, to: client) }
    guard seq == client.lastSeq + 1 else {
      return host.refuse(seq, .outOfOrder(expected: client.lastSeq + 1), to: client)
    }
    client.lastSeq = seq
    host.metrics.command()
    host.unsaved(self)
    host.refuse(seq, CommandRefusal(code: .invalidValue, message: error.message), to: client)
  }

  /// Names the effects of a command after it, and lets those that tasks have elsewhere wait until it is stored.
  private func inScope(
    of command: Command, from client: Client, _ body: () throws(CommandRefusal) -> Void
  ) throws(CommandRefusal) {
    let isKept = atHost { $0.isDurable } ? nil : true
    var scope = CommandScope(session: id, client: client.token, command: command, isKept: isKept)
    let refusal = scope.whileCurrent { () -> CommandRefusal? in
      do throws(CommandRefusal) {
        try body()
        return nil
      } catch {
        return error
      }
    }
    // Nearly always no task has begun that would ask.
    if !isKnownUniquelyReferenced(&scope) { began(scope, isKept: isKept) }
    if let refusal { throw refusal }
  }

  /// Does what a command asks for.
  private func carryOut(_ command: Command, for client: Client) throws(CommandRefusal) {
    let graph = graph
    // What a snapshot left waits for views that come with data still being loaded, and no longer than
    // until the person goes on: from then on a place is a new one. What is for another window, or comes from one, is
    // nothing that was done here.
    switch command.wish {
    case .stored, .fork: break
    case .action, .back, .open, .layout: graph.goOn()
    }
    switch command.wish {
    case .action(let target, let name, let value):
      try graph.perform(name, value: value, on: target, rev: command.rev)
    case .back(let target): try graph.back(target, rev: command.rev)
    case .open(let url): try open(url)
    case .layout(let layout):
      surroundings.layout = layout
      graph.makeRoom(for: layout)
    case .stored(let stored): graph.appValues.take(changes: stored)
    case .fork: try host.fork(self, for: client)
    }
  }

  /// Follows a link: within the window, or in another one, which then takes its place.
  ///
  /// The window that is left sleeps (``LeftWindow``): a link that leads there again finds the state of its views as it was,
  /// and goes from there where it says. Views are asked before (``View/onLeaveWindow(perform:)``).
  func open(_ url: String) throws(CommandRefusal) {
    if host.windows.isEndpoint(url) { return graph.effects.append(.openURL(url)) }
    if leads(to: url) { return }
    guard graph.tellUnknown(url) else { throw .unknownURL(url) }
  }

  /// Goes where a link says.
  ///
  /// - Returns: false when nothing is shown there; nothing changed then.
  private func leads(to url: String) -> Bool {
    guard let target = host.windows.window(for: url) else { return false }
    guard target.id == window.id else { return leads(to: url, in: target) }
    return graph.leads(to: url, orToRoot: host.windows.isRoot(url, of: window))
  }

  private func leads(to url: String, in target: WindowDescription) -> Bool {
    let known = keptState(of: target)
    let candidate = host.graph(
      of: target, in: surroundings, revision: revision + 1, restoring: known)
    candidate.count(on: graph)
    candidate.take(graph.keptByClient)
    candidate.isOnTrial = true
    _ = candidate.update()
    if candidate.isWaking {
      candidate.wokeUp()
      _ = candidate.update()
    }
    let isRoot = host.windows.isRoot(url, of: target)
    let isKnown = isRoot || candidate.open(url)
    guard isKnown, graph.mayLeave(to: url) else {
      candidate.end()
      return isKnown
    }
    replaceGraph(by: candidate, of: target)
    // As where a session begins at a link: what is there has appeared before it is followed, unless that led elsewhere.
    if !candidate.update() { isRestless = true }
    let isFollowed = (isRoot && known == nil) || candidate.departure != nil
    if !isFollowed && !candidate.leads(to: url, orToRoot: isRoot) { tellUnknown(url) }
    return true
  }

  /// Says that nothing is shown at a URL.
  func tellUnknown(_ url: String) {
    if graph.tellUnknown(url) { return }
    graph.show(
      Banner(
        id: 0, style: .error, text: CommandRefusal.nothing(at: url), duration: Banner.ownSeconds))
  }

  /// What the views of a window kept when it was left; nil for one that was not.
  private func keptState(of target: WindowDescription) -> RestorableState? {
    var state = left.first { $0.window == target.id }?.state
    // What the client keeps may have changed since then.
    if graph.knownAppValues != nil { state?.forgetAppValues(of: target) }
    return state
  }

  private func replaceGraph(by candidate: ViewGraph, of target: WindowDescription) {
    left.removeAll { $0.window == target.id }
    left.append(LeftWindow(graph, window: window.id))
    candidate.takeWishes(of: graph)
    graph.end()
    window = target
    candidate.isOnTrial = false
    adopt(candidate)
    isReplaced = true
  }
}

extension ViewGraph {
  /// Follows a link of the window; one to the window itself that no view takes leads to its root.
  ///
  /// - Returns: false when nothing is shown there; nothing changed then.
  fileprivate func leads(to url: String, orToRoot isRoot: Bool) -> Bool {
    if open(url) { return true }
    if isRoot { goToRoot() }
    return isRoot
  }
}
