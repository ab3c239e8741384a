/// The RFC 6455 §7.4.1 codes this server closes with of its own accord.
enum CloseCode: UInt16 {
  case goingAway = 1001
  case protocolError = 1002
  case unacceptableData = 1003
  case invalidPayload = 1007
  case messageTooBig = 1009
  case tryAgainLater = 1013

  /// Whether a peer may put this code into a close frame (RFC 6455 §7.4.2 and its registry).
  static func isSendable(_ code: UInt16) -> Bool {
    switch code {
    case 1000...1003, 1007...1014, 3000...4999: true
    default: false
    }
  }
}
