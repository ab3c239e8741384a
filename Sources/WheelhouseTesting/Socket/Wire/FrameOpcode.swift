/// What a frame carries (RFC 6455 §5.2).
public nonisolated enum FrameOpcode: UInt8, Sendable {
  /// The next piece of a message that has begun.
  case continuation = 0
  /// A message in UTF-8, or the first piece of one.
  case text = 1
  /// A message of any bytes, or the first piece of one.
  case binary = 2
  /// The last frame of a connection.
  case close = 8
  /// A question whether the peer is there.
  case ping = 9
  /// The answer to a ping.
  case pong = 10

  var isControl: Bool { rawValue >= 8 }
}
