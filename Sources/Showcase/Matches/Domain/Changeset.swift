/// What separates two versions of a list, so that only what changed has to be made again.
///
/// An item is the same one if its id is, and was changed if it is not equal. One that stands in another
/// order than its neighbours do counts as deleted and inserted.
nonisolated struct Changeset: Equatable, Sendable {
  /// Where items stood that are gone: places in the old version, ascending.
  let deletions: [Int]
  /// Where items stood that are there still, with other content: places in the old version, ascending.
  let modifications: [Int]
  /// Where items stand that are new: places in the new version, ascending.
  let insertions: [Int]

  var isEmpty: Bool { deletions.isEmpty && modifications.isEmpty && insertions.isEmpty }

  /// Nothing changed.
  static let none = Changeset(from: [Player](), to: [])

  /// Finds what leads from one version to the other.
  init<Item: Identifiable & Equatable>(from old: [Item], to new: [Item]) {
    let newPlaces = Dictionary(
      new.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let common = old.indices.compactMap { index in
      newPlaces[old[index].id].map { (old: index, new: $0) }
    }
    let kept = Self.longestAscent(common.map(\.new)).map { common[$0] }
    let stays = Set(kept.map(\.old))
    let stood = Set(kept.map(\.new))
    deletions = old.indices.filter { !stays.contains($0) }
    modifications = kept.filter { old[$0.old] != new[$0.new] }.map(\.old)
    insertions = new.indices.filter { !stood.contains($0) }
  }

  /// The places of a longest part of the numbers that ascends, by patience sorting.
  private static func longestAscent(_ numbers: [Int]) -> [Int] {
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: numbers.count)
    for index in numbers.indices {
      let pile = ends.partitionPoint { numbers[$0] >= numbers[index] }
      before[index] = pile > 0 ? ends[pile - 1] : nil
      if pile == ends.count { ends.append(index) } else { ends[pile] = index }
    }
    var ascent: [Int] = []
    var next = ends.last
    while let index = next {
      ascent.append(index)
      next = before[index]
    }
    return ascent.reversed()
  }
}

nonisolated extension Changeset {
  /// Turns what was made of the old version into what belongs to the new one.
  ///
  /// - Parameter make: makes the part of a place in the new version; asked for what is new or changed alone.
  func apply<Part>(to parts: [Part], make: (Int) -> Part) -> [Part] {
    let gone = Set(deletions)
    let changed = Set(modifications)
    let inserted = Set(insertions)
    var kept = parts.indices.filter { !gone.contains($0) }.makeIterator()
    return (0..<parts.count - deletions.count + insertions.count).map { place in
      guard !inserted.contains(place), let old = kept.next(), !changed.contains(old) else {
        return make(place)
      }
      return parts[old]
    }
  }
}

nonisolated extension [Int] {
  /// The first place whose element is in the second part of a list that has two parts.
  fileprivate func partitionPoint(_ isSecond: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isSecond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
