/// Names and values as a form or a query carries them: `application/x-www-form-urlencoded`.
///
/// The order is kept. A name may come twice on the wire, where it hardly ever may come twice in meaning, so
/// that ``subscript(_:)`` gives a value only where it is the only one.
public nonisolated struct FormFields: Hashable, Sendable {
  /// One name and its value, decoded.
  public struct Field: Hashable, Sendable {
    /// What the value is for.
    public let name: String
    /// Possibly empty.
    public let value: String
  }

  /// All of them, in their order.
  public private(set) var fields: [Field] = []

  /// The most fields that are read.
  public static let most = 100

  /// Creates fields without any.
  public init() {}

  /// Creates fields of names and values.
  public init(_ pairs: KeyValuePairs<String, String>) {
    fields = pairs.map { Field(name: $0.key, value: $0.value) }
  }

  /// Reads the encoded form (URL Standard §5.1).
  ///
  /// Nil where an escape is broken, the bytes are not UTF-8, or there are more than ``most`` fields.
  public init?(encoded text: some StringProtocol) {
    for part in text.parts(at: "&") {
      let (written, given) = part.nameAndValue
      guard fields.count < Self.most, let name = Self.decode(written),
        let value = Self.decode(given ?? "")
      else { return nil }
      add(name, value)
    }
  }

  /// Adds a field at the end.
  public mutating func add(_ name: String, _ value: String) {
    fields.append(Field(name: name, value: value))
  }

  /// The value of a name; nil where it is missing, and where it is given more than once.
  public subscript(_ name: String) -> String? {
    let found = fields.filter { $0.name == name }
    return found.count == 1 ? found[0].value : nil
  }

  /// Whether a name is given more than once.
  public var hasRepeatedName: Bool { Set(fields.map(\.name)).count < fields.count }

  /// The encoded form, with every byte escaped that is not unreserved (RFC 3986 §2.3).
  public var encoded: String {
    fields.map { LinkPath.encode($0.name) + "=" + LinkPath.encode($0.value) }
      .joined(separator: "&")
  }

  private static func decode(_ text: some StringProtocol) -> String? {
    LinkPath.decode(text, plusIsSpace: true)
  }
}
