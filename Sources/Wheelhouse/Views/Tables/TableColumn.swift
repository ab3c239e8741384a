public import FoundationEssentials
import ScreenDocument

/// A column of a ``Table``: its header, and how its cells are made of a row's value.
///
///     TableColumn("Name", value: \.name)
///     TableColumn("Age", value: \.age) { Text("\($0.age)") }
///     TableColumn("Address") { AddressView($0.address) }
///
/// In a table with a `sortOrder` a column that has a `value` or a comparator can be sorted by, and its header is what one
/// taps for that.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View> {
  let title: String
  let comparator: Sort?
  /// Where the text of a cell is; nil where `content` makes it.
  ///
  /// Not a closure, which would be another one each time, and every row would be evaluated.
  let text: KeyPath<RowValue, String>?
  let content: (@MainActor (RowValue) -> Content)?
  var limits = ColumnWidth()

  private init(
    title: String, comparator: Sort?, text: KeyPath<RowValue, String>?,
    content: (@MainActor (RowValue) -> Content)?
  ) {
    self.title = title
    self.comparator = comparator
    self.text = text
    self.content = content
  }

  /// Sets how wide the column is, in points; the client takes it as a hint.
  public func width(_ width: Double? = nil) -> TableColumn {
    setting(ColumnWidth(width))
  }

  /// Sets how wide the column may become, in points; the client takes it as a hint.
  public func width(
    min: Double? = nil, ideal: Double? = nil, max: Double? = nil
  ) -> TableColumn { setting(ColumnWidth(width: ideal, least: min, most: max)) }

  private func setting(_ limits: ColumnWidth) -> TableColumn {
    var copy = self
    copy.limits = limits
    return copy
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column that cannot be sorted by.
  public init<Title: TableColumnTitle>(
    _ title: Title, @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) { self.init(title: title._columnTitle, comparator: nil, text: nil, content: content) }

  /// Creates a column of texts, in a table that is not sorted.
  public init<Title: TableColumnTitle>(_ title: Title, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(title: title._columnTitle, comparator: nil, text: value, content: nil)
  }

  /// Creates a column, in a table that is not sorted.
  public init<Title: TableColumnTitle, Value: Comparable>(
    _ title: Title, value: KeyPath<RowValue, Value>,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) { self.init(title: title._columnTitle, comparator: nil, text: nil, content: content) }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column of texts that can be sorted by them, in the way of people who look for them.
  public init<Title: TableColumnTitle>(_ title: Title, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(
      title: title._columnTitle, comparator: KeyPathComparator(value), text: value, content: nil)
  }

  /// Creates a column of texts that can be sorted by them, in the way of a comparator.
  public init<Title: TableColumnTitle, Comparator: SortComparator>(
    _ title: Title, value: KeyPath<RowValue, String>, comparator: Comparator
  ) where Content == Text, Comparator.Compared == String {
    let comparator = KeyPathComparator(value, comparator: comparator)
    self.init(title: title._columnTitle, comparator: comparator, text: value, content: nil)
  }

  /// Creates a column that can be sorted by a value.
  public init<Title: TableColumnTitle, Value: Comparable>(
    _ title: Title, value: KeyPath<RowValue, Value>,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(
      title: title._columnTitle, comparator: KeyPathComparator(value), text: nil, content: content)
  }

  /// Creates a column that can be sorted by a text, in the way of people who look for it.
  public init<Title: TableColumnTitle>(
    _ title: Title, value: KeyPath<RowValue, String>,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(
      title: title._columnTitle, comparator: KeyPathComparator(value), text: nil, content: content)
  }

  /// Creates a column that can be sorted by a text that may be missing.
  public init<Title: TableColumnTitle>(
    _ title: Title, value: KeyPath<RowValue, String?>,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(
      title: title._columnTitle, comparator: KeyPathComparator(value), text: nil, content: content)
  }

  /// Creates a column that can be sorted by a value that may be missing.
  public init<Title: TableColumnTitle, Value: Comparable>(
    _ title: Title, value: KeyPath<RowValue, Value?>,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(
      title: title._columnTitle, comparator: KeyPathComparator(value), text: nil, content: content)
  }

  /// Creates a column that can be sorted by a value, in the way of a comparator.
  public init<Title: TableColumnTitle, Value, Comparator: SortComparator>(
    _ title: Title, value: KeyPath<RowValue, Value>, comparator: Comparator,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) where Comparator.Compared == Value {
    let comparator = KeyPathComparator(value, comparator: comparator)
    self.init(title: title._columnTitle, comparator: comparator, text: nil, content: content)
  }
}

extension TableColumn where Sort: SortComparator, Sort.Compared == RowValue, Label == Text {
  /// Creates a column that can be sorted by, in the way of a comparator of rows.
  public init<Title: TableColumnTitle>(
    _ title: Title, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) { self.init(title: title._columnTitle, comparator: comparator, text: nil, content: content) }
}

extension TableColumn: TableColumnContent {
  /// What a row of the table shows.
  public typealias TableRowValue = RowValue
  /// What the table is sorted by.
  public typealias TableColumnSortComparator = Sort

  /// Writes the header.
  public static func _renderHeaders(
    _ column: TableColumn, _ sorting: TableSorting?, in context: RenderContext
  ) {
    context.writeTableColumn(
      column.title, column.limits, column.comparator.flatMap { sorting?.column($0) })
  }

  /// Adds the comparator.
  public static func _collectComparators(of column: TableColumn, into comparators: inout [Any?]) {
    comparators.append(column.comparator)
  }

  /// Writes the cell.
  public static func _renderCells(
    _ column: borrowing TableColumn, of value: RowValue, _ remaining: inout Int,
    in context: RenderContext
  ) {
    guard remaining > 0 else { return }
    remaining -= 1
    if let text = column.text {
      Text._render(Text(verbatim: value[keyPath: text]), in: context)
    } else if let content = column.content {
      context.writeCell(content(value), isAlone: remaining == 0)
    }
  }
}

extension RenderContext {
  /// Writes a header; one that is tapped where a table can be sorted by its column.
  func writeTableColumn(_ title: String, _ limits: ColumnWidth, _ sorting: ColumnSorting?) {
    begin(.tableColumn, action: sorting.map { .named(HandlerAction.tap($0.sort).named) })
    if let sorting { turnsOver(sorting.next == .reverse) }
    write(.title, title)
    write(limits)
    write(.sortOrder, sorting?.order.map { $0 == .forward ? "forward" : "reverse" })
    end()
  }

  /// Writes a cell, which is one node whatever it is made of: a column has one in each row.
  ///
  /// One that is alone is what a row of a list shows, and written as there.
  func writeCell<Content: View>(_ content: Content, isAlone: Bool) {
    if Content.self is any SingleNode.Type { return Content._render(content, in: self) }
    // At the same place, so that what it keeps stays when the window gets narrow.
    if isAlone { return Content._render(content, in: at(.children)) }
    Content._render(content, in: beginUnnamedGroup())
    endStack()
  }
}

/// A view that is one node, and never none or several.
private protocol SingleNode {}

extension Text: SingleNode {}
extension Image: SingleNode {}
extension Label: SingleNode {}
extension Button: SingleNode {}
extension NavigationLink: SingleNode {}
extension Toggle: SingleNode {}
extension HStack: SingleNode {}
extension VStack: SingleNode {}
extension ModifiedContent: SingleNode where Content: SingleNode, Modifier: LooksModifier {}
