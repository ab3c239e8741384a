import ScreenDocument
import Testing

/// Flags that are set where a node lies give what rendering the node with them gives.
struct NodeFlagTests {
  /// A row with an id, or something without one, and what is in it.
  struct Part {
    let identity: UInt64
    let isRow: Bool
    var isSelected = false
    let parts: [Part]
    let piece: Piece?
    var isAside: Bool { identity % 5 == 0 }

    func write(_ writer: inout NodeWriter) {
      if let piece { writer.hole(piece) }
      writer.begin(isRow ? .row : .vStack, identity: identity, hasID: isRow)
      writer.property(.text, "row \(identity)")
      if identity % 3 == 0 { writer.property(.disabled, true) }
      if isSelected { writer.property(.selected, true) }
      for slot in [SlotName.children, .swipeActions] {
        writer.beginSlot(slot)
        for part in parts where part.isAside == (slot == .swipeActions) { part.write(&writer) }
        writer.endSlot()
      }
      writer.end()
    }
  }

  /// Parts in parts, and which of their rows are selected.
  struct Tree {
    var random: SplitMix64
    private(set) var rows: [UInt64: Bool] = [:]

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    mutating func parts(depth: Int) -> [Part] {
      (0..<random.below(depth == 0 ? 5 : 3)).map { _ in
        let identity = random.next()
        let isRow = !random.once(in: 3)
        if isRow { rows[identity] = random.once(in: 2) }
        let inner = depth < 3 ? parts(depth: depth + 1) : []
        let piece = random.once(in: 4) ? Piece() : nil
        return Part(
          identity: identity, isRow: isRow, isSelected: rows[identity] ?? false, parts: inner,
          piece: piece)
      }
    }

    func rendered(_ parts: [Part]) -> [Part] {
      parts.map {
        Part(
          identity: $0.identity, isRow: $0.isRow, isSelected: rows[$0.identity] ?? false,
          parts: rendered($0.parts), piece: $0.piece)
      }
    }

    mutating func toggle(_ identity: UInt64) -> NodeFlag {
      let isOn = rows[identity] != true
      rows[identity] = isOn
      return NodeFlag(id: identity & 0x0FFF_FFFF_FFFF_FFFF, isOn: isOn)
    }
  }

  @Test(arguments: 0..<400)
  func `flags that are set give what rendering gives`(seed: Int) {
    var tree = Tree(seed: UInt64(seed))
    let parts = tree.parts(depth: 0)
    var writer = NodeWriter()
    for part in parts { part.write(&writer) }
    let piece = Piece()
    _ = piece.take(&writer)
    piece.forgetShown()

    let chosen = tree.rows.keys.sorted().prefix(1 + tree.random.below(8))
    let flags = chosen.map { tree.toggle($0) }
    guard !flags.isEmpty else { return }
    #expect(piece.setFlags(.selected, flags))
    #expect(piece.hasPending)

    for part in tree.rendered(parts) { part.write(&writer) }
    let isNew = piece.take(&writer)
    #expect(!isNew, "rendering changes nothing after \(flags), seed \(seed)")
  }

  private func rows(_ count: Int, _ writer: inout NodeWriter) -> Piece {
    for identity in 0..<UInt64(count) {
      writer.begin(.row, identity: identity, hasID: true)
      writer.end()
    }
    let piece = Piece()
    _ = piece.take(&writer)
    piece.forgetShown()
    return piece
  }

  @Test(arguments: [
    [NodeFlag(id: 9, isOn: true)], [NodeFlag(id: 1, isOn: false)],
    [NodeFlag(id: 0, isOn: true), NodeFlag(id: 0, isOn: true)],
    [NodeFlag(id: 0, isOn: true), NodeFlag(id: 7, isOn: true)],
  ])
  func `a flag of a missing node, or that is as it should be, changes nothing`(flags: [NodeFlag]) {
    var writer = NodeWriter()
    let piece = rows(3, &writer)
    let before = piece.bytes
    #expect(!piece.setFlags(.selected, flags))
    #expect(piece.bytes == before && !piece.hasPending)
  }

  @Test func `many flags are left to a rendering`() {
    var writer = NodeWriter()
    let piece = rows(20, &writer)
    let flags = (0..<9).map { NodeFlag(id: $0, isOn: true) }
    #expect(!piece.setFlags(.selected, flags) && !piece.hasPending)
    #expect(piece.setFlags(.selected, Array(flags.dropLast())))
  }

  @Test func `a flag that is taken back leaves nothing pending`() {
    var writer = NodeWriter()
    let piece = rows(3, &writer)
    #expect(piece.setFlags(.selected, [NodeFlag(id: 1, isOn: true)]) && piece.hasPending)
    #expect(piece.setFlags(.selected, [NodeFlag(id: 1, isOn: false)]) && !piece.hasPending)
  }

  @Test func `pieces in the holes stay where they are, and go with the last content`() {
    var writer = NodeWriter()
    let outer = Piece()
    weak var inner: Piece?
    do {
      let piece = Piece()
      inner = piece
      writer.begin(.row, identity: 1, hasID: true)
      writer.beginSlot(.children)
      writer.hole(piece)
      writer.endSlot()
      writer.end()
      _ = outer.take(&writer)
    }
    outer.forgetShown()
    #expect(outer.setFlags(.selected, [NodeFlag(id: 1, isOn: true)]))
    outer.forgetShown()
    #expect(inner?.parent?.takeUnretainedValue() === outer)
    _ = outer.take(&writer)
    outer.forgetShown()
    #expect(inner == nil)
  }
}
