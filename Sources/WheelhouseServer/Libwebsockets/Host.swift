import CLibwebsockets
import CServerShims
import Glibc
import Wheelhouse

/// One worker: a loop, its sockets, and the session layer they speak to.
final class Host {
  let options: ServerOptions
  let log: Log
  let handler: any ConnectionHandler
  private(set) var website: Website
  let endpoints: EndpointTable
  let identify: @MainActor (HTTPRequest) async -> String?
  let imports: ImportFolder
  let upgrades: UpgradePolicy
  let metrics: WorkerMetrics
  let metricsEndpoint: [HTTPMethod: Endpoint]?
  /// What browsers are told about TLS; nil where they are told nothing.
  let transportPolicy: (String, String)?
  let inbox = Inbox()
  let cork = Cork()
  /// Seconds since the host started, counted by the loop; cheap to read on the hot path.
  private(set) var now: UInt32 = 0
  private(set) var isDraining = false
  private var isEnding = false

  private let loop: EventLoop
  private let silence: Silence
  private var connections: [Connection] = []
  private var count: ConnectionCount
  private var sessions: SessionCount
  private var turnedAway = TurnedAway()
  private var listeners: [Listener] = []
  private var sockets: SocketContext?
  private var drainedAt: UInt32?
  private let worker: WorkerSeat?
  private let leaveOthers: () -> Void

  init(
    _ context: HostContext, folder: WebFolder, handler: any ConnectionHandler
  ) throws(StartError) {
    options = context.options
    log = context.log
    worker = context.worker
    let loop = context.loop
    self.loop = loop
    leaveOthers = { context.takeLeave() }
    self.handler = handler
    let draining = Draining()
    self.draining = draining
    endpoints = context.endpoints
    identify = context.identify
    imports = context.imports
    website = Website(folder: folder) { draining.reason ?? context.readiness() }
    upgrades = UpgradePolicy(origins: options.allOrigins, allowsEcho: options.testEcho)
    metrics = context.metrics
    metricsEndpoint = MetricsAccess.endpoint(for: context.metrics)
    transportPolicy = options.transportPolicy
    silence = Silence(pingAfter: options.pingSeconds, helloWithin: options.helloSeconds)
    count = ConnectionCount(options)
    sessions = SessionCount(options)
    sockets = try SocketContext(options, context.filesAtStart, on: loop)
    context.countSession = { [unowned self] in countSession(from: PeerAddress($0)) }
    loop.atEndOfTurn { [unowned self] in endTurn() }
    loop.everySecond { [unowned self] in passSecond() }
    loop.onSignal(SIGTERM) { [unowned self] in drain(because: SIGTERM) }
    if worker == nil { heedPeople() }
    metrics.counters.sample(.connections) { [unowned self] in connections.count }
    metrics.counters.sample(.unsentOutput) { [unowned self] in
      connections.reduce(0) { $0 + $1.backlog }
    }
  }

  /// What comes from a terminal, and to reload: a worker leaves both to its supervisor.
  private func heedPeople() {
    let terminal = Terminal()
    loop.onSignal(SIGINT) { [unowned self] in drain(because: SIGINT) }
    loop.onSignal(SIGHUP) { [unowned self] in
      if terminal.isGone { drain(because: SIGHUP) } else { reload() }
    }
  }

  /// Shared with the readiness answer, which is made before the host is.
  private let draining: Draining

  private final class Draining {
    var reason: String?
  }

  /// Starts accepting on every socket of the binding.
  func listen(_ binding: Binding) {
    listeners = binding.descriptors.map { descriptor in
      Listener(
        descriptor, on: loop, accepted: { [unowned self] in accept($0, from: $1) },
        exhausted: { [unowned self] error in
          log.write(.warning, "accept_paused", [("reason", Self.describe(error))])
        })
    }
  }

  private static func describe(_ error: Int32) -> String {
    unsafe String(cString: strerror(error))
  }

  /// Turns the loop until the server was told to end and has taken leave of its clients.
  func run() {
    loop.run()
    sockets?.finish()
  }
}

// MARK: Connections

extension Host {
  private func accept(_ descriptor: Int32, from numeric: IPAddress) {
    let address = PeerAddress(numeric)
    let isProxy = options.trustedProxies.contains { $0.contains(numeric) }
    if let reason = isProxy ? count.enterProxy() : count.enter(address) {
      noteRefusal(of: address, because: reason)
      return turnAway(descriptor)
    }
    guard let socket = unsafe sockets?.adopt(descriptor) else {
      return count.leave(isProxy ? nil : address.place)
    }
    let connection = unsafe Connection(
      socket, from: address, isProxy: isProxy, isSpare: count.isOverfull, at: self)
    unsafe attach(connection, to: socket)
    connection.position = connections.count
    connections.append(connection)
  }

