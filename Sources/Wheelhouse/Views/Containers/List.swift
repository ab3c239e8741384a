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
    _ data: Data, @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  )
  where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a list of the elements of a collection with the ids at a key path.
  @inlinable
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
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
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  )
  where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list of the elements of a collection that selects any number of them.
  @inlinable
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  )
  where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }
}

/// What the rows of a list accept.
@usableFromInline
final class ListRows {
  nonisolated deinit {}

  @usableFromInline static let plain = ListRows(selection: nil)
  let selection: ListSelection?

  init(selection: ListSelection?) { self.selection = selection }

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
    guard let selection, let others = other.selection else {
      return selection == nil && other.selection == nil
    }
    return selection.isSame(as: others)
  }

  /// Selects a value if the list selects values of its type.
  func select(_ value: any Hashable) -> Bool { selection?.choose(value) ?? false }

  /// What is selected now, for all rows of a rendering.
  @usableFromInline
  func marks() -> SelectionMarks? { selection?.marks() }

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

/// A list's selection, whatever its type.
class ListSelection {
  nonisolated deinit {}

  /// The column that the list stands in, if that follows it.
  final weak var column: ColumnElement?

  init() {}
  func accepts<Key: Hashable>(_ key: Key) -> Bool { false }
  /// Whether every key of a type is accepted.
  func chooses(_ type: any Any.Type) -> Bool { false }
  /// What is selected now.
  func marks() -> SelectionMarks { SelectionMarks() }
  func isSelected(_ value: any Hashable) -> Bool { marks().isSelected(value) }
  func select(_ value: any Hashable) -> Bool { false }
  func isSame(as other: ListSelection) -> Bool { false }
  var hasSelection: Bool { false }
  func clear() {}

  /// Does what a person who selects a row wants: selects it, and goes on to the next column.
  final func choose(_ value: any Hashable) -> Bool {
    guard select(value) else { return false }
    if isSelected(value) { column?.didSelect() }
    return true
  }
}

/// What is selected in a list, read once for all of its rows.
@usableFromInline
class SelectionMarks {
  nonisolated deinit {}

  init() {}
  func isSelected<Key: Hashable>(_ key: Key) -> Bool { false }
}

private final class SingleMark<Value: Hashable>: SelectionMarks {
  nonisolated deinit {}

  private let selected: Value?

  init(_ selected: Value?) { self.selected = selected }

  override func isSelected<Key: Hashable>(_ key: Key) -> Bool {
    guard let selected else { return false }
    if Key.self == Value.self { return _identityCast(key, to: Value.self) == selected }
    return key as? Value == selected
  }
}

private final class MultipleMarks<Value: Hashable>: SelectionMarks {
  nonisolated deinit {}

  private let selected: Set<Value>

  init(_ selected: Set<Value>) { self.selected = selected }

  override func isSelected<Key: Hashable>(_ key: Key) -> Bool {
    if Key.self == Value.self { return selected.contains(_identityCast(key, to: Value.self)) }
    guard let key = key as? Value else { return false }
    return selected.contains(key)
  }
}

final class SingleSelection<Value: Hashable>: ListSelection {
  nonisolated deinit {}

  private let binding: Binding<Value?>

  init(_ binding: Binding<Value?>) { self.binding = binding }

  override func isSame(as other: ListSelection) -> Bool {
    (other as? SingleSelection)?.binding.isSameInput(as: binding) ?? false
  }

  override func accepts<Key: Hashable>(_ key: Key) -> Bool {
    Key.self == Value.self || key is Value
  }

  override func chooses(_ type: any Any.Type) -> Bool { type == Value.self }

  override func marks() -> SelectionMarks { SingleMark(binding.wrappedValue) }

  override func select(_ value: any Hashable) -> Bool {
    guard let value = value as? Value else { return false }
    binding.wrappedValue = value
    return true
  }

  override var hasSelection: Bool { binding.wrappedValue != nil }

  override func clear() { binding.wrappedValue = nil }
}

final class MultipleSelection<Value: Hashable>: ListSelection {
  nonisolated deinit {}

  private let binding: Binding<Set<Value>>

  init(_ binding: Binding<Set<Value>>) { self.binding = binding }

  override func isSame(as other: ListSelection) -> Bool {
    (other as? MultipleSelection)?.binding.isSameInput(as: binding) ?? false
  }

  override func accepts<Key: Hashable>(_ key: Key) -> Bool {
    Key.self == Value.self || key is Value
  }

  override func chooses(_ type: any Any.Type) -> Bool { type == Value.self }

  override func marks() -> SelectionMarks { MultipleMarks(binding.wrappedValue) }

  /// Adds the value, or removes it if it was selected.
  override func select(_ value: any Hashable) -> Bool {
    guard let value = value as? Value else { return false }
    binding.wrappedValue.formSymmetricDifference([value])
    return true
  }

  override var hasSelection: Bool { !binding.wrappedValue.isEmpty }

  override func clear() { binding.wrappedValue = [] }
}

extension RenderContext {
  /// Opens a list and its children, and returns the context of these.
  @usableFromInline
  func beginList(_ rows: ListRows) -> RenderContext {
    begin(.list, action: refreshAction)
    if let selection = rows.selection { follow(selection) }
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
