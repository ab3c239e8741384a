/// Builds the rows of a table out of the statements of a closure.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  /// A statement of the builder.
  public static func buildExpression<Rows: TableRowContent>(_ rows: Rows) -> Rows
  where Rows.TableRowValue == Value { rows }

  /// No statement: no rows.
  public static func buildBlock() -> TableRow<Value>? { nil }

  /// The first statement: itself.
  public static func buildPartialBlock<Rows: TableRowContent>(first: Rows) -> Rows
  where Rows.TableRowValue == Value { first }

  /// A further statement: the ones before, then this one.
  public static func buildPartialBlock<Before, Next>(
    accumulated: Before, next: Next
  ) -> TableRowPair<Before, Next>
  where Before: TableRowContent, Next: TableRowContent, Before.TableRowValue == Value {
    TableRowPair(first: accumulated, second: next)
  }

  /// An `if` without an `else`.
  public static func buildIf<Rows: TableRowContent>(_ rows: Rows?) -> Rows?
  where Rows.TableRowValue == Value { rows }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First, Second>(first: First) -> EitherTableRows<First, Second>
  where First: TableRowContent, Second: TableRowContent { .first(first) }

  /// The other branch of an `if` or `switch`.
  public static func buildEither<First, Second>(second: Second) -> EitherTableRows<First, Second>
  where First: TableRowContent, Second: TableRowContent { .second(second) }
}

/// Rows, and those after them.
public struct TableRowPair<First: TableRowContent, Second: TableRowContent>: TableRowContent
where First.TableRowValue == Second.TableRowValue {
  /// What a row shows.
  public typealias TableRowValue = First.TableRowValue

  let first: First
  let second: Second

  /// Writes both.
  public static func _renderRows<Columns>(
    _ rows: TableRowPair, _ table: TableBody<Columns>, in context: RenderContext
  ) where Columns.TableRowValue == TableRowValue {
    First._renderRows(rows.first, table, in: context.at(1))
    Second._renderRows(rows.second, table, in: context.at(2))
  }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Wrapped.TableRowValue

  /// Writes the rows, if there are any.
  public static func _renderRows<Columns>(
    _ rows: Wrapped?, _ table: TableBody<Columns>, in context: RenderContext
  ) where Columns.TableRowValue == Wrapped.TableRowValue {
    if let rows { Wrapped._renderRows(rows, table, in: context.at(0x73)) }
  }
}

/// Some rows or others; what an `if` with an `else` makes.
public enum EitherTableRows<First: TableRowContent, Second: TableRowContent>: TableRowContent
where First.TableRowValue == Second.TableRowValue {
  /// What a row shows.
  public typealias TableRowValue = First.TableRowValue

  /// The condition held.
  case first(First)
  /// The condition did not hold.
  case second(Second)

  /// Writes the branch taken.
  public static func _renderRows<Columns>(
    _ rows: EitherTableRows, _ table: TableBody<Columns>, in context: RenderContext
  ) where Columns.TableRowValue == TableRowValue {
    switch rows {
    case .first(let rows): First._renderRows(rows, table, in: context.at(0x71))
    case .second(let rows): Second._renderRows(rows, table, in: context.at(0x72))
    }
  }
}
