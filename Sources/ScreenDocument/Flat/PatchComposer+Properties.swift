extension PatchComposer {
  /// Turns the shown properties of the node at the path at hand into the current ones.
  ///
  /// The same properties in the same order are the rule, so both are read in step, and only where
  /// they differ are the others looked through.
  mutating func updateProperties(_ old: FlatProperties, _ new: FlatProperties) {
    let length = new.end - new.start
    if old.end - old.start == length, old.start.hasSameBytes(as: new.start, count: length) {
      return
    }
    var (oldRest, newRest) = (old, new)
    while !oldRest.isEmpty, !newRest.isEmpty, newRest.first.hasSameName(as: oldRest.first) {
      update(oldRest.first, newRest.first)
      oldRest.removeFirst()
      newRest.removeFirst()
    }
    removeProperties(oldRest, notIn: newRest)
    while !newRest.isEmpty {
      update(oldRest.first(named: newRest.first), newRest.first)
      newRest.removeFirst()
    }
  }

  private mutating func removeProperties(_ old: FlatProperties, notIn new: FlatProperties) {
    var rest = old
    while !rest.isEmpty {
      if new.first(named: rest.first) == nil {
        let mark = push(rest.first)
        remove()
        path.truncate(to: mark)
      }
      rest.removeFirst()
    }
  }

  private mutating func update(_ old: FlatProperty?, _ new: FlatProperty) {
    if let old, old.hasSameValue(as: new) { return }
    let mark = push(new)
    // Of a member that exists, `add` replaces the value (RFC 6902 §4.1), in four bytes less.
    beginValue(.add)
    let value = new.value
    text.append(value.baseAddress.unsafelyUnwrapped, value.count)
    endValue()
    // RFC 6901's escapes can make a path longer than the JSON that it leads through.
    if new.hasSpelledName { sources += 1 }
    path.truncate(to: mark)
  }
}
