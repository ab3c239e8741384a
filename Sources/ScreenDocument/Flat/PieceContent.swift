/// What a piece holds: one block of memory with its holes and its flat nodes, or nothing.
///
///     byteCount:4 holeCount:4 topNodes:4 topHoles:4  piece:8…  byte…
///
/// One exact allocation instead of two arrays: an awake session holds a hundred pieces, most of
/// them a few dozen bytes. The block owns a reference to each piece in a hole.
struct PieceContent {
  let block: UnsafeMutableRawPointer?

  static var empty: PieceContent { PieceContent(block: nil) }
  private static let header = 16

  /// Moves what the writer holds into a new block and leaves the writer empty.
  init(taking writer: inout NodeWriter) {
    let byteCount = writer.buffer.count
    let holesSize = writer.holes.count
    guard byteCount > 0 else {
      block = nil
      return
    }
    let block = UnsafeMutableRawPointer.allocate(
      byteCount: Self.header + holesSize + byteCount, alignment: 16)
    block.store(byteCount, 0)
    block.store(holesSize / 8, 4)
    block.store(writer.topNodes, 8)
    block.store(writer.topHoles, 12)
    (block + Self.header).copyMemory(from: writer.holes.base, byteCount: holesSize)
    (block + Self.header + holesSize).copyMemory(from: writer.buffer.base, byteCount: byteCount)
    self.block = block
    writer.emptied()
  }

  private init(block: UnsafeMutableRawPointer?) {
    self.block = block
  }

  /// Frees the block and gives up its references.
  func free() {
    guard let block else { return }
    for index in 0..<holeCount { hole(index).release() }
    block.deallocate()
  }

  @inline(__always)
  private func count(_ offset: Int) -> Int {
    guard let block else { return 0 }
    return UnsafeRawPointer(block).number(offset)
  }

  var byteCount: Int { @inline(__always) get { count(0) } }
  var holeCount: Int { @inline(__always) get { count(4) } }
  var topNodes: Int { @inline(__always) get { count(8) } }
  var topHoles: Int { @inline(__always) get { count(12) } }

  @inline(__always)
  func hole(_ index: Int) -> Unmanaged<Piece> {
    let holes = UnsafeRawPointer(block.unsafelyUnwrapped) + Self.header
    return .fromOpaque(holes.load(fromByteOffset: index &* 8, as: UnsafeRawPointer.self))
  }

  /// The flat nodes from the first to behind the last.
  var items: FlatItems {
    @inline(__always) get {
      guard let block else { return FlatItems(content: self, start: nil, end: nil) }
      let start = UnsafeRawPointer(block) + Self.header + holeCount &* 8
      return FlatItems(content: self, start: start, end: start + byteCount)
    }
  }

  func isSame(as other: PieceContent) -> Bool {
    guard let block, let otherBlock = other.block else { return block == other.block }
    guard byteCount == other.byteCount, holeCount == other.holeCount else { return false }
    let length = holeCount * 8 + byteCount
    return UnsafeRawPointer(block + Self.header)
      .hasSameBytes(as: UnsafeRawPointer(otherBlock + Self.header), count: length)
  }

  func isSame(as writer: borrowing NodeWriter) -> Bool {
    guard byteCount == writer.buffer.count, holeCount &* 8 == writer.holes.count else {
      return false
    }
    guard let block else { return true }
    let holes = UnsafeRawPointer(block) + Self.header
    let bytes = holes + holeCount &* 8
    return bytes.hasSameBytes(as: UnsafeRawPointer(writer.buffer.base), count: byteCount)
      && holes.hasSameBytes(as: UnsafeRawPointer(writer.holes.base), count: holeCount &* 8)
  }
}
