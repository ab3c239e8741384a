/// The name of a header field, in lower case (RFC 9110 §5.1).
struct HeaderName: Equatable {
  let text: String

  /// Nil where the text is no token (RFC 9110 §5.6.2).
  init?(_ text: String) {
    guard !text.isEmpty, text.utf8.allSatisfy(Self.isInToken) else { return nil }
    self.text = text.lowercased()
  }

  private static func isInToken(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}
