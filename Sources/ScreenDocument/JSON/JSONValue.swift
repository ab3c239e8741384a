/// Any JSON value (RFC 8259).
///
/// Two values are equal when they say the same: members in any order, numbers by their value,
/// strings code point by code point (Swift's own `==` on `String` would call `é` and `e` + accent
/// equal, which JSON does not).
public enum JSONValue: Sendable {
  /// The word `null`.
  case null

  /// The word `true` or `false`.
  case bool(Bool)

  /// A number; one that is not finite is written as `null`.
  case number(Double)

  /// A string.
  case string(String)

  /// An array.
  case array([JSONValue])

  /// An object; its members keep the order in which they were written.
  case object(JSONObject)
}

extension JSONValue: Hashable {
  /// Whether two values say the same.
  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left.isSameText(as: right)
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    default: false
    }
  }

  /// Feeds the value to a hasher; equal values feed it the same.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .bool(let value): hasher.combine(value)
    case .number(let value): hasher.combine(value)
    case .string(let value): hasher.combine(value)
    case .array(let values): hasher.combine(values)
    case .object(let members): hasher.combine(members)
    }
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value as JSON text, members in their own order.
  public var description: String {
    var out = JSONBytes()
    out.append(value: self)
    return out.text
  }
}

extension String {
  /// Whether both are the same code points, which is what equality means in JSON.
  func isSameText(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}
