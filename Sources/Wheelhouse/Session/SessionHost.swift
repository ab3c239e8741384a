import ScreenDocument

/// All sessions of a worker, and what its sockets say to them.
///
/// It knows messages and tokens, and nothing of frames: those are the host's. It keeps the buffers that
/// every answer is written in, since one command is answered at a time.
package final class SessionHost: ConnectionHandler {
  let windows: WindowTable
  let limits: SessionLimits
  var tokens: any TokenSource
  let store: any SessionStore
  /// How files come that people hand in; nil where none can.
  private(set) var imports: Imports?
  /// Whether the store outlives the process; asked several times for each command.
  let isDurable: Bool
  /// What this worker is doing, for whoever comes after it.
  let marks: any CrashMarks
  /// This worker, as the store knows it.
  var owner: String { marks.owner }
  private let clock: any SessionClock
  let report: @MainActor (String, [(String, String)]) -> Void
  /// What is counted.
  package let metrics: SessionMetrics
  @exclusivity(unchecked) var composer = PatchComposer()
  @exclusivity(unchecked) var out = JSONBytes(capacity: 4096)
  @exclusivity(unchecked) var sessions: [ResumeTokenHash: Client] = [:]
  /// The same sessions, each once, by their ids.
  @exclusivity(unchecked) var sessionsByID: [String: Session] = [:]
  @exclusivity(unchecked) private var waiting: [Session] = []
  /// Sessions that differ from what the store has.
  @exclusivity(unchecked) var unsaved: [Session] = []
  /// What clients hear after the next commit.
  @exclusivity(unchecked) var held = HeldOutput()
  /// What was delivered last: empty, with the room that the next commit's output will take.
  @exclusivity(unchecked) var spareOutput = HeldOutput()
  @exclusivity(unchecked) var commit: CommitUnderWay?
  /// The memory of snapshots that newer ones have replaced.
  @exclusivity(unchecked) private var spareSnapshots: [[UInt8]] = []
  /// A commit has ended in this turn.
  @exclusivity(unchecked) var isFreshlyCommitted = false
  /// Why nothing can be saved now; nil when all is well.
  @exclusivity(unchecked) package internal(set) var trouble: String?
  var prober: Task<Void, Never>?
  /// Counts a quarter of the time after which an idle session parks.
  @exclusivity(unchecked) var tick: UInt32 = 0
  var sweeper: Task<Void, Never>?
  /// Sessions that nobody has used, and whose last client has just left.
  @exclusivity(unchecked) var deserted: [Session] = []
  var clearer: Task<Void, Never>?
  /// Counts parts of the time after which a session that nobody comes back to is forgotten.
  @exclusivity(unchecked) var age: UInt32 = 0
  var expirer: Task<Void, Never>?
  @exclusivity(unchecked) var isDraining = false
  /// Who may have the session of a client that came here.
  package var peers: (any SessionPeers)?
  /// Sessions that are on their way here.
  var coming: [String: ComingSession] = [:]
  /// Sessions that another worker waits for.
  var releases: [String: [@MainActor (Bool) -> Void]] = [:]
  /// Waits until nothing is left to save.
  var atRest: (@MainActor () -> Void)?
  /// Whether state that no snapshot keeps is named in the log: in debug builds, or where it is asked for.
  package var warnsOfLostState = SessionHost.isDebugBuild
  /// What the log was told of the app's views, each of which has it once.
  private var toldOnce: Set<[String]> = []
  /// Called when a session waits for the end of a turn that nothing else would bring about; nil where the loop, as a
  /// server's does, ends one after whatever runs on the main actor.
  @exclusivity(unchecked) package var wake: (@MainActor () -> Void)?
  /// Has the loop turn once more without waiting; nil where nobody can.
  ///
  /// After a commit the next one begins a turn later: by then some of those who were just answered have
  /// sent more, and a commit costs nearly the same for more sessions. It only happens where others wait
  /// already, so that who is alone is not held up.
  @exclusivity(unchecked) package var turnAgain: (@MainActor () -> Void)?
  /// Sessions have parked, and what they have left behind was not given back yet.
  @exclusivity(unchecked) var hasParked = false
  /// Called when sessions have parked, and much memory is free.
  package var gaveMemoryBack: (@MainActor () -> Void)?
  /// The way back to this for whoever may outlive it: no weak reference, since one alone makes every use of
  /// the host, several for each command, dearer.
  let link = HostLink()

  /// Creates the session layer of an app.
  ///
  /// - Parameters:
  ///   - marks: names this process in the store, and tells what it is doing should it die.
  ///   - imports: where files are that people hand in.
  ///   - report: takes log events as a name and fields; never a token, never typed text.
  package init(
    windows: WindowTable, tokens: any TokenSource, store: any SessionStore,
    clock: any SessionClock, limits: SessionLimits = SessionLimits(),
    marks: any CrashMarks = NoCrashMarks(),
    metrics: SessionMetrics = SessionMetrics(), imports: ImportFolder? = nil,
    report: @escaping @MainActor (String, [(String, String)]) -> Void = { _, _ in }
  ) {
    self.windows = windows
    self.tokens = tokens
    self.store = store
    isDurable = store.isDurable
    self.clock = clock
    self.limits = limits
    self.marks = marks
    self.metrics = metrics
    self.report = report
    link.host = self
    store.begunAnew = { [link] in link.host?.saveAll() }
    self.imports = imports.map { folder in
      Imports(folder) { [unowned self] in self.tokens.next() }
    }
    metrics.sample(.commitQueue) { [link] in link.host?.commitQueue ?? 0 }
    metrics.sample(.heldOutput) { [link] in link.host?.heldOutput ?? 0 }
  }

  isolated deinit {
    link.host = nil
    sweeper?.cancel()
    clearer?.cancel()
    expirer?.cancel()
    prober?.cancel()
  }

  /// Every session that is here, awake or parked.
  package var allSessions: [Session] { Array(sessionsByID.values) }

  func now() -> Duration { clock.now }

  /// The session that a connection is a client of; nil before its hello.
  package func session(of connection: any ClientConnection) -> Session? {
    (connection.attachment as? Client)?.session
  }

  func report(_ event: String, in session: Session) { report(event, [("session", session.id)]) }

  private static var isDebugBuild: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  private func warn(of loss: LostState) {
    reportOnce(
      "state_not_restorable",
      [
        ("view", loss.view), ("property", loss.property), ("type", loss.value),
        ("help", loss.help),
      ])
  }

  private func report(_ advice: Advice) {
    reportOnce(advice.event, [advice.place, ("help", advice.help)])
  }

  private func reportOnce(_ event: String, _ fields: [(String, String)]) {
    if toldOnce.insert([event] + fields.map(\.1)).inserted { report(event, fields) }
  }

  func needsTurn(_ session: Session) {
    waiting.append(session)
    wake?()
  }

  func graph(
    of window: WindowDescription, in surroundings: Session.Surroundings, revision: Int,
    restoring: RestorableState? = nil
  ) -> ViewGraph {
    let graph = ViewGraph(renderer: .shared)
    if warnsOfLostState { graph.tellLost = { [unowned self] in warn(of: $0) } }
    graph.advise = { [unowned self] in report($0) }
    graph.nextRevision = UInt32(truncatingIfNeeded: revision)
    graph.restoring = restoring
    graph.clock = clock
    graph.imports = imports
    if windows.hasEndpoints { graph.isEndpoint = { [unowned self] in windows.isEndpoint($0) } }
    graph.start(window, in: surroundings)
    if let restoring {
      graph.isWaking = true
      graph.restore(restoring)
    }
    return graph
  }
}

