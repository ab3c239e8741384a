/// The inside of a string as written: where it is, and whether it is plain ASCII without escapes.
struct RawString {
  let range: Range<Int>
  let isPlain: Bool
  let hasEscapes: Bool
}

extension JSONCursor {
  /// Steps over a string without taking it apart; only its quotes and control bytes are checked.
  mutating func scanString() throws(JSONError) -> RawString {
    try expect(UInt8(ascii: "\""))
    let start = offset
    var isASCII = true
    var hasEscapes = false
    while true {
      isASCII = skipPlain() && isASCII
      guard byte != UInt8(ascii: "\"") else { break }
      try skipEscape()
      hasEscapes = true
    }
    let range = start..<offset
    guard range.count <= limits.stringBytes else {
      throw .stringTooLong(limit: limits.stringBytes, offset: start)
    }
    offset += 1
    return RawString(range: range, isPlain: isASCII && !hasEscapes, hasEscapes: hasEscapes)
  }

  /// Goes to the next quote, backslash or control byte; tells whether all before it was ASCII.
  @inline(__always)
  private mutating func skipPlain() -> Bool {
    var isASCII = true
    while offset + 8 <= bytes.count {
      let word = ByteWord.load(bytes, at: offset)
      let marks = ByteWord.marks(word)
      if ByteWord.hasNonASCII(word, before: marks) { isASCII = false }
      if marks != 0 {
        offset += ByteWord.plainCount(marks)
        return isASCII
      }
      offset += 8
    }
    return skipLastPlain() && isASCII
  }

  private mutating func skipLastPlain() -> Bool {
    var isASCII = true
    while !ByteWord.isSpecial(byte) {
      isASCII = isASCII && byte < 0x80
      offset += 1
    }
    return isASCII
  }

  private mutating func skipEscape() throws(JSONError) {
    guard byte == UInt8(ascii: "\\") else {
      throw offset < bytes.count ? .controlCharacter(offset: offset) : unexpected()
    }
    guard offset + 1 < bytes.count else { throw .unexpectedEnd(offset: bytes.count) }
    offset += 2
  }

  /// Reads a string.
  mutating func readString() throws(JSONError) -> String {
    try text(of: try scanString())
  }

  /// Unescapes and checks a string that was stepped over.
  func text(of raw: RawString) throws(JSONError) -> String {
    let written = UnsafeRawBufferPointer(rebasing: bytes[raw.range])
    guard !raw.isPlain else { return String(decoding: written, as: UTF8.self) }
    let text =
      raw.hasEscapes
      ? String(validating: try unescaped(raw.range), as: UTF8.self)
      : String(validating: written, as: UTF8.self)
    guard let text else { throw .invalidUTF8(offset: raw.range.lowerBound) }
    return text
  }

  private func unescaped(_ range: Range<Int>) throws(JSONError) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var reader = EscapeReader(bytes: bytes, offset: range.lowerBound, end: range.upperBound)
    try reader.unescape(into: &text)
    return text
  }
}
