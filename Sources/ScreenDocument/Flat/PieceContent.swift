import Glibc

/// What a piece holds: one block of memory with its holes and its flat nodes, or nothing.
///
///     byteCount:4 holeCount:4 topNodes:3 knownCount:1 topHoles:3 evenness:1  piece:8…  byte…
///
/// One exact allocation instead of two arrays: an awake session holds a hundred pieces, most of
/// them a few dozen bytes. The block owns a reference to each piece in a hole.
struct PieceContent {
  let block: UnsafeMutableRawPointer?

  static var empty: PieceContent { PieceContent(block: nil) }
  static let header = 16

  /// Moves what the writer holds into a new block and leaves the writer empty.
  init(taking writer: inout NodeWriter) {
    let byteCount = writer.buffer.count
    let holesSize = writer.holes.count
    guard byteCount > 0 else {
      block = nil
      return
    }
    // The standard library would ask for aligned memory, which takes allocators longer.
    guard let block = malloc(Self.header + holesSize + byteCount) else {
      preconditionFailure("out of memory")
    }
    block.store(byteCount, 0)
    block.store(holesSize / 8, 4)
    block.store(writer.topNodes & 0xFF_FFFF, 8)
    block.store(writer.topHoles & 0xFF_FFFF, 12)
    (block + Self.header).copyMemory(from: writer.holes.base, byteCount: holesSize)
    (block + Self.header + holesSize).copyMemory(from: writer.buffer.base, byteCount: byteCount)
    self.block = block
    writer.emptied()
  }

  /// Takes over a block.
  init(block: UnsafeMutableRawPointer?) {
    self.block = block
  }

  /// Frees the block and gives up its references.
  func free() {
    guard let block else { return }
    for index in 0..<holeCount { hole(index).release() }
    Glibc.free(block)
  }

  @inline(__always)
  private func count(_ offset: Int) -> Int {
    guard let block else { return 0 }
    return UnsafeRawPointer(block).number(offset)
  }

  var byteCount: Int { @inline(__always) get { count(0) } }
  var holeCount: Int { @inline(__always) get { count(4) } }
  var topNodes: Int { @inline(__always) get { count(8) & 0xFF_FFFF } }
  var topHoles: Int { @inline(__always) get { count(12) & 0xFF_FFFF } }

  @inline(__always)
  func hole(_ index: Int) -> Unmanaged<Piece> {
    let holes = UnsafeRawPointer(block.unsafelyUnwrapped) + Self.header
    return .fromOpaque(holes.load(fromByteOffset: index &* 8, as: UnsafeRawPointer.self))
  }

  /// Whether each piece in a hole is exactly one node.
  ///
  /// So the usual list finds the place of a row without a look at those before it. Asking is cheap
  /// but for the first time after ``forgetCounts()``.
  var isEven: Bool {
    @inline(__always) get {
      guard let block else { return true }
      let known = UnsafeRawPointer(block).byte(15)
      return known == 0 ? learnEvenness(block) : known == 1
    }
  }

  @inline(never)
  private func learnEvenness(_ block: UnsafeMutableRawPointer) -> Bool {
    let isEven = (0..<holeCount).allSatisfy { hole($0).nodeCount == 1 }
    block.storeBytes(of: isEven ? 1 : 2, toByteOffset: 15, as: UInt8.self)
    return isEven
  }

  /// To be called when a piece in a hole, or one in its top-level holes, changes its node count.
  func forgetCounts() {
    block?.storeBytes(of: 0, toByteOffset: 15, as: UInt8.self)
    block?.storeBytes(of: 0, toByteOffset: 11, as: UInt8.self)
  }

  /// How many nodes there are, holes counted through, where ``learnCount()`` found it out and nothing
  /// has changed it since.
  var knownCount: Int? {
    @inline(__always) get {
      guard let block, topHoles > 0 else { return topNodes }
      let known = UnsafeRawPointer(block).byte(11)
      return known == 0 ? nil : Int(known) &- 1
    }
  }

  /// Counts once what is asked at every patch: the nodes of a piece whose own are in holes.
  ///
  /// To be called when the client shows everything, so that the count holds for what it shows too.
  func learnCount() {
    guard let block, topHoles > 0, knownCount == nil else { return }
    var rest = items
    while !rest.isEmpty {
      if rest.first.isHole { rest.first.piece.current.learnCount() }
      rest.removeFirst()
    }
    let count = items.nodeCount
    if count < 255 { block.storeBytes(of: UInt8(count &+ 1), toByteOffset: 11, as: UInt8.self) }
  }

  /// Whether the content is nothing but holes.
  var isAllHoles: Bool { @inline(__always) get { topNodes == 0 && topHoles == holeCount } }

  /// The flat nodes from the first to behind the last.
  var items: FlatItems {
    @inline(__always) get {
      guard let block else { return FlatItems(content: self, start: nil, end: nil) }
      let start = UnsafeRawPointer(block) + Self.header + holeCount &* 8
      return FlatItems(content: self, start: start, end: start + byteCount)
    }
  }

  /// Tells the pieces in the holes where they are.
  func setParent(_ parent: Piece) {
    let parent = Unmanaged.passUnretained(parent)
    for index in 0..<holeCount { hole(index)._withUnsafeGuaranteedRef { $0.parent = parent } }
  }

  /// Tells the pieces in the holes that they are nowhere, but for those that are elsewhere by now.
  func leave(_ parent: Piece) {
    let place = Unmanaged.passUnretained(parent).toOpaque()
    for index in 0..<holeCount {
      hole(index)._withUnsafeGuaranteedRef { if $0.parent?.toOpaque() == place { $0.parent = nil } }
    }
  }

  func hasSameHoles(as other: PieceContent) -> Bool {
    guard holeCount == other.holeCount else { return false }
    guard let block, let otherBlock = other.block else { return true }
    return UnsafeRawPointer(block + Self.header)
      .hasSameBytes(as: UnsafeRawPointer(otherBlock + Self.header), count: holeCount * 8)
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
