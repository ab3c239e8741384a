extension NodeWriter {
  /// Writes a property of the innermost node.
  package mutating func property(_ name: PropertyName, _ value: String) {
    let isDone: Void? = value.utf8.withContiguousStorageIfAvailable {
      string(name, UnsafeRawBufferPointer($0))
    }
    if isDone == nil { string(name, copying: value) }
  }

  /// Writes a string whose bytes are not together.
  @inline(never)
  private mutating func string(_ name: PropertyName, copying value: String) {
    var value = value
    value.withUTF8 { string(name, UnsafeRawBufferPointer($0)) }
  }

  /// Writes a property of the innermost node: a word of printable ASCII without quotes and backslashes.
  package mutating func property(_ name: PropertyName, word: StaticString) {
    let length = word.utf8CodeUnitCount
    let target = header(name, length &+ 2)
    target.storeBytes(of: UInt8(ascii: "\""), as: UInt8.self)
    (target + 1).copy(length, from: word.utf8Start)
    target.storeBytes(of: UInt8(ascii: "\""), toByteOffset: length &+ 1, as: UInt8.self)
  }

  /// Writes a property of the innermost node: JSON as it stands.
  package mutating func property(_ name: PropertyName, json: StaticString) { literal(name, json) }

  /// Writes a property of the innermost node.
  package mutating func property(_ name: PropertyName, _ value: Bool) {
    literal(name, value ? "true" : "false")
  }

  /// Writes a property of the innermost node.
  package mutating func property(_ name: PropertyName, _ value: Int) {
    guard value >= 0 else { return property(name) { $0.appendInteger(value) } }
    let place = beginProperty(name)
    buffer.append(decimal: value)
    endProperty(at: place)
  }

  /// Writes a property of the innermost node: ECMAScript's form, or `null` when not finite.
  package mutating func property(_ name: PropertyName, _ value: Double) {
    property(name) { $0.appendNumber(value) }
  }

  /// Writes a property of the innermost node: an array of strings.
  package mutating func property(_ name: PropertyName, _ values: [String]) {
    let place = beginProperty(name)
    buffer.append(UInt8(ascii: "["))
    for index in values.indices {
      if index > 0 { buffer.append(UInt8(ascii: ",")) }
      append(string: values[index])
    }
    buffer.append(UInt8(ascii: "]"))
    endProperty(at: place)
  }

  /// Writes a property of the innermost node whose value `json` appends as JSON text.
  package mutating func property(_ name: PropertyName, json: (inout JSONBytes) -> Void) {
    scratch.removeAll()
    json(&scratch)
    let place = beginProperty(name)
    buffer.append(scratch)
    endProperty(at: place)
  }

  /// Begins a property of the innermost node whose value is appended as JSON text, piece by piece.
  ///
  /// - Returns: what ``endProperty(at:)`` asks for.
  @inline(__always)
  package mutating func beginProperty(_ name: PropertyName) -> Int {
    let place = buffer.count
    _ = header(name, 0)
    return place
  }

  /// Appends JSON as it stands to the property that was begun.
  package mutating func append(json: StaticString) { buffer.append(json) }

  /// Appends a string to the property that was begun.
  package mutating func append(string: String) {
    var string = string
    string.withUTF8 { buffer.append(string: UnsafeRawBufferPointer($0), &scratch) }
  }

  /// Ends the property that was begun there.
  package mutating func endProperty(at place: Int) {
    (buffer.base + place).store(buffer.count &- place &- FlatLayout.memberHeader, 1)
  }

  /// Writes a property that the table does not know.
  ///
  /// - Parameters:
  ///   - key: the comma, the member's name as a JSON string, and the colon.
  mutating func property(key: JSONBytes, value: JSONBytes) {
    let length = 4 + key.count + value.count
    let target = header(.spelled, length)
    target.store(key.count, 0)
    key.withUnsafeBytes { (target + 4).copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
    value.withUnsafeBytes {
      (target + 4 + key.count).copyMemory(from: $0.baseAddress!, byteCount: $0.count)
    }
  }

  @inline(__always)
  private mutating func literal(_ name: PropertyName, _ json: StaticString) {
    let length = json.utf8CodeUnitCount
    header(name, length).copyMemory(from: json.utf8Start, byteCount: length)
  }

  @inline(__always)
  private mutating func string(_ name: PropertyName, _ utf8: UnsafeRawBufferPointer) {
    let place = beginProperty(name)
    buffer.append(string: utf8, &scratch)
    endProperty(at: place)
  }

  @inline(__always)
  private mutating func header(_ name: PropertyName, _ length: Int) -> UnsafeMutableRawPointer {
    assert(depth > 0, "a property is of a node")
    assert(takesProperties, "a node's properties come before its slots")
    let start = buffer.extend(FlatLayout.memberHeader &+ length)
    start.storeBytes(of: name.rawValue, as: UInt8.self)
    start.store(length, 1)
    return start + FlatLayout.memberHeader
  }
}
