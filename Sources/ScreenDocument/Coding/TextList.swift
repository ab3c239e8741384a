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
