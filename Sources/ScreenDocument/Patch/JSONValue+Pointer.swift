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
  static func index(_ token: String, below end: Int) throws(JSONPointerError) -> Int {
    let digits = token.utf8
    let isNumber =
      digits.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
      && (digits.count == 1 || digits.first != UInt8(ascii: "0"))
    guard isNumber, let index = Int(token), index < end else { throw .noElement(token) }
    return index
  }
}
