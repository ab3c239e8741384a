/// Checks UTF-8 that arrives in pieces (RFC 3629, Unicode 3.9 table 3-7).
///
/// libwebsockets has a check of its own; it goes byte by byte and stumbles over pongs, which share
/// its state with the text around them.
struct UTF8Check {
  /// Continuation bytes still owed, and the range the next one must be in.
  private var owed: UInt8 = 0
  private var lowest: UInt8 = 0x80
  private var highest: UInt8 = 0xBF

  /// True between characters.
  var isComplete: Bool { owed == 0 }

  /// Takes the next piece; false as soon as no continuation could make the text valid.
  mutating func take(_ piece: UnsafeRawBufferPointer) -> Bool {
    var index = 0
    let count = piece.count
    while index < count {
      if owed == 0 {
        index = unsafe Self.asciiEnd(piece, from: index)
        guard index < count else { return true }
      }
      guard unsafe take(piece[index]) else { return false }
      index += 1
    }
    return true
  }

  private static func asciiEnd(_ piece: UnsafeRawBufferPointer, from start: Int) -> Int {
    var index = start
    while index + 8 <= piece.count {
      let word = unsafe piece.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      guard word & 0x8080_8080_8080_8080 == 0 else { break }
      index += 8
    }
    while index < piece.count, unsafe piece[index] < 0x80 { index += 1 }
    return index
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard owed > 0 else { return begin(byte) }
    guard byte >= lowest, byte <= highest else { return false }
    owed -= 1
    (lowest, highest) = (0x80, 0xBF)
    return true
  }

  private mutating func begin(_ byte: UInt8) -> Bool {
    switch byte {
    case 0xC2...0xDF: owed = 1
    case 0xE0...0xEF: owed = 2
    case 0xF0...0xF4: owed = 3
    default: return byte < 0x80
    }
    lowest = byte == 0xE0 ? 0xA0 : byte == 0xF0 ? 0x90 : 0x80
    highest = byte == 0xED ? 0x9F : byte == 0xF4 ? 0x8F : 0xBF
    return true
  }
}
