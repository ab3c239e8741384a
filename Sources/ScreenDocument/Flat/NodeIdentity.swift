/// What tells a node from its siblings, and from all others of a document: 60 bits of a hash.
///
/// On the wire it is a token of 10 characters of base64url (RFC 4648 §5), opaque to clients.
package struct NodeIdentity: RawRepresentable, Hashable, Sendable {
  package static let tokenLength = 10

  /// At most 60 bits.
  package let rawValue: UInt64

  /// Keeps the low 60 bits.
  package init(rawValue: UInt64) {
    self.rawValue = rawValue & 0x0FFF_FFFF_FFFF_FFFF
  }

  /// Reads a token; nil when it is not exactly 10 characters of base64url.
  package init?(token: UnsafeRawBufferPointer) {
    guard token.count == Self.tokenLength else { return nil }
    var value: UInt64 = 0
    for character in token {
      guard let digit = Self.digit(character) else { return nil }
      value = value << 6 | digit
    }
    rawValue = value
  }

  /// Reads a token; nil when it is not exactly 10 characters of base64url.
  package init?(token: String) {
    var token = token
    let read = token.withUTF8 { NodeIdentity(token: UnsafeRawBufferPointer($0)) }
    guard let read else { return nil }
    self = read
  }

  /// The 10 characters of base64url, most significant digit first.
  package var token: String {
    String(unsafeUninitializedCapacity: Self.tokenLength) { characters in
      Self.write(rawValue, to: UnsafeMutableRawPointer(characters.baseAddress!))
      return Self.tokenLength
    }
  }

  /// Writes the token of the low 60 bits of `value` as 10 bytes.
  @inline(__always)
  static func write(_ value: UInt64, to target: UnsafeMutableRawPointer) {
    var rest = value
    for index in 0..<tokenLength {
      target.storeBytes(of: character(rest & 63), toByteOffset: 9 - index, as: UInt8.self)
      rest >>= 6
    }
  }

  @inline(__always)
  private static func character(_ digit: UInt64) -> UInt8 {
    let alphabet: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    return alphabet.utf8Start[Int(truncatingIfNeeded: digit)]
  }

  private static func digit(_ character: UInt8) -> UInt64? {
    switch character {
    case 0x41...0x5A: UInt64(character) - 0x41
    case 0x61...0x7A: UInt64(character) - 0x61 + 26
    case 0x30...0x39: UInt64(character) - 0x30 + 52
    case 0x2D: 62
    case 0x5F: 63
    default: nil
    }
  }
}
