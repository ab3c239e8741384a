/// Looks at eight bytes of a JSON string at once.
///
/// Strings are almost always plain, so the fast question is "is there anything here to stop at?".
enum ByteWord {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  static let highs: UInt64 = 0x8080_8080_8080_8080

  /// Whether one byte ends a plain run: a quote, a backslash or a control character.
  @inline(__always)
  static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// A mark at each byte that ends a plain run; zero where none does.
  ///
  /// Bytes above one that is rightly marked may be marked too, but never below, so that
  /// ``plainCount(_:)`` is right.
  @inline(__always)
  static func marks(_ word: UInt64) -> UInt64 {
    let quote = hasZero(word ^ (ones &* 0x22))
    let backslash = hasZero(word ^ (ones &* 0x5C))
    let control = (word &- (ones &* 0x20)) & ~word
    return (quote | backslash | control) & highs
  }

  /// A plain byte at each of the last places of a word.
  @inline(__always)
  static func filler(_ count: Int) -> UInt64 {
    count == 0 ? 0 : (ones &* 0x20) << UInt64(64 - 8 * count)
  }

  /// How many bytes stand before the first mark.
  @inline(__always)
  static func plainCount(_ marks: UInt64) -> Int {
    marks.trailingZeroBitCount &>> 3
  }

  /// Whether any byte before the first mark is outside ASCII.
  @inline(__always)
  static func hasNonASCII(_ word: UInt64, before marks: UInt64) -> Bool {
    word & highs & (marks &- 1) & ~marks != 0
  }

  /// Eight bytes, the first of them in the low bits.
  @inline(__always)
  static func load(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(__always)
  private static func hasZero(_ word: UInt64) -> UInt64 {
    (word &- ones) & ~word
  }
}
