/// What a command is about: the `id` of a node, as the client sent it.
///
/// Ids of our own making are 10 characters of base64url (RFC 4648 §5) and fit an integer; any other
/// text is kept, to be refused with a reason.
public enum CommandTarget: Hashable, Sendable {
  /// The 60 bits of an id, most significant character first.
  case identity(UInt64)

  /// Text that cannot be one of our ids.
  case text(String)

  /// Reads an id.
  public init(_ text: String) {
    var text = text
    let identity = text.withUTF8 { Self.identity(of: UnsafeRawBufferPointer($0)) }
    self = identity.map(Self.identity) ?? .text(text)
  }

  /// The id as it is written.
  public var text: String {
    switch self {
    case .text(let text): text
    case .identity(let bits): String(decoding: Self.characters(of: bits), as: UTF8.self)
    }
  }

  /// The 60 bits of ten characters of base64url; `nil` where they are something else.
  static func identity(of written: UnsafeRawBufferPointer) -> UInt64? {
    guard written.count == 10 else { return nil }
    var bits: UInt64 = 0
    var invalid: UInt8 = 0
    for byte in written {
      let digit = digits.utf8Start[Int(byte & 0x7F)] &- UInt8(ascii: "0")
      invalid |= (digit | byte >> 1) & 0x40
      bits = bits << 6 | UInt64(digit & 0x3F)
    }
    return invalid == 0 ? bits : nil
  }

  /// For each ASCII character the digit it stands for, as a character from "0" on; "p" means none.
  private static var digits: StaticString {
    """
    pppppppppppppppppppppppppppppppppppppppppppppnppdefghijklmpppppp\
    p0123456789:;<=>?@ABCDEFGHIppppopJKLMNOPQRSTUVWXYZ[\\]^_`abcppppp
    """
  }

  private static func characters(of bits: UInt64) -> [UInt8] {
    (0..<10).map { index in
      alphabet.utf8Start[Int(bits >> UInt64(6 * (9 - index)) & 0x3F)]
    }
  }

  private static var alphabet: StaticString {
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
  }
}
