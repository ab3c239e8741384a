import ScreenDocument

/// What all rows of a table have in common.
public struct TableBody<Columns: TableColumnContent> {
  let columns: Columns
  let rows: ListRows
  let marks: SelectionMarks?
  let isCompact: Bool
  var editing = RowEditing.none

  /// Writes the row of a value.
  func render(_ value: Columns.TableRowValue, in context: RenderContext) {
    let cells = TableCells(value: value, columns: columns, count: isCompact ? 1 : .max)
    let inner = context.beginRow(
      rows, marks, editing, key: value.id, as: isCompact ? .row : .tableRow)
    TableCells._render(cells, in: inner ?? context)
    if inner != nil { context.endStack() }
  }
}

/// The cells of a row, which are evaluated by themselves: when the row's value has changed.
struct TableCells<Columns: TableColumnContent>: View {
  let value: Columns.TableRowValue
  let columns: Columns
  /// How many there are at most.
  let count: Int

  var body: WrittenCells<Columns> { WrittenCells(cells: self) }
}

/// What the cells of a row are made of.
struct WrittenCells<Columns: TableColumnContent>: PrimitiveView {
  let cells: TableCells<Columns>

  static func _render(_ view: WrittenCells, in context: RenderContext) {
    var remaining = view.cells.count
    Columns._renderCells(view.cells.columns, of: view.cells.value, &remaining, in: context)
  }
}
