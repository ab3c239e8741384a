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
  func write(into out: inout JSONBytes) {
    switch self {
    case .texts(let texts):
      write(texts, into: &out) { text, out in out.appendString(text) }
    case .numbers(let numbers):
      write(numbers, into: &out) { number, out in out.appendWhole(number) }
    }
  }

  private func write<Item>(
    _ items: [Item], into out: inout JSONBytes, _ append: (Item, inout JSONBytes) -> Void
  ) {
    var separator = UInt8(ascii: "[")
    for item in items {
      out.append(byte: separator)
      append(item, &out)
      separator = UInt8(ascii: ",")
    }
    if items.isEmpty { out.append(byte: separator) }
    out.append(byte: UInt8(ascii: "]"))
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
