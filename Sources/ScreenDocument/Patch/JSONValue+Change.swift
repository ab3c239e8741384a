// Changes are made in place: a container is taken out of its enum while it is changed, so that it
// is referenced once and an array is not copied for each operation on it. The taking is a function
// of its own because a `switch` over the enum would hold a second reference to the end.
extension JSONValue {
  typealias Change = (inout JSONValue) throws(JSONPointerError) -> Void

  private mutating func takeArray() -> [JSONValue]? {
    guard case .array(let values) = self else { return nil }
    self = .null
    return values
  }

  private mutating func takeObject() -> JSONObject? {
    guard case .object(let object) = self else { return nil }
    self = .null
    return object
  }

  private mutating func changeContainer(
    _ token: String,
    array: (inout [JSONValue]) throws(JSONPointerError) -> Void,
    object: (inout JSONObject) throws(JSONPointerError) -> Void
  ) throws(JSONPointerError) {
    if var values = takeArray() {
      defer { self = .array(values) }
      try array(&values)
    } else if var members = takeObject() {
      defer { self = .object(members) }
      try object(&members)
    } else {
      throw .notAContainer(token)
    }
  }

  /// Changes the value at the end of the tokens.
  private mutating func modify(
    at tokens: ArraySlice<String>, _ body: Change
  ) throws(JSONPointerError) {
    guard let token = tokens.first else { return try body(&self) }
    let rest = tokens.dropFirst()
    try changeContainer(token) { (values) throws(JSONPointerError) in
      try values[try Self.index(token, below: values.count)].modify(at: rest, body)
    } object: { (members) throws(JSONPointerError) in
      guard let position = members.position(of: token) else { throw .noMember(token) }
      try members.modify(at: position) { (child) throws(JSONPointerError) in
        try child.modify(at: rest, body)
      }
    }
  }

  /// Adds as RFC 6902 §4.1 does: before an element, at the end with `-`, or as a member.
  mutating func add(_ value: JSONValue, at pointer: JSONPointer) throws(JSONPointerError) {
    guard let last = pointer.tokens.last else {
      self = value
      return
    }
    try modify(at: pointer.tokens.dropLast()) { (parent) throws(JSONPointerError) in
      try parent.insert(value, as: last)
    }
  }

  private mutating func insert(_ value: JSONValue, as token: String) throws(JSONPointerError) {
    try changeContainer(token) { (values) throws(JSONPointerError) in
      let end = values.count
      values.insert(value, at: token == "-" ? end : try Self.index(token, below: end + 1))
    } object: { (members) throws(JSONPointerError) in
      members[token] = value
    }
  }

  mutating func replace(_ value: JSONValue, at pointer: JSONPointer) throws(JSONPointerError) {
    try modify(at: pointer.tokens[...]) { $0 = value }
  }

  mutating func remove(at pointer: JSONPointer) throws(JSONPointerError) -> JSONValue {
    guard let last = pointer.tokens.last else { throw .wholeValue }
    var removed = JSONValue.null
    try modify(at: pointer.tokens.dropLast()) { (parent) throws(JSONPointerError) in
      removed = try parent.removeChild(last)
    }
    return removed
  }

  private mutating func removeChild(_ token: String) throws(JSONPointerError) -> JSONValue {
    var removed = JSONValue.null
    try changeContainer(token) { (values) throws(JSONPointerError) in
      removed = values.remove(at: try Self.index(token, below: values.count))
    } object: { (members) throws(JSONPointerError) in
      guard let value = members[token] else { throw .noMember(token) }
      removed = value
      members[token] = nil
    }
    return removed
  }
}
