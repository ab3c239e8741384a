extension JSONValue {
  /// The value where it is `true` or `false`.
  public var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The value where it is a number.
  public var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  /// The value where it is a whole number that a `Double` holds exactly (up to 2^53).
  public var integer: Int? {
    if case .number(let value) = self { value.wholeNumber } else { nil }
  }

  /// The value where it is a string.
  public var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The elements where it is an array.
  public var array: [JSONValue]? {
    if case .array(let values) = self { values } else { nil }
  }

  /// The members where it is an object.
  public var object: JSONObject? {
    if case .object(let members) = self { members } else { nil }
  }

  /// Whether it is `null`.
  public var isNull: Bool {
    if case .null = self { true } else { false }
  }

  /// The member of that name; `nil` where there is none or this is no object.
  public subscript(name: String) -> JSONValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  /// The element at that index; `nil` where there is none or this is no array.
  public subscript(index: Int) -> JSONValue? {
    guard case .array(let values) = self, values.indices.contains(index) else { return nil }
    return values[index]
  }
}
