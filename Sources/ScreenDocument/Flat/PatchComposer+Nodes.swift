/// Nodes that stay: property by property, slot by slot.
extension PatchComposer {
  /// Turns a shown node at the path at hand into the current one.
  mutating func update(_ old: FlatNode, _ new: FlatNode) {
    let mark = mark
    if old.start == new.start {
      descend(into: new)
    } else {
      updateID(old, new)
      removeSlots(old, notIn: new)
      updateProperties(old.properties, new.properties)
      guard updateSlots(old, new) else { return replace(with: new, since: mark) { $0.write(new) } }
    }
    settle(
      new, since: mark,
      {
        $0.spendHead(of: new); $0.spendSlots(of: new)
      }, { $0.write(new) })
  }

  private mutating func updateID(_ old: FlatNode, _ new: FlatNode) {
    guard old.hasID != new.hasID else { return }
    let mark = push(#","id":"#)
    if new.hasID {
      beginValue(.add)
      writeIDValue(new.identity)
      endValue()
    } else {
      remove()
    }
    path.truncate(to: mark)
  }

  private mutating func removeSlots(_ old: FlatNode, notIn new: FlatNode) {
    var slots = old.slots
    while !slots.isEmpty {
      let slot = slots.first
      if new.slots.first(named: slot.start.byte()) == nil {
        let mark = push(slot.name.key)
        remove()
        path.truncate(to: mark)
      }
      slots.removeFirst()
    }
  }

  /// - Returns: false, before all is done, where the node as a whole is surely shorter.
  private mutating func updateSlots(_ old: FlatNode, _ new: FlatNode) -> Bool {
    var slots = new.slots
    while !slots.isEmpty {
      let slot = slots.first
      let former = old.slots.first(named: slot.start.byte())
      if let former, former.beginsOtherwise(than: slot), isShorterWhole(new, former, slot) {
        return false
      }
      let mark = push(slot.name.key)
      if let former {
        update(former, slot)
      } else {
        beginValue(.add)
        writeValue(of: slot)
        endValue()
      }
      path.truncate(to: mark)
      slots.removeFirst()
    }
    return true
  }

  private mutating func update(_ old: FlatSlot, _ new: FlatSlot) {
    if new.name.isSingle {
      updateSingle(old.items, new.items)
    } else {
      update(old.items, new.items, at: 0)
    }
  }
}
