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
      texts.withUnsafeBufferPointer {
        $0.withMemoryRebound(to: ListedText.self) {
          guard let texts = $0.baseAddress else { return }
          for index in 0..<$0.count {
            if index > 0 { out.append(UInt8(ascii: ",")) }
            texts[index].write(into: &out, &scratch)
          }
        }
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

/// A string where an array has it.
///
/// What cannot be copied is only looked at, where a string that is taken out of an array is counted up and
/// down, atomically: of a hundred strings that was half the time.
private struct ListedText: ~Copyable {
  private let text: String

  @inline(never)
  borrowing func write(into out: inout ByteBuffer, _ scratch: inout JSONBytes) {
    let isWritten: Void? = text.utf8.withContiguousStorageIfAvailable {
      out.append(string: UnsafeRawBufferPointer($0), &scratch)
    }
    if isWritten == nil { writeCopy(into: &out, &scratch) }
  }

  /// Of a string that lies elsewhere in another encoding.
  private borrowing func writeCopy(into out: inout ByteBuffer, _ scratch: inout JSONBytes) {
    var text = text
    text.withUTF8 { out.append(string: UnsafeRawBufferPointer($0), &scratch) }
  }
}

/// A list of strings that was written, with its text.
///
/// Whoever else has the array and changes it gets a copy of their own. So an array that lies where this one
/// does is this one, and its text is at hand.
package struct KeptList {
  private let texts: [String]
  private let text: [UInt8]

  /// A shorter list is written as fast.
  static let leastCount = 16

  init(_ texts: [String], text: UnsafeRawBufferPointer) {
    self.texts = texts
    self.text = Array(text)
  }

  /// Whether an array is this one, and not merely alike.
  func isIdentical(to other: [String]) -> Bool {
    texts.count == other.count
      && texts.withUnsafeBufferPointer { $0.baseAddress }
        == other.withUnsafeBufferPointer { $0.baseAddress }
  }

  /// Appends the list's text.
  func write(into out: inout ByteBuffer) {
    text.withUnsafeBytes { if let start = $0.baseAddress { out.append(start, $0.count) } }
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
