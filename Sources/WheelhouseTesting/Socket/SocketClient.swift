/// A WebSocket for tests: what was sent is what goes out, whatever arrives can be awaited.
///
/// Nothing here blocks a task's thread, and every wait has a deadline. Pings are answered and
/// fragments joined meanwhile. It shares no code with any server, so the two keep each other honest.
///
///     let socket = try await SocketClient.connect(to: SocketEndpoint(port: 8080))
///     try socket.send(#"{"type":"hello","protocol":1,"url":"/counter"}"#)
///     let welcome = try await socket.text()
///
/// The connection is dropped when the last reference to it goes.
public nonisolated final class SocketClient: Sendable {
  private let pump: SocketPump<WebSocketReading>
  /// The header lines of the server's answer, names in lower case.
  public let responseHeaders: [(name: String, value: String)]

  /// Connects and shakes hands.
  ///
  /// - Throws: ``SocketError/refused(status:reason:)`` when the server declines,
  ///   ``SocketError/badHandshake(_:)`` when its answer breaks RFC 6455 §4.2.2.
  public static func connect(
    to endpoint: SocketEndpoint, _ request: SocketRequest = SocketRequest(),
    timeout: Duration = .seconds(20)
  ) async throws -> SocketClient {
    var generator = SystemRandomNumberGenerator()
    let key = HandshakeKey(using: &generator)
    let pump = SocketPump(
      try TCPSocket.connecting(to: endpoint),
      reading: WebSocketReading(key: key, request: request),
      greeting: request.bytes(to: endpoint, key: key.value))
    do {
      guard case .opened(let response) = try await pump.next(timeout: timeout) else {
        throw SocketError.badHandshake("a message came first")
      }
      return SocketClient(pump, responseHeaders: response.headers)
    } catch {
      pump.stop()
      throw error
    }
  }

  private init(
    _ pump: SocketPump<WebSocketReading>, responseHeaders: [(name: String, value: String)]
  ) {
    self.pump = pump
    self.responseHeaders = responseHeaders
  }

  deinit {
    pump.stop()
  }

  /// Sends one text message.
  ///
  /// - Throws: ``SocketError/ended`` when the connection is over.
  public func send(_ text: String) throws(SocketError) {
    try send(.text, Array(text.utf8))
  }

  /// Sends one frame, well formed or not: any opcode, any piece of a message.
  ///
  /// - Throws: ``SocketError/ended`` when the connection is over.
  public func send(
    _ opcode: FrameOpcode, _ payload: [UInt8], isFinal: Bool = true
  ) throws(SocketError) {
    var frame: [UInt8] = []
    payload.withUnsafeBytes {
      ClientFrame.append($0, opcode, isFinal: isFinal, mask: .random(in: 0 ... .max), to: &frame)
    }
    try pump.send(frame) { $0.hasSentClose = $0.hasSentClose || opcode == .close }
  }

  /// Sends exactly these bytes, outside any frame.
  ///
  /// - Throws: ``SocketError/ended`` when the connection is over.
  public func send(raw bytes: [UInt8]) throws(SocketError) {
    try pump.send(bytes)
  }

  /// Sends a close frame; the server's own then arrives as a message.
  ///
  /// - Throws: ``SocketError/ended`` when the connection is over.
  public func close(code: UInt16 = 1000, reason: String = "") throws(SocketError) {
    try send(.close, [UInt8(code >> 8), UInt8(code & 0xff)] + Array(reason.utf8))
  }

  /// Drops the connection without a close frame, as a lost network does.
  ///
  /// - Parameter reset: Whether the server sees a reset (TCP RST) rather than an end.
  public func drop(reset: Bool = false) {
    pump.stop(reset: reset)
  }

  /// The next message, in order of arrival.
  ///
  /// - Throws: ``SocketError/timedOut``; ``SocketError/ended`` once the connection is over and
  ///   all that came before has been received; `CancellationError`.
  public func receive(timeout: Duration = .seconds(20)) async throws -> SocketMessage {
    while true {
      if case .message(let message) = try await pump.next(timeout: timeout) { return message }
    }
  }

  /// The next message, which must be text.
  ///
  /// - Throws: As ``receive(timeout:)``, and ``SocketError/unexpected(_:)``.
  public func text(timeout: Duration = .seconds(20)) async throws -> String {
    let message = try await receive(timeout: timeout)
    guard case .text(let text) = message else { throw SocketError.unexpected(message) }
    return text
  }

  /// Waits for the server's close frame, passing over messages that come before it.
  ///
  /// - Returns: The code of RFC 6455 §7.4; nil when the frame had none.
  /// - Throws: ``SocketError/ended`` when the connection ended without a close frame.
  public func closeCode(timeout: Duration = .seconds(20)) async throws -> UInt16? {
    let deadline = ContinuousClock.now + timeout
    while true {
      if case .closed(let code, _) = try await receive(timeout: deadline - .now) { return code }
    }
  }
}