/// Leads to a host as long as it is there.
final class HostLink {
  fileprivate(set) unowned(unsafe) var host: SessionHost?
}

// What a host of sockets tells.
extension SessionHost {
  package func opened(_ connection: any ClientConnection) {}

  package func received(
    _ message: UnsafeRawBufferPointer, on connection: any ClientConnection
  ) {
    if isDraining { return }
    do throws(MessageError) {
      switch connection.attachment {
      case let client as Client: handle(try ClientMessage(message), from: client)
      case let arrival as Arrival: arrival.postpone(message, on: connection)
      case let relay as any ClientRelay: relay.received(message)
      default: try begin(message, on: connection)
      }
    } catch {
      refuse(error, on: connection)
    }
  }

  /// Takes the first message of a connection.
  private func begin(
    _ message: UnsafeRawBufferPointer, on connection: any ClientConnection
  ) throws(MessageError) {
    let first: ClientMessage?
    do {
      first = try ClientMessage(message)
    } catch {
      // A command is one, however it is written.
      guard error.refusedSeq != nil else { throw error }
      first = nil
    }
    guard case .hello(let hello) = first else {
      return fail(.helloRequired, "Say hello first, then send commands", on: connection)
    }
    if connection.isIdentified { return welcome(hello, message, on: connection) }
    let arrival = Arrival(hello, nil, bytes: Array(message))
    connection.attachment = arrival
    connection.whenIdentified { [link] in link.host?.identified(arrival, on: connection) }
  }

