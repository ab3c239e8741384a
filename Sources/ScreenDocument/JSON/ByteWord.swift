/// Looks at eight bytes of a JSON string at once.
///
/// Strings are almost always plain, so the fast question is "is there anything here to stop at?".
enum ByteWord {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// Whether one byte ends a plain run: a quote, a backslash or a control character.
  @inline(__always)
  static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// Whether any of eight bytes ends a plain run.
  @inline(__always)
  static func hasSpecial(_ word: UInt64) -> Bool {
    let quote = hasZero(word ^ (ones &* 0x22))
    let backslash = hasZero(word ^ (ones &* 0x5C))
    let control = (word &- (ones &* 0x20)) & ~word
    return (quote | backslash | control) & highs != 0
  }

  /// Whether any of eight bytes is outside ASCII.
  @inline(__always)
  static func hasNonASCII(_ word: UInt64) -> Bool {
    word & highs != 0
  }

  @inline(__always)
  private static func hasZero(_ word: UInt64) -> UInt64 {
    (word &- ones) & ~word
  }
}
