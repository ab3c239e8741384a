/// Lists of siblings: what stays in step is updated on the spot, the rest is compared by key.
extension PatchComposer {
  /// Turns shown items, the first node at `start` of the list at hand, into the current ones.
  mutating func update(_ old: FlatItems, _ new: FlatItems, at start: Int) {
    var (old, new) = (old, new)
    var index = start
    while !old.isEmpty, !new.isEmpty, old.first.matches(new.first) {
      update(old.first, new.first, at: index)
      index &+= new.first.nodeCount
      old.removeFirst()
      new.removeFirst()
    }
    if new.isEmpty {
      let count = old.shownNodeCount
      removeNodes(index..<index + count)
    } else if old.isEmpty {
      var place = index
      insert(new, at: &place, replacingBefore: index)
    } else {
      updateByKey(old, new, at: index)
    }
  }

  /// Turns one matched item into the current one.
  mutating func update(_ old: FlatItem, _ new: FlatItem, at index: Int) {
    if new.isHole {
      if leads(to: new.piece) { update(new.piece, at: index) }
    } else if !new.node.isSame(as: old.node) {
      let mark = push(index)
      update(old.node, new.node)
      path.truncate(to: mark)
    }
  }

  /// Removes siblings, the last one first, so that the indices of the others stay.
  mutating func removeNodes(_ indices: Range<Int>) {
    for index in indices.reversed() { remove(at: index) }
  }

  /// Inserts all nodes of the items at `place` and moves it behind them.
  ///
  /// - Parameters:
  ///   - end: nodes at lesser places are put over those that are there.
  mutating func insert(_ items: FlatItems, at place: inout Int, replacingBefore end: Int) {
    var rest = items
    while !rest.isEmpty {
      insert(rest.first, at: &place, replacingBefore: end)
      rest.removeFirst()
    }
  }

  mutating func insert(_ item: FlatItem, at place: inout Int, replacingBefore end: Int) {
    if item.isHole {
      noteWriting(item.piece)
      return insert(item.piece.current.items, at: &place, replacingBefore: end)
    }
    let mark = push(place)
    beginValue(place < end ? .replace : .add)
    let start = text.count
    write(item.node)
    noteCarried(item.node, text.count &- start)
    endValue()
    path.truncate(to: mark)
    place += 1
  }
}

extension FlatItem {
  /// Whether this item may be updated to become the other one.
  @inline(__always)
  func matches(_ other: FlatItem) -> Bool {
    if isHole { return other.isHole && piece.isSame(as: other.piece) }
    return node.matches(other.node)
  }
}

extension FlatNode {
  /// Whether there is surely nothing to do in this node; a hole may hide something.
  @inline(__always)
  fileprivate func isSame(as other: FlatNode) -> Bool {
    guard !hasHoles, length == other.length else { return false }
    return start.hasSameBytes(as: other.start, count: length)
  }
}
