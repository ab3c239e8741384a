// Tables.

extension View {
  /// Absent: a table without headers.
  @available(
    *, unavailable,
    message: "a table has headers; use a List, or a Grid, where there are to be none"
  )
  public func tableColumnHeaders(_ visibility: AbsentValue) -> Self { self }
}

extension TableColumn {
  /// Absent: on which side of a column its cells are.
  @available(*, unavailable, message: "the client draws it; leave it out")
  public func alignment(_ alignment: AbsentValue) -> TableColumn { self }

  /// Absent: a column that is hidden until the person asks for it.
  @available(*, unavailable, message: "which columns there are is the app's: write if around them")
  public func defaultVisibility(_ visibility: AbsentValue) -> TableColumn { self }

  /// Absent: what a column is known by that the person moves or hides.
  @available(*, unavailable, message: "which columns there are is the app's: write if around them")
  public func customizationID(_ id: String) -> TableColumn { self }

  /// Absent: a column that the person does not move or hide.
  @available(*, unavailable, message: "which columns there are is the app's: write if around them")
  public func disabledCustomizationBehavior(_ behavior: AbsentValue) -> TableColumn { self }
}

/// Absent: which columns of a table the person has moved or hidden.
@available(*, unavailable, message: "which columns there are is the app's: write if around them")
public struct TableColumnCustomization<RowValue: Identifiable> {
  /// Never called.
  public init() {}
}

/// Absent: a row that unfolds others.
@available(
  *, unavailable, message: "no row unfolds others: use List(_:children:)"
)
public struct DisclosureTableRow<Value: Identifiable>: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Value

  /// Never called.
  public init<Rows: TableRowContent>(
    _ value: Value, isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: () -> Rows
  ) where Rows.TableRowValue == Value {}

  /// Never called.
  public static func _renderRows<Columns>(
    _ rows: DisclosureTableRow, _ table: TableBody<Columns>, in context: RenderContext
  ) where Columns.TableRowValue == Value {}
}

extension TableRowContent {
  /// Absent: dragging a whole row of a table.
  @available(*, unavailable, message: "put it on the view in a column: it is dragged by that")
  public func draggable<Payload>(_ payload: @autoclosure () -> Payload) -> Self { self }

  /// Absent: dropping on a whole row of a table.
  @available(*, unavailable, message: "put it on the view in a column, or on the table")
  public func dropDestination<Payload>(
    for type: Payload.Type, action: @escaping @MainActor ([Payload]) -> Void
  ) -> Self { self }
}

extension Table {
  /// Absent: rows that unfold others.
  @available(
    *, unavailable, message: "no row unfolds others: use List(_:children:)"
  )
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(data, columns: columns)
  }
}
