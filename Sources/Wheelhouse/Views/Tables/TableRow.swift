import ScreenDocument

/// What makes rows of a table: one, several, or none.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// What a row shows.
  associatedtype TableRowValue: Identifiable

  /// Writes the rows; only the rows of this module implement it.
  static func _renderRows<Columns>(
    _ rows: Self, _ table: TableBody<Columns>, in context: RenderContext
  ) where Columns.TableRowValue == TableRowValue
}

/// A row of a ``Table``: the value whose columns are its cells.
public struct TableRow<Value: Identifiable>: TableRowContent {
  /// What the row shows.
  public typealias TableRowValue = Value

  let value: Value

  /// Creates a row of a value; selecting it chooses the value's id.
  public init(_ value: Value) { self.value = value }

  /// Writes the row.
  public static func _renderRows<Columns>(
    _ row: TableRow, _ table: TableBody<Columns>, in context: RenderContext
  ) where Columns.TableRowValue == Value { table.render(row.value, in: context) }
}

extension TableRowContent {
  /// Adds a menu of what can be done with each of the rows, as on a view (`contextMenu(menuItems:)`).
  public func contextMenu<Items: View>(
    @ViewBuilder menuItems: () -> Items
  ) -> ModifiedTableRows<Self> {
    ModifiedTableRows(rows: self, modification: .contextMenu(menuItems()))
  }
}

/// Rows with something added.
public struct ModifiedTableRows<Rows: TableRowContent>: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Rows.TableRowValue

  let rows: Rows
  let modification: PendingModification

  /// Writes the rows while the modification is pending.
  public static func _renderRows<Columns>(
    _ rows: ModifiedTableRows, _ table: TableBody<Columns>, in context: RenderContext
  ) where Columns.TableRowValue == TableRowValue {
    Rows._renderRows(rows.rows, table, in: rows.modification.push(context.at(0x11)))
    rows.modification.pop(context)
  }
}
