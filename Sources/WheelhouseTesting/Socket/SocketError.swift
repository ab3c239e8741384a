/// Why a test's socket could not do what it was asked.
public nonisolated enum SocketError: Error, Equatable {
  /// The TCP connection could not be made; the value is an `errno`.
  case connectionFailed(Int32)
  /// The server answered the handshake with a status other than 101.
  case refused(status: Int, reason: String)
  /// The answer to the handshake breaks RFC 6455 §4.2.2.
  case badHandshake(String)
  /// The server sent what RFC 6455 does not allow.
  case protocolViolation(String)
  /// Nothing arrived in time.
  case timedOut
  /// The connection is over: nothing more will arrive, nothing more can be sent.
  case ended
  /// Something else arrived than what was asked for.
  case unexpected(SocketMessage)
}
