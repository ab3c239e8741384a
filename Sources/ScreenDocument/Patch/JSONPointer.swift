/// A place in a JSON value (RFC 6901): the names and indices on the way to it.
public struct JSONPointer: Hashable, Sendable {
  /// The unescaped reference tokens; none of them means the whole value.
  public var tokens: [String]

  /// Points to the value at the end of the tokens.
  public init(_ tokens: [String] = []) {
    self.tokens = tokens
  }

  /// Reads a pointer such as `/children/0/text`.
  ///
  /// - Throws: ``JSONPointerError/missingSlash(_:)`` or ``JSONPointerError/invalidEscape(_:)``.
  public init(parsing text: String) throws(JSONPointerError) {
    var parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.removeFirst().isEmpty else { throw .missingSlash(text) }
    tokens = []
    tokens.reserveCapacity(parts.count)
    for part in parts { tokens.append(try Self.token(part, in: text)) }
  }

  private static func token(
    _ part: Substring.UTF8View, in text: String
  ) throws(JSONPointerError) -> String {
    guard part.contains(UInt8(ascii: "~")) else { return String(Substring(part)) }
    var bytes: [UInt8] = []
    var rest = part.makeIterator()
    while let byte = rest.next() {
      guard byte == UInt8(ascii: "~") else {
        bytes.append(byte)
        continue
      }
      guard let plain = unescaped(rest.next()) else { throw .invalidEscape(text) }
      bytes.append(plain)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func unescaped(_ byte: UInt8?) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0"): UInt8(ascii: "~")
    case UInt8(ascii: "1"): UInt8(ascii: "/")
    default: nil
    }
  }

  /// Whether the other place is this one or inside it.
  public func contains(_ other: JSONPointer) -> Bool {
    other.tokens.count >= tokens.count
      && zip(tokens, other.tokens).allSatisfy { $0.isSameText(as: $1) }
  }

  /// Whether both point to the same place, code point by code point.
  public static func == (left: JSONPointer, right: JSONPointer) -> Bool {
    left.tokens.count == right.tokens.count && left.contains(right)
  }

  /// The place one step further on.
  public func appending(_ token: String) -> JSONPointer {
    JSONPointer(tokens + [token])
  }
}

extension JSONPointer: CustomStringConvertible {
  /// The pointer as RFC 6901 writes it, for example `/a~1b/0`.
  public var description: String {
    var bytes: [UInt8] = []
    for token in tokens {
      bytes.append(UInt8(ascii: "/"))
      for byte in token.utf8 { bytes.append(contentsOf: Self.escaped(byte)) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func escaped(_ byte: UInt8) -> [UInt8] {
    switch byte {
    case UInt8(ascii: "~"): [UInt8(ascii: "~"), UInt8(ascii: "0")]
    case UInt8(ascii: "/"): [UInt8(ascii: "~"), UInt8(ascii: "1")]
    default: [byte]
    }
  }
}
