/// A run of sibling items in flat form, read front to back.
struct FlatItems {
  let content: PieceContent
  var start: UnsafeRawPointer?
  let end: UnsafeRawPointer?

  var isEmpty: Bool { @inline(__always) get { start == end } }

  /// The next item; only when the run is not empty.
  var first: FlatItem {
    @inline(__always) get { FlatItem(content: content, start: start.unsafelyUnwrapped) }
  }

  @inline(__always)
  mutating func removeFirst() {
    start = first.end
  }
}

/// One item: a node, or a hole for the nodes of another piece.
struct FlatItem {
  let content: PieceContent
  let start: UnsafeRawPointer

  var isHole: Bool { @inline(__always) get { start.byte() == FlatLayout.holeMark } }

  var end: UnsafeRawPointer {
    @inline(__always) get {
      start + (isHole ? FlatLayout.memberHeader : start.number(FlatLayout.lengthOffset))
    }
  }

  /// The piece in the hole; only when this is a hole.
  var piece: Unmanaged<Piece> { @inline(__always) get { content.hole(start.number(1)) } }

  /// The node; only when this is not a hole.
  var node: FlatNode { @inline(__always) get { FlatNode(content: content, start: start) } }
}

/// One node in flat form.
struct FlatNode {
  let content: PieceContent
  let start: UnsafeRawPointer

  var type: NodeType {
    @inline(__always) get { start.load(as: NodeType.self) }
  }
  var hasID: Bool { @inline(__always) get { start.byte(1) & FlatLayout.hasID != 0 } }
  var hasHoles: Bool { @inline(__always) get { start.byte(1) & FlatLayout.hasHoles != 0 } }
  var length: Int { @inline(__always) get { start.number(FlatLayout.lengthOffset) } }
  var propertiesLength: Int { @inline(__always) get { start.number(FlatLayout.propertiesOffset) } }
  var identity: UInt64 {
    @inline(__always) get {
      start.loadUnaligned(fromByteOffset: FlatLayout.identityOffset, as: UInt64.self)
    }
  }

  var properties: FlatProperties {
    @inline(__always) get {
      let first = start + FlatLayout.nodeHeader
      return FlatProperties(start: first, end: first + propertiesLength)
    }
  }

  var slots: FlatSlots {
    @inline(__always) get {
      let first = start + (FlatLayout.nodeHeader &+ propertiesLength)
      return FlatSlots(content: content, start: first, end: start + length)
    }
  }

  /// Whether an update may take this node for that one.
  @inline(__always)
  func matches(_ other: FlatNode) -> Bool {
    start.byte() == other.start.byte() && identity == other.identity
  }
}
