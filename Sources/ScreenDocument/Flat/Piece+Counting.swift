extension Piece {
  /// How many sibling nodes the current content is, those of pieces in top-level holes included.
  package final var nodeCount: Int { Unmanaged.passUnretained(self).nodeCount }

  /// How many sibling nodes the client shows of this piece.
  package final var shownNodeCount: Int { Unmanaged.passUnretained(self).shownNodeCount }

  /// The flat nodes; for tests and measurements.
  package final var bytes: [UInt8] {
    let items = current.items
    return Array(UnsafeRawBufferPointer(start: items.start, count: current.byteCount))
  }

  /// The pieces in the holes, in the order of the document.
  package final var holes: [Piece] {
    (0..<current.holeCount).map { current.hole($0).takeUnretainedValue() }
  }

  /// The bytes of memory that the contents take.
  package final var contentSize: Int {
    [current, shown].reduce(0) { $1.block == nil ? $0 : $0 + 16 + $1.holeCount * 8 + $1.byteCount }
  }
}

extension Unmanaged where Instance == Piece {
  var current: PieceContent {
    @inline(__always) get { _withUnsafeGuaranteedRef { $0.current } }
  }

  /// What the client shows.
  var shown: PieceContent {
    @inline(__always) get { _withUnsafeGuaranteedRef { $0.hasPending ? $0.shown : $0.current } }
  }

  var nodeCount: Int {
    @inline(__always) get {
      let content = current
      return content.topHoles == 0
        ? content.topNodes : content.knownCount ?? content.items.nodeCount
    }
  }

  var shownNodeCount: Int {
    @inline(__always) get {
      let content = shown
      return content.topHoles == 0
        ? content.topNodes : content.knownCount ?? content.items.shownNodeCount
    }
  }

  @inline(__always)
  func isSame(as other: Self) -> Bool { toOpaque() == other.toOpaque() }
}

extension FlatItem {
  var nodeCount: Int { @inline(__always) get { isHole ? piece.nodeCount : 1 } }
  var shownNodeCount: Int { @inline(__always) get { isHole ? piece.shownNodeCount : 1 } }
}

extension FlatItems {
  var nodeCount: Int {
    var rest = self
    var count = 0
    while !rest.isEmpty {
      count += rest.first.nodeCount
      rest.removeFirst()
    }
    return count
  }

  /// As ``nodeCount``, with what the client shows in the holes.
  var shownNodeCount: Int {
    var rest = self
    var count = 0
    while !rest.isEmpty {
      count += rest.first.shownNodeCount
      rest.removeFirst()
    }
    return count
  }
}
