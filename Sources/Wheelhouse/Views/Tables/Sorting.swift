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
    return sorted { first, second in
      for comparator in comparators {
        let result = comparator.compare(first, second)
        if result != .orderedSame { return result == .orderedAscending }
      }
      return false
    }
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
    sort { first, second in
      for comparator in comparators {
        let result = comparator.compare(first, second)
        if result != .orderedSame { return result == .orderedAscending }
      }
      return false
    }
  }
}
