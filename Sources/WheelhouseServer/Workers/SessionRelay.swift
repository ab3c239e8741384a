import CServerShims
import Glibc
package import Wheelhouse

/// Lets workers serve each other's clients, over a Unix socket beside each one's crash mark.
///
/// There is a connection for each client: it ends with the client, its back-pressure is the client's,
/// and nothing has to be told apart. Such clients are few, since most pages have a session of their own.
package final class SessionRelay: SessionPeers {
  private let marks: CrashMarkFile
  private let run: RunFolder
  private let owner: String
  private let loop: EventLoop
  private let log: Log
  private let countSession: (IPAddress) -> Bool
  private var listener: Listener?
  private var sessions: (any SharedSessions)?
  private var clients: [ObjectIdentifier: RelayedClient] = [:]
  private var connections: [ObjectIdentifier: RelayedConnection] = [:]
  private var isLeaving = false
  /// Has said that it cannot listen, which it tries again each second.
  private var isOff = false

  /// - Parameter countSession: counts a session that somebody from an address begins; false when it is one too many.
  init(
    _ marks: CrashMarkFile, on loop: EventLoop, log: Log,
    countSession: @escaping (IPAddress) -> Bool = { _ in true }
  ) {
    self.marks = marks
    run = marks.runFolder
    owner = marks.owner
    self.loop = loop
    self.log = log
    self.countSession = countSession
    loop.everySecond { [weak self] in self?.passSecond() }
  }

  private func passSecond() {
    clients.values.forEach { $0.passSecond() }
    marks.passSecond()
    listener?.wakeUp()
    mend()
  }

  /// Makes again what somebody has deleted, so that the others find this worker.
  private func mend() {
    if marks.mend() {
      log.write(
        .warning, "run_folder_mended",
        [("path", run.path), ("do", "leave it alone while the server runs")])
    }
    guard !isLeaving, let sessions, let name = OwnerName(owner), run.isThere,
      unsafe listener == nil || access(run.socket(of: name), F_OK) != 0
    else { return }
    listener?.close()
    listener = nil
    listen(for: sessions)
  }

  /// Answers the other workers from now on.
  func listen(for sessions: any SharedSessions) {
    self.sessions = sessions
    guard let name = OwnerName(owner) else { return }
    let descriptor = unsafe run.withShortPath(of: name) { unsafe shim_listen_local($0) }
    guard descriptor >= 0 else {
      defer { isOff = true }
      guard !isOff else { return }
      let reason = unsafe String(cString: strerror(-descriptor))
      return log.write(.warning, "relay_off", [("path", run.socket(of: name)), ("reason", reason)])
    }
    isOff = false
    marks.say(sessions.snapshotVersion)
    listener = Listener(
      descriptor, on: loop,
      accepted: { [weak self] socket, _ in self?.accept(socket, for: sessions) },
      exhausted: { [log] error in
        let reason = unsafe String(cString: strerror(error))
        log.write(.warning, "relay_paused", [("reason", reason)])
      })
  }

  private func accept(_ socket: Int32, for sessions: any SharedSessions) {
    let connection = RelayedConnection(
      RelayPipe(socket, on: loop), to: sessions, countSession: countSession
    ) { [weak self] in self?.connections[ObjectIdentifier($0)] = nil }
    connections[ObjectIdentifier(connection)] = connection
  }

  /// Whether no client is on its way through this worker.
  var isIdle: Bool { clients.isEmpty && connections.isEmpty }

  package func offer(
    _ connection: any ClientConnection, hello: [UInt8], token: ResumeTokenHash, page: String?,
    to owner: String, then done: @escaping @MainActor (PeerAnswer) -> Void
  ) {
    guard !isLeaving, owner != self.owner, let name = OwnerName(owner) else {
      return done(.unreachable)
    }
    let offer = RelayOffer(
      token: token, page: page, address: connection.remoteAddress, identity: connection.identity,
      version: sessions?.snapshotVersion ?? .first, hello: hello)
    guard offer.fits else { return done(.unasked) }
    let socket = unsafe run.withShortPath(of: name) { unsafe shim_connect_local($0) }
    guard socket >= 0 else {
      // A queue that is full is that of a worker that lives.
      let cannotAsk = [EMFILE, ENFILE, EAGAIN].contains(-socket) || !run.isWhole
      return done(cannotAsk ? .unasked : .unreachable)
    }
    let client = RelayedClient(
      offer, of: connection, through: RelayPipe(socket, on: loop), then: done
    ) { [weak self] in self?.clients[ObjectIdentifier($0)] = nil }
    clients[ObjectIdentifier(client)] = client
  }

  package func owners(reading version: SnapshotVersion) -> [String]? {
    run.owners(reading: version)?.map(\.text).filter { $0 != owner }
  }

  /// The process is about to end; the session layer has said goodbye to its own clients.
  func takeLeave() {
    isLeaving = true
    marks.say(nil)
    for client in clients.values { client.takeLeave() }
    for connection in connections.values {
      connection.close(code: CloseCode.goingAway.rawValue, reason: "the server is going away")
    }
    guard let listener, let name = OwnerName(owner) else { return }
    listener.close()
    self.listener = nil
    unsafe unlink(run.socket(of: name))
  }
}
