import ScreenDocument

// A node has one background, and its padding lies within it. What modifiers further out leave around a background, or
// put behind it, is that of a box around the node: `.padding().background(.red).padding()` is a node in a box.
extension RenderContext {
  /// Up to where, of what is pending, it belongs to a box around a background that is added here; nil if there is none.
  ///
  /// A row of a list has none, which is the list's to draw.
  var boxEdge: Int32? {
    guard !pending.isEmpty, container.isPlain else { return nil }
    return lastPending(of: [.padding, .background]).map { Int32($0) + 1 }
  }

  /// Opens the box, and returns the context of what is in it: at the same place, whether there is a box or not.
  func beginBox(_ edge: Int32) -> RenderContext {
    var inner = box(edge).beginStack(HorizontalAlignment.center, nil)
    inner.identity = identity
    inner.pending = pending
    inner.pending.start = edge
    // The colour of the words says how strong the background is that they lie on.
    return ink(before: edge).map { inner.adding($0) } ?? inner
  }

  /// Closes the box that `beginBox` opened.
  func endBox(_ edge: Int32) {
    if ink(before: edge) != nil { takeBack() }
    box(edge).endStack()
  }

  private func ink(before edge: Int32) -> PendingModifier? {
    lastPending(of: [.foreground], before: edge).map { renderer.pending[$0] }
  }

  private func box(_ edge: Int32) -> RenderContext {
    var outer = at(0xB0)
    outer.pending.end = edge
    return outer
  }
}
