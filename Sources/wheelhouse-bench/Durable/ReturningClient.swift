import ScreenDocument
import WheelhouseTesting

/// What one of many clients knows about its session, so that it can come back to it.
///
/// It taps the same buttons in turn, with one command in flight. It is cheaper than
/// ``DurableTransport``: a patch is never parsed beyond its first members.
struct ReturningClient {
  enum Phase {
    /// No connection; tries again when it is due.
    case away
    /// The handshake is awaited.
    case connecting
    /// The welcome is awaited.
    case arriving
    /// The session answers.
    case here
  }

  /// What a message leads to.
  enum News {
    case nothing
    case welcomed
    case answered
    case refused(code: String)
  }

  var phase = Phase.away
  /// When to connect again, or to send the next command.
  var due: UInt64 = 0
  var attempts = 0
  /// When the command in flight was sent first.
  var sentAt: UInt64 = 0
  /// When the connection was lost.
  var lostAt: UInt64 = 0
  /// Seconds that the server wants to be left alone.
  private(set) var retryAfter = 0.0
  /// Commands that were applied, as far as this client was told.
  private(set) var applied = 0
  /// How often the server did not know the session any more.
  private(set) var resets = 0
  /// The number that the screen shows.
  private(set) var shown: Int?
  private var token: String?
  private var revision = 0
  private var seq = 0
  private(set) var isInFlight = false
  private var targets: [[UInt8]] = []
  private(set) var hasScreen = false

  /// Whether it is welcome, sees its screen, and can give a command.
  var isReady: Bool { phase == .here && hasScreen && !targets.isEmpty && !isInFlight }

  mutating func lost() {
    phase = .away
    hasScreen = false
  }

  mutating func takeRetryAfter() -> Double {
    defer { retryAfter = 0 }
    return retryAfter
  }

  /// Writes the first message of a connection.
  func greet(_ page: Int, url: String, into text: inout CommandText) {
    text.append(#"{"type":"hello","protocol":1,"url":""#)
    text.append(url)
    text.append(#"","layout":"compact","platform":"bench","locale":"en-GB","client":"bench-"#)
    text.append(page)
    if let token {
      text.append(#"","resume":""#)
      text.append(token)
      text.append(#"","rev":"#)
      text.append(revision)
      text.append(#","seq":"#)
      text.append(isInFlight ? seq - 1 : seq)
      text.append("}")
    } else {
      text.append(#""}"#)
    }
  }

  /// Gives the next command.
  mutating func next(into text: inout CommandText) {
    seq += 1
    isInFlight = true
    repeatCommand(into: &text)
  }

  /// Writes the command in flight once more.
  mutating func repeatCommand(into text: inout CommandText) {
    var command = Command(text: text, seq: seq, revision: revision)
    text = CommandText()
    command.tap(targets[seq % targets.count])
    text = command.text
  }

  /// Follows a message.
  ///
  /// - Throws: What the server said, where it is nothing that a client can live with.
  mutating func received(_ message: UnsafeRawBufferPointer) throws(BenchError) -> News {
    guard message.count > 12 else { throw BenchError("a message of \(message.count) bytes") }
    switch message[9] {
    case UInt8(ascii: "p"), UInt8(ascii: "s"), UInt8(ascii: "a"): return try shown(message)
    default: return try told(message)
    }
  }

  private mutating func shown(_ message: UnsafeRawBufferPointer) throws(BenchError) -> News {
    let head: MessageHead
    do throws(SocketError) {
      head = try MessageHead(message)
    } catch {
      throw BenchError("\(error)")
    }
    if let revision = head.revision { self.revision = revision }
    if message[9] == UInt8(ascii: "s") { see(message) }
    if let count = CountScanner.last(in: message) { shown = count }
    guard isInFlight, let ack = head.acknowledged, ack >= seq else { return .nothing }
    return settle()
  }

  private mutating func settle() -> News {
    isInFlight = false
    applied += 1
    return .answered
  }

  private mutating func see(_ message: UnsafeRawBufferPointer) {
    hasScreen = true
    guard targets.isEmpty else { return }
    var plain: [[UInt8]] = []
    var named: [[UInt8]] = []
    NodeScanner.scan(message, text: CounterSteps.button) { node in
      guard node.takesTap, !node.isInBar else { return }
      plain.append(Array(message[node.id]))
      if node.hasText { named.append(Array(message[node.id])) }
    }
    targets = named.isEmpty ? Array(plain.prefix(2)) : named
  }

  private mutating func told(_ message: UnsafeRawBufferPointer) throws(BenchError) -> News {
    let said: ServerMessage
    do throws(MessageError) {
      said = try ServerMessage(Array(message))
    } catch {
      throw BenchError("no message: \(error.message)")
    }
    switch said {
    case .welcome(let welcome): return greeted(welcome)
    case .refused(let refusal) where refusal.ack == seq && isInFlight:
      isInFlight = false
      return .refused(code: refusal.code.rawValue)
    case .goodbye(_, let seconds):
      retryAfter = seconds ?? 0
      return .nothing
    case .error(let code, let text) where code != .goingAway:
      throw BenchError("\(code.rawValue): \(text)")
    default: return .nothing
    }
  }

  private mutating func greeted(_ welcome: Welcome) -> News {
    if token != nil, !welcome.resumed {
      resets += 1
      (seq, applied, isInFlight, targets) = (0, 0, false, [])
    }
    token = welcome.resume
    if isInFlight, welcome.seq >= seq { _ = settle() }
    return .welcomed
  }
}

/// Finds the number of a counter on its screen.
enum CountScanner {
  private static let key = Array("\"Count: ".utf8)

  /// The number after the last `"Count: `; nil where there is none.
  static func last(in message: UnsafeRawBufferPointer) -> Int? {
    guard message.count > key.count else { return nil }
    var start = message.count - key.count
    while start >= 0, !matches(message, start) { start -= 1 }
    guard start >= 0 else { return nil }
    var number = 0
    for byte in message[(start + key.count)...] {
      guard case let digit = byte &- UInt8(ascii: "0"), digit < 10 else { break }
      number = number &* 10 &+ Int(digit)
    }
    return number
  }

  private static func matches(_ message: UnsafeRawBufferPointer, _ start: Int) -> Bool {
    for index in 0..<key.count where message[start + index] != key[index] { return false }
    return true
  }
}
