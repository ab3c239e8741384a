/// Writing single operations.
extension PatchComposer {
  enum Verb {
    case add, replace

    var opening: StaticString {
      switch self {
      case .add: #"{"op":"add","path":""#
      case .replace: #"{"op":"replace","path":""#
      }
    }
  }

  /// Begins an operation with a value at the path at hand; ``endValue()`` ends it.
  @inline(__always)
  mutating func beginValue(_ verb: Verb) {
    begin(verb.opening)
    text.append(#"","value":"#)
  }

  @inline(__always)
  mutating func endValue() {
    text.append(UInt8(ascii: "}"))
    sources += 1
  }

  /// Removes what is at the path at hand.
  mutating func remove() {
    begin(#"{"op":"remove","path":""#)
    text.append(#""}"#)
    sources += 2
  }

  /// Removes the sibling at an index of the list at hand.
  mutating func remove(at index: Int) {
    let mark = push(index)
    remove()
    path.truncate(to: mark)
  }

  /// Moves a sibling within the list at hand; `target` counts without it.
  mutating func move(from index: Int, to target: Int) {
    guard index != target else { return }
    if operationCount > 0 { text.append(UInt8(ascii: ",")) }
    text.append(#"{"op":"move","from":""#)
    append(path: index)
    text.append(#"","path":""#)
    append(path: target)
    text.append(#""}"#)
    operationCount += 1
    sources += 2
  }

  /// Makes the path at hand that of a sibling; returns the mark to truncate it to.
  @inline(__always)
  mutating func push(_ index: Int) -> Int {
    let mark = path.count
    path.append(UInt8(ascii: "/"))
    path.append(decimal: index)
    return mark
  }

  /// Makes the path at hand that of a member; returns the mark to truncate it to.
  ///
  /// - Parameter key: the name with a comma and a quote before, a quote and a colon behind it.
  @inline(__always)
  mutating func push(_ key: StaticString) -> Int {
    let mark = path.count
    path.append(UInt8(ascii: "/"))
    path.append(UnsafeRawPointer(key.utf8Start) + 2, key.utf8CodeUnitCount &- 4)
    return mark
  }

  /// As for a name of the table, or spelled out with RFC 6901's escapes.
  mutating func push(_ property: FlatProperty) -> Int {
    let key = property.key
    let mark = path.count
    path.append(UInt8(ascii: "/"))
    guard property.hasSpelledName else {
      path.append(key.baseAddress.unsafelyUnwrapped + 2, key.count &- 4)
      return mark
    }
    for byte in key[2..<key.count - 2] {
      switch byte {
      case UInt8(ascii: "~"): path.append("~0")
      case UInt8(ascii: "/"): path.append("~1")
      default: path.append(byte)
      }
    }
    return mark
  }

  @inline(__always)
  private mutating func begin(_ opening: StaticString) {
    if operationCount > 0 { text.append(UInt8(ascii: ",")) }
    text.append(opening)
    text.append(UnsafeRawPointer(path.base), path.count)
    operationCount += 1
  }

  private mutating func append(path index: Int) {
    text.append(UnsafeRawPointer(path.base), path.count)
    text.append(UInt8(ascii: "/"))
    text.append(decimal: index)
  }
}
