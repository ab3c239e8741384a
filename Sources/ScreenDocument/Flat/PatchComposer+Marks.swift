/// Marks: which pieces the walk has to go through to meet all that changed.
extension PatchComposer {
  /// A step of the walk, from a piece into one of its holes.
  struct Way {
    let parent: UnsafeMutableRawPointer
    let child: UnsafeMutableRawPointer
  }

  /// With more than this, it is cheaper to look at each piece for its mark.
  private static let waysSize = 24 * MemoryLayout<Way>.stride

  /// Marks the changed pieces and all around them.
  mutating func mark(_ changed: [Piece]) {
    unmet = 0
    ways.truncate(to: 0)
    for index in changed.indices {
      let piece = Unmanaged.passUnretained(changed[index])
      if piece.hasPending { mark(piece) }
    }
  }

  /// Takes all marks away again.
  func unmark(_ changed: [Piece]) {
    for index in changed.indices {
      var next = Unmanaged.passUnretained(changed[index])
      while next.isMarked {
        guard let parent = next.unmark() else { break }
        next = parent
      }
    }
  }

  private mutating func mark(_ piece: Unmanaged<Piece>) {
    var next = piece
    while !next.isMarked {
      unmet += 1
      guard let parent = next.mark() else { return }
      if ways.count <= Self.waysSize {
        let way = Way(parent: parent.toOpaque(), child: next.toOpaque())
        ways.extend(MemoryLayout<Way>.stride).storeBytes(of: way, as: Way.self)
      }
      next = parent
    }
  }

  /// The only marked piece in the holes of a piece; nil where there are more or it is not known.
  func onlyWay(from piece: Unmanaged<Piece>) -> UnsafeMutableRawPointer? {
    guard ways.count <= Self.waysSize else { return nil }
    var found: UnsafeMutableRawPointer?
    for offset in stride(from: 0, to: ways.count, by: MemoryLayout<Way>.stride) {
      let way = ways.bytes.load(fromByteOffset: offset, as: Way.self)
      guard way.parent == piece.toOpaque() else { continue }
      if found != nil { return nil }
      found = way.child
    }
    return found
  }
}

extension Unmanaged where Instance == Piece {
  var isMarked: Bool {
    @inline(__always) get { _withUnsafeGuaranteedRef { $0.isMarked } }
  }

  var hasPending: Bool {
    @inline(__always) get { _withUnsafeGuaranteedRef { $0.hasPending } }
  }

  /// Marks the piece and returns its parent.
  @inline(__always)
  fileprivate func mark() -> Unmanaged<Piece>? {
    _withUnsafeGuaranteedRef { piece in
      piece.isMarked = true
      return piece.parent
    }
  }

  @inline(__always)
  fileprivate func unmark() -> Unmanaged<Piece>? {
    _withUnsafeGuaranteedRef { piece in
      piece.isMarked = false
      return piece.parent
    }
  }
}
