import ScreenDocument

/// Rows, plain or in sections.
public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
  @usableFromInline let content: Content
  @usableFromInline let rows: ListRows

  @inlinable
  init(content: Content, rows: ListRows) {
    self.content = content
    self.rows = rows
  }

  /// Creates a list that selects one row.
  @inlinable
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), rows: .selecting(one: selection))
  }

  /// Creates a list that selects any number of rows.
  @inlinable
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), rows: .selecting(any: selection))
  }

  /// Writes a list node.
  @inlinable
  public static func _render(_ view: borrowing List, in context: RenderContext) {
    Content._render(view.content, in: context.beginList(view.rows))
    context.endStack()
  }
}

extension List where SelectionValue == Never {
  /// Creates a list.
  @inlinable
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), rows: .plain)
  }

  /// Creates a list of the elements of a collection.
  @inlinable
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a list of the elements of a collection with the ids at a key path.
  @inlinable
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list with a row for each number of a range.
  @inlinable
  public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping @MainActor (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init { ForEach(data, content: rowContent) }
  }
}

extension List {
  /// Creates a list of the elements of a collection that selects one of them.
  ///
  /// The selection may be of the elements' ids or of the elements themselves.
  @inlinable
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list of the elements of a collection that selects any number of them.
  @inlinable
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }
}

/// What the rows of a list accept.
public final class ListRows {
  nonisolated deinit {}

  @usableFromInline static let plain = ListRows(selection: nil)
  let selection: ListSelection?
  /// The key by which the label is chosen of what unfolds here, and the rows that what it unfolds are among.
  let label: (key: any Hashable, rows: ListRows)?

  init(selection: ListSelection?) {
    self.selection = selection
    label = nil
  }

  /// Rows of which the first is chosen by a key, and unfolds the others.
  init(_ rows: ListRows, labelChoosing key: any Hashable) {
    selection = rows.selection
    label = (key, rows.label?.rows ?? rows)
  }

  @usableFromInline
  static func selecting<Value: Hashable>(one selection: Binding<Value?>?) -> ListRows {
    guard let selection else { return ListRows(selection: nil) }
    return ListRows(selection: SingleSelection(selection))
  }

  @usableFromInline
  static func selecting<Value: Hashable>(any selection: Binding<Set<Value>>?) -> ListRows {
    guard let selection else { return ListRows(selection: nil) }
    return ListRows(selection: MultipleSelection(selection))
  }

  /// Whether rows accept the same as those of another list.
  func isSame(as other: ListRows) -> Bool {
    guard hasSameLabel(as: other) else { return false }
    guard let selection, let others = other.selection else {
      return selection == nil && other.selection == nil
    }
    return selection.isSame(as: others)
  }

  private func hasSameLabel(as other: ListRows) -> Bool {
    guard let label, let others = other.label else { return label == nil && other.label == nil }
    return isEqual(label.key, others.key)
  }

  /// Does what following a link to a value does, if the list selects values of its type: selects that one alone.
  ///
  /// A link of a list of any number leads where it leads, if there is a stack around it to lead to.
  func follow(to value: any Hashable, from link: Element) -> Bool {
    guard let selection, !(selection.turnsOver && link.hasStackAround) else { return false }
    return selection.choose(only: value)
  }

  /// Whether rows are chosen by values such as a tag.
  @usableFromInline
  func accept<Tag: Hashable>(_ tag: Tag) -> Bool { selection?.accepts(tag) ?? false }

  /// What is selected now, for all rows of a rendering.
  @usableFromInline
  func marks() -> SelectionMarks? { selection?.marksOfRows() }

  /// Whether selecting a row chooses its id, told by the type alone.
  @usableFromInline
  func keys<ID: Hashable>(are type: ID.Type) -> Bool { selection?.chooses(type) ?? true }

  /// What selecting a row chooses: the element itself where the selection is of elements, else its id.
  @usableFromInline
  func key<ID: Hashable>(of element: Any, id: ID) -> any Hashable {
    guard let selection, !selection.accepts(id), let element = element as? any Hashable else {
      return id
    }
    return selection.accepts(element) ? element : id
  }
}

extension RenderContext {
  /// Opens a list and its children, and returns the context of these.
  @usableFromInline
  func beginList(_ rows: ListRows) -> RenderContext {
    begin(.list, action: refreshAction)
    if let selection = rows.selection {
      write(.multiselectable, flag: selection.turnsOver)
      follow(selection)
      offerMenu(of: selection)
    }
    return beginSlot(.children, .list(rows))
  }

  /// What pulling the view down does, if anything.
  var refreshAction: HandlerAction? {
    guard let refresh = environment.values.refresh else { return nil }
    return .named([
      NamedAction(name: .refresh) { _ in
        refresh.start()
        return true
      }
    ])
  }
}
