/// Members that are exactly one node: itself, or a stack of all others counts.
extension PatchComposer {
  /// Turns the shown value of the member at the path at hand into the current one.
  mutating func updateSingle(_ old: FlatItems, _ new: FlatItems) {
    let wasWrapped = old.shownNodeCount != 1
    let isWrapped = new.nodeCount != 1
    noteCounted(new)
    if wasWrapped, isWrapped { return updateWrapped(old, new) }
    if !wasWrapped, !isWrapped {
      let (former, latter) = (old.singleShownNode(in: nil), new.singleNode(in: nil))
      if former.piece == latter.piece, former.node.matches(latter.node) {
        return update(former.node, latter.node, of: latter.piece)
      }
    }
    beginValue(.replace)
    let start = text.count
    writeSingle(new)
    if !isWrapped { noteCarried(new.singleNode(in: nil).node, text.count &- start) }
    endValue()
  }

  private mutating func noteCounted(_ items: FlatItems) {
    var rest = items
    while !rest.isEmpty {
      let item = rest.first
      if item.isHole, item.piece.current.knownCount == nil { counted.append(item.piece) }
      rest.removeFirst()
    }
  }

  private mutating func update(
    _ old: FlatNode, _ new: FlatNode, of piece: UnsafeMutableRawPointer?
  ) {
    let outer = target
    if let piece { target = onlyWay(from: .fromOpaque(piece)) }
    update(old, new)
    target = outer
  }

  private mutating func updateWrapped(_ old: FlatItems, _ new: FlatItems) {
    let mark = mark
    let pathMark = push(SlotName.children.key)
    update(old, new, at: 0)
    path.truncate(to: pathMark)
    settle(nil, since: mark, { $0.spend(onSingle: new) }, { $0.writeSingle(new) })
  }
}

/// The one node of some items, and the piece that it is directly in.
private struct SingleNode {
  let piece: UnsafeMutableRawPointer?
  let node: FlatNode
}

extension FlatItems {
  /// Only when the node count is 1.
  fileprivate func singleNode(in piece: UnsafeMutableRawPointer?) -> SingleNode {
    var rest = self
    while rest.first.nodeCount == 0 { rest.removeFirst() }
    let item = rest.first
    guard item.isHole else { return SingleNode(piece: piece, node: item.node) }
    return item.piece.current.items.singleNode(in: item.piece.toOpaque())
  }

  /// Only when the shown node count is 1.
  fileprivate func singleShownNode(in piece: UnsafeMutableRawPointer?) -> SingleNode {
    var rest = self
    while rest.first.shownNodeCount == 0 { rest.removeFirst() }
    let item = rest.first
    guard item.isHole else { return SingleNode(piece: piece, node: item.node) }
    return item.piece.shown.items.singleShownNode(in: item.piece.toOpaque())
  }
}
