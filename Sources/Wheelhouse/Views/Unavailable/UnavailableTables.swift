// Tables.

/// Absent: a table.
@available(*, unavailable, message: "use a List whose rows are HStacks, or a Grid")
public struct Table<Data: RandomAccessCollection>: PrimitiveView {
  /// Never called.
  public init(_ data: Data, @AbsentColumns<Data.Element> columns: () -> AbsentValue) {}
  /// Never called.
  public init<Columns: View>(_ data: Data, @ViewBuilder columns: () -> Columns) {}
  /// Never called.
  public init<Selection>(
    _ data: Data, selection: Binding<Selection>,
    @AbsentColumns<Data.Element> columns: () -> AbsentValue
  ) {}
  /// Never called.
  public init<Order>(
    _ data: Data, sortOrder: Binding<Order>, @AbsentColumns<Data.Element> columns: () -> AbsentValue
  ) {}
  /// Never called.
  public init<Selection, Order>(
    _ data: Data, selection: Binding<Selection>, sortOrder: Binding<Order>,
    @AbsentColumns<Data.Element> columns: () -> AbsentValue
  ) {}
}

/// Absent: a column of a table.
@available(*, unavailable, message: "use a List whose rows are HStacks, or a Grid")
public struct TableColumn<Row> {
  /// Never called.
  public init<Title, Value>(_ title: Title, value: KeyPath<Row, Value>) {}
  /// Never called.
  public init<Title, Value, Content: View>(
    _ title: Title, value: KeyPath<Row, Value>, @ViewBuilder content: (Row) -> Content
  ) {}
  /// Never called.
  public init<Title, Content: View>(_ title: Title, @ViewBuilder content: (Row) -> Content) {}
  /// Never called.
  public func width(_ width: Double) -> TableColumn { self }
  /// Never called.
  public func width(min: Double? = nil, ideal: Double? = nil, max: Double? = nil) -> TableColumn {
    self
  }
}

/// Takes the columns of a table that is not here, so that the compiler knows what a row of it is.
@available(*, unavailable, message: "use a List whose rows are HStacks, or a Grid")
@resultBuilder
public enum AbsentColumns<Row> {
  /// Takes a column.
  public static func buildExpression(_ column: TableColumn<Row>) -> AbsentValue { .none }
  /// Takes all columns.
  public static func buildBlock(_ columns: AbsentValue...) -> AbsentValue { .none }
}
