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
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.content = content()
    rows = ListRows(selection: selection.map { SingleSelection($0) })
  }

  /// Creates a list that selects any number of rows.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.content = content()
    rows = ListRows(selection: selection.map { MultipleSelection($0) })
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
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  )
  where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a list of the elements of a collection with the ids at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }
}

extension List {
  /// Creates a list of the elements of a collection that selects one of them.
  ///
  /// The selection may be of the elements' ids or of the elements themselves.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  )
  where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list of the elements of a collection that selects any number of them.
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

  /// Whether rows accept the same as those of another list.
  func isSame(as other: ListRows) -> Bool {
    guard let selection, let others = other.selection else {
      return selection == nil && other.selection == nil
    }
    return selection.isSame(as: others)
  }

  /// Selects a value if the list selects values of its type.
  func select(_ value: any Hashable) -> Bool { selection?.choose(value) ?? false }

  /// What selecting a row chooses: the element itself where the selection is of elements, else its id.
  func key<ID: Hashable>(of element: Any, id: ID) -> any Hashable {
    guard let selection, !selection.accepts(id), let element = element as? any Hashable else {
      return id
    }
    return selection.accepts(element) ? element : id
  }

  /// Writes a row that takes commands.
  func row(
    key: any Hashable, actions: [NamedAction] = [], in context: RenderContext,
    _ content: (RenderContext) -> Void
  ) {
    var actions = actions
    if let selection, selection.accepts(key) {
      actions.append(NamedAction(name: .select) { _ in selection.choose(key) })
    }
    guard !actions.isEmpty else { return content(context) }
    context.begin(.row, action: .named(actions))
    context.write(.selected, flag: selection?.isSelected(key) ?? false)
    context.renderer.writer.beginSlot(.children)
    content(context.inside(.row(self)).at(2))
    context.renderer.writer.endSlot()
    context.end()
  }
}

/// A list's selection, whatever its type.
class ListSelection {
  /// The column that the list stands in, if that follows it.
  final weak var column: ColumnElement?

  init() {}
  func accepts(_ value: any Hashable) -> Bool { false }
  func isSelected(_ value: any Hashable) -> Bool { false }
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

final class SingleSelection<Value: Hashable>: ListSelection {
  private let binding: Binding<Value?>

  init(_ binding: Binding<Value?>) { self.binding = binding }

  override func isSame(as other: ListSelection) -> Bool {
    (other as? SingleSelection)?.binding.isSameInput(as: binding) ?? false
  }

  override func accepts(_ value: any Hashable) -> Bool { value is Value }

  override func isSelected(_ value: any Hashable) -> Bool {
    guard let value = value as? Value else { return false }
    return binding.wrappedValue == value
  }

  override func select(_ value: any Hashable) -> Bool {
    guard let value = value as? Value else { return false }
    binding.wrappedValue = value
    return true
  }

  override var hasSelection: Bool { binding.wrappedValue != nil }

  override func clear() { binding.wrappedValue = nil }
}

final class MultipleSelection<Value: Hashable>: ListSelection {
  private let binding: Binding<Set<Value>>

  init(_ binding: Binding<Set<Value>>) { self.binding = binding }

  override func isSame(as other: ListSelection) -> Bool {
    (other as? MultipleSelection)?.binding.isSameInput(as: binding) ?? false
  }

  override func accepts(_ value: any Hashable) -> Bool { value is Value }

  override func isSelected(_ value: any Hashable) -> Bool {
    guard let value = value as? Value else { return false }
    return binding.wrappedValue.contains(value)
  }

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
