/// An array that is written in one go, where the containers of the standard library would be asked for a
/// place for every item: a hundred items cost about as much as five would.
enum TextList {
  case texts([String])
  case numbers([Int])

  /// nil for a value of any other type.
  init?<Value>(_ value: Value) {
    // A cast would look the types up.
    if Value.self == [String].self {
      self = .texts(unsafeBitCast(value, to: [String].self))
    } else if Value.self == [Int].self {
      self = .numbers(unsafeBitCast(value, to: [Int].self))
    } else {
      return nil
    }
  }

  /// Appends the array's text.
  func write(into out: inout ByteBuffer, _ scratch: inout JSONBytes) {
    out.append(UInt8(ascii: "["))
    switch self {
    case .texts(let texts):
      for index in texts.indices {
        if index > 0 { out.append(UInt8(ascii: ",")) }
        var text = texts[index]
        text.withUTF8 { out.append(string: UnsafeRawBufferPointer($0), &scratch) }
      }
    case .numbers(let numbers):
      for index in numbers.indices {
        if index > 0 { out.append(UInt8(ascii: ",")) }
        out.append(whole: numbers[index], &scratch)
      }
    }
    out.append(UInt8(ascii: "]"))
  }
}

extension JSONBytes {
  /// Appends an integer, as a string of digits where a JSON number would not hold it exactly.
  mutating func appendWhole(_ value: some FixedWidthInteger) {
    if UInt64(value.magnitude) <= UInt64(1) << 53 {
      appendInteger(Int(truncatingIfNeeded: value))
    } else {
      appendString(String(value))
    }
  }
}
