/// Flat nodes as JSON text: copying, as names and values are JSON already.
extension PatchComposer {
  mutating func write(_ node: FlatNode) {
    let place = text.count
    let type = node.type
    if type.isTyped { text.append(type.opening) }
    if node.hasID { writeID(node.identity) }
    var properties = node.properties
    while !properties.isEmpty {
      write(properties.first)
      properties.removeFirst()
    }
    var slots = node.slots
    while !slots.isEmpty {
      text.append(slots.first.name.key)
      writeValue(of: slots.first)
      slots.removeFirst()
    }
    if !type.isTyped { open(at: place) }
    text.append(UInt8(ascii: "}"))
  }

  mutating func writeValue(of slot: FlatSlot) {
    if slot.name.isSingle { return writeSingle(slot.items) }
    text.append(UInt8(ascii: "["))
    writeSiblings(slot.items, from: text.count)
    text.append(UInt8(ascii: "]"))
  }

  /// Exactly one node, whatever the items are.
  mutating func writeSingle(_ items: FlatItems) {
    let isWrapped = items.nodeCount != 1
    if isWrapped { text.append(#"{"type":"vStack","children":["#) }
    writeSiblings(items, from: text.count)
    if isWrapped { text.append("]}") }
  }

  /// - Parameters:
  ///   - start: where the first sibling's text begins; the others follow a comma.
  mutating func writeSiblings(_ items: FlatItems, from start: Int) {
    var rest = items
    while !rest.isEmpty {
      let item = rest.first
      if item.isHole {
        noteWriting(item.piece)
        writeSiblings(item.piece.current.items, from: start)
      } else {
        if text.count > start { text.append(UInt8(ascii: ",")) }
        write(item.node)
      }
      rest.removeFirst()
    }
  }

  /// Remembers that the client is being sent all of a piece.
  @inline(__always)
  mutating func noteWriting(_ piece: Unmanaged<Piece>) {
    if isCommitting, piece.hasPending { written.append(piece) }
  }

  @inline(__always)
  mutating func writeIDValue(_ identity: UInt64) {
    text.append(UInt8(ascii: "\""))
    NodeIdentity.write(identity, to: text.extend(NodeIdentity.tokenLength))
    text.append(UInt8(ascii: "\""))
  }

  @inline(__always)
  private mutating func writeID(_ identity: UInt64) {
    text.append(#","id":"#)
    writeIDValue(identity)
  }

  @inline(__always)
  private mutating func write(_ property: FlatProperty) {
    let key = property.key
    let value = property.value
    let target = text.extend(key.count &+ value.count)
    target.copy(key.count, from: key.baseAddress.unsafelyUnwrapped)
    (target + key.count).copy(value.count, from: value.baseAddress.unsafelyUnwrapped)
  }

  /// Every member was written after a comma; the first comma of an object is its brace.
  private mutating func open(at place: Int) {
    if text.count == place {
      text.append(UInt8(ascii: "{"))
    } else {
      text.base.storeBytes(of: UInt8(ascii: "{"), toByteOffset: place, as: UInt8.self)
    }
  }
}
