/// Why bytes are not the JSON we accept; `offset` counts bytes from the start of the text.
public enum JSONError: Error, Hashable, Sendable {
  /// The text ends inside a value.
  case unexpectedEnd(offset: Int)

  /// A byte stands where RFC 8259 allows no such byte.
  case unexpectedByte(UInt8, offset: Int)

  /// A backslash is followed by something that is no escape.
  case invalidEscape(offset: Int)

  /// A `\u` escape is half a surrogate pair.
  case loneSurrogate(offset: Int)

  /// A string that starts here is not UTF-8.
  case invalidUTF8(offset: Int)

  /// A control character in a string is not escaped.
  case controlCharacter(offset: Int)

  /// A number is not written as RFC 8259 §6 says.
  case invalidNumber(offset: Int)

  /// A number is too large for a double.
  case numberOutOfRange(offset: Int)

  /// An object names a member twice.
  case duplicateName(String, offset: Int)

  /// Something follows the value.
  case trailingBytes(offset: Int)

  /// Arrays and objects are nested deeper than allowed.
  case tooDeep(limit: Int, offset: Int)

  /// The text is longer than allowed.
  case tooLong(limit: Int)

  /// A string is longer than allowed.
  case stringTooLong(limit: Int, offset: Int)
}

extension JSONError {
  /// Where the fault is, in bytes from the start.
  public var offset: Int {
    switch self {
    case .unexpectedEnd(let offset), .unexpectedByte(_, let offset), .invalidEscape(let offset),
      .loneSurrogate(let offset), .invalidUTF8(let offset), .controlCharacter(let offset),
      .invalidNumber(let offset), .numberOutOfRange(let offset), .duplicateName(_, let offset),
      .trailingBytes(let offset), .tooDeep(_, let offset), .stringTooLong(_, let offset):
      offset
    case .tooLong(let limit): limit
    }
  }

  /// What is wrong, where, and what to do instead.
  public var message: String { "\(advice) (byte \(offset))" }

  private var advice: String {
    switch self {
    case .unexpectedEnd: "the JSON text ends too early; send the whole value"
    case .unexpectedByte(let byte, _):
      "\(Self.name(of: byte)) is not allowed here; send JSON as RFC 8259 defines it"
    case .invalidEscape: #"no such escape; use \" \\ \/ \b \f \n \r \t or \uXXXX (RFC 8259 §7)"#
    case .loneSurrogate: #"half a surrogate pair; write both halves, as in \uD83D\uDE00"#
    case .invalidUTF8: "the string is not UTF-8; encode it as RFC 8259 §8.1 asks"
    case .controlCharacter: #"a bare control character; escape it as \u00XX (RFC 8259 §7)"#
    case .invalidNumber: "not a JSON number; write it like 0, -1, 2.5 or 1e9 (RFC 8259 §6)"
    case .numberOutOfRange: "the number does not fit a double; send a smaller one or a string"
    case .duplicateName(let name, _): "the member \"\(name)\" occurs twice; name it once"
    case .trailingBytes: "something follows the value; send one JSON value and nothing after it"
    case .tooDeep(let limit, _): "nested deeper than \(limit) levels; send a flatter value"
    case .tooLong(let limit): "the text is longer than \(limit) bytes; send less at once"
    case .stringTooLong(let limit, _): "the string is longer than \(limit) bytes; shorten it"
    }
  }

  private static func name(of byte: UInt8) -> String {
    let isPrintable = (0x21..<0x7F).contains(byte)
    return isPrintable ? "\"\(Character(Unicode.Scalar(byte)))\"" : "the byte \(byte)"
  }
}
