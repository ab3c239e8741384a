/// What rows do to the collection that they stand for, without a closure of the app's own.
public nonisolated struct EditActions<Data>: OptionSet, Sendable {
  /// One bit for each action.
  public let rawValue: Int

  /// Creates a set of actions from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A row is moved, and so is its element.
  public static var move: EditActions { EditActions(rawValue: 1) }

  /// A row is deleted, and its element removed.
  public static var delete: EditActions { EditActions(rawValue: 2) }

  /// Both.
  public static var all: EditActions { [.move, .delete] }
}

extension ForEach where Content: View {
  /// Creates views of elements that have an identity, each with a binding to its element, which delete and move them.
  public init<Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<Elements>, editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == [BoundElement<Elements.Element, ID>], Elements.Element: Identifiable,
    ID == Elements.Element.ID, Elements.Index == Int
  {
    self = ForEach(data, content: content).editing(data, editActions)
  }

  /// Creates views of elements with the id at a key path, each with a binding to its element, which delete and move them.
  public init<Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == [BoundElement<Elements.Element, ID>], Elements.Index == Int {
    self = ForEach(data, id: id, content: content).editing(data, editActions)
  }

  private func editing<Elements: MutableCollection & RangeReplaceableCollection>(
    _ data: Binding<Elements>, _ actions: EditActions<Elements>
  ) -> ForEach where Elements.Index == Int {
    var copy = self
    if actions.contains(.delete) { copy.delete = { data.wrappedValue.remove(atOffsets: $0) } }
    if actions.contains(.move) {
      copy.move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
    return copy
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of the elements that a binding is to, whose rows delete and move them.
  public init<
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View
  >(
    _ data: Binding<Elements>, editActions: EditActions<Elements>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Content == ForEach<
      [BoundElement<Elements.Element, Elements.Element.ID>], Elements.Element.ID, Row
    >,
    Elements.Element: Identifiable, Elements.Index == Int
  {
    self.init { ForEach(data, editActions: editActions, content: rowContent) }
  }

  /// Creates a list of the elements that a binding is to, by the id at a key path, whose rows delete and move them.
  public init<
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    ID: Hashable, Row: View
  >(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    editActions: EditActions<Elements>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  ) where Content == ForEach<[BoundElement<Elements.Element, ID>], ID, Row>, Elements.Index == Int {
    self.init { ForEach(data, id: id, editActions: editActions, content: rowContent) }
  }
}

extension List {
  /// Creates a list of the elements that a binding is to, whose rows delete and move them, and of which it selects one.
  public init<
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View
  >(
    _ data: Binding<Elements>, editActions: EditActions<Elements>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Content == ForEach<
      [BoundElement<Elements.Element, Elements.Element.ID>], Elements.Element.ID, Row
    >,
    Elements.Element: Identifiable, Elements.Index == Int
  {
    self.init(selection: selection) {
      ForEach(data, editActions: editActions, content: rowContent)
    }
  }

  /// Creates a list of the elements that a binding is to, by the id at a key path, whose rows delete and move them, and of
  /// which it selects one.
  public init<
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    ID: Hashable, Row: View
  >(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    editActions: EditActions<Elements>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  ) where Content == ForEach<[BoundElement<Elements.Element, ID>], ID, Row>, Elements.Index == Int {
    self.init(selection: selection) {
      ForEach(data, id: id, editActions: editActions, content: rowContent)
    }
  }

  /// Creates a list of the elements that a binding is to, whose rows delete and move them, and of which it selects any.
  public init<
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View
  >(
    _ data: Binding<Elements>, editActions: EditActions<Elements>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Content == ForEach<
      [BoundElement<Elements.Element, Elements.Element.ID>], Elements.Element.ID, Row
    >,
    Elements.Element: Identifiable, Elements.Index == Int
  {
    self.init(selection: selection) {
      ForEach(data, editActions: editActions, content: rowContent)
    }
  }

  /// Creates a list of the elements that a binding is to, by the id at a key path, whose rows delete and move them, and of
  /// which it selects any.
  public init<
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    ID: Hashable, Row: View
  >(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    editActions: EditActions<Elements>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  ) where Content == ForEach<[BoundElement<Elements.Element, ID>], ID, Row>, Elements.Index == Int {
    self.init(selection: selection) {
      ForEach(data, id: id, editActions: editActions, content: rowContent)
    }
  }
}
