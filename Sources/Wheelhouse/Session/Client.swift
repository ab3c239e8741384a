import ScreenDocument

/// One client of a session: a page that has, or had, a socket.
final class Client: SnapshotClient {
  /// What is kept of the token with which it comes back.
  @exclusivity(unchecked) var token: ResumeTokenHash
  /// Chosen by the page; tells its own reconnect from another page with the same token.
  let page: String?
  /// The number of the last command that was settled.
  @exclusivity(unchecked) var lastSeq: Int
  /// The command that ended a worker.
  @exclusivity(unchecked) var crashedSeq: Int?
  /// The socket, nil while the client is away.
  @exclusivity(unchecked) var connection: (any ClientConnection)?
  let session: Session
  /// Output was dropped while the socket was congested: one `screen` brings it up to date.
  @exclusivity(unchecked) var isBehind = false
  /// A screen that brings it up to date waits for a commit.
  @exclusivity(unchecked) var isScreenHeld = false
  @exclusivity(unchecked) private var allowance: CommandAllowance

  init(
    session: Session, token: ResumeTokenHash, page: String?, lastSeq: Int,
    connection: (any ClientConnection)?
  ) {
    self.session = session
    self.token = token
    self.page = page
    self.lastSeq = lastSeq
    self.connection = connection
    allowance = CommandAllowance()
  }

  var mayCommand: Bool {
    allowance.take(perSecond: session.host.limits.commandsPerSecond, at: session.host.now())
  }

  /// Sends a message, once what it rests on is saved.
  func send(_ message: borrowing JSONBytes, _ kind: HeldOutput.Kind = .other) {
    guard connection != nil else { return }
    if session.host.isHolding { return session.host.hold(message, kind, for: self) }
    message.withUnsafeBytes { deliver($0, kind) }
  }

  /// Sends a message now, or notes that the client has fallen behind.
  func deliver(_ message: UnsafeRawBufferPointer, _ kind: HeldOutput.Kind) {
    guard let connection else { return }
    switch kind {
    case .screen:
      isScreenHeld = false
      isBehind = connection.isCongested
    case .welcome: break
    case .other: if connection.isCongested { isBehind = true }
    }
    if !isBehind { connection.send(message) }
  }
}

/// A bucket of commands that fills by the second, and holds twice as many.
struct CommandAllowance {
  private var left = -1.0
  private var filledAt: Duration = .zero

  /// Takes one command out; false when the bucket is empty.
  ///
  /// A rate of 0 is no limit.
  mutating func take(perSecond rate: Int, at now: @autoclosure () -> Duration) -> Bool {
    guard rate > 0 else { return true }
    let now = now()
    let capacity = Double(rate * 2)
    if left < 0 {
      left = capacity
    } else {
      left = min(capacity, left + (now - filledAt).inSeconds * Double(rate))
    }
    filledAt = now
    guard left >= 1 else { return false }
    left -= 1
    return true
  }
}

extension Duration {
  /// The duration as a number of seconds.
  package var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
