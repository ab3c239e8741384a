import FoundationEssentials

/// What a table is sorted by, whatever the type of its comparators.
public class TableSorting {
  nonisolated deinit {}

  init() {}

  /// How the table is sorted by a column, and what tapping its header does; nil where it cannot be sorted by it.
  func column(_ comparator: Any) -> ColumnSorting? { nil }

  /// Whether a session's snapshot has it.
  var isKept: Bool { true }

  /// The comparators that it is sorted by.
  var all: [Any] { [] }

  /// What it is sorted by: columns, and what it was sorted by at first; nil where that is neither.
  func columns(among comparators: [Any?], first: [Any]) -> [SortedColumn?] { [] }

  /// Sorts by columns, and by what it was sorted by at first.
  ///
  /// Up to where there is nil: what comes after that would count for more than it did.
  func sort(by columns: [SortedColumn?], among comparators: [Any?], first: [Any]) {}
}

/// How a table is sorted by one of its columns.
struct ColumnSorting {
  /// In which order, where this is the column that counts first.
  let order: SortOrder?
  /// In which order it will be when the header is tapped.
  let next: SortOrder
  /// Does what tapping the header does.
  let sort: @MainActor () -> Void
}

/// A column that a table is sorted by, or something else that it was sorted by at first.
nonisolated struct SortedColumn: Codable, Equatable {
  /// Which of the columns; nil for something else.
  var at: Int?
  /// Which of those at first.
  var first: Int?
  var reverse: Bool
}

/// What a table is sorted by: an array that the app has.
final class TableSortOrder<Sort: SortComparator>: TableSorting {
  nonisolated deinit {}

  private let binding: Binding<[Sort]>

  init(_ binding: Binding<[Sort]>) { self.binding = binding }

  override func column(_ comparator: Any) -> ColumnSorting? {
    guard let comparator = comparator as? Sort else { return nil }
    let first = binding.wrappedValue.first
    let order = first.flatMap { $0.isAlike(comparator) ? $0.order : nil }
    return ColumnSorting(order: order, next: order?.opposite ?? comparator.order) { [self] in
      sort(by: comparator)
    }
  }

  /// Puts a comparator first, or turns its order where it is.
  private func sort(by comparator: Sort) {
    var all = binding.wrappedValue
    if let first = all.first, first.isAlike(comparator) {
      all[0].order = first.order.opposite
    } else {
      all.removeAll { $0.isAlike(comparator) }
      all.insert(comparator, at: 0)
    }
    binding.wrappedValue = all
  }

  override var isKept: Bool { StateKind.of([Sort].self).restorability == .codable }

  override var all: [Any] { binding.wrappedValue }

  override func columns(among comparators: [Any?], first: [Any]) -> [SortedColumn?] {
    binding.wrappedValue.map { sort in
      let isMeant: (Any?) -> Bool = { ($0 as? Sort)?.isAlike(sort) ?? false }
      let at = comparators.firstIndex(where: isMeant)
      let first = at == nil ? first.firstIndex(where: isMeant) : nil
      if at == nil, first == nil { return nil }
      return SortedColumn(at: at, first: first, reverse: sort.order == .reverse)
    }
  }

  override func sort(by columns: [SortedColumn?], among comparators: [Any?], first: [Any]) {
    var all: [Sort] = []
    for column in columns {
      guard let column, let found = column.comparator(among: comparators, first: first),
        var sort = found as? Sort
      else { break }
      sort.order = column.reverse ? .reverse : .forward
      all.append(sort)
    }
    binding.wrappedValue = all
  }
}

nonisolated extension SortedColumn {
  /// The comparator that is meant, if it is still there.
  fileprivate func comparator(among comparators: [Any?], first: [Any]) -> Any? {
    if let at { return comparators.indices.contains(at) ? comparators[at] : nil }
    guard let place = self.first, first.indices.contains(place) else { return nil }
    return first[place]
  }
}

nonisolated extension SortComparator {
  /// Whether it compares as another one does, in whichever order.
  fileprivate func isAlike(_ other: Self) -> Bool {
    var copy = self
    copy.order = other.order
    return copy == other
  }
}

nonisolated extension SortOrder {
  fileprivate var opposite: SortOrder { self == .forward ? .reverse : .forward }
}
