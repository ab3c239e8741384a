/// What the type of a property's values says about keeping them.
///
/// Found out once for each type: to ask a value what it conforms to takes the library longer than to write
/// a small one.
final class StateKind {
  nonisolated deinit {}

  @exclusivity(unchecked) private static var known = IdentityTable<StateKind>()

  let restorability: Restorability
  /// How the values are encoded; nil for those that are not.
  let encodable: (any Encodable.Type)?
  /// Whether the values are objects, or are where there is one.
  let isObject: Bool
  /// The type as one of observable objects, where it says itself that it is.
  let observable: (any ObservableObject.Type)?

  static func of(_ type: Any.Type) -> StateKind {
    if let kind = known[ObjectIdentifier(type)] { return kind }
    let kind = StateKind(type)
    known[ObjectIdentifier(type)] = kind
    return kind
  }

  private init(_ type: Any.Type) {
    encodable = type as? any Encodable.Type
    restorability =
      switch type {
      case is any Transient.Type: .transient
      case is any Decodable.Type where encodable != nil: .codable
      default: .lost
      }
    isObject = ((type as? any OptionalValue.Type)?.wrapped ?? type) is AnyClass
    observable = type as? any ObservableObject.Type
  }
}
