import Wheelhouse

/// A client of another worker that this one serves: to the session layer a connection like any other.
final class RelayedConnection: ClientConnection {
  private let pipe: RelayPipe
  private let sessions: any SharedSessions
  private let countSession: (IPAddress) -> Bool
  private let ended: (RelayedConnection) -> Void
  private var phase = Phase.new
  /// Whether the session layer was told that it is open, and not yet that it is closed.
  private var isServed = false
  private(set) var remoteAddress = ""
  private(set) var identity: String?
  var attachment: AnyObject?

  private enum Phase {
    case new, asking, open, closing, ended
  }

  /// The most that is held for a worker that does not read, in bytes, before one more message.
  private static let longestBacklog = 4 << 20

  init(
    _ pipe: RelayPipe, to sessions: any SharedSessions,
    countSession: @escaping (IPAddress) -> Bool,
    ended: @escaping (RelayedConnection) -> Void
  ) {
    self.pipe = pipe
    self.sessions = sessions
    self.countSession = countSession
    self.ended = ended
    pipe.received = { [weak self] in self?.take($0) }
    pipe.drained = { [weak self] in self?.drained() }
    pipe.closed = { [weak self] in self?.end() }
  }

  private func take(_ frame: RelayFrame) {
    switch (frame, phase) {
    case (.offer(let offer), .new): consider(offer)
    case (.text(let text), .open):
      unsafe text.withUnsafeBytes { unsafe sessions.received($0, on: self) }
    case (.text, .closing): return
    default: pipe.breakOff()
    }
  }

  private func consider(_ offer: RelayOffer) {
    phase = .asking
    remoteAddress = offer.address
    identity = offer.identity
    let mayRelease = sessions.mayRelease(
      offer.token, page: offer.page, heard: offer.heard, to: offer.version)
    guard mayRelease else { return serve(offer) }
    sessions.release(offer.token) { [weak self] isReleased in
      guard let self, phase == .asking else { return }
      guard isReleased else { return serve(offer) }
      pipe.send(.released)
      phase = .closing
      pipe.finish()
    }
  }

  private func serve(_ offer: RelayOffer) {
    phase = .open
    isServed = true
    pipe.send(.taken)
    sessions.opened(self)
    unsafe offer.hello.withUnsafeBytes { unsafe sessions.received($0, on: self) }
  }

  private func drained() {
    if phase == .open { sessions.drained(self) }
  }

  /// The other worker has hung up, or this one has.
  private func end() {
    let wasServed = isServed
    isServed = false
    phase = .ended
    pipe.close()
    ended(self)
    if wasServed { sessions.closed(self) }
  }

  // What the session layer does with it.

  var isCongested: Bool { pipe.backlog > 0 }

  /// Its session has gone after all, and this worker begins the one that follows.
  func takeSession() -> Bool { IPAddress(remoteAddress).map(countSession) ?? true }

  func send(_ message: UnsafeRawBufferPointer) {
    guard phase == .open else { return }
    guard pipe.backlog <= Self.longestBacklog else { return pipe.breakOff() }
    unsafe pipe.send(.text(Array(message)))
  }

  func close(code: UInt16, reason: String) {
    guard phase == .open else { return }
    phase = .closing
    pipe.send(.close(code, reason))
    pipe.finish()
  }
}
