extension ForEach: TableRowContent where Content: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Content.TableRowValue

  /// Creates rows of a table for elements that have an identity.
  public init<Value: Identifiable>(
    _ data: Data, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Value == Content.TableRowValue, ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, id: { $0.id }, content: content)
  }

  /// Creates rows of a table for elements with the id at a key path.
  public init<Value: Identifiable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Value == Content.TableRowValue {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }

  /// Creates a row of a table for each element.
  public init(_ data: Data)
  where Content == TableRow<Data.Element>, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, content: { TableRow($0) })
  }

  /// Creates rows of a table for each number of a range.
  public init<Value: Identifiable>(
    _ data: Range<Int>, @TableRowBuilder<Value> content: @escaping @MainActor (Int) -> Content
  ) where Value == Content.TableRowValue, Data == Range<Int>, ID == Int {
    self.init(data: data, id: { $0 }, content: content)
  }

  /// Writes the rows of each element under its id.
  public static func _renderRows<Columns>(
    _ rows: ForEach, _ table: TableBody<Columns>, in context: RenderContext
  ) where Columns.TableRowValue == TableRowValue {
    var table = table
    table.editing = RowEditing(delete: rows.delete, move: nil)
    let keys = RowKeys.begin()
    let reader = context.scrollReader
    for element in rows.data {
      let key = RowKeys.distinct(StableHash.key(rows.id(element)), in: keys, of: Self.self)
      let place = context.at(key).scrolled(to: key, in: reader)
      Content._renderRows(rows.content(element), table, in: place)
      if reader != 0 { context.takeBack() }
      table.editing.offset += 1
    }
    RowKeys.end()
  }
}

/// The rows of a table that is made of a collection: one for each element.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  /// What a row shows.
  public typealias TableRowValue = Data.Element

  let data: Data

  /// Writes the rows.
  public static func _renderRows<Columns>(
    _ rows: TableForEachContent, _ table: TableBody<Columns>, in context: RenderContext
  ) where Columns.TableRowValue == TableRowValue {
    let each = ForEach<Data, Data.Element.ID, TableRow<Data.Element>>(rows.data)
    ForEach._renderRows(each, table, in: context)
  }
}
