/// What makes columns of a table: one, several, or none.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// What a row of the table shows.
  associatedtype TableRowValue: Identifiable

  /// What the table is sorted by; `Never` where it is not sorted by these columns.
  associatedtype TableColumnSortComparator

  /// Writes the headers; only the columns of this module implement it.
  static func _renderHeaders(_ columns: Self, _ sorting: TableSorting?, in context: RenderContext)

  /// Adds the comparator of each column, nil where it has none; only the columns of this module implement it.
  static func _collectComparators(of columns: Self, into comparators: inout [Any?])

  /// Writes the cells of a row, as many as there are still to be; only the columns of this module implement it.
  static func _renderCells(
    _ columns: Self, of value: TableRowValue, _ remaining: inout Int, in context: RenderContext)
}

/// What a column is called.
///
/// A literal is a string; a ``LocalizedStringKey`` or a ``Text`` has its words without their looks.
public protocol TableColumnTitle {
  /// The words.
  var _columnTitle: String { get }
}

extension String: TableColumnTitle {
  /// What the app's catalog has for it, or the string.
  public var _columnTitle: String { inLanguageOfView }
}

extension Substring: TableColumnTitle {
  /// The string.
  public var _columnTitle: String { String(self) }
}

extension LocalizedStringKey: TableColumnTitle {
  /// What is to be read, without the marks.
  public var _columnTitle: String { words }
}

extension Text: TableColumnTitle {
  /// The characters.
  public var _columnTitle: String { string }
}

/// Builds the columns of a table out of the statements of a closure.
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
  /// Columns that can be sorted by as the table is.
  public static func buildExpression<Columns: TableColumnContent>(_ columns: Columns) -> Columns
  where Columns.TableRowValue == RowValue, Columns.TableColumnSortComparator == Sort { columns }

  /// Columns that cannot be sorted by, in a table that can.
  @_disfavoredOverload
  public static func buildExpression<Columns: TableColumnContent>(
    _ columns: Columns
  ) -> UnsortedTableColumns<Columns, Sort>
  where Columns.TableRowValue == RowValue, Columns.TableColumnSortComparator == Never {
    UnsortedTableColumns(columns: columns)
  }

  /// The first statement: itself.
  public static func buildPartialBlock<Columns: TableColumnContent>(first: Columns) -> Columns
  where Columns.TableRowValue == RowValue, Columns.TableColumnSortComparator == Sort { first }

  /// A further statement: the ones before, then this one.
  public static func buildPartialBlock<Before, Next>(
    accumulated: Before, next: Next
  ) -> TableColumnPair<Before, Next>
  where
    Before: TableColumnContent, Next: TableColumnContent, Before.TableRowValue == RowValue,
    Before.TableColumnSortComparator == Sort
  { TableColumnPair(first: accumulated, second: next) }

  /// An `if` without an `else`.
  public static func buildIf<Columns: TableColumnContent>(
    _ columns: Columns?
  ) -> OptionalTableColumns<Columns>
  where Columns.TableRowValue == RowValue, Columns.TableColumnSortComparator == Sort {
    OptionalTableColumns(columns: columns)
  }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First, Second>(
    first: First
  ) -> EitherTableColumns<First, Second>
  where First: TableColumnContent, Second: TableColumnContent { .first(first) }

  /// The other branch of an `if` or `switch`.
  public static func buildEither<First, Second>(
    second: Second
  ) -> EitherTableColumns<First, Second>
  where First: TableColumnContent, Second: TableColumnContent { .second(second) }
}

/// Columns, and those after them.
public struct TableColumnPair<First: TableColumnContent, Second: TableColumnContent>:
  TableColumnContent
where
  First.TableRowValue == Second.TableRowValue,
  First.TableColumnSortComparator == Second.TableColumnSortComparator
{
  /// What a row of the table shows.
  public typealias TableRowValue = First.TableRowValue
  /// What the table is sorted by.
  public typealias TableColumnSortComparator = First.TableColumnSortComparator

  let first: First
  let second: Second

  /// Writes the headers of both.
  public static func _renderHeaders(
    _ columns: TableColumnPair, _ sorting: TableSorting?, in context: RenderContext
  ) {
    First._renderHeaders(columns.first, sorting, in: context.at(1))
    Second._renderHeaders(columns.second, sorting, in: context.at(2))
  }

  /// Adds the comparators of both.
  public static func _collectComparators(
    of columns: TableColumnPair, into comparators: inout [Any?]
  ) {
    First._collectComparators(of: columns.first, into: &comparators)
    Second._collectComparators(of: columns.second, into: &comparators)
  }

  /// Writes the cells of both.
  public static func _renderCells(
    _ columns: borrowing TableColumnPair, of value: TableRowValue, _ remaining: inout Int,
    in context: RenderContext
  ) {
    First._renderCells(columns.first, of: value, &remaining, in: context.at(1))
    Second._renderCells(columns.second, of: value, &remaining, in: context.at(2))
  }
}

