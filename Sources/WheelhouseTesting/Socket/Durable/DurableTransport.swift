/// A session on a server that is reached again and again, whatever happens to the connection.
///
///     let line = DurableTransport(to: server.endpoint, seed: 7)
///     let driver = try await ScreenDriver(line, Hello(url: "/products"))
///
/// It does what the browser client does. It keeps its token; where the connection is lost, closed or silent
/// for too long it waits (see ``Backoff``, and `retryAfter` of a goodbye), connects, says hello with the
/// token, the revision and the last answered command, and sends the commands without an answer again with
/// their numbers. The one who uses it sees another `welcome` and `screen`, and nothing else.
///
/// A server that greets it with another session, or goes back behind what it has acknowledged, is an error.
public final class DurableTransport: ScreenTransport {
  /// How often the connection was lost and made again.
  public private(set) var returns = 0
  /// The longest time from a lost connection to the next welcome.
  public private(set) var longestPause: Duration = .zero
  /// How long an answer may take before the connection counts as lost.
  public var silence: Duration = .seconds(10)

  private let endpoint: SocketEndpoint
  private let request: SocketRequest
  private var link: DurableLink
  private var backoff: Backoff
  private var socket: SocketClient?
  private var nextAttempt = ContinuousClock.now
  private var lostAt: ContinuousClock.Instant?
  private var heardAt = ContinuousClock.now
  private var isDropped = false

  /// Prepares a way to a server; the hello that is sent first opens it.
  ///
  /// - Parameters:
  ///   - endpoint: the server, which need not be there yet.
  ///   - seed: repeats the waits.
  ///   - shortest: the first wait.
  ///   - request: the handshake.
  public init(
    to endpoint: SocketEndpoint, seed: UInt64, shortest: Duration = .milliseconds(250),
    _ request: SocketRequest = SocketRequest()
  ) {
    self.endpoint = endpoint
    self.request = request
    link = DurableLink(page: "page-\(seed)")
    backoff = Backoff(seed: seed, shortest: shortest)
  }

  /// Sends a message now, or as soon as the session is reached again.
  ///
  /// - Throws: ``DriverError`` after ``drop()``, or when it is no message of the protocol.
  public func send(_ message: String) async throws {
    guard !isDropped else { throw DriverError.closed(1006, "dropped") }
    if !link.expectsAnswer { heardAt = .now }
    write(try link.give(message))
  }

  /// The next message; nil when none arrives in time.
  ///
  /// - Throws: ``DriverError`` when the session is lost, and after ``drop()``.
  public func receive(timeout: Duration) async throws -> String? {
    let deadline = ContinuousClock.now + timeout
    repeat {
      guard !isDropped else { throw DriverError.closed(1006, "dropped") }
      guard let socket = try await connected(until: deadline) else { continue }
      if let text = try await next(on: socket, until: deadline) { return text }
    } while ContinuousClock.now < deadline
    return nil
  }

  /// Hands in a file over plain HTTP.
  ///
  /// - Throws: ``DriverError`` when the server does not take it, ``SocketError`` when it is not reached.
  public func handIn(_ bytes: [UInt8], at path: String) async throws {
    try await FileUpload.send(bytes, at: path, to: endpoint)
  }

  /// Drops the connection and does not come back.
  public func drop() {
    isDropped = true
    socket?.drop()
    socket = nil
  }

  /// Loses the connection, as a network does; the next ``receive(timeout:)`` comes back.
  public func cut() {
    socket?.drop(reset: true)
    lose()
  }

  private func connected(until deadline: ContinuousClock.Instant) async throws -> SocketClient? {
    if let socket { return socket }
    guard nextAttempt < deadline else {
      try await Task.sleep(until: deadline, clock: .continuous)
      return nil
    }
    try await Task.sleep(until: nextAttempt, clock: .continuous)
    do {
      let socket = try await SocketClient.connect(to: endpoint, request, timeout: silence)
      self.socket = socket
      heardAt = .now
      if let greeting = link.greeting() { write([greeting]) }
      return socket
    } catch is SocketError {
      lose()
      return nil
    }
  }

  private func next(
    on socket: SocketClient, until deadline: ContinuousClock.Instant
  ) async throws -> String? {
    let patience = link.expectsAnswer ? min(deadline, heardAt + silence) : deadline
    do {
      if case .text(let text) = try await socket.receive(timeout: patience - .now) {
        return try take(text)
      }
    } catch SocketError.timedOut where patience == deadline {
      return nil
    } catch is SocketError {
    }
    if self.socket === socket { lose() }
    return nil
  }

  private func take(_ text: String) throws -> String? {
    heardAt = .now
    let wasWelcomed = link.isWelcomed
    let reaction = try link.received(text)
    if link.isWelcomed, !wasWelcomed { arrived() }
    write(reaction.send)
    return reaction.isForUser ? text : nil
  }

  private func arrived() {
    backoff.reset()
    guard let lostAt else { return }
    returns += 1
    longestPause = max(longestPause, lostAt.duration(to: .now))
    self.lostAt = nil
  }

  /// What cannot be written is written again on the next connection.
  private func write(_ messages: [String]) {
    for message in messages { try? socket?.send(message) }
  }

  private func lose() {
    socket?.drop()
    socket = nil
    if lostAt == nil { lostAt = .now }
    link.lost()
    nextAttempt = .now + backoff.next(atLeast: link.takeRetryAfter())
  }
}
