/// Two lists of siblings matched by identity: what goes, what comes, what stays, what moves.
///
/// The longest run of kept items that is in order already stays where it is; the others move.
struct KeyedSiblings {
  struct Old {
    let item: FlatItem
    /// What the client shows of it.
    let count: Int
    var isKept = false
  }

  struct New {
    let item: FlatItem
    /// The index of the old item that it was.
    var former: Int?
    var moves = false
  }

  private(set) var old: [Old] = []
  private(set) var new: [New] = []
  private(set) var hasMoves = false

  /// The number of items at the end of both lists that are the same in the same order.
  private(set) var suffix = 0

  init(_ oldItems: FlatItems, _ newItems: FlatItems) {
    var rest = oldItems
    while !rest.isEmpty {
      old.append(Old(item: rest.first, count: rest.first.shownNodeCount))
      rest.removeFirst()
    }
    rest = newItems
    while !rest.isEmpty {
      new.append(New(item: rest.first))
      rest.removeFirst()
    }
    matchSuffix()
    matchMiddle()
    chooseMoves()
  }

  private mutating func matchSuffix() {
    let limit = min(old.count, new.count)
    while suffix < limit {
      let (last, lastNew) = (old.count - 1 - suffix, new.count - 1 - suffix)
      guard old[last].item.matches(new[lastNew].item) else { return }
      keep(last, as: lastNew)
      suffix += 1
    }
  }

  /// A hash table with open addressing: an old item's index, plus one, at each taken place.
  private mutating func matchMiddle() {
    let (oldEnd, newEnd) = (old.count - suffix, new.count - suffix)
    guard oldEnd > 0, newEnd > 0 else { return }
    var size = 4
    while size < oldEnd * 2 { size *= 2 }
    var table = [Int32](repeating: 0, count: size)
    for index in 0..<oldEnd {
      var place = old[index].item.hash & (size - 1)
      while table[place] != 0 { place = (place + 1) & (size - 1) }
      table[place] = Int32(truncatingIfNeeded: index + 1)
    }
    for index in 0..<newEnd {
      var place = new[index].item.hash & (size - 1)
      while table[place] != 0 {
        let candidate = Int(table[place]) - 1
        if !old[candidate].isKept, old[candidate].item.matches(new[index].item) {
          keep(candidate, as: index)
          break
        }
        place = (place + 1) & (size - 1)
      }
    }
  }

  private mutating func keep(_ oldIndex: Int, as newIndex: Int) {
    old[oldIndex].isKept = true
    new[newIndex].former = oldIndex
  }

  /// Marks as moving all kept items outside of the longest increasing subsequence.
  private mutating func chooseMoves() {
    let end = new.count - suffix
    let kept = (0..<end).filter { new[$0].former != nil }
    let formers = kept.map { new[$0].former! }
    guard zip(formers, formers.dropFirst()).contains(where: { $0 > $1 }) else { return }
    hasMoves = true
    for index in kept { new[index].moves = true }
    for position in longestIncreasing(formers) { new[kept[position]].moves = false }
  }

  /// The positions of a longest increasing subsequence, last one first.
  private func longestIncreasing(_ values: [Int]) -> [Int] {
    var tails: [Int] = []
    var before = [Int](repeating: -1, count: values.count)
    for position in values.indices {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if values[tails[middle]] < values[position] { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[position] = tails[low - 1] }
      if low == tails.count { tails.append(position) } else { tails[low] = position }
    }
    var chosen: [Int] = []
    var position = tails.last ?? -1
    while position >= 0 {
      chosen.append(position)
      position = before[position]
    }
    return chosen
  }
}

extension FlatItem {
  fileprivate var hash: Int {
    let key = isHole ? UInt64(UInt(bitPattern: piece.toOpaque())) >> 4 : node.identity
    return Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }
}
