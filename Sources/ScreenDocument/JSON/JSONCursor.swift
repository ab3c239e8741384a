/// A place in JSON text, and the steps that can be taken from it.
///
/// The end reads as a zero byte, which no step accepts, so that a step needs one comparison and not
/// two; ``unexpected()`` tells the two apart once something is wrong anyway.
struct JSONCursor {
  let bytes: UnsafeRawBufferPointer
  let limits: JSONLimits
  var offset = 0

  init(_ bytes: UnsafeRawBufferPointer, limits: JSONLimits) throws(JSONError) {
    guard bytes.count <= limits.bytes else { throw .tooLong(limit: limits.bytes) }
    self.bytes = bytes
    self.limits = limits
  }

  /// The byte here; zero at the end.
  @inline(__always)
  var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// What is wrong with the byte here.
  func unexpected() -> JSONError {
    offset < bytes.count ? .unexpectedByte(byte, offset: offset) : .unexpectedEnd(offset: offset)
  }

  @inline(__always)
  mutating func skipSpace() {
    while Self.isSpace(byte) { offset += 1 }
  }

  @inline(__always)
  private static func isSpace(_ byte: UInt8) -> Bool {
    byte <= 0x20 && (byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09)
  }

  /// Steps over one expected byte.
  @inline(__always)
  mutating func expect(_ expected: UInt8) throws(JSONError) {
    guard byte == expected else { throw unexpected() }
    offset += 1
  }

  /// Steps over that byte if it is the one here.
  @inline(__always)
  mutating func skip(_ wanted: UInt8) -> Bool {
    guard byte == wanted else { return false }
    offset += 1
    return true
  }

  mutating func expectWord(_ word: StaticString) throws(JSONError) {
    for index in 0..<word.utf8CodeUnitCount {
      try expect(word.utf8Start[index])
    }
  }

  /// Steps over the space at the end, where nothing else may be left.
  mutating func finish() throws(JSONError) {
    skipSpace()
    guard offset == bytes.count else { throw .trailingBytes(offset: offset) }
  }
}
