/// Takes the escapes out of the inside of a string (RFC 8259 §7).
struct EscapeReader {
  let bytes: UnsafeRawBufferPointer
  var offset: Int
  let end: Int

  mutating func unescape(into text: inout [UInt8]) throws(JSONError) {
    while offset < end {
      let start = offset
      while offset < end, bytes[offset] != UInt8(ascii: "\\") { offset += 1 }
      text.append(contentsOf: bytes[start..<offset])
      if offset < end { try appendEscape(to: &text) }
    }
  }

  private mutating func appendEscape(to text: inout [UInt8]) throws(JSONError) {
    let start = offset
    guard start + 1 < end else { throw .invalidEscape(offset: start) }
    let name = bytes[start + 1]
    offset += 2
    if name == UInt8(ascii: "u") {
      text.append(contentsOf: String(Character(try scalar(from: start))).utf8)
    } else {
      guard let byte = Self.byte(named: name) else { throw .invalidEscape(offset: start) }
      text.append(byte)
    }
  }

  private static func byte(named name: UInt8) -> UInt8? {
    switch name {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): name
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  private mutating func scalar(from start: Int) throws(JSONError) -> Unicode.Scalar {
    let first = try codeUnit(from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    let isPair =
      UTF16.isLeadSurrogate(first) && offset + 1 < end
      && bytes[offset] == UInt8(ascii: "\\") && bytes[offset + 1] == UInt8(ascii: "u")
    guard isPair else { throw .loneSurrogate(offset: start) }
    offset += 2
    let second = try codeUnit(from: offset - 2)
    let pair = UInt32(first & 0x3FF) << 10 | UInt32(second & 0x3FF)
    guard UTF16.isTrailSurrogate(second), let scalar = Unicode.Scalar(0x10000 + pair) else {
      throw .loneSurrogate(offset: start)
    }
    return scalar
  }

  private mutating func codeUnit(from start: Int) throws(JSONError) -> UInt16 {
    guard offset + 4 <= end else { throw .invalidEscape(offset: start) }
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = Self.hexDigit(bytes[offset]) else { throw .invalidEscape(offset: start) }
      unit = unit << 4 | digit
      offset += 1
    }
    return unit
  }

  private static func hexDigit(_ byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
