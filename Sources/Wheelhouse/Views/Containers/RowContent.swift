// What a view in a ``ForEach`` says of the row it would be: whether it is one, by which tag it is chosen, and whether it
// stays where others are deleted and moved.
//
// It is asked of the value and not of the type alone, since an ``AnyView`` or a branch may be anything. For the types
// whose rows are always rows and never have a tag the answers are constants.

extension EmptyView {
  /// It is no row.
  @inlinable
  public static func _isRow(_ view: borrowing EmptyView) -> Bool { false }
}

extension PairView {
  /// Whether both are.
  @inlinable
  public static var _isSection: Bool { First._isSection && Second._isSection }

  /// Whether there is a row among the two.
  @inlinable
  public static func _isRow(_ view: borrowing PairView) -> Bool {
    if First._isRow(view.first) { return true }
    return Second._isRow(view.second)
  }

  /// What either switches off.
  @inlinable
  public static func _pins(of view: borrowing PairView) -> RowPins {
    First._pins(of: view.first).union(Second._pins(of: view.second))
  }
}

extension Group {
  /// Whether the content is one.
  @inlinable
  public static var _isSection: Bool { Content._isSection }

  /// Whether the content is a label and what it unfolds.
  @inlinable
  public static var _unfolds: Bool { Content._unfolds }

  /// Whether the content is one.
  @inlinable
  public static func _isRow(_ view: borrowing Group) -> Bool { Content._isRow(view.content) }

  /// The tag of the content.
  @inlinable
  public static func _tag(of view: borrowing Group, in rows: ListRows) -> (any Hashable)? {
    Content._tag(of: view.content, in: rows)
  }

  /// What the content switches off.
  @inlinable
  public static func _pins(of view: borrowing Group) -> RowPins { Content._pins(of: view.content) }
}

extension ForEach {
  /// False: each of its views is one.
  @inlinable
  public static func _isRow(_ view: borrowing ForEach) -> Bool { false }
}

extension Optional where Wrapped: View {
  /// Whether there is a view, and it is one.
  @inlinable
  public static func _isRow(_ view: borrowing Wrapped?) -> Bool {
    guard let view = copy view else { return false }
    return Wrapped._isRow(view)
  }

  /// The tag of the view, if there is one.
  @inlinable
  public static func _tag(of view: borrowing Wrapped?, in rows: ListRows) -> (any Hashable)? {
    guard let view = copy view else { return nil }
    return Wrapped._tag(of: view, in: rows)
  }

  /// What the view switches off, if there is one.
  @inlinable
  public static func _pins(of view: borrowing Wrapped?) -> RowPins {
    guard let view = copy view else { return [] }
    return Wrapped._pins(of: view)
  }
}

extension _ConditionalContent {
  /// Whether the branch taken is one.
  @inlinable
  public static func _isRow(_ view: _ConditionalContent) -> Bool {
    switch view {
    case .first(let content): First._isRow(content)
    case .second(let content): Second._isRow(content)
    }
  }

  /// The tag of the branch taken.
  @inlinable
  public static func _tag(of view: _ConditionalContent, in rows: ListRows) -> (any Hashable)? {
    switch view {
    case .first(let content): First._tag(of: content, in: rows)
    case .second(let content): Second._tag(of: content, in: rows)
    }
  }

  /// What the branch taken switches off.
  @inlinable
  public static func _pins(of view: _ConditionalContent) -> RowPins {
    switch view {
    case .first(let content): First._pins(of: content)
    case .second(let content): Second._pins(of: content)
    }
  }
}

extension ModifiedContent {
  /// Whether the content is one.
  @inlinable
  public static func _isRow(_ view: borrowing ModifiedContent) -> Bool {
    Content._isRow(view.content)
  }

  /// The tag of the content.
  @inlinable
  public static func _tag(
    of view: borrowing ModifiedContent, in rows: ListRows
  ) -> (any Hashable)? { Content._tag(of: view.content, in: rows) }

  /// What the modifier and the content switch off.
  @inlinable
  public static func _pins(of view: borrowing ModifiedContent) -> RowPins {
    let inner = Content._pins(of: view.content)
    if Modifier.self != RowPinning.self { return inner }
    return _identityCast(view.modifier, to: RowPinning.self).pins.union(inner)
  }
}

extension TaggedView {
  /// Whether the content is one.
  @inlinable
  public static var _isSection: Bool { Content._isSection }

  /// Whether the content is a label and what it unfolds.
  @inlinable
  public static var _unfolds: Bool { Content._unfolds }

  /// Whether the content is one.
  @inlinable
  public static func _isRow(_ view: borrowing TaggedView) -> Bool { Content._isRow(view.content) }

  /// The tag, where rows are chosen by such values; else one further in.
  @inlinable
  public static func _tag(of view: borrowing TaggedView, in rows: ListRows) -> (any Hashable)? {
    rows.accept(view.tag) ? view.tag : Content._tag(of: view.content, in: rows)
  }

  /// What the content switches off.
  @inlinable
  public static func _pins(of view: borrowing TaggedView) -> RowPins {
    Content._pins(of: view.content)
  }
}

extension AnyView {
  /// Whether the wrapped view is one.
  public static func _isRow(_ view: AnyView) -> Bool { view.wrapped.isRow }

  /// The tag of the wrapped view.
  public static func _tag(of view: AnyView, in rows: ListRows) -> (any Hashable)? {
    view.wrapped.tag(in: rows)
  }

  /// What the wrapped view switches off.
  public static func _pins(of view: AnyView) -> RowPins { view.wrapped.pins }
}
