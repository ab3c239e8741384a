/// Nodes that stay: property by property, slot by slot.
extension PatchComposer {
  /// Where the operations of a node begin.
  struct Mark {
    let text: Int
    let operationCount: Int
    let sources: Int
  }

  var mark: Mark {
    @inline(__always) get {
      Mark(text: text.count, operationCount: operationCount, sources: sources)
    }
  }

  /// Turns a shown node at the path at hand into the current one.
  mutating func update(_ old: FlatNode, _ new: FlatNode) {
    let mark = mark
    if old.start == new.start {
      descend(into: new)
    } else {
      updateID(old, new)
      removeSlots(old, notIn: new)
      updateProperties(old.properties, new.properties)
      updateSlots(old, new)
    }
    settle(since: mark, { $0.spend(on: new) }, { $0.write(new) })
  }

  /// Replaces what is at the path at hand instead, if that is shorter than the operations in it.
  ///
  /// A single contribution needs no check: an added or replaced member is shorter than the object
  /// around it, and of what a node inside contributed that node's own check made sure, as a path
  /// is shorter than the JSON that it leads through. So paths cost nothing on the way up, and
  /// a check never more than the operations it is about.
  @inline(__always)
  mutating func settle(
    since mark: Mark, _ spend: (inout JSONBudget) -> Void,
    _ write: (inout PatchComposer) -> Void
  ) {
    guard sources > mark.sources else { return }
    if sources > mark.sources &+ 1 {
      // `{"op":"replace","path":"` `","value":` `}`
      let comma = mark.operationCount > 0 ? 1 : 0
      var budget = JSONBudget(text.count - mark.text - comma - 35 - path.count - 1)
      if budget.rest >= 0 { spend(&budget) }
      if budget.rest >= 0 {
        text.truncate(to: mark.text)
        operationCount = mark.operationCount
        beginValue(.replace)
        write(&self)
        endValue()
      }
    }
    sources = mark.sources &+ 1
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

  private mutating func updateSlots(_ old: FlatNode, _ new: FlatNode) {
    var slots = new.slots
    while !slots.isEmpty {
      let slot = slots.first
      let mark = push(slot.name.key)
      if let former = old.slots.first(named: slot.start.byte()) {
        update(former, slot)
      } else {
        beginValue(.add)
        writeValue(of: slot)
        endValue()
      }
      path.truncate(to: mark)
      slots.removeFirst()
    }
  }

  private mutating func update(_ old: FlatSlot, _ new: FlatSlot) {
    if new.name.isSingle {
      updateSingle(old.items, new.items)
    } else {
      update(old.items, new.items, at: 0)
    }
  }
}
