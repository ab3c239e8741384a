/// Why a command was refused; it changed nothing at all.
public enum RefusalCode: String, Hashable, Sendable, CaseIterable {
  /// The target is not in the document, or came after the command's `rev`, or means the opposite since then.
  case staleTarget = "stale_target"

  /// No node can have this id, or none has it and the command names no `rev`.
  case unknownTarget = "unknown_target"

  /// Another screen or a presentation is in front of the target.
  case covered

  /// The target, or something it is in, is disabled.
  case disabled

  /// The target does not take that action.
  case unknownAction = "unknown_action"

  /// A member is missing or has a value that does not fit.
  case invalidValue = "invalid_value"

  /// The root screen of a stack cannot be left.
  case nothingToPop = "nothing_to_pop"

  /// Only its own buttons end it.
  case notDismissable = "not_dismissable"

  /// The URL leads nowhere in this app.
  case unknownURL = "unknown_url"

  /// Too many commands in a second.
  case rateLimited = "rate_limited"

  /// The `seq` is not the next one.
  case outOfOrder = "out_of_order"

  /// The app's events kept causing one another, and were stopped.
  case eventLoop = "event_loop"

  /// Something the command needs does not answer now.
  case unavailable

  /// The command ended the worker that applied it.
  case crashed
}

/// Why a connection cannot go on; a close frame follows.
public enum ErrorCode: String, Hashable, Sendable, CaseIterable {
  /// Not JSON, or not a message of this protocol.
  case badMessage = "bad_message"

  /// The hello asks for a version that is not spoken here.
  case unsupportedProtocol = "unsupported_protocol"

  /// Something came before the hello.
  case helloRequired = "hello_required"

  /// No hello came in time.
  case helloTimeout = "hello_timeout"

  /// The message is longer than allowed.
  case tooLarge = "too_large"

  /// A binary frame came; messages are text.
  case binary

  /// The server, the client's address, or the session has as many connections as it may, or the address has
  /// begun as many sessions.
  case tooManyConnections = "too_many_connections"

  /// Too many messages that change nothing: refused commands, repeated ones, and syncs.
  case rateLimited = "rate_limited"

  /// The server is stopping.
  case goingAway = "going_away"

  /// The code of the close frame that follows (RFC 6455 §7.4).
  public var closeCode: UInt16 {
    switch self {
    case .goingAway: 1001
    case .unsupportedProtocol, .helloRequired: 1002
    case .binary: 1003
    case .badMessage: 1007
    case .helloTimeout, .rateLimited: 1008
    case .tooLarge: 1009
    case .tooManyConnections: 1013
    }
  }
}
