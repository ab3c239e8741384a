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
  private let counts: [Int]
  /// How many nodes of each item are still to be taken or passed.
  private var waiting: RunningTotals
  /// How many nodes of each item were taken after it was passed.
  private var taken: RunningTotals
  /// Of each item that was passed, the index of its first node, were nothing before it taken.
  private var places: [Int]
  /// The first item that was not passed.
  private var next = 0
  private var isGone: [Bool]
  var place: Int

  init(_ siblings: KeyedSiblings, at start: Int) {
    counts = siblings.old.map { $0.isKept ? $0.count : 0 }
    waiting = RunningTotals(counts)
    taken = RunningTotals(counts.map { _ in 0 })
    places = counts.map { _ in 0 }
    isGone = counts.map { _ in false }
    place = start
  }

  /// Goes to behind an item that stays, and passes those before it.
  mutating func passUntilBehind(_ former: Int) {
    while next < former {
      if !isGone[next] {
        places[next] = place + taken.before(next)
        place += counts[next]
      }
      next += 1
    }
    next = former + 1
    place += counts[former]
  }

  /// Takes out an item that moves and returns the index of its first node.
  mutating func take(_ former: Int) -> Int {
    isGone[former] = true
    guard former < next else {
      let position = place + waiting.before(former) - waiting.before(next)
      waiting.add(-counts[former], at: former)
      return position
    }
    let position = places[former] - taken.before(former)
    taken.add(counts[former], at: former)
    place -= counts[former]
    return position
  }
}

/// Numbers of which a sum of the first ones is found in as few steps as one of them is changed: a Fenwick tree.
private struct RunningTotals {
  private var sums: [Int]

  init(_ numbers: [Int]) {
    sums = [0] + numbers
    for index in sums.indices.dropFirst() {
      let above = index + (index & -index)
      if above < sums.count { sums[above] += sums[index] }
    }
  }

  /// The sum of those before an index.
  func before(_ index: Int) -> Int {
    var (sum, place) = (0, index)
    while place > 0 {
      sum += sums[place]
      place &= place - 1
    }
    return sum
  }

  mutating func add(_ number: Int, at index: Int) {
    var place = index + 1
    while place < sums.count {
      sums[place] += number
      place += place & -place
    }
  }
}
