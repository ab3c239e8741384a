import FoundationEssentials

/// What a table is sorted by, whatever the type of its comparators.
public class TableSorting {
  nonisolated deinit {}

  init() {}

  /// How the table is sorted by a column, and what tapping its header does; nil where it cannot be sorted by it.
  func column(_ comparator: Any) -> ColumnSorting? { nil }

  /// Whether a session's snapshot has it.
  var isKept: Bool { true }

  /// What it is sorted by: columns, and nil where that is something else.
  func columns(among comparators: [Any?]) -> [SortedColumn?] { [] }

  /// Sorts by columns, and where there is nil by what it is sorted by that is none.
  func sort(by columns: [SortedColumn?], among comparators: [Any?]) {}
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

/// A column that a table is sorted by.
nonisolated struct SortedColumn: Codable, Equatable {
  /// Which of the columns.
  var at: Int
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

  override func columns(among comparators: [Any?]) -> [SortedColumn?] {
    binding.wrappedValue.map { sort in
      comparators.firstIndex { ($0 as? Sort)?.isAlike(sort) ?? false }
        .map { SortedColumn(at: $0, reverse: sort.order == .reverse) }
    }
  }

  override func sort(by columns: [SortedColumn?], among comparators: [Any?]) {
    var others = zip(binding.wrappedValue, self.columns(among: comparators))
      .compactMap { sort, column in column == nil ? sort : nil }[...]
    binding.wrappedValue = columns.compactMap { column in
      guard let column else { return others.popFirst() }
      guard comparators.indices.contains(column.at) else { return nil }
      guard var sort = comparators[column.at] as? Sort else { return nil }
      sort.order = column.reverse ? .reverse : .forward
      return sort
    }
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
