// JSON texts.
extension ByteBuffer {
  /// Appends a JSON string; most need no escapes and are copied as they stand.
  ///
  /// - Parameter scratch: where one that needs some is escaped.
  mutating func append(string utf8: UnsafeRawBufferPointer, _ scratch: inout JSONBytes) {
    let length = utf8.count
    guard let start = utf8.baseAddress, length > 0 else { return append("\"\"") }
    guard Self.isPlain(start, length) else { return append(escaped: utf8, &scratch) }
    append(quoted: start, length)
  }

  /// Appends bytes that need no escapes, with quotes.
  @inline(__always)
  mutating func append(quoted start: UnsafeRawPointer, _ length: Int) {
    let target = extend(length &+ 2)
    target.storeBytes(of: UInt8(ascii: "\""), as: UInt8.self)
    (target + 1).copy(length, from: start)
    target.storeBytes(of: UInt8(ascii: "\""), toByteOffset: length &+ 1, as: UInt8.self)
  }

  @inline(never)
  private mutating func append(
    escaped utf8: UnsafeRawBufferPointer, _ scratch: inout JSONBytes
  ) {
    scratch.removeAll()
    scratch.appendString(escaping: utf8)
    append(scratch)
  }

  /// Appends an integer, as a string of digits where a JSON number would not hold it exactly.
  ///
  /// - Parameter scratch: where one that is negative or large is written.
  @inline(__always)
  mutating func append(whole value: some FixedWidthInteger, _ scratch: inout JSONBytes) {
    if value >= 0, value < 100 { return append(decimal: Int(truncatingIfNeeded: value)) }
    scratch.removeAll()
    scratch.appendWhole(value)
    append(scratch)
  }

  /// Appends JSON that was written elsewhere.
  mutating func append(_ json: JSONBytes) {
    json.withUnsafeBytes { if let start = $0.baseAddress { append(start, $0.count) } }
  }

  /// Whether the bytes are JSON string content as they stand.
  @inline(__always)
  private static func isPlain(_ start: UnsafeRawPointer, _ length: Int) -> Bool {
    var offset = 0
    while offset &+ 8 <= length {
      let word = start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if ByteWord.marks(UInt64(littleEndian: word)) != 0 { return false }
      offset &+= 8
    }
    if offset == length { return true }
    if length >= 8 {
      // The last eight bytes, some of which have been looked at before.
      let word = start.loadUnaligned(fromByteOffset: length &- 8, as: UInt64.self)
      return ByteWord.marks(UInt64(littleEndian: word)) == 0
    }
    while offset < length {
      if ByteWord.isSpecial(start.byte(offset)) { return false }
      offset &+= 1
    }
    return true
  }
}
