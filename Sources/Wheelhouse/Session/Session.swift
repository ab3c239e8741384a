import ScreenDocument

/// One client's authoritative state while it is awake: its view graph, its revision and its clients.
///
/// A command goes forward through `apply`: number, rate, target, action, rendering, patch, store, answer.
package final class Session {
  package let id: String
  unowned(unsafe) let host: SessionHost
  @exclusivity(unchecked) private(set) var window: WindowDescription
  @exclusivity(unchecked) package private(set) var graph: ViewGraph
  @exclusivity(unchecked) private(set) var surroundings: Surroundings
  /// The number of the document that the clients have.
  @exclusivity(unchecked) package private(set) var revision = 1
  @exclusivity(unchecked) var clients: [Client] = []
  /// Something changed outside a turn and waits for the end of the loop's turn.
  @exclusivity(unchecked) var isWaitingForTurn = false
  /// The whole document is another one since the last patch.
  @exclusivity(unchecked) private var isReplaced = false
  @exclusivity(unchecked) private(set) var isEnded = false

  /// Whether a client is looking.
  var isAttended: Bool { clients.contains { $0.connection != nil } }

  /// What the client said about itself.
  struct Surroundings: Equatable {
    var layout = Layout.regular
    var colorScheme = "light"
    var locale = "en"
  }

  init(id: String, host: SessionHost, surroundings: Surroundings, url: String) {
    self.id = id
    self.host = host
    self.surroundings = surroundings
    let window = host.windows.window(for: url) ?? host.windows.windows[0]
    self.window = window
    graph = host.graph(of: window, in: surroundings, url: window.path, revision: 1, restoring: nil)
    adopt(graph)
    settle()
    if !host.windows.isRoot(url, of: window), !graph.open(url), !graph.tellUnknown(url) {
      graph.show(
        Banner(
          id: 0, style: .error, text: "Nothing is shown at \(url.prefix(80))",
          duration: Banner.ownSeconds))
    }
    begin()
  }

  /// Wakes a session: the same state gives the same document.
  init(_ snapshot: SessionSnapshot, host: SessionHost) {
    id = snapshot.id
    self.host = host
    surroundings = Surroundings(
      layout: Layout(rawValue: snapshot.layout) ?? .regular, colorScheme: snapshot.colorScheme,
      locale: snapshot.locale)
    let window = host.windows.window(id: snapshot.window) ?? host.windows.windows[0]
    self.window = window
    revision = snapshot.revision
    graph = host.graph(
      of: window, in: surroundings, url: window.path, revision: snapshot.revision,
      restoring: snapshot.restored)
    graph.isWaking = true
    graph.restore(snapshot)
    adopt(graph)
    begin()
    clients = snapshot.clients.map {
      Client(session: self, token: $0.token, page: $0.page, lastSeq: $0.lastSeq, connection: nil)
    }
  }

  /// Renders the first document.
  private func begin() {
    settle()
    if graph.isWaking {
      graph.wokeUp()
      settle()
    }
    _ = graph.takeChanged()
    graph.nextRevision = UInt32(truncatingIfNeeded: revision + 1)
  }

  /// The session's whole restorable state.
  package func snapshot() -> SessionSnapshot {
    var snapshot = SessionSnapshot(
      id: id, window: window.id, url: graph.visibleURL ?? window.path, revision: revision,
      layout: surroundings.layout.rawValue, colorScheme: surroundings.colorScheme,
      locale: surroundings.locale,
      clients: clients.map {
        SessionSnapshot.ClientSnapshot(token: $0.token, page: $0.page, lastSeq: $0.lastSeq)
      },
      values: [:], stacks: [:], presentations: [:], presentationCount: 0)
    graph.store(in: &snapshot)
    return snapshot
  }

  /// Ends the session: cancels its work and frees what it holds.
  func end() {
    isEnded = true
    graph.end()
    clients = []
  }

  private func adopt(_ graph: ViewGraph) {
    graph.needsTurn = { [unowned self] in
      guard !isWaitingForTurn else { return }
      isWaitingForTurn = true
      host.needsTurn(self)
    }
  }

  /// Renders what has changed; false when the app never came to rest.
  @discardableResult
  private func settle() -> Bool {
    var isAtRest = graph.update()
    if let url = graph.takeDeparture() {
      try? open(url)
      isAtRest = graph.update()
    }
    if !isAtRest { host.report("event_loop", in: self) }
    return isAtRest
  }
}

// Commands.
extension Session {
  /// Settles a command of a client: carries it out or refuses it, once.
  func apply(_ command: Command, from client: Client) {
    MainThread.note()
    guard command.seq > client.lastSeq else { return host.ack(client.lastSeq, to: client) }
    guard command.seq == client.lastSeq + 1 else {
      return host.refuse(command.seq, .outOfOrder(expected: client.lastSeq + 1), to: client)
    }
    client.lastSeq = command.seq
    do throws(CommandRefusal) {
      guard client.mayCommand else { throw .rateLimited }
      try carryOut(command)
      guard settle() else { throw .eventLoop }
      finishTurn(for: client)
    } catch {
      host.refuse(command.seq, error, to: client)
      if error.code == .eventLoop { finishTurn(for: nil) }
    }
  }

