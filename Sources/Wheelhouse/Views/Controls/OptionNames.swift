/// How the options of pickers are named for the client, by their tags: readably where they can be, else by a
/// short hash; worked out once for each type of tag.
class OptionNames {
  nonisolated deinit {}

  @exclusivity(unchecked) private static var byType = IdentityTable<OptionNames>()

  static func of<Tag: Hashable>(_ type: Tag.Type) -> OptionNames {
    if let known = byType[ObjectIdentifier(type)] { return known }
    let made = TagNames(type)
    byType[ObjectIdentifier(type)] = made
    return made
  }

  init() {}

  /// The name of a tag; nil when it is of another type.
  func name<Tag: Hashable>(of tag: Tag) -> String? { nil }
}

private final class TagNames<Tag: Hashable>: OptionNames {
  nonisolated deinit {}

  private let name: (@MainActor (Tag) -> String)?
  /// The names of tags that are a byte, such as the cases of an enum, by this byte, once they are known.
  @exclusivity(unchecked) private var byByte: [String?] = []

  init(_ type: Tag.Type) {
    if type == String.self {
      name = { _identityCast($0, to: String.self) }
    } else if type is any FixedWidthInteger.Type {
      name = { "\($0)" }
    } else if let raw = type as? any RawRepresentable.Type {
      name = Self.byRawValue(raw)
    } else {
      name = nil
    }
    if MemoryLayout<Tag>.size == 1, _isPOD(Tag.self) {
      byByte = Array(repeating: nil, count: Int(UInt8.max) + 1)
    }
  }

  override func name<Other: Hashable>(of tag: Other) -> String? {
    guard Other.self == Tag.self else { return name(ofAnother: tag) }
    guard !byByte.isEmpty else { return ownName(of: _identityCast(tag, to: Tag.self)) }
    let byte = Int(unsafeBitCast(tag, to: UInt8.self))
    if let name = byByte[byte] { return name }
    let name = ownName(of: _identityCast(tag, to: Tag.self))
    byByte[byte] = name
    return name
  }

  private func ownName(of tag: Tag) -> String { name?(tag) ?? Self.uncommonName(of: tag) }

  /// Apart, since a cast looks at the tables of the runtime; nearly always the types are the same.
  @inline(never)
  private func name<Other: Hashable>(ofAnother tag: Other) -> String? {
    guard let tag = tag as? Tag else { return nil }
    return ownName(of: tag)
  }

  private static func byRawValue<Raw: RawRepresentable>(
    _ type: Raw.Type
  ) -> @MainActor (Tag) -> String {
    guard Raw.RawValue.self == String.self else {
      return { "\(_identityCast($0, to: Raw.self).rawValue)" }
    }
    return { _identityCast(_identityCast($0, to: Raw.self).rawValue, to: String.self) }
  }

  /// Looks into optionals, whose types say nothing of what is in them.
  private static func uncommonName(of tag: any Hashable) -> String {
    if let text = tag as? String { return text }
    if let number = tag as? any FixedWidthInteger { return "\(number)" }
    if let raw = tag as? any RawRepresentable { return "\(raw.rawValue)" }
    return hash(of: tag)
  }

  private static func hash<Uncommon: Hashable>(of tag: Uncommon) -> String {
    String(StableHash.key(tag), radix: 36)
  }
}
