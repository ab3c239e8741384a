extension JSONCursor {
  /// Reads a number as a double; whole numbers of up to 18 digits are read without detour.
  mutating func readNumber() throws(JSONError) -> Double {
    let start = offset
    let isNegative = skip(UInt8(ascii: "-"))
    let magnitude = try readWhole(from: start)
    guard let magnitude, !isFractionOrExponent else {
      try skipFraction(from: start)
      try skipExponent(from: start)
      return try double(in: start..<offset)
    }
    return isNegative ? -Double(magnitude) : Double(magnitude)
  }

  /// Steps over a whole number of up to 15 digits; where something else is here, stays.
  @inline(__always)
  mutating func skipCount() -> Int? {
    let start = offset
    var value = 0
    while let digit = digit {
      value = value &* 10 &+ digit
      offset += 1
    }
    let count = offset - start
    let isCount = count == 1 || (count > 1 && count <= 15 && bytes[start] != UInt8(ascii: "0"))
    guard isCount, !isFractionOrExponent else {
      offset = start
      return nil
    }
    return value
  }

  @inline(__always)
  private var isFractionOrExponent: Bool {
    byte == UInt8(ascii: ".") || byte | 0x20 == UInt8(ascii: "e")
  }

  /// The digits before the point, or `nil` where they are too many for an integer.
  private mutating func readWhole(from start: Int) throws(JSONError) -> Int? {
    let first = offset
    var value = 0
    while let digit = digit {
      value = value &* 10 &+ digit
      offset += 1
    }
    let count = offset - first
    guard count > 0 else { throw missingDigit(from: start) }
    guard count == 1 || bytes[first] != UInt8(ascii: "0") else {
      throw .invalidNumber(offset: start)
    }
    return count <= 18 ? value : nil
  }

  @inline(__always)
  private var digit: Int? {
    let value = byte &- UInt8(ascii: "0")
    return value < 10 ? Int(value) : nil
  }

  private func missingDigit(from start: Int) -> JSONError {
    offset < bytes.count ? .invalidNumber(offset: start) : .unexpectedEnd(offset: offset)
  }

  private mutating func skipFraction(from start: Int) throws(JSONError) {
    guard skip(UInt8(ascii: ".")) else { return }
    try skipDigits(from: start)
  }

  private mutating func skipExponent(from start: Int) throws(JSONError) {
    guard byte | 0x20 == UInt8(ascii: "e") else { return }
    offset += 1
    if !skip(UInt8(ascii: "+")) { _ = skip(UInt8(ascii: "-")) }
    try skipDigits(from: start)
  }

  private mutating func skipDigits(from start: Int) throws(JSONError) {
    guard digit != nil else { throw missingDigit(from: start) }
    while digit != nil { offset += 1 }
  }

  private func double(in range: Range<Int>) throws(JSONError) -> Double {
    let text = String(decoding: bytes[range], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw .numberOutOfRange(offset: range.lowerBound)
    }
    return value
  }
}
