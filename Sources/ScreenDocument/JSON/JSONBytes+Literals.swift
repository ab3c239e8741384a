extension JSONBytes {
  /// Appends `true` or `false`.
  package mutating func appendBool(_ value: Bool) {
    append(value ? "true" : "false")
  }

  /// Appends `null`.
  package mutating func appendNull() {
    append("null")
  }

  /// Appends an integer in decimal.
  package mutating func appendInteger(_ value: Int) {
    if value >= 0, value < 10 {
      append(byte: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value))
    } else {
      appendDigits(of: value.magnitude, isNegative: value < 0)
    }
  }

  private mutating func appendDigits(of magnitude: UInt, isNegative: Bool) {
    withUnsafeTemporaryAllocation(byteCount: 20, alignment: 1) { room in
      var start = room.count
      var rest = magnitude
      repeat {
        start -= 1
        room[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      } while rest > 0
      if isNegative { append(byte: UInt8(ascii: "-")) }
      append(bytes: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(room)[start...]))
    }
  }

  /// Appends a number in ECMAScript's shortest form (RFC 8785 §3.2.2.3).
  ///
  /// JSON has no word for a number that is not finite: it is written as `null`.
  package mutating func appendNumber(_ value: Double) {
    guard value.isFinite else { return appendNull() }
    if let integer = value.wholeNumber {
      appendInteger(integer)
    } else {
      DecimalNumber(value).write(into: &self)
    }
  }
}