  /// Called when libwebsockets has freed the socket.
  func remove(_ connection: Connection) {
    let last = connections.removeLast()
    if last !== connection {
      last.position = connection.position
      connections[connection.position] = last
    }
    count.leave(connection.isCounted ? connection.address.place : nil)
    listeners.forEach { $0.wakeUp() }
    if isDraining, connections.isEmpty { end() }
  }

  /// Counts the client that a proxy connects; otherwise the answer that says why not.
  func count(_ connection: Connection) -> Response? {
    if connection.isSpare { return refusal(of: connection, because: ConnectionCount.overfull) }
    guard !connection.isCounted else { return nil }
    guard let reason = count.enter(place: connection.address) else {
      connection.isCounted = true
      return nil
    }
    return refusal(of: connection, because: reason)
  }

  /// Counts a session that a client wants to begin; false when its address has begun as many as it may.
  func countSession(of connection: Connection) -> Bool { countSession(from: connection.address) }

  private func countSession(from address: PeerAddress) -> Bool {
    if sessions.enter(address, at: now) { return true }
    noteRefusal(of: address, because: "too_many_sessions_from_address")
    return false
  }

  /// The answer to somebody for whom there is no room.
  func refusal(of connection: Connection, because reason: String) -> Response {
    noteRefusal(of: connection.address, because: reason)
    return .tooManyConnections
  }

  private func noteRefusal(of address: PeerAddress, because reason: String) {
    log.write(.warning, "connection_refused", [("address", address.text), ("reason", reason)])
  }

  private func turnAway(_ descriptor: Int32) {
    // Who speaks TLS would take it for nonsense.
    guard options.tls == nil else { return _ = close(descriptor) }
    let answer = Response.tooManyConnections.bytes(date: UTC.http(time(nil)), closes: true)
    turnedAway.add(descriptor, answer: answer, at: now)
  }
}

// MARK: Time

extension Host {
  private func endTurn() {
    inbox.deliver()
    handler.endOfTurn()
    cork.flush()
    if isEnding { endNow() }
  }

  private func passSecond() {
    now &+= 1
    worker?.giveSign()
    for connection in connections { connection.judgeSilence(by: silence) }
    turnedAway.pass(now)
    listeners.forEach { $0.wakeUp() }
    sockets?.passSecond()
    metrics.counters.sample()
    metrics.mend()
    if let drainedAt { passFarewell(second: now &- drainedAt) }
  }

  private func passFarewell(second: UInt32) {
    if second == Self.askWithin { connections.forEach { $0.takeLeave() } }
    if second >= Self.longestFarewell { end() }
  }

  /// Seconds a client that has just connected gets to ask for something.
  private static var askWithin: UInt32 { 1 }

  /// Seconds clients get to answer a close frame before the process ends anyway.
  private static var longestFarewell: UInt32 { 3 }
}

// MARK: Reading anew

extension Host {
  /// Reads again what was read at the start, which a supervisor has new workers do.
  private func reload() {
    reloadPage()
    reloadCertificate()
  }

  private func reloadPage() {
    guard let folder = WebFolder(reading: options.webFolder), folder.files[WebFolder.page] != nil
    else {
      if website.folder.files[WebFolder.page] != nil { log.writePageKept(options.webFolder) }
      return
    }
    guard folder.version != website.folder.version else { return }
    website.folder = folder
    log.write(.info, "page_reloaded", [("folder", options.webFolder)])
  }

  /// Reads the TLS files again; connections that are open keep what they have.
  private func reloadCertificate() {
    guard let tls = options.tls else { return }
    do throws(StartError) {
      try TLS.use(tls)
      log.write(.info, "certificate_reloaded", [("file", tls.certificate)])
      TLS.warnOfEnd(of: tls, in: log)
    } catch {
      log.write(.error, "certificate_kept", [("why", error.message)])
    }
  }
}

// MARK: Leaving

extension Host {
  /// Says goodbye to everyone; a second signal does not wait for answers.
  ///
  /// A worker leaves that to its supervisor: whoever ends a whole group of processes sends one signal
  /// to both.
  private func drain(because signal: Int32) {
    guard !isDraining else { return worker == nil ? end() : () }
    inbox.deliver()
    isDraining = true
    drainedAt = now
    draining.reason = "draining"
    ServiceManager.tell("STOPPING=1")
    log.write(.info, "draining", [("signal", String(signal)), ("open", String(connections.count))])
    if worker?.hasSuccessor != true { listeners.forEach { $0.acceptWaiting() } }
    listeners.forEach { $0.close() }
    listeners = []
    handler.drain { [unowned self] in takeLeave() }
  }

  private func takeLeave() {
    leaveOthers()
    for connection in connections { connection.takeLeave(patiently: true) }
    if connections.isEmpty { end() }
  }

  /// At the end of the turn, since it must not happen inside a callback of libwebsockets.
  private func end() { isEnding = true }

  private func endNow() {
    guard let sockets, !sockets.isEnding else { return }
    log.write(.info, "ended", [("open", String(connections.count))])
    metrics.leave()
    sockets.end()
    loop.close()
  }
}
