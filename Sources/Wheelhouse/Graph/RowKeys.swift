/// Tells apart the elements of a collection that have the same id.
///
/// Ids of nodes follow from the ids of elements, and no two nodes may have the same one. The first element of an
/// id has its key as it is; each further one has a key of its own, which is the same as long as their order is.
///
/// One table for all collections that are being rendered, one inside the other: it is emptied when the outermost
/// one begins, by a new number and not by being written.
@usableFromInline
enum RowKeys {
  private struct Slot {
    var key: UInt64 = 0
    var run: UInt64 = 0
  }

  @exclusivity(unchecked) private static var slots = empty(64)
  @exclusivity(unchecked) private static var count = 0
  /// The number of the outermost rendering; a slot of another one is free.
  @exclusivity(unchecked) private static var run: UInt64 = 0
  @exclusivity(unchecked) private static var collections: UInt64 = 0
  @exclusivity(unchecked) private static var depth = 0

  /// Begins a collection.
  ///
  /// - Returns: what its keys are looked up by.
  @usableFromInline
  static func begin() -> UInt64 {
    if depth == 0 {
      run &+= 1
      count = 0
    }
    depth += 1
    collections &+= 1
    return collections &* 0x9E37_79B9_7F4A_7C15
  }

  /// Ends the collection that was begun last.
  @usableFromInline
  static func end() { depth -= 1 }

  /// The key of the next element of a collection; another one where an earlier element has the same.
  @usableFromInline
  static func distinct(_ key: UInt64, in collection: UInt64, of type: any Any.Type) -> UInt64 {
    insert(key ^ collection) ? key : another(key, in: collection, of: type)
  }

  @inline(never)
  private static func another(
    _ key: UInt64, in collection: UInt64, of type: any Any.Type
  ) -> UInt64 {
    ViewGraph.updating? { $0.advise?(.repeatedID(in: String(describing: type))) }
    var key = key
    repeat { key = StableHash.mix(key, 0xD0B1) } while !insert(key ^ collection)
    return key
  }

  private static func insert(_ key: UInt64) -> Bool {
    let mask = slots.count &- 1
    var position = Int(truncatingIfNeeded: key ^ (key &>> 32)) & mask
    while slots[position].run == run {
      if slots[position].key == key { return false }
      position = (position &+ 1) & mask
    }
    slots[position] = Slot(key: key, run: run)
    count &+= 1
    if count &* 2 > slots.count { grow() }
    return true
  }

  private static func empty(_ count: Int) -> UnsafeMutableBufferPointer<Slot> {
    let slots = UnsafeMutableBufferPointer<Slot>.allocate(capacity: count)
    slots.initialize(repeating: Slot())
    return slots
  }

  @inline(never)
  private static func grow() {
    let old = slots
    slots = empty(old.count * 2)
    count = 0
    for slot in old where slot.run == run { _ = insert(slot.key) }
    old.deallocate()
  }
}
