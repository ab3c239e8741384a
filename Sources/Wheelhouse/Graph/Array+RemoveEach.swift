nonisolated extension Array {
  /// Removes everything and keeps the memory, for lists that hold a few items at a time.
  ///
  /// `removeAll(keepingCapacity:)` replaces a range by nothing, which takes longer than a few removals.
  @inline(__always)
  mutating func removeEach() { while !isEmpty { removeLast() } }
}
