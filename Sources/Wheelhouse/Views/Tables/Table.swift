public import FoundationEssentials
import ScreenDocument

/// Rows of the same kind, with a column for each thing that there is to say of them.
///
///     @State private var people = Person.all
///     @State private var selection: Set<Person.ID> = []
///     @State private var sortOrder = [KeyPathComparator(\Person.name)]
///
///     Table(people, selection: $selection, sortOrder: $sortOrder) {
///       TableColumn("Name", value: \.name)
///       TableColumn("Age", value: \.age) { Text("\($0.age)") }
///     }
///     .onChange(of: sortOrder) { people.sort(using: sortOrder) }
///
/// Tapping a header puts the column's comparator first in the order, or turns it around where it is; sorting is the
/// app's. In a compact layout there is the first column alone, without headers, as a ``List``: what is to be seen there,
/// too, is for that column to show (`@Environment(\.horizontalSizeClass)`).
///
/// A row is evaluated when its value has changed, and all of them when a column captures something that is new each time.
public struct Table<
  Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent
>: PrimitiveView where Value == Rows.TableRowValue, Value == Columns.TableRowValue {
  let columns: Columns
  let rows: Rows
  let accepts: ListRows
  let sorting: TableSorting?

  /// Writes a table node; in a compact layout one of a list.
  public static func _render(_ view: Table, in context: RenderContext) {
    let isCompact = context.environment.values.horizontalSizeClass == .compact
    context.beginTable(view.accepts, as: isCompact ? .list : .table)
    if !isCompact {
      Columns._renderHeaders(view.columns, view.sorting, in: context.beginSlot(.headerContent))
      context.endSlot()
    }
    let inner = context.beginSlot(.children, .list(view.accepts))
    let body = TableBody(
      columns: view.columns, rows: view.accepts, marks: view.accepts.marks(), isCompact: isCompact)
    Rows._renderRows(view.rows, body, in: inner)
    if let sorting = view.sorting, !sorting.isKept { view.keep(sorting, in: inner.at(0x50)) }
    context.endStack()
  }

  private func keep(_ sorting: TableSorting, in context: RenderContext) {
    var comparators: [Any?] = []
    Columns._collectComparators(of: columns, into: &comparators)
    KeptSortOrder._render(KeptSortOrder(sorting: sorting, comparators: comparators), in: context)
  }
}

extension RenderContext {
  /// Opens a table, or the list that it is in a compact layout.
  func beginTable(_ rows: ListRows, as type: NodeType) {
    begin(type, action: refreshAction)
    if let selection = rows.selection {
      write(.multiselectable, flag: selection.turnsOver)
      follow(selection)
      offerMenu(of: selection)
    }
  }
}

// Tables of rows that are made one by one.
extension Table {
  /// Creates a table of rows.
  public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(columns: columns(), rows: rows(), accepts: .plain, sorting: nil) }

  /// Creates a table of rows that selects one of them by its id.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      columns: columns(), rows: rows(), accepts: .selecting(one: selection), sorting: nil)
  }

  /// Creates a table of rows that selects any number of them by their ids.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      columns: columns(), rows: rows(), accepts: .selecting(any: selection), sorting: nil)
  }

  /// Creates a table of rows that can be sorted.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      columns: columns(), rows: rows(), accepts: .plain, sorting: TableSortOrder(sortOrder))
  }

  /// Creates a table of rows that can be sorted, and selects one of them by its id.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      columns: columns(), rows: rows(), accepts: .selecting(one: selection),
      sorting: TableSortOrder(sortOrder))
  }

  /// Creates a table of rows that can be sorted, and selects any number of them by their ids.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      columns: columns(), rows: rows(), accepts: .selecting(any: selection),
      sorting: TableSortOrder(sortOrder))
  }
}
