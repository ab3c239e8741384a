import ScreenDocument

/// A view for each element of a collection, told apart by ids.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  @usableFromInline let data: Data
  /// The id of an element; a closure, which the app's module can make a plain field access.
  @usableFromInline let id: @MainActor (Data.Element) -> ID
  @usableFromInline let content: (Data.Element) -> Content
  @usableFromInline var delete: (@MainActor (IndexSet) -> Void)?
  @usableFromInline var move: (@MainActor (IndexSet, Int) -> Void)?

  @inlinable
  init(
    data: Data, id: @escaping @MainActor (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
    delete = nil
    move = nil
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  /// Never called: it draws itself.
  public var body: Never { neverBody(Self.self) }

  /// Creates views of elements that have an identity.
  @inlinable
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, id: { $0.id }, content: content)
  }

  /// Creates views of elements with the id at a key path.
  @inlinable
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, id: { $0[keyPath: id] }, content: content) }

  /// Renders each element under its id; in a list with rows that take commands, as a row.
  @inlinable
  public static func _render(_ view: borrowing ForEach, in context: RenderContext) {
    if let rows = view.rows(in: context) {
      return view.renderRows(rows, in: context)
    }
    let keys = RowKeys.begin()
    let reader = context.scrollReader
    for element in view.data {
      let key = RowKeys.distinct(StableHash.key(view.id(element)), in: keys, of: Self.self)
      let place = context.at(key)
      if reader == 0 {
        Content._render(view.content(element), in: place)
      } else {
        Content._render(view.content(element), in: place.scrolled(to: key, in: reader))
        context.takeBack()
      }
    }
    RowKeys.end()
  }

  /// What the rows accept, nil when they are plain.
  @usableFromInline
  func rows(in context: RenderContext) -> ListRows? {
    guard let rows = context.container.list, !Content._isSection else { return nil }
    return rows.selection != nil || delete != nil || move != nil ? rows : nil
  }

  @inlinable
  func renderRows(_ rows: ListRows, in context: RenderContext) {
    let marks = rows.marks()
    let keys = RowKeys.begin()
    var editing = RowEditing(delete: delete, move: move)
    let pins = editing.isAsked ? context.pins : []
    let reader = context.scrollReader
    let unfolds = Content._unfolds && !editing.isAsked && context.isUnmodified
    for element in data {
      let key = id(element)
      let distinct = RowKeys.distinct(StableHash.key(key), in: keys, of: Self.self)
      let place = context.at(distinct).scrolled(to: distinct, in: reader)
      defer { if reader != 0 { context.takeBack() } }
      let view = content(element)
      guard Content._isRow(view) else {
        Content._render(view, in: place)
        editing.offset += 1
        continue
      }
      if editing.isAsked { editing.come(to: pins.union(Content._pins(of: view))) }
      let chosen =
        Content._tag(of: view, in: rows)
        ?? (rows.keys(are: ID.self) ? nil : rows.key(of: element, id: key))
      if unfolds {
        place.render(view, labelChoosing: chosen ?? key, rows)
        continue
      }
      let inner =
        if let chosen {
          place.beginRow(choosing: chosen, rows, marks, editing)
        } else {
          place.beginRow(rows, marks, editing, key: key)
        }
      Content._render(view, in: inner ?? place)
      if inner != nil { place.endStack() }
      editing.offset += 1
    }
    editing.end()
    RowKeys.end()
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates a view for each number of a range.
  @inlinable
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping @MainActor (Int) -> Content) {
    self.init(data: data, id: { $0 }, content: content)
  }
}

// The disfavoured ones are for `isFixed ? nil : { … }`: of an optional closure that is to be the main actor's the
// compiler says no more than that it fails. Whoever writes one is on the main actor, and there it is called.

extension ForEach {
  /// Lets rows of a list or a table be deleted; `action` is given the offsets.
  public func onDelete(perform action: (@MainActor (IndexSet) -> Void)?) -> ForEach {
    var copy = self
    copy.delete = action
    return copy
  }

  /// Lets rows of a list or a table be deleted; `action` is given the offsets.
  @_disfavoredOverload
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
    guard let action else { return self }
    nonisolated(unsafe) let delete = action
    return onDelete { delete($0) }
  }
}

extension ForEach where Content: View {
  /// Lets rows be moved; `action` is given the offsets and the place before removal where they go.
  public func onMove(perform action: (@MainActor (IndexSet, Int) -> Void)?) -> ForEach {
    var copy = self
    copy.move = action
    return copy
  }

  /// Lets rows be moved; `action` is given the offsets and the place before removal where they go.
  @_disfavoredOverload
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
    guard let action else { return self }
    nonisolated(unsafe) let move = action
    return onMove { move($0, $1) }
  }
}
