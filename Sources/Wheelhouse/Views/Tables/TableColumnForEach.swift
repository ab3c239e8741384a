/// A column for each element of a collection, told apart by ids.
///
///     TableColumnForEach(quarters) { quarter in
///       TableColumn(quarter.name) { Text("\($0.sales[quarter.id])") }
///     }
public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort,
  Content: TableColumnContent
>: TableColumnContent
where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
  /// What a row of the table shows.
  public typealias TableRowValue = RowValue
  /// What the table is sorted by.
  public typealias TableColumnSortComparator = Sort

  /// Each column with the key it is told apart by.
  private let columns: [(key: UInt64, column: Content)]

  private init(
    _ data: Data, key: (Data.Element) -> ID, _ content: (Data.Element) -> Content
  ) {
    let keys = RowKeys.begin()
    defer { RowKeys.end() }
    columns = data.map {
      (RowKeys.distinct(StableHash.key(key($0)), in: keys, of: Self.self), content($0))
    }
  }

  /// Creates columns of elements that have an identity.
  public init(
    _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, key: { $0.id }, content)
  }

  /// Creates columns of elements with the id at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) { self.init(data, key: { $0[keyPath: id] }, content) }

  /// Creates a column for each number of a range.
  public init(
    _ data: Range<Int>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int { self.init(data, key: { $0 }, content) }

  /// Writes the headers.
  public static func _renderHeaders(
    _ all: TableColumnForEach, _ sorting: TableSorting?, in context: RenderContext
  ) {
    for (key, column) in all.columns {
      Content._renderHeaders(column, sorting, in: context.at(key))
    }
  }

  /// Adds the comparators.
  public static func _collectComparators(
    of all: TableColumnForEach, into comparators: inout [Any?]
  ) {
    for (_, column) in all.columns { Content._collectComparators(of: column, into: &comparators) }
  }

  /// Writes the cells.
  public static func _renderCells(
    _ all: borrowing TableColumnForEach, of value: TableRowValue, _ remaining: inout Int,
    in context: RenderContext
  ) {
    for (key, column) in all.columns {
      Content._renderCells(column, of: value, &remaining, in: context.at(key))
    }
  }
}