/// Columns that there may be; what an `if` without an `else` makes.
public struct OptionalTableColumns<Columns: TableColumnContent>: TableColumnContent {
  /// What a row of the table shows.
  public typealias TableRowValue = Columns.TableRowValue
  /// What the table is sorted by.
  public typealias TableColumnSortComparator = Columns.TableColumnSortComparator

  let columns: Columns?

  /// Writes the headers, if there are columns.
  public static func _renderHeaders(
    _ columns: OptionalTableColumns, _ sorting: TableSorting?, in context: RenderContext
  ) {
    guard let columns = columns.columns else { return }
    Columns._renderHeaders(columns, sorting, in: context.at(0x73))
  }

  /// Adds the comparators, if there are columns.
  public static func _collectComparators(
    of columns: OptionalTableColumns, into comparators: inout [Any?]
  ) {
    guard let columns = columns.columns else { return }
    Columns._collectComparators(of: columns, into: &comparators)
  }

  /// Writes the cells, if there are columns.
  public static func _renderCells(
    _ columns: borrowing OptionalTableColumns, of value: TableRowValue, _ remaining: inout Int,
    in context: RenderContext
  ) {
    guard let columns = columns.columns else { return }
    Columns._renderCells(columns, of: value, &remaining, in: context.at(0x73))
  }
}

/// Some columns or others; what an `if` with an `else` makes.
public enum EitherTableColumns<First: TableColumnContent, Second: TableColumnContent>:
  TableColumnContent
where
  First.TableRowValue == Second.TableRowValue,
  First.TableColumnSortComparator == Second.TableColumnSortComparator
{
  /// What a row of the table shows.
  public typealias TableRowValue = First.TableRowValue
  /// What the table is sorted by.
  public typealias TableColumnSortComparator = First.TableColumnSortComparator

  /// The condition held.
  case first(First)
  /// The condition did not hold.
  case second(Second)

  /// Writes the headers of the branch taken.
  public static func _renderHeaders(
    _ columns: EitherTableColumns, _ sorting: TableSorting?, in context: RenderContext
  ) {
    switch columns {
    case .first(let columns): First._renderHeaders(columns, sorting, in: context.at(0x71))
    case .second(let columns): Second._renderHeaders(columns, sorting, in: context.at(0x72))
    }
  }

  /// Adds the comparators of the branch taken.
  public static func _collectComparators(
    of columns: EitherTableColumns, into comparators: inout [Any?]
  ) {
    switch columns {
    case .first(let columns): First._collectComparators(of: columns, into: &comparators)
    case .second(let columns): Second._collectComparators(of: columns, into: &comparators)
    }
  }

  /// Writes the cells of the branch taken.
  public static func _renderCells(
    _ columns: EitherTableColumns, of value: TableRowValue, _ remaining: inout Int,
    in context: RenderContext
  ) {
    switch columns {
    case .first(let columns):
      First._renderCells(columns, of: value, &remaining, in: context.at(0x71))
    case .second(let columns):
      Second._renderCells(columns, of: value, &remaining, in: context.at(0x72))
    }
  }
}

/// Columns that cannot be sorted by, in a table that is.
public struct UnsortedTableColumns<Columns: TableColumnContent, Sort>: TableColumnContent {
  /// What a row of the table shows.
  public typealias TableRowValue = Columns.TableRowValue
  /// What the table is sorted by.
  public typealias TableColumnSortComparator = Sort

  let columns: Columns

  /// Writes the headers.
  public static func _renderHeaders(
    _ columns: UnsortedTableColumns, _ sorting: TableSorting?, in context: RenderContext
  ) { Columns._renderHeaders(columns.columns, nil, in: context) }

  /// Adds a nil for each column.
  public static func _collectComparators(
    of columns: UnsortedTableColumns, into comparators: inout [Any?]
  ) { Columns._collectComparators(of: columns.columns, into: &comparators) }

  /// Writes the cells.
  public static func _renderCells(
    _ columns: borrowing UnsortedTableColumns, of value: TableRowValue, _ remaining: inout Int,
    in context: RenderContext
  ) { Columns._renderCells(columns.columns, of: value, &remaining, in: context) }
}
