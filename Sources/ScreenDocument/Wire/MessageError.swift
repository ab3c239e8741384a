/// Why bytes are not a message of protocol 1; `seq` is the command's number where it was read.
public enum MessageError: Error, Hashable, Sendable {
  /// Not JSON as we accept it.
  case notJSON(JSONError, seq: Int?)

  /// JSON, but not an object.
  case notAnObject

  /// A member that the message needs is not there.
  case missing(member: String, seq: Int?)

  /// A member has a value of another type than it needs.
  case wrong(member: String, expected: String, seq: Int?)

  /// No message has that type.
  case unknownType(String, seq: Int?)

  /// The client speaks another version.
  case unsupportedProtocol(Int)
}

extension MessageError {
  /// The command's number, where it was read before or after the fault.
  public var seq: Int? {
    switch self {
    case .notJSON(_, let seq), .missing(_, let seq), .wrong(_, _, let seq),
      .unknownType(_, let seq):
      seq
    case .notAnObject, .unsupportedProtocol: nil
    }
  }

  /// The number to refuse with `invalid_value`; where `nil`, the connection ends with ``errorCode``.
  public var refusedSeq: Int? {
    switch self {
    case .missing(let member, let seq) where member != "type": seq
    case .wrong(let member, _, let seq) where member != "type": seq
    // A command of a later form of the protocol.
    case .unknownType(_, let seq): seq
    default: nil
    }
  }

  /// The code to end the connection with, where the message cannot be refused as a command.
  public var errorCode: ErrorCode {
    switch self {
    case .unsupportedProtocol: .unsupportedProtocol
    case .notJSON(.tooLong, _): .tooLarge
    default: .badMessage
    }
  }

  /// What is wrong and what to do instead.
  public var message: String {
    switch self {
    case .notJSON(let error, _): "the message is not JSON: \(error.message)"
    case .notAnObject: "a message is one JSON object; send {\"type\":…}"
    case .missing(let member, _): "the message has no \"\(member)\"; add it"
    case .wrong(let member, let expected, _): "\"\(member)\" is not \(expected); send it so"
    case .unknownType(let type, _):
      "no message of protocol 1 has the type \"\(type.start(40))\"; see the protocol's schema"
    case .unsupportedProtocol(let version):
      "protocol \(version) is not spoken here; say \"protocol\":\(Hello.protocolVersion)"
    }
  }
}

extension String {
  /// So many scalars at most, to be quoted: a single character can have as many as a whole message.
  package func start(_ count: Int) -> String { String(unicodeScalars.prefix(count)) }
}
