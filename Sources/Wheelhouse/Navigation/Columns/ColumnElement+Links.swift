// Links of leading columns lead to the detail column's stack, which it is given if the app gave none.
extension SplitViewElement {
  /// Does something once the detail column has a stack.
  func withDetailStack(_ action: @escaping @MainActor () -> Void) {
    if detail?.stack != nil { return action() }
    waiting.append(action)
    graph.afterRender.append { [weak self] in self?.detail?.needStack() }
    graph.needsTurn?()
  }

  /// Takes note of the stack of the detail column.
  func detailStackAppeared() {
    for column in columns.dropLast() { column.destinationsChanged() }
    graph.afterRender.append(contentsOf: waiting)
    waiting = []
  }
}

extension ColumnElement {
  /// Where the stack is that the column is given.
  private static let stackPosition: UInt64 = 0x57A

  /// Takes over what the view declares.
  func show(_ content: @escaping @MainActor (RenderContext) -> Void) {
    self.content.content = { [unowned self] context in
      guard hasOwnStack else { return content(context) }
      let stack = NavigationStack<EmptyView>(rendering: content)
      NavigationStack<EmptyView>._render(stack, in: context.at(Self.stackPosition))
    }
  }

  /// The screen to which links of other columns have led, where the column was given a stack for that.
  var linkedContent: ScreenElement? { hasOwnStack ? stack?.firstAboveRoot : nil }

  /// Whether a snapshot knows the stack that the column was given.
  func hadOwnStack() -> Bool {
    let place = StableHash.mix(StableHash.mix(content.identity, 1), Self.stackPosition)
    return graph.restoring?.stacks[place] != nil
  }

  fileprivate func needStack() {
    guard stack == nil, !isDestroyed else { return }
    hasOwnStack = true
    content.invalidate()
  }
}

extension Element {
  /// The stack that a link here pushes to: the one around it, else that of the detail column.
  final var linkTarget: NavigationStackElement? {
    var candidate: Element? = self
    while let found = candidate {
      if let stack = found as? NavigationStackElement { return stack }
      if let column = found as? ColumnElement { return column.split.detail?.stack }
      if let frame = found as? FrameElement, frame.isModal { return nil }
      candidate = found.owner
    }
    return nil
  }

  /// Whether a link here pushes to a stack that it is in itself, and not to that of another column.
  final var hasStackAround: Bool {
    guard let linkTarget else { return false }
    return nearest(NavigationStackElement.self) === linkTarget
  }

  /// Goes to a route value that a link here names.
  final func go(to value: any Hashable) {
    if let stack = linkTarget { return stack.go(to: value, from: self) }
    guard let leadingColumn else { return graph.advise?(.deadLink(to: value)) ?? () }
    leadingColumn.split.withDetailStack { [weak self] in
      guard let self, !isDestroyed else { return }
      linkTarget?.go(to: value, from: self)
    }
  }

  /// The column this is in, unless that is the detail column, whose links need a stack around them.
  final var leadingColumn: ColumnElement? {
    guard let column, column !== column.split.detail else { return nil }
    return column
  }
}
