extension JSONBytes {
  /// Appends a value, members in their own order.
  package mutating func append(value: JSONValue) {
    append(value: value, sorted: false)
  }

  /// Appends a value in RFC 8785's canonical form.
  package mutating func appendCanonical(_ value: JSONValue) {
    append(value: value, sorted: true)
  }

  private mutating func append(value: JSONValue, sorted: Bool) {
    switch value {
    case .null: appendNull()
    case .bool(let value): appendBool(value)
    case .number(let value): appendNumber(value)
    case .string(let value): appendString(value)
    case .array(let values): append(values, sorted: sorted)
    case .object(let object):
      append(sorted ? object.sortedByName : object.members, sorted: sorted)
    }
  }

  private mutating func append(_ values: [JSONValue], sorted: Bool) {
    append("[")
    for (index, value) in values.enumerated() {
      if index > 0 { append(",") }
      append(value: value, sorted: sorted)
    }
    append("]")
  }

  private mutating func append(_ members: [JSONObject.Member], sorted: Bool) {
    append("{")
    for (index, member) in members.enumerated() {
      if index > 0 { append(",") }
      appendString(member.name)
      append(":")
      append(value: member.value, sorted: sorted)
    }
    append("}")
  }
}

extension JSONObject {
  /// The members by the UTF-16 code units of their names, as RFC 8785 §3.2.3 orders them.
  fileprivate var sortedByName: [Member] {
    members.sorted { $0.name.utf16.lexicographicallyPrecedes($1.name.utf16) }
  }
}

extension JSONValue {
  /// The value as RFC 8785's canonical JSON: equal values have equal bytes.
  public var canonical: [UInt8] {
    var out = JSONBytes()
    out.appendCanonical(self)
    return out.bytes
  }

  /// ``canonical`` as text.
  public var canonicalText: String { String(decoding: canonical, as: UTF8.self) }
}
