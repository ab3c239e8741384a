extension KeyedSiblings {
  /// What lies before a kept item, or at the end, and neither list knows the other's.
  struct Gap {
    /// The nodes that went.
    var lost = 0
    /// The nodes that came, and their items in the new list.
    var added = 0
    var items: Range<Int>
    /// The nodes of the kept item behind, as shown; of the last gap, those of the kept suffix.
    var keptCount = 0
  }

  /// All gaps in order; only where nothing moves.
  ///
  /// They cover both lists.
  var gaps: [Gap] {
    var gaps: [Gap] = []
    var oldStart = 0
    var gap = Gap(items: 0..<0)
    for (index, item) in new.dropLast(suffix).enumerated() {
      guard let former = item.former else {
        gap.added += item.item.nodeCount
        gap.items = gap.items.lowerBound..<index + 1
        continue
      }
      gap.lost = old[oldStart..<former].reduce(0) { $0 + $1.count }
      gap.keptCount = old[former].count
      gaps.append(gap)
      oldStart = former + 1
      gap = Gap(items: index + 1..<index + 1)
    }
    gap.lost = old[oldStart..<old.count - suffix].reduce(0) { $0 + $1.count }
    gap.keptCount = old.suffix(suffix).reduce(0) { $0 + $1.count }
    gaps.append(gap)
    return gaps
  }
}
