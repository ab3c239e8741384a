extension JSONValue {
  /// The value a pointer leads to.
  ///
  /// - Throws: the step that was not possible.
  public func value(at pointer: JSONPointer) throws(JSONPointerError) -> JSONValue {
    var value = self
    for token in pointer.tokens { value = try value.child(token) }
    return value
  }

  private func child(_ token: String) throws(JSONPointerError) -> JSONValue {
    switch self {
    case .array(let values): return values[try Self.index(token, below: values.count)]
    case .object(let object):
      guard let value = object[token] else { throw .noMember(token) }
      return value
    default: throw .notAContainer(token)
    }
  }

  /// Reads an array index as RFC 6901 §4 writes it.
  private static func index(_ token: String, below end: Int) throws(JSONPointerError) -> Int {
    let digits = token.utf8
    let isNumber =
      digits.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
      && (digits.count == 1 || digits.first != UInt8(ascii: "0"))
    guard isNumber, let index = Int(token), index < end else { throw .noElement(token) }
    return index
  }
}

// Changes are made in place: a container is taken out of its enum while it is changed, so that it
// is referenced once and an array is not copied for each operation on it.
extension JSONValue {
  typealias Change = (inout JSONValue) throws(JSONPointerError) -> Void

  mutating func modify(at tokens: ArraySlice<String>, _ body: Change) throws(JSONPointerError) {
    guard let token = tokens.first else { return try body(&self) }
    try modifyChild(token) { (child) throws(JSONPointerError) in
      try child.modify(at: tokens.dropFirst(), body)
    }
  }

  private mutating func modifyChild(_ token: String, _ body: Change) throws(JSONPointerError) {
    switch self {
    case .array(var values):
      let index = try Self.index(token, below: values.count)
      self = .null
      defer { self = .array(values) }
      try body(&values[index])
    case .object(var object):
      guard let position = object.position(of: token) else { throw .noMember(token) }
      self = .null
      defer { self = .object(object) }
      try object.modify(at: position, body)
    default: throw .notAContainer(token)
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
    switch self {
    case .array(var values):
      let index =
        token == "-" ? values.count : try Self.index(token, below: values.count + 1)
      self = .null
      values.insert(value, at: index)
      self = .array(values)
    case .object(var object):
      self = .null
      object[token] = value
      self = .object(object)
    default: throw .notAContainer(token)
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
    switch self {
    case .array(var values):
      let index = try Self.index(token, below: values.count)
      self = .null
      defer { self = .array(values) }
      return values.remove(at: index)
    case .object(var object):
      guard let value = object[token] else { throw .noMember(token) }
      self = .null
      object[token] = nil
      self = .object(object)
      return value
    default: throw .notAContainer(token)
    }
  }
}
