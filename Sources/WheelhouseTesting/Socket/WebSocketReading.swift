/// Reads a server's half of a WebSocket: the handshake's answer, then messages (RFC 6455).
nonisolated struct WebSocketReading: SocketReading {
  enum Item {
    case opened(HandshakeResponse)
    case message(SocketMessage)
  }

  private let key: HandshakeKey
  private let request: SocketRequest
  private var isOpen = false
  private var unread: [UInt8] = []
  /// Whether a close frame of ours has been sent: a second one is not allowed (RFC 6455 §5.5.1).
  var hasSentClose = false
  private var partial: (opcode: FrameOpcode, bytes: [UInt8])?

  init(key: HandshakeKey, request: SocketRequest) {
    self.key = key
    self.request = request
  }

  mutating func received(
    _ bytes: UnsafeRawBufferPointer, items: inout [Item], answer: inout [UInt8]
  ) throws(SocketError) {
    unread.append(contentsOf: bytes)
    var start = 0
    if !isOpen {
      guard let end = unread.withUnsafeBytes(HandshakeResponse.end(of:)) else { return }
      items.append(.opened(try open(unread[..<end])))
      start = end
    }
    while let frame = try frame(at: start) {
      if let message = try take(frame, answer: &answer) { items.append(.message(message)) }
      start = frame.payload.upperBound
    }
    unread.removeFirst(start)
  }

  private mutating func open(_ head: ArraySlice<UInt8>) throws(SocketError) -> HandshakeResponse {
    let response = try HandshakeResponse(head: head)
    try response.check(key: key, subprotocol: request.subprotocol)
    isOpen = true
    return response
  }

  private func frame(at start: Int) throws(SocketError) -> ServerFrame? {
    let maximum = request.maximumMessageSize
    return try unread.withBytes { bytes throws(SocketError) in
      try ServerFrame.parse(bytes, at: start, maximum: maximum)
    }
  }

  private mutating func take(
    _ frame: ServerFrame, answer: inout [UInt8]
  ) throws(SocketError) -> SocketMessage? {
    let payload = Array(unread[frame.payload])
    guard frame.opcode.isControl else { return try join(frame, payload) }
    switch frame.opcode {
    case .close:
      let closed = try close(payload)
      if !hasSentClose { reply(.close, payload, &answer) }
      hasSentClose = true
      return closed
    case .ping where request.answersPings:
      reply(.pong, payload, &answer)
      return nil
    default:
      return frame.opcode == .ping ? .ping(payload) : .pong(payload)
    }
  }

  private func reply(_ opcode: FrameOpcode, _ payload: [UInt8], _ answer: inout [UInt8]) {
    payload.withUnsafeBytes {
      ClientFrame.append($0, opcode, mask: .random(in: 0 ... .max), to: &answer)
    }
  }

  private func close(_ payload: [UInt8]) throws(SocketError) -> SocketMessage {
    guard !payload.isEmpty else { return .closed(code: nil, reason: "") }
    guard payload.count > 1, let reason = String(validating: payload[2...], as: UTF8.self) else {
      throw .protocolViolation("a malformed close frame (§5.5.1)")
    }
    return .closed(code: UInt16(payload[0]) << 8 | UInt16(payload[1]), reason: reason)
  }

  private mutating func join(
    _ frame: ServerFrame, _ payload: [UInt8]
  ) throws(SocketError) -> SocketMessage? {
    guard (partial != nil) == (frame.opcode == .continuation) else {
      throw .protocolViolation("fragments out of order (§5.4)")
    }
    let opcode = partial?.opcode ?? frame.opcode
    let bytes = (partial?.bytes ?? []) + payload
    guard bytes.count <= request.maximumMessageSize else {
      throw .protocolViolation("a message of more than \(request.maximumMessageSize) bytes")
    }
    partial = frame.isFinal ? nil : (opcode, bytes)
    guard frame.isFinal else { return nil }
    guard opcode == .text else { return .binary(bytes) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .protocolViolation("text that is not UTF-8 (§8.1)")
    }
    return .text(text)
  }
}
