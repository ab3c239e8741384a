import ScreenDocument
import Testing

struct PieceTests {
  @Test func `the same rendering again changes nothing`() {
    var writer = NodeWriter()
    let (piece, child) = (Piece(), Piece())
    for isFirst in [true, false] {
      text("a", &writer)
      writer.hole(child)
      let isNew = piece.take(&writer)
      #expect(isNew == isFirst)
      #expect(piece.hasPending == isFirst)
      piece.forgetShown()
    }
    #expect(child.parent?.takeUnretainedValue() === piece)
  }

  @Test func `another piece in the hole is a change`() {
    var writer = NodeWriter()
    let (piece, first, second) = (Piece(), Piece(), Piece())
    writer.hole(first)
    _ = piece.take(&writer)
    writer.hole(second)
    let isNew = piece.take(&writer)
    #expect(isNew)
    #expect(piece.holes.count == 1 && piece.holes[0] === second)
    #expect(first.parent == nil)
    #expect(second.parent?.takeUnretainedValue() === piece)
  }

  @Test func `a change that is taken back leaves nothing pending`() {
    var writer = NodeWriter()
    let piece = Piece()
    text("a", &writer)
    _ = piece.take(&writer)
    piece.forgetShown()
    text("b", &writer)
    _ = piece.take(&writer)
    #expect(piece.hasPending)
    text("a", &writer)
    let isNew = piece.take(&writer)
    #expect(isNew && !piece.hasPending)
  }

  @Test func `nodes are counted through holes, as shown and as they are`() {
    var writer = NodeWriter()
    let (outer, inner) = (Piece(), Piece())
    text("a", &writer)
    writer.hole(inner)
    _ = outer.take(&writer)
    outer.forgetShown()
    for name in ["b", "c"] { text(name, &writer) }
    _ = inner.take(&writer)
    #expect(outer.nodeCount == 3)
    #expect(outer.shownNodeCount == 1)
  }

  @Test func `a piece lets go of those in its holes`() {
    var writer = NodeWriter()
    let outer = Piece()
    weak var gone: Piece?
    do {
      let inner = Piece()
      gone = inner
      writer.hole(inner)
      _ = outer.take(&writer)
      outer.forgetShown()
    }
    #expect(gone != nil)
    _ = outer.take(&writer)
    #expect(gone != nil, "the client still shows it")
    outer.forgetShown()
    #expect(gone == nil)
  }

  @Test func `a piece that outlives its parent has none`() {
    var writer = NodeWriter()
    let inner = Piece()
    do {
      let outer = Piece()
      writer.hole(inner)
      _ = outer.take(&writer)
    }
    #expect(inner.parent == nil)
  }

  private func text(_ text: String, _ writer: inout NodeWriter) {
    writer.begin(.text, identity: UInt64(text.utf8.first!), hasID: false)
    writer.property(.text, text)
    writer.end()
  }
}
