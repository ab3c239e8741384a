public import FoundationEssentials

// Foundation's own are in a library of forty megabytes that nothing else here needs. A file that imports it has its
// methods in place of these.

extension String {
  /// How texts are compared where people are to find them by their order.
  ///
  ///     KeyPathComparator(\Person.name, comparator: .localizedStandard)
  ///
  /// The order is one for all languages, near to that which the Unicode Collation Algorithm has for those without rules
  /// of their own: "Éva" comes after "Eva" and before "Evan", "item 9" before "item 10".
  public nonisolated struct StandardComparator: SortComparator, Codable, Sendable {
    private enum Way: UInt8, Codable { case lexical, localized, localizedStandard }
    private let way: Way

    /// Which of two texts comes first: the lesser one, or the greater one.
    public var order: SortOrder = .forward

    private init(_ way: Way) { self.way = way }

    /// Creates one like another, for an order.
    public init(_ base: StandardComparator, order: SortOrder = .forward) {
      way = base.way
      self.order = order
    }

    /// By the values of the characters, as `<` compares texts.
    public static let lexical = StandardComparator(.lexical)
    /// As people look for words: marks and case count only between those that are otherwise the same.
    public static let localized = StandardComparator(.localized)
    /// As people look for names of things: the same, and digits that stand together are a number.
    public static let localizedStandard = StandardComparator(.localizedStandard)

    /// How two texts compare, in the order that is asked for.
    public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
      let precedes: Bool? =
        switch way {
        case .lexical: lhs == rhs ? nil : lhs < rhs
        case .localized: ReadingOrder.precedes(lhs, rhs, isNumeric: false)
        case .localizedStandard: ReadingOrder.precedes(lhs, rhs, isNumeric: true)
        }
      guard let precedes else { return .orderedSame }
      return precedes == (order == .forward) ? .orderedAscending : .orderedDescending
    }
  }
}

nonisolated extension SortComparator where Self == String.StandardComparator {
  /// As people look for words, see ``Swift/String/StandardComparator``.
  public static var localized: String.StandardComparator { .localized }
  /// As people look for names of things, see ``Swift/String/StandardComparator``.
  public static var localizedStandard: String.StandardComparator { .localizedStandard }
}

nonisolated extension StringProtocol {
  /// How this text and another compare where people look for names of things.
  @_disfavoredOverload
  public func localizedStandardCompare<T: StringProtocol>(_ string: T) -> ComparisonResult {
    String.StandardComparator.localizedStandard.compare(String(self), String(string))
  }

  /// Whether a text is somewhere in this one, for somebody who searches: "eva" is in "Éva".
  ///
  /// The empty text is nowhere.
  @_disfavoredOverload
  public func localizedStandardContains<T: StringProtocol>(_ string: T) -> Bool {
    ReadingOrder.contains(String(string), in: String(self))
  }

  /// Whether a text is somewhere in this one, whatever the case of both.
  ///
  /// The empty text is nowhere.
  @_disfavoredOverload
  public func localizedCaseInsensitiveContains<T: StringProtocol>(_ other: T) -> Bool {
    !other.isEmpty && lowercased().contains(other.lowercased())
  }
}
