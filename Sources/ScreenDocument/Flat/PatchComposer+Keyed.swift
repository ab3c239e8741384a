/// Lists of siblings in which items came, went or moved.
extension PatchComposer {
  /// Removes, moves and adds until every item is in its place, then updates those that stayed.
  mutating func updateByKey(_ oldItems: FlatItems, _ newItems: FlatItems, at start: Int) {
    if newItems.areOther(than: oldItems) { return replaceAll(oldItems, newItems, at: start) }
    let siblings = KeyedSiblings(oldItems, newItems)
    if siblings.hasMoves {
      removeLost(siblings, at: start)
      placeMoving(siblings, at: start)
    } else {
      fillGaps(siblings, at: start)
    }
    updateKept(siblings, at: start)
  }

  /// Where no item stayed, what came takes the places of what went.
  private mutating func replaceAll(_ old: FlatItems, _ new: FlatItems, at start: Int) {
    let (lost, added) = (old.shownNodeCount, new.nodeCount)
    if lost > added { removeNodes(start + added..<start + lost) }
    var place = start
    insert(new, at: &place, replacingBefore: start + min(lost, added))
  }

  /// Where nothing moves, what came between two kept items takes the places of what went there.
  private mutating func fillGaps(_ siblings: KeyedSiblings, at start: Int) {
    let gaps = siblings.gaps
    var end = siblings.old.reduce(start) { $0 + $1.count }
    for gap in gaps.reversed() {
      end -= gap.keptCount
      if gap.lost > gap.added { removeNodes(end - gap.lost + gap.added..<end) }
      end -= gap.lost
    }
    var place = start
    for gap in gaps {
      let limit = place + min(gap.lost, gap.added)
      for item in siblings.new[gap.items] {
        insert(item.item, at: &place, replacingBefore: limit)
      }
      place += gap.keptCount
    }
  }

  private mutating func removeLost(_ siblings: KeyedSiblings, at start: Int) {
    var end = siblings.old.reduce(start) { $0 + $1.count }
    for old in siblings.old.reversed() {
      if !old.isKept { removeNodes(end - old.count..<end) }
      end -= old.count
    }
  }

  private mutating func placeMoving(_ siblings: KeyedSiblings, at start: Int) {
    var waiting = WaitingSiblings(siblings, at: start)
    for new in siblings.new.dropLast(siblings.suffix) {
      guard let former = new.former else {
        insert(new.item, at: &waiting.place, replacingBefore: 0)
        continue
      }
      guard new.moves else {
        waiting.passUntilBehind(former)
        continue
      }
      let count = siblings.old[former].count
      let position = waiting.take(former)
      moveNodes(count, from: position, to: waiting.place)
      waiting.place += count
    }
  }

  /// Moves siblings that stand together; `target` counts without them.
  private mutating func moveNodes(_ count: Int, from index: Int, to target: Int) {
    for offset in 0..<count {
      if index > target {
        move(from: index + offset, to: target + offset)
      } else {
        move(from: index, to: target + count - 1)
      }
    }
  }

  private mutating func updateKept(_ siblings: KeyedSiblings, at start: Int) {
    var index = start
    for new in siblings.new {
      if let former = new.former { update(siblings.old[former].item, new.item, at: index) }
      index += new.item.nodeCount
    }
  }
}

extension FlatItems {
  /// Whether surely no item was one of the others; with many of both that is not looked into.
  func areOther(than others: FlatItems) -> Bool {
    var comparisons = 64
    var rest = self
    while !rest.isEmpty {
      var candidates = others
      while !candidates.isEmpty {
        comparisons &-= 1
        if comparisons < 0 || candidates.first.matches(rest.first) { return false }
        candidates.removeFirst()
      }
      rest.removeFirst()
    }
    return true
  }
}

/// The kept items that are not in their places yet while a list is brought into its new order.
///
/// Front to back, everything before `place` is final, apart from the items that were passed
/// because they move further back.
private struct WaitingSiblings {
  private struct Item {
    let former: Int
    let count: Int
    /// The index of the first node; only of passed items, the others follow `place` closely.
    var position = 0
  }

  private var items: [Item]
  private var passed = 0
  var place: Int

  init(_ siblings: KeyedSiblings, at start: Int) {
    items = siblings.old.indices.filter { siblings.old[$0].isKept }
      .map { Item(former: $0, count: siblings.old[$0].count) }
    place = start
  }

  /// Goes to behind an item that stays, and passes those before it.
  mutating func passUntilBehind(_ former: Int) {
    while items[passed].former != former {
      items[passed].position = place
      place += items[passed].count
      passed += 1
    }
    place += items.remove(at: passed).count
  }

  /// Takes out an item that moves and returns the index of its first node.
  mutating func take(_ former: Int) -> Int {
    let index = items.firstIndex { $0.former == former }!
    if index >= passed {
      let position = items[passed..<index].reduce(place) { $0 + $1.count }
      items.remove(at: index)
      return position
    }
    let item = items.remove(at: index)
    passed -= 1
    place -= item.count
    for later in index..<passed { items[later].position -= item.count }
    return item.position
  }
}
