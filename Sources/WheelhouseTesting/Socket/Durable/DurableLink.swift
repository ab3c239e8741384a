import ScreenDocument

/// What a client that always comes back knows about its session: the pure half of ``DurableTransport``.
///
/// It reads what goes by in both directions and says what follows: what to send now, and whether a message
/// is for the one who uses the session. Those it keeps to itself are about the connection (a goodbye) or
/// about the order of messages (a refusal for arriving out of order, which is answered by sending again).
nonisolated struct DurableLink: Sendable {
  /// What a message from the server leads to.
  struct Reaction: Equatable, Sendable {
    var isForUser = true
    var send: [String] = []
  }

  /// Names this client to the server, which otherwise could not tell a return from a second page.
  let page: String
  private var hello: Hello?
  private var revision: Int?
  private var outbox = Outbox()
  /// Whether the server has greeted this connection.
  private(set) var isWelcomed = false
  private var hasSync = false
  private var disorders = 0
  /// The session's token, once there is one.
  private(set) var token: String?
  /// How long the server wants to be left alone after this connection.
  private(set) var retryAfter: Duration = .zero

  init(page: String) { self.page = page }

  /// Whether the server owes an answer.
  var expectsAnswer: Bool { !isWelcomed || !outbox.isEmpty || hasSync }

  /// Takes what the user of the session says; returns what of it goes out now.
  mutating func give(_ text: String) throws(MessageError) -> [String] {
    switch try ClientMessage(Array(text.utf8)) {
    case .hello(let hello): self.hello = hello
    case .sync:
      hasSync = true
      return isWelcomed ? [text] : []
    case .command(let command): outbox.add(text, seq: command.seq)
    }
    return isWelcomed ? outbox.takeUnsent() : []
  }

  /// The first message of a connection: the hello, or the same with what is needed to go on.
  func greeting() -> String? {
    guard var hello else { return nil }
    hello.client = hello.client ?? page
    if let token {
      hello.resume = token
      // Commands that wait to be sent again may be about the layout, or from before it changed.
      hello.layout = nil
      hello.rev = revision
      hello.seq = outbox.settled
    }
    return ClientMessage.hello(hello).json.description
  }

  /// The connection is gone.
  mutating func lost() {
    isWelcomed = false
    hasSync = false
    outbox.sendAgain()
  }

  /// The server's wish was taken into account.
  mutating func takeRetryAfter() -> Duration {
    defer { retryAfter = .zero }
    return retryAfter
  }

  /// Takes a message from the server.
  ///
  /// - Throws: ``DriverError`` when the session is not what it was: reset, or behind what it acknowledged.
  mutating func received(_ text: String) throws -> Reaction {
    switch try Self.message(text) {
    case .welcome(let welcome): return try greeted(welcome)
    case .screen(let rev, let ack, _):
      hasSync = false
      return shown(rev, ack)
    case .patch(let rev, _, let ack, _): return shown(rev, ack)
    case .ack(let seq): return shown(nil, seq)
    case .refused(let refusal) where refusal.code == .outOfOrder: return try disordered(refusal)
    case .refused(let refusal): return shown(nil, refusal.ack)
    case .goodbye(_, let after):
      retryAfter = .milliseconds(Int(((after ?? 0) * 1000).rounded()))
      return Reaction(isForUser: false)
    case .error(let code, _): return Reaction(isForUser: !Self.passing.contains(code))
    case .effect: return Reaction()
    }
  }

  /// What is wrong with the connection and not with what was said on it.
  private static let passing: Set<ErrorCode> = [.goingAway, .helloTimeout, .tooManyConnections]

  private static func message(_ text: String) throws -> ServerMessage {
    do throws(MessageError) {
      return try ServerMessage(Array(text.utf8))
    } catch {
      throw DriverError("The session sent what is no message, \(error.message): \(text)")
    }
  }

  private mutating func greeted(_ welcome: Welcome) throws -> Reaction {
    if token != nil, !welcome.resumed {
      throw DriverError("The session \(welcome.session) is another one: the former is lost")
    }
    guard welcome.seq >= outbox.settled else {
      throw DriverError(
        "Command \(outbox.settled) was answered, and now \(welcome.seq) is said to be the last one")
    }
    token = welcome.resume
    isWelcomed = true
    outbox.settle(through: welcome.seq)
    return Reaction(send: outbox.takeUnsent())
  }

  private mutating func shown(_ rev: Int?, _ ack: Int?) -> Reaction {
    if let rev { revision = rev }
    guard let ack, ack > outbox.settled else { return Reaction() }
    outbox.settle(through: ack)
    disorders = 0
    return Reaction()
  }

  /// The command overtook another one, or the connection lost one: all without an answer go out again.
  private mutating func disordered(_ refusal: Refusal) throws -> Reaction {
    guard refusal.ack > outbox.settled else { return Reaction(isForUser: false) }
    disorders += 1
    guard disorders < 1000, let oldest = outbox.oldest, oldest <= refusal.ack else {
      throw DriverError("Command \(refusal.ack) stays out of order: \(refusal.message)")
    }
    outbox.sendAgain()
    return Reaction(isForUser: false, send: outbox.takeUnsent())
  }
}
