extension JSONBytes {
  /// Appends a string with its quotes, escaped as RFC 8785 §3.2.2.2 asks and no further.
  package mutating func appendString(_ value: String) {
    var value = value
    value.withUTF8 { appendString(escaping: UnsafeRawBufferPointer($0)) }
  }

  /// Appends valid UTF-8 as a string with its quotes, escaped.
  package mutating func appendString(escaping utf8: UnsafeRawBufferPointer) {
    append(byte: UInt8(ascii: "\""))
    var start = 0
    while start < utf8.count {
      let end = plainEnd(of: utf8, from: start)
      append(bytes: UnsafeRawBufferPointer(rebasing: utf8[start..<end]))
      if end < utf8.count { appendEscape(utf8[end]) }
      start = end + 1
    }
    append(byte: UInt8(ascii: "\""))
  }

  private func plainEnd(of utf8: UnsafeRawBufferPointer, from start: Int) -> Int {
    var end = start
    while end + 8 <= utf8.count {
      let marks = ByteWord.marks(ByteWord.load(utf8, at: end))
      if marks != 0 { return end + ByteWord.plainCount(marks) }
      end += 8
    }
    while end < utf8.count, !ByteWord.isSpecial(utf8[end]) { end += 1 }
    return end
  }

  private mutating func appendEscape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): append("\\\"")
    case UInt8(ascii: "\\"): append("\\\\")
    case 0x08: append("\\b")
    case 0x09: append("\\t")
    case 0x0A: append("\\n")
    case 0x0C: append("\\f")
    case 0x0D: append("\\r")
    default: appendControl(byte)
    }
  }

  private mutating func appendControl(_ byte: UInt8) {
    append("\\u00")
    append(byte: byte < 0x10 ? UInt8(ascii: "0") : UInt8(ascii: "1"))
    let low = byte & 0x0F
    append(byte: low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "a") + low - 10)
  }
}
