/// The properties of a node, read front to back.
struct FlatProperties {
  var start: UnsafeRawPointer
  let end: UnsafeRawPointer

  var isEmpty: Bool { @inline(__always) get { start == end } }
  var first: FlatProperty { @inline(__always) get { FlatProperty(start: start) } }

  @inline(__always)
  mutating func removeFirst() {
    start = first.end
  }

  func first(named property: FlatProperty) -> FlatProperty? {
    var rest = self
    while !rest.isEmpty {
      if rest.first.hasSameName(as: property) { return rest.first }
      rest.removeFirst()
    }
    return nil
  }
}

/// One property: its name and its value as JSON text.
struct FlatProperty {
  let start: UnsafeRawPointer

  private var isSpelled: Bool { @inline(__always) get { start.byte() == 0 } }
  private var body: UnsafeRawPointer {
    @inline(__always) get { start + FlatLayout.memberHeader }
  }
  var end: UnsafeRawPointer { @inline(__always) get { body + start.number(1) } }

  /// The comma, the quoted name and the colon.
  var key: UnsafeRawBufferPointer {
    @inline(__always) get {
      if isSpelled {
        return UnsafeRawBufferPointer(start: body + 4, count: body.number(0))
      }
      let key = start.load(as: PropertyName.self).key
      return UnsafeRawBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount)
    }
  }

  var value: UnsafeRawBufferPointer {
    @inline(__always) get {
      let first = isSpelled ? body + 4 + body.number(0) : body
      return UnsafeRawBufferPointer(start: first, count: end - first)
    }
  }

  var hasSpelledName: Bool { @inline(__always) get { isSpelled } }

  @inline(__always)
  func hasSameName(as other: FlatProperty) -> Bool {
    guard start.byte() == other.start.byte() else { return false }
    return isSpelled ? key.isSame(as: other.key) : true
  }

  /// For properties of the same name.
  @inline(__always)
  func hasSameValue(as other: FlatProperty) -> Bool {
    let length = start.number(1)
    return length == other.start.number(1) && body.hasSameBytes(as: other.body, count: length)
  }
}

/// The slots of a node, read front to back.
struct FlatSlots {
  let content: PieceContent
  var start: UnsafeRawPointer
  let end: UnsafeRawPointer

  var isEmpty: Bool { @inline(__always) get { start == end } }
  var first: FlatSlot { @inline(__always) get { FlatSlot(content: content, start: start) } }

  @inline(__always)
  mutating func removeFirst() {
    start = first.end
  }

  func first(named name: UInt8) -> FlatSlot? {
    var rest = self
    while !rest.isEmpty {
      if rest.first.start.byte() == name { return rest.first }
      rest.removeFirst()
    }
    return nil
  }
}

/// One slot: its name and its items.
struct FlatSlot {
  let content: PieceContent
  let start: UnsafeRawPointer

  var name: SlotName {
    @inline(__always) get { start.load(as: SlotName.self) }
  }
  var end: UnsafeRawPointer {
    @inline(__always) get { start + (FlatLayout.memberHeader &+ start.number(1)) }
  }
  var items: FlatItems {
    @inline(__always) get {
      FlatItems(content: content, start: start + FlatLayout.memberHeader, end: end)
    }
  }
}

extension FlatSlot {
  /// Whether both have items and the first ones are not the same.
  @inline(__always)
  func beginsOtherwise(than other: FlatSlot) -> Bool {
    !items.isEmpty && !other.items.isEmpty && !items.first.matches(other.items.first)
  }
}

extension UnsafeRawBufferPointer {
  @inline(__always)
  func isSame(as other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    guard let mine = baseAddress, let theirs = other.baseAddress else { return true }
    return mine.hasSameBytes(as: theirs, count: count)
  }
}
