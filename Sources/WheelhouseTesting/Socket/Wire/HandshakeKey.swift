/// A handshake's key and the answer that proves a server has read it (RFC 6455 §4.2.2).
nonisolated struct HandshakeKey: Sendable {
  let value: String

  init(using generator: inout some RandomNumberGenerator) {
    value = Base64.encode((0..<16).map { _ in UInt8.random(in: 0...255, using: &generator) })
  }

  init(value: String) {
    self.value = value
  }

  /// What `Sec-WebSocket-Accept` must hold.
  var accept: String {
    Base64.encode(SHA1.digest(of: Array((value + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8)))
  }
}
