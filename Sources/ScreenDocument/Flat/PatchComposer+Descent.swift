/// Pieces and nodes whose own content stays: on the way to changed pieces below.
extension PatchComposer {
  /// Turns the shown nodes of a piece, the first at `index` of the list at hand, into the current.
  mutating func update(_ piece: Unmanaged<Piece>, at index: Int) {
    unmet -= 1
    if piece.hasPending {
      update(piece.shown.items, piece.current.items, at: index)
    } else {
      descend(into: piece.current.items, at: index)
    }
  }

  mutating func descend(into node: FlatNode) {
    guard node.hasHoles else { return }
    var slots = node.slots
    while !slots.isEmpty, unmet > 0 {
      let slot = slots.first
      let mark = push(slot.name.key)
      if slot.name.isSingle {
        updateSingle(slot.items, slot.items)
      } else {
        descend(into: slot.items, at: 0)
      }
      path.truncate(to: mark)
      slots.removeFirst()
    }
  }

  private mutating func descend(into items: FlatItems, at start: Int) {
    var rest = items
    var index = start
    while !rest.isEmpty, unmet > 0 {
      let item = rest.first
      if item.isHole {
        let piece = item.piece
        if piece.isMarked(turn) { update(piece, at: index) }
        index &+= piece.nodeCount
      } else {
        if item.node.hasHoles { descend(into: item.node, at: index) }
        index &+= 1
      }
      rest.removeFirst()
    }
  }

  private mutating func descend(into node: FlatNode, at index: Int) {
    let mark = push(index)
    update(node, node)
    path.truncate(to: mark)
  }
}
