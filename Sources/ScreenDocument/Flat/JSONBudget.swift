/// Counts the bytes that flat nodes would be as JSON, and gives up when they are too many.
///
/// So the question whether a node is shorter than some operations costs no more than those
/// operations did, however large the node.
struct JSONBudget {
  /// What is left; negative when it did not suffice.
  private(set) var rest: Int
  /// Addresses of nodes that are paid for already.
  private let paid: UnsafeRawBufferPointer

  /// - Parameters:
  ///   - paid: addresses of nodes that are not to be counted.
  init(
    _ bytes: Int, but paid: UnsafeRawBufferPointer = UnsafeRawBufferPointer(start: nil, count: 0)
  ) {
    rest = bytes
    self.paid = paid
  }

  mutating func spend(on node: FlatNode) {
    if isPaid(node) { return }
    spendHead(of: node)
    spendSlots(of: node)
  }

  @inline(__always)
  private func isPaid(_ node: FlatNode) -> Bool {
    var offset = 0
    while offset < paid.count {
      if paid.load(fromByteOffset: offset, as: UnsafeRawPointer.self) == node.start { return true }
      offset &+= MemoryLayout<UnsafeRawPointer>.stride
    }
    return false
  }

  /// Spends what the JSON of a node has around what is in its slots.
  mutating func spendHead(of node: FlatNode) {
    let type = node.type
    // An object without a type has no opening of its own: its first comma becomes the brace.
    let isEmpty = node.length == FlatLayout.nodeHeader && !node.hasID
    rest -= type.isTyped ? type.opening.utf8CodeUnitCount + 1 : isEmpty ? 2 : 1
    if node.hasID { rest -= 8 + NodeIdentity.tokenLength }
    var properties = node.properties
    while !properties.isEmpty {
      rest -= properties.first.key.count + properties.first.value.count
      properties.removeFirst()
    }
  }

  /// Spends what the JSON of a node has in its slots.
  mutating func spendSlots(of node: FlatNode) {
    var slots = node.slots
    while !slots.isEmpty, rest >= 0 {
      rest -= slots.first.name.key.utf8CodeUnitCount
      spend(on: slots.first)
      slots.removeFirst()
    }
  }

  mutating func spend(onSingle items: FlatItems) {
    if items.nodeCount != 1 { rest -= 31 }
    spend(on: items)
  }

  private mutating func spend(on slot: FlatSlot) {
    if slot.name.isSingle { return spend(onSingle: slot.items) }
    rest -= 2
    spend(on: slot.items)
  }

  private mutating func spend(on items: FlatItems) {
    var isFirst = true
    spend(on: items, &isFirst)
  }

  private mutating func spend(on items: FlatItems, _ isFirst: inout Bool) {
    var items = items
    while !items.isEmpty, rest >= 0 {
      let item = items.first
      if item.isHole {
        spend(on: item.piece.current.items, &isFirst)
      } else {
        if !isFirst { rest -= 1 }
        isFirst = false
        spend(on: item.node)
      }
      items.removeFirst()
    }
  }
}
