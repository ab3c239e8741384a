/// What arrives on a WebSocket.
public nonisolated enum SocketMessage: Equatable, Sendable {
  /// A whole text message, fragments joined.
  case text(String)
  /// A whole binary message, fragments joined.
  case binary([UInt8])
  /// A ping; seen only by a client that does not answer pings by itself.
  case ping([UInt8])
  /// The answer to a ping of ours.
  case pong([UInt8])
  /// The server's close frame; `code` is nil when the frame was empty (RFC 6455 §7.4).
  case closed(code: UInt16?, reason: String)
}
