// Lists whose rows are given bindings to their elements; see ``ForEach``.
extension List where SelectionValue == Never {
  /// Creates a list of the elements that a binding is to.
  @inlinable
  public init<
    Elements: MutableCollection & RandomAccessCollection, Row: View
  >(
    _ data: Binding<Elements>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Content == ForEach<
      [BoundElement<Elements.Element, Elements.Element.ID>], Elements.Element.ID, Row
    >,
    Elements.Element: Identifiable
  {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a list of the elements that a binding is to, with the ids at a key path.
  @inlinable
  public init<
    Elements: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View
  >(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Content == ForEach<[BoundElement<Elements.Element, ID>], ID, Row>
  {
    self.init { ForEach(data, id: id, content: rowContent) }
  }
}

extension List {
  /// Creates a list of the elements that a binding is to, of which it selects one by its id.
  @inlinable
  public init<
    Elements: MutableCollection & RandomAccessCollection, Row: View
  >(
    _ data: Binding<Elements>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Content == ForEach<
      [BoundElement<Elements.Element, Elements.Element.ID>], Elements.Element.ID, Row
    >,
    Elements.Element: Identifiable
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list of the elements that a binding is to, of which it selects any number by their ids.
  @inlinable
  public init<
    Elements: MutableCollection & RandomAccessCollection, Row: View
  >(
    _ data: Binding<Elements>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Content == ForEach<
      [BoundElement<Elements.Element, Elements.Element.ID>], Elements.Element.ID, Row
    >,
    Elements.Element: Identifiable
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list of the elements that a binding is to, with the ids at a key path, that selects one.
  @inlinable
  public init<
    Elements: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View
  >(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Content == ForEach<[BoundElement<Elements.Element, ID>], ID, Row>
  {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list of the elements that a binding is to, with the ids at a key path, that selects any.
  @inlinable
  public init<
    Elements: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View
  >(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Content == ForEach<[BoundElement<Elements.Element, ID>], ID, Row>
  {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}
