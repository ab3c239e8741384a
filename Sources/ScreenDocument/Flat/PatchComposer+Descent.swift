/// Pieces and nodes whose own content stays: on the way to changed pieces below.
extension PatchComposer {
  /// Turns the shown nodes of a piece, the first at `index` of the list at hand, into the current.
  mutating func update(_ piece: Unmanaged<Piece>, at index: Int) {
    unmet -= 1
    guard unmet > 0 || piece.hasPending else { return }
    let outer = target
    target = onlyWay(from: piece)
    if piece.hasPending {
      update(piece.shown.items, piece.current.items, at: index)
    } else if let target, piece.current.isAllHoles, piece.current.isEven {
      descend(to: target, among: piece.current, at: index)
    } else {
      descend(into: piece.current.items, at: index)
    }
    target = outer
  }

  /// The shortest way, through a piece of nothing but rows.
  private mutating func descend(
    to target: UnsafeMutableRawPointer, among content: PieceContent, at start: Int
  ) {
    for index in 0..<content.holeCount where content.hole(index).toOpaque() == target {
      return update(content.hole(index), at: start &+ index)
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
    let isEven = items.content.isEven
    var rest = items
    var index = start
    while !rest.isEmpty {
      let item = rest.first
      if item.isHole {
        let piece = item.piece
        if leads(to: piece) { update(piece, at: index) }
      } else if item.node.hasHoles {
        descend(into: item.node, at: index)
      }
      rest.removeFirst()
      // The last one is not counted: nothing comes after it, and counting looks at all pieces in it.
      if unmet == 0 || rest.isEmpty { return }
      index &+= isEven || !item.isHole ? 1 : item.piece.nodeCount
    }
  }

  /// Whether the walk goes into a piece; only where its own place is not new.
  @inline(__always)
  func leads(to piece: Unmanaged<Piece>) -> Bool {
    if let target { return piece.toOpaque() == target }
    return piece.isMarked
  }

  private mutating func descend(into node: FlatNode, at index: Int) {
    let mark = push(index)
    update(node, node)
    path.truncate(to: mark)
  }
}
