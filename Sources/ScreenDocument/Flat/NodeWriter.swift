/// Writes sibling nodes in flat form, for one ``Piece`` after another.
///
/// Calls nest as the JSON will: `begin`, properties, then slots with nodes inside, `end`. A writer
/// keeps its memory from one rendering to the next, so that rendering what was rendered before
/// allocates nothing. Use it for one piece at a time.
///
/// The length field of an open node or slot holds the place of the one around it, so no stack is
/// needed.
package struct NodeWriter: ~Copyable {
  var buffer = ByteBuffer()
  var holes = ByteBuffer(capacity: 64)
  var scratch = JSONBytes()
  private(set) var topNodes = 0
  private(set) var topHoles = 0
  private var open = 0
  private var lastHole = -1
  /// The end of the rows that were marked last, and how deep they were.
  private var run: (end: Int, depth: Int) = (-1, 0)
  /// How deep the last hole was.
  private var depthOfHole = 0

  /// Whether the innermost thing that is open is a node without a slot so far; true without a check of it.
  var takesProperties: Bool {
    #if DEBUG
      isBegun
    #else
      true
    #endif
  }

  #if DEBUG
    private var isBegun = false
  #endif

  /// The number of open nodes, 0 at the top.
  package private(set) var depth = 0

  /// A writer that holds nothing.
  package init() {}

  deinit { Self.release(holes.bytes) }

  /// Forgets everything that was written; the memory stays.
  package mutating func reset() {
    Self.release(holes.bytes)
    emptied()
  }

  /// Begins a node among the siblings at this place.
  ///
  /// - Parameters:
  ///   - identity: what this node is matched by; unique among its siblings.
  ///   - hasID: whether the JSON carries the identity's token as `id`.
  package mutating func begin(_ type: NodeType, identity: UInt64, hasID: Bool) {
    let place = buffer.count
    let header = buffer.extend(FlatLayout.nodeHeader)
    header.storeBytes(of: type.rawValue, as: UInt8.self)
    header.storeBytes(of: hasID ? FlatLayout.hasID : 0, toByteOffset: 1, as: UInt8.self)
    header.store(open, FlatLayout.lengthOffset)
    header.store(0xFFFF_FFFF, FlatLayout.propertiesOffset)
    header.storeBytes(of: identity, toByteOffset: FlatLayout.identityOffset, as: UInt64.self)
    open = place &+ 1
    depth &+= 1
    note(isBegun: true)
  }

  /// Ends the innermost node.
  package mutating func end() {
    assert(depth > 0, "end without begin")
    let place = open &- 1
    closeProperties()
    note(isBegun: false)
    let header = buffer.base + place
    open = UnsafeRawPointer(header).number(FlatLayout.lengthOffset)
    header.store(buffer.count &- place, FlatLayout.lengthOffset)
    if lastHole > place {
      let flags = UnsafeRawPointer(header).byte(1) | FlatLayout.hasHoles
      header.storeBytes(of: flags, toByteOffset: 1, as: UInt8.self)
    }
    depth &-= 1
    if depth == 0 { topNodes &+= 1 }
  }

  /// Begins a slot of the innermost node; its properties are complete by then.
  package mutating func beginSlot(_ slot: SlotName) {
    assert(depth > 0, "a slot is inside a node")
    closeProperties()
    note(isBegun: false)
    let place = buffer.count
    let header = buffer.extend(FlatLayout.memberHeader)
    header.storeBytes(of: slot.rawValue, as: UInt8.self)
    header.store(open, 1)
    open = place &+ 1
  }

  /// Ends the slot; an empty one leaves no trace, unless the document always has it.
  package mutating func endSlot() {
    endSlot(keepsEmpty: false)
  }

  mutating func endSlot(keepsEmpty: Bool) {
    let place = open &- 1
    let header = buffer.base + place
    open = UnsafeRawPointer(header).number(1)
    let length = buffer.count &- place &- FlatLayout.memberHeader
    header.store(length, 1)
    if length == 0, !keepsEmpty {
      let slot = SlotName(rawValue: UnsafeRawPointer(header).byte())
      if slot?.staysWhenEmpty != true { buffer.truncate(to: place) }
    }
  }

  /// Leaves a place for the nodes of another piece, however many they are.
  package mutating func hole(_ piece: Piece) {
    lastHole = buffer.count
    depthOfHole = depth
    let item = buffer.extend(FlatLayout.memberHeader)
    item.storeBytes(of: FlatLayout.holeMark, as: UInt8.self)
    item.store(holes.count / 8, 1)
    holes.extend(8).storeBytes(
      of: Unmanaged.passRetained(piece).toOpaque(), as: UnsafeMutableRawPointer.self)
    if depth == 0 { topHoles &+= 1 }
  }

  /// Empties the writer after its holes were handed on with their references.
  mutating func emptied() {
    buffer.truncate(to: 0)
    holes.truncate(to: 0)
    topNodes = 0
    topHoles = 0
    open = 0
    lastHole = -1
    run = (-1, 0)
    depth = 0
  }

  /// Marks that what was written last is a row of those that move among one another.
  package mutating func endRun() { run = (buffer.count, depth) }

  /// Whether what comes next may stand right behind such a row: it does, or other pieces say what is before it.
  package var mayFollowRun: Bool {
    if buffer.count == 0 { return true }
    if run.end == buffer.count, run.depth == depth { return true }
    return lastHole >= 0 && lastHole &+ FlatLayout.memberHeader == buffer.count
      && depthOfHole == depth
  }

  @inline(__always)
  private mutating func note(isBegun: Bool) {
    #if DEBUG
      self.isBegun = isBegun
    #endif
  }

  private mutating func closeProperties() {
    let place = open &- 1
    let header = buffer.base + place
    guard UnsafeRawPointer(header).number(FlatLayout.propertiesOffset) == 0xFFFF_FFFF else {
      return
    }
    let length = buffer.count &- place &- FlatLayout.nodeHeader
    header.store(length, FlatLayout.propertiesOffset)
  }

  private static func release(_ holes: UnsafeRawBufferPointer) {
    for offset in stride(from: 0, to: holes.count, by: 8) {
      let piece = holes.load(fromByteOffset: offset, as: UnsafeRawPointer.self)
      Unmanaged<Piece>.fromOpaque(piece).release()
    }
  }
}