  /// Settles a command that could be read only as far as its number.
  func refuse(_ seq: Int, _ error: MessageError, from client: Client) {
    guard seq > client.lastSeq else { return host.ack(client.lastSeq, to: client) }
    guard seq == client.lastSeq + 1 else {
      return host.refuse(seq, .outOfOrder(expected: client.lastSeq + 1), to: client)
    }
    client.lastSeq = seq
    host.refuse(seq, CommandRefusal(code: .invalidValue, message: error.message), to: client)
  }

  private func carryOut(_ command: Command) throws(CommandRefusal) {
    // What a snapshot left waits for views that come with data still being loaded, and no longer than
    // until the person goes on: from then on a place is a new one.
    if graph.restoring != nil { graph.restoring = nil }
    switch command.wish {
    case .action(let target, let name, let value):
      try graph.perform(name, value: value, on: target, rev: command.rev)
    case .back(let target): try graph.back(target, rev: command.rev)
    case .open(let url): try open(url)
    case .layout(let layout):
      surroundings.layout = layout
      graph.surround(with: surroundings)
    }
  }

  /// Follows a link: within the window, or in another one, which then takes its place.
  ///
  /// The state of the window that is left is dropped, as when an app is quit: coming back is a link as
  /// well, and begins where that says. Views are asked before (``View/onLeaveWindow(perform:)``).
  private func open(_ url: String) throws(CommandRefusal) {
    if leads(to: url) { return }
    guard graph.tellUnknown(url) else { throw .unknownURL(url) }
  }

  /// Goes where a link says.
  ///
  /// - Returns: false when nothing is shown there; nothing changed then.
  private func leads(to url: String) -> Bool {
    guard let target = host.windows.window(for: url) else { return false }
    guard target.id == window.id else { return leads(to: url, in: target) }
    if graph.open(url) { return true }
    guard host.windows.isRoot(url, of: window) else { return false }
    graph.goToRoot()
    return true
  }

  private func leads(to url: String, in target: WindowDescription) -> Bool {
    let candidate = host.graph(
      of: target, in: surroundings, url: target.path, revision: revision + 1, restoring: nil)
    _ = candidate.update()
    let isKnown = host.windows.isRoot(url, of: target) || candidate.open(url)
    if isKnown, graph.mayLeave(to: url) {
      replaceGraph(by: candidate, of: target)
    } else {
      candidate.end()
    }
    return isKnown
  }

  private func replaceGraph(by candidate: ViewGraph, of target: WindowDescription) {
    graph.end()
    graph = candidate
    window = target
    adopt(candidate)
    isReplaced = true
    for client in clients { client.isBehind = client.connection != nil }
  }
}

// Patches.
extension Session {
  /// Brings the clients up to date after something changed outside a command.
  func flush() {
    isWaitingForTurn = false
    settle()
    finishTurn(for: nil)
  }

  /// Sends what this turn changed: a patch, an `ack` where nothing did, a `screen` to who is behind.
  private func finishTurn(for author: Client?) {
    let changed = graph.takeChanged()
    var operations = 0
    if !changed.isEmpty {
      operations = host.compose(graph.root, changed)
      if operations > 0 { advance() }
    }
    if isReplaced, operations == 0 { advance() }
    isReplaced = false
    for client in clients where client.connection != nil {
      let isAuthor = client === author
      if client.isBehind {
        host.catchUp(client)
      } else if operations > 0 {
        host.sendPatch(rev: revision, ack: isAuthor ? client.lastSeq : nil, to: client)
      } else if isAuthor {
        host.ack(client.lastSeq, to: client)
      }
    }
    sendEffects(to: author)
  }

  private func advance() {
    revision += 1
    graph.nextRevision = UInt32(truncatingIfNeeded: revision + 1)
  }

  private func sendEffects(to author: Client?) {
    guard !graph.effects.isEmpty else { return }
    let effects = graph.effects
    graph.effects = []
    for url in effects {
      for client in author.map({ [$0] }) ?? clients { host.sendEffect(url, to: client) }
    }
  }
}

extension Session {
  func flushIfWaiting() {
    if isWaitingForTurn { flush() }
  }
}

extension Session.Surroundings {
  init(_ hello: Hello) {
    self.init(
      layout: hello.layout, colorScheme: hello.colorScheme.rawValue, locale: hello.locale ?? "en")
  }

  var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.horizontalSizeClass = layout == .compact ? .compact : .regular
    values.colorScheme = ColorScheme(rawValue: colorScheme) ?? .light
    values.localeIdentifier = locale
    return values
  }
}
