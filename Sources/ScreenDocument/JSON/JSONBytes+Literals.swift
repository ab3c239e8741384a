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
    if value >= 0, value < 100_000_000 {
      appendShort(UInt64(truncatingIfNeeded: value))
    } else {
      appendDigits(of: value.magnitude, isNegative: value < 0)
    }
  }

  /// Up to eight digits are put together in a register, the first one in the low bits.
  private mutating func appendShort(_ value: UInt64) {
    var digits: UInt64 = 0
    var count = 0
    var rest = value
    repeat {
      digits = digits &<< 8 | (0x30 + rest % 10)
      rest /= 10
      count += 1
    } while rest > 0
    Swift.withUnsafeBytes(of: digits.littleEndian) {
      append(bytes: UnsafeRawBufferPointer(rebasing: $0[..<count]))
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
    } else if value.magnitude >= 1e-4, value.magnitude < 0x1p53 {
      appendPlain(value.description)
    } else {
      DecimalNumber(value).write(into: &self)
    }
  }

  /// The standard library's own form, which is ECMAScript's too for fractions of usual size.
  private mutating func appendPlain(_ description: String) {
    var description = description
    description.withUTF8 { append(bytes: UnsafeRawBufferPointer($0)) }
  }
}
