/// What is known about types, and about other things that stay for good, by where they are: open addressing
/// with linear probing.
///
/// A dictionary takes its keys for a stranger's and hashes them so that nobody can make them collide, which
/// is most of the work of finding one. These keys are addresses in the program.
nonisolated struct IdentityTable<Value> {
  private struct Slot {
    let key: ObjectIdentifier
    var value: Value
  }

  private var slots: [Slot?] = []
  private var count = 0

  init() {}

  subscript(key: ObjectIdentifier) -> Value? {
    get { slots.isEmpty ? nil : slots[position(of: key)]?.value }
    set {
      guard let newValue else { preconditionFailure("what is known stays known") }
      if (count + 1) * 2 > slots.count { grow() }
      let position = position(of: key)
      if slots[position] == nil { count += 1 }
      slots[position] = Slot(key: key, value: newValue)
    }
  }

  /// Where a key is, or would be.
  private func position(of key: ObjectIdentifier) -> Int {
    let mask = slots.count &- 1
    // By the golden ratio, since addresses of one kind differ in few bits.
    let hash = UInt(bitPattern: key) &* 0x9E37_79B9_7F4A_7C15 &>> 32
    var position = Int(truncatingIfNeeded: hash) & mask
    while let other = slots[position]?.key, other != key { position = (position &+ 1) & mask }
    return position
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: nil, count: max(16, old.count * 2))
    for case let slot? in old { slots[position(of: slot.key)] = slot }
  }
}
