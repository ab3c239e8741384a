/// A list's selection, whatever its type.
class ListSelection {
  nonisolated deinit {}

  /// The column that the list stands in, if that follows it.
  final weak var column: ColumnElement?

  /// What is offered for the rows.
  @exclusivity(unchecked) final var menu: SelectionMenu?

  init() {}
  /// Whether choosing what is selected takes it out of the selection.
  var turnsOver: Bool { false }
  func accepts<Key: Hashable>(_ key: Key) -> Bool { false }
  /// Whether every key of a type is accepted.
  func chooses(_ type: any Any.Type) -> Bool { false }
  /// What is selected now.
  func marks() -> SelectionMarks { SelectionMarks() }
  func isSelected(_ value: any Hashable) -> Bool { marks().isSelected(value) }
  func select(_ value: any Hashable) -> Bool { false }
  /// Selects a value, and nothing else.
  func select(only value: any Hashable) -> Bool { select(value) }
  func isSame(as other: ListSelection) -> Bool { false }
  func clear() {}

  /// Does what a person who selects a row wants: selects it, and goes on to the next column.
  final func choose(_ value: any Hashable) -> Bool {
    guard select(value) else { return false }
    goOn(with: value)
    return true
  }

  /// Does the same for a person who follows a link to a value.
  final func choose(only value: any Hashable) -> Bool {
    guard select(only: value) else { return false }
    goOn(with: value)
    return true
  }

  private func goOn(with value: any Hashable) {
    if let column, column.split.prefersColumns, isSelected(value) { column.didSelect() }
  }
}

/// What is selected in a list, read once for all of its rows.
@usableFromInline
class SelectionMarks {
  nonisolated deinit {}

  /// How many rows have asked.
  @exclusivity(unchecked) final var rowCount = 0

  init() {}
  var isEmpty: Bool { true }
  func isSelected<Key: Hashable>(_ key: Key) -> Bool { false }

  /// All that is selected, where it is of a type.
  func selected<Item: Hashable>(as type: Item.Type) -> Set<Item> { [] }

  /// Whether the same is selected; those that say nothing have nothing selected.
  func isSame(as other: SelectionMarks) -> Bool { type(of: other) == type(of: self) }
}

private final class SingleMark<Value: Hashable>: SelectionMarks {
  nonisolated deinit {}

  private let selected: Value

  init(_ selected: Value) { self.selected = selected }

  override var isEmpty: Bool { false }

  override func isSelected<Key: Hashable>(_ key: Key) -> Bool {
    isEqual(key, selected)
  }

  override func selected<Item: Hashable>(as type: Item.Type) -> Set<Item> {
    (selected as? Item).map { [$0] } ?? []
  }

  override func isSame(as other: SelectionMarks) -> Bool {
    guard type(of: other) == type(of: self) else { return false }
    return unsafeDowncast(other, to: SingleMark<Value>.self).selected == selected
  }
}

private final class MultipleMarks<Value: Hashable>: SelectionMarks {
  nonisolated deinit {}

  private let selected: Set<Value>

  init(_ selected: Set<Value>) { self.selected = selected }

  override var isEmpty: Bool { selected.isEmpty }

  override func isSelected<Key: Hashable>(_ key: Key) -> Bool {
    if Key.self == Value.self { return selected.contains(_identityCast(key, to: Value.self)) }
    guard let key = key as? Value else { return false }
    return selected.contains(key)
  }

  override func selected<Item: Hashable>(as type: Item.Type) -> Set<Item> {
    selected as? Set<Item> ?? []
  }

  override func isSame(as other: SelectionMarks) -> Bool {
    (other as? MultipleMarks)?.selected == selected
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

  override func marks() -> SelectionMarks {
    guard let selected = binding.wrappedValue else { return SelectionMarks() }
    return SingleMark(selected)
  }

  override func select(_ value: any Hashable) -> Bool { select(any: value) }

  private func select<Key: Hashable>(any value: Key) -> Bool {
    guard Key.self == Value.self else { return select(another: value) }
    binding.wrappedValue = _identityCast(value, to: Value.self)
    return true
  }

  /// Apart, since it asks for types at run time before it does anything.
  @inline(never)
  private func select<Key: Hashable>(another value: Key) -> Bool {
    guard let value = value as? Value else { return false }
    binding.wrappedValue = value
    return true
  }

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

  override var turnsOver: Bool { true }

  override func marks() -> SelectionMarks { MultipleMarks(binding.wrappedValue) }

  /// Adds the value, or removes it if it was selected.
  override func select(_ value: any Hashable) -> Bool {
    guard let value = value as? Value else { return false }
    binding.wrappedValue.formSymmetricDifference([value])
    return true
  }

  override func select(only value: any Hashable) -> Bool {
    guard let value = value as? Value else { return false }
    binding.wrappedValue = [value]
    return true
  }

  override func clear() { binding.wrappedValue = [] }
}
