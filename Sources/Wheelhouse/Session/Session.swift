import ScreenDocument

/// One client's authoritative state: its revision, its clients and, while it is awake, its view graph.
///
/// A command goes forward through `apply`: number, rate, target, action, rendering, patch, store, answer.
/// Parked, a session is the bytes of its snapshot; whoever needs its graph wakes it.
package final class Session {
  package let id: String
  let atHost: Uncounted<SessionHost>
  /// Which of the host's windows is shown.
  @exclusivity(unchecked) private var windowNumber: UInt32 {
    didSet { steadyHeader = nil }
  }
  /// The screen while the session is awake.
  @exclusivity(unchecked) var awake: ViewGraph? {
    didSet { host.metrics.changed(.sessionsAwake, from: oldValue != nil, to: awake != nil) }
  }
  /// What the session is while it is parked.
  @exclusivity(unchecked) var parked: ParkedState? {
    didSet { host.metrics.changed(.sessionsParked, from: oldValue != nil, to: parked != nil) }
  }
  /// The right to write it.
  @exclusivity(unchecked) var lease: SessionLease
  /// What the store has of it, or is to have from its beginning on; nil where nothing is kept before parking.
  @exclusivity(unchecked) var committed: [UInt8]?
  /// It has a number that no client has been told since it came here: whoever knows it has seen something else.
  @exclusivity(unchecked) var isUnseen = false
  /// Something of it is to be part of the next commit.
  @exclusivity(unchecked) var isUnsaved = false
  /// Its last commit is to say that nobody here needs it any more.
  @exclusivity(unchecked) var isLeaving = false
  /// When it ended workers.
  @exclusivity(unchecked) var crashes = CrashRecord()
  /// When the last command or change came, in ticks of the host.
  @exclusivity(unchecked) var activeAt: UInt32 = 0
  /// When it was last handed to the store, in ages of the host.
  @exclusivity(unchecked) var savedAt: UInt32 = 0
  /// Commands since the last commit began, as far as tasks wait for what becomes of them.
  @exclusivity(unchecked) var scopes: [CommandScope] = []
  /// Commands whose tasks may still be at work.
  @exclusivity(unchecked) var atWork: [CommandWork] = []
  /// Commands that wait until what was woken shows what the client sees.
  @exclusivity(unchecked) var settling: Settling?
  @exclusivity(unchecked) var surroundings: Surroundings {
    didSet { steadyHeader = nil }
  }
  /// The windows that were left for others, with what their views keep.
  @exclusivity(unchecked) var left: [LeftWindow] = [] {
    didSet { steadyHeader = nil }
  }
  /// What the headers of its snapshots have in common, while it is awake.
  @exclusivity(unchecked) var steadyHeader: SnapshotHeader.Steady?
  /// The number of the document that the clients have.
  @exclusivity(unchecked) package internal(set) var revision = 1
  @exclusivity(unchecked) var clients: Few<Client> = []
  /// Since when the nodes of the screen take commands, from a snapshot, until there is that screen again.
  @exclusivity(unchecked) var births = NodeBirths()
  /// Something changed outside a turn and waits for the end of the loop's turn.
  @exclusivity(unchecked) var isWaitingForTurn = false
  /// The whole document is another one since the last patch.
  @exclusivity(unchecked) var isReplaced = false
  /// Whether the window that a link led to never came to rest.
  @exclusivity(unchecked) var isRestless = false
  @exclusivity(unchecked) private(set) var isEnded = false

  var host: SessionHost { atHost.object }

  /// The window that is shown.
  var window: WindowDescription {
    get { host.windows.windows[Int(windowNumber)] }
    set { windowNumber = UInt32(host.windows.number(of: newValue.id)) }
  }

  /// Whether a client is looking.
  var isAttended: Bool { clients.contains { $0.connection != nil } }

  /// Whether a client may have it that is somebody: anybody, as long as it is nobody's.
  func isOpen(to identity: String?) -> Bool {
    surroundings.identity == nil || surroundings.identity == identity
  }

  /// Whether no client has ever sent it a command.
  var isUnused: Bool { clients.allSatisfy { $0.lastSeq == 0 } }

  /// Whether the store does not know of all commands that it has carried out; false where it has nothing of it at all.
  var hasUnstoredCommands: Bool {
    guard let committed, let stored = try? SnapshotHeader(encoded: committed).clients else {
      return false
    }
    return clients.contains { client in
      client.lastSeq > client.seq(in: stored)
    }
  }

  /// Whether only its snapshot is there.
  package var isParked: Bool { parked != nil }

  /// The screen; a parked session is woken for it.
  package var graph: ViewGraph { awake ?? wake() }

  /// What the client said about itself.
  struct Surroundings: Equatable {
    var layout = Layout.regular
    var colorScheme = "light"
    var locale = "en"
    /// Empty where the client did not say.
    var timeZone = ""
    /// What the app knows the person by; nil for nobody.
    var identity: String?
  }

  /// Begins a session at a URL.
  ///
  /// - Parameter stored: what its client keeps for the app.
  init(
    id: String, host: SessionHost, surroundings: Surroundings, url: String,
    stored: JSONObject? = nil
  ) {
    self.id = id
    atHost = Uncounted(host)
    self.surroundings = surroundings
    lease = SessionLease(session: id, epoch: 1)
    windowNumber = UInt32(host.windows.number(of: host.windows.window(for: url)?.id))
    begin(at: url, stored)
  }

  /// Another session for a client that is where this one's is; it has no screen yet.
  init(copying original: Session, id: String) {
    self.id = id
    atHost = original.atHost
    surroundings = original.surroundings
    lease = SessionLease(session: id, epoch: 1)
    windowNumber = original.windowNumber
    revision = original.revision
  }

  /// Goes on with a session: the same state gives the same document.
  init(_ snapshot: SessionSnapshot, lease: SessionLease? = nil, host: SessionHost) {
    id = snapshot.id
    atHost = Uncounted(host)
    self.lease = lease ?? SessionLease(session: snapshot.id, epoch: 1)
    surroundings = Surroundings()
    windowNumber = 0
    restore(snapshot)
    takeBack(snapshot.header.clients)
    crashes = snapshot.header.crashes
  }

  /// Begins anew where a session was whose state cannot be used: its clients stay its clients, and go on
  /// counting.
  convenience init(instead header: SnapshotHeader, lease: SessionLease?, host: SessionHost) {
    self.init(
      id: header.id, host: host, surroundings: Surroundings(header), url: header.url)
    if let lease { self.lease = lease }
    revision = header.revision + 1
    isUnseen = true
    dateBirths()
    takeBack(header.clients)
    crashes = header.crashes
  }

  private func takeBack(_ known: [SnapshotHeader.ClientSnapshot]) {
    clients = []
    for known in known {
      let client = Client(
        session: self, token: known.token, page: known.page, lastSeq: known.lastSeq,
        connection: nil)
      client.crashedSeq = known.crashedSeq
      client.takeBack(known.refusals)
      clients.append(client)
    }
  }

  /// Makes the graph of the session's window, and goes where a URL says.
  func begin(at url: String, _ stored: JSONObject? = nil) {
    let graph = host.graph(of: window, in: surroundings, revision: revision)
    graph.take(stored)
    adopt(graph)
    settle()
    let isThere = awake === graph && !host.windows.isRoot(url, of: window)
    if isThere, !graph.open(url) { tellUnknown(url) }
    begin()
  }

  /// Makes the graph that a snapshot describes.
  @discardableResult
  func restore(_ snapshot: SessionSnapshot) -> ViewGraph {
    surroundings = Surroundings(snapshot.header)
    window = host.windows.window(id: snapshot.window) ?? host.windows.windows[0]
    revision = max(revision, snapshot.revision)
    births = snapshot.header.births
    left = snapshot.header.left
    // Whatever is restored was there before: no command is too old for it, unless the snapshot knows better.
    let graph = host.graph(
      of: window, in: surroundings, revision: 0, restoring: snapshot.state)
    adopt(graph)
    begin(from: snapshot)
    return graph
  }

  /// Where a place was kept in state that no snapshot has, the session is back at the start of its window, and the URL
  /// still says where it was.
  ///
  /// What the snapshot has of the screens there is theirs again.
  private func returnToPlace(of snapshot: SessionSnapshot) {
    let root = graph.root.url
    guard root != snapshot.url, snapshot.state.presentations.isEmpty,
      host.windows.isRoot(root, of: window), wouldLoseState, graph.open(snapshot.url)
    else { return }
    settle()
  }

  /// Renders the first document; of a session that is restored, from what a snapshot says.
  func begin(from snapshot: SessionSnapshot? = nil) {
    settle()
    if let snapshot { returnToPlace(of: snapshot) }
    if graph.isWaking {
      graph.wokeUp()
      settle()
    }
    _ = graph.takeChanged()
    dateBirths()
  }

  /// Ends the session: cancels its work and frees what it holds.
  package func end() {
    if !isEnded { host.metrics.changed(.sessionsParked, from: isParked, to: false) }
    isEnded = true
    stayParked()
    awake?.end()
    awake = nil
    settling?.timer.cancel()
    settling = nil
    clients = []
    for scope in takeScopes() { scope.settle(isKept: false) }
  }

  /// A command has begun a task, which may ask what becomes of it, and is at work until it has come to its end.
  func began(_ scope: CommandScope, isKept: Bool?) {
    if isKept == nil { scopes.append(scope) }
    atWork.removeAll { $0.isOver }
    atWork.append(CommandWork(scope: scope))
  }

  /// The commands that tasks wait for, for whoever is about to store them.
  func takeScopes() -> [CommandScope] {
    guard !scopes.isEmpty else { return [] }
    defer { scopes = [] }
    return scopes
  }

  func adopt(_ graph: ViewGraph) {
    awake = graph
    graph.needsTurn = { [unowned self] in
      guard !isWaitingForTurn else { return }
      isWaitingForTurn = true
      atHost { $0.needsTurn(self) }
    }
  }

  /// So many windows lead on to another in one go.
  private static let mostDepartures = 8

  /// Renders what has changed; false when the app never came to rest.
  @discardableResult
  func settle() -> Bool {
    var isAtRest = graph.update()
    var departures = 0
    while let url = graph.takeDeparture() {
      departures += 1
      guard departures <= Self.mostDepartures else {
        isAtRest = false
        break
      }
      try? open(url)
      isAtRest = graph.update()
    }
    if isRestless { isAtRest = false }
    isRestless = false
    if !isAtRest {
      let view = graph.restless.map { [("view", $0)] } ?? []
      host.report("event_loop", [("session", id)] + view)
    }
    return isAtRest
  }
}

