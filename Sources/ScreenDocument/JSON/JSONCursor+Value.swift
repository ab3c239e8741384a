extension JSONCursor {
  /// Reads a value; `depth` is the number of arrays and objects around it.
  mutating func readValue(depth: Int = 0) throws(JSONError) -> JSONValue {
    skipSpace()
    switch byte {
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "{"): return .object(try readObject(depth: depth + 1))
    case UInt8(ascii: "["): return .array(try readArray(depth: depth + 1))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try readNumber())
    default: return try readWord()
    }
  }

  private mutating func readWord() throws(JSONError) -> JSONValue {
    switch byte {
    case UInt8(ascii: "t"):
      try expectWord("true")
      return true
    case UInt8(ascii: "f"):
      try expectWord("false")
      return false
    default:
      try expectWord("null")
      return nil
    }
  }

  private mutating func readArray(depth: Int) throws(JSONError) -> [JSONValue] {
    try enter(depth)
    var values: [JSONValue] = []
    guard !skip(UInt8(ascii: "]")) else { return values }
    repeat {
      values.append(try readValue(depth: depth))
    } while try hasMore(before: UInt8(ascii: "]"))
    return values
  }

  private mutating func readObject(depth: Int) throws(JSONError) -> JSONObject {
    try enter(depth)
    var object = JSONObject()
    guard !skip(UInt8(ascii: "}")) else { return object }
    repeat {
      skipSpace()
      let start = offset
      let name = try readString()
      guard object.position(of: name) == nil else { throw .duplicateName(name, offset: start) }
      skipSpace()
      try expect(UInt8(ascii: ":"))
      object.insertLast(name, try readValue(depth: depth))
    } while try hasMore(before: UInt8(ascii: "}"))
    return object
  }

  /// Steps into an array or object, past the space after its bracket.
  mutating func enter(_ depth: Int) throws(JSONError) {
    guard depth <= limits.depth else { throw .tooDeep(limit: limits.depth, offset: offset) }
    offset += 1
    skipSpace()
  }

  /// Steps over the comma or the bracket after a value; tells whether it was the comma.
  mutating func hasMore(before bracket: UInt8) throws(JSONError) -> Bool {
    skipSpace()
    if skip(UInt8(ascii: ",")) { return true }
    try expect(bracket)
    return false
  }
}
