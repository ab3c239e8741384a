public import FoundationEssentials

// FoundationEssentials sorts by comparators, too, and where a file imports it the compiler takes its functions. These are
// for the many that import nothing but this module.

nonisolated extension Sequence {
  /// The elements sorted by a comparator.
  @_disfavoredOverload
  public func sorted<Comparator: SortComparator>(using comparator: Comparator) -> [Element]
  where Comparator.Compared == Element { sorted(using: CollectionOfOne(comparator)) }

  /// The elements sorted by comparators: of what is the same by one the next decides.
  @_disfavoredOverload
  public func sorted<Comparators: Sequence>(using comparators: Comparators) -> [Element]
  where Comparators.Element: SortComparator, Comparators.Element.Compared == Element {
    let comparators = Array(comparators)
    return sorted { comparators.places($0, before: $1) }
  }
}

nonisolated extension MutableCollection where Self: RandomAccessCollection {
  /// Sorts the elements by a comparator.
  @_disfavoredOverload
  public mutating func sort<Comparator: SortComparator>(using comparator: Comparator)
  where Comparator.Compared == Element { sort(using: CollectionOfOne(comparator)) }

  /// Sorts the elements by comparators: of what is the same by one the next decides.
  @_disfavoredOverload
  public mutating func sort<Comparators: Sequence>(using comparators: Comparators)
  where Comparators.Element: SortComparator, Comparators.Element.Compared == Element {
    let comparators = Array(comparators)
    sort { comparators.places($0, before: $1) }
  }
}

nonisolated extension Array where Element: SortComparator {
  /// Whether the first comparator by which two values differ has one before the other.
  fileprivate func places(_ value: Element.Compared, before other: Element.Compared) -> Bool {
    for comparator in self {
      let result = comparator.compare(value, other)
      if result != .orderedSame { return result == .orderedAscending }
    }
    return false
  }
}