extension Session.Surroundings {
  init(_ header: SnapshotHeader) {
    self.init(
      layout: Layout(rawValue: header.layout) ?? .regular, colorScheme: header.colorScheme,
      locale: header.locale, timeZone: header.timeZone,
      identity: header.identity.isEmpty ? nil : header.identity)
  }

  init(_ hello: Hello, of identity: String?) {
    self.init(
      layout: hello.layout ?? .regular, colorScheme: (hello.colorScheme ?? .light).rawValue,
      locale: hello.locale ?? "en", timeZone: hello.timeZone ?? "", identity: identity)
  }

  /// Takes over what a client says that comes back, and who it is; what it does not say stays.
  mutating func takeOver(_ hello: Hello, of identity: String?) {
    self.identity = identity
    if let said = hello.layout { layout = said }
    if let said = hello.colorScheme { colorScheme = said.rawValue }
    if let said = hello.locale { locale = said }
    if let said = hello.timeZone { timeZone = said }
  }

  func environment(of window: WindowDescription) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.clientTraits = ClientTraits(traits, catalog: window.catalog)
    values.room = Room(layout)
    return values
  }

  var traits: ClientTraits.Values {
    ClientTraits.Values(
      timeZone: timeZone, locale: locale, colorScheme: ColorScheme(rawValue: colorScheme) ?? .light,
      identity: identity)
  }
}