  package func drained(_ connection: any ClientConnection) {
    if let relay = connection.attachment as? any ClientRelay { return relay.drained() }
    guard let client = connection.attachment as? Client, client.isBehind else { return }
    client.session.catchUp(client)
  }

  package func closed(_ connection: any ClientConnection) {
    let attachment = connection.attachment
    connection.attachment = nil
    if let relay = attachment as? any ClientRelay { return relay.closed() }
    guard let client = attachment as? Client, client.connection === connection else { return }
    client.connection = nil
    if !client.session.isAttended { left(client.session) }
  }

  package func endOfTurn() {
    if !waiting.isEmpty {
      var ready: [Session] = []
      swap(&ready, &waiting)
      for position in ready.indices { Uncounted(ready[position]) { $0.takeTurn() } }
    }
    if isFreshlyCommitted, !unsaved.isEmpty, let turnAgain {
      isFreshlyCommitted = false
      return turnAgain()
    }
    isFreshlyCommitted = false
    if !unsaved.isEmpty || !held.isEmpty { submit() }
  }

  func handle(_ message: ClientMessage, from client: Client) {
    switch message {
    case .command(let command): client.session.apply(command, from: client)
    case .sync:
      guard bears(client, asking: .document) else { return }
      // The screen that waits answers whoever asks on and on: what is held behind it brings that up to date.
      if client.awaitsScreen(within: limits.heldOutput / 16) { return }
      client.session.show(to: client)
    case .hello:
      guard let connection = client.connection else { return }
      fail(.badMessage, "hello was already said: one connection, one hello", on: connection)
    }
  }

  /// Whether a client may ask for one more answer; ends its connection otherwise.
  func bears(_ client: Client, asking answer: Client.Answer) -> Bool {
    if client.mayAsk(for: answer) { return true }
    if let connection = client.connection {
      fail(
        .rateLimited, "Too many messages that change nothing: send fewer a second", on: connection)
    }
    return false
  }

  private func refuse(_ error: MessageError, on connection: any ClientConnection) {
    guard let client = connection.attachment as? Client, let seq = error.refusedSeq else {
      return fail(error.errorCode, error.message, on: connection)
    }
    client.session.refuse(seq, error, from: client)
  }

  /// Says why a connection cannot go on, and closes it.
  func fail(_ code: ErrorCode, _ message: String, on connection: any ClientConnection) {
    report("bad_client", [("code", code.rawValue), ("address", connection.remoteAddress)])
    out.removeAll()
    out.appendError(code: code, message: message)
    out.withUnsafeBytes { connection.send($0) }
    connection.close(code: code.closeCode, reason: code.rawValue)
  }
}

// Snapshots are as large as the largest things made here, and each lives until the next one of its session is
// stored. Their memory is used again instead of freed: the allocator would look for it anew each time.
extension SessionHost {
  /// So many are kept at most, none of them larger than a usual one.
  private static let mostSpare = (count: 64, bytes: 1 << 14)

  /// Keeps the memory of a snapshot that nobody needs any more.
  func spare(_ snapshot: consuming [UInt8]) {
    guard spareSnapshots.count < Self.mostSpare.count else { return }
    if snapshot.capacity <= Self.mostSpare.bytes { spareSnapshots.append(snapshot) }
  }

  /// Memory for a snapshot.
  func takeSpareSnapshot() -> [UInt8] { spareSnapshots.popLast() ?? [] }
}
