import ScreenDocument
import Testing

struct PatchComposerPropertyTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `what a client has after a patch is what a whole document would say`(seed: UInt64) throws {
    for round in 0..<20 {
      let run = seed &* 1_000_003 &+ UInt64(round)
      var client = try ModelClient(seed: run)
      for _ in 0..<4 { try client.turn("seed \(run)") }
    }
  }
}

/// A client's picture beside the model of it.
private struct ModelClient: ~Copyable {
  private var maker: ModelMaker
  private let model: ModelPiece
  private var writer = NodeWriter()
  private var composer = PatchComposer()
  private var shown: JSONValue

  init(seed: UInt64) throws {
    maker = ModelMaker(seed: seed)
    model = maker.document()
    shown = .null
    _ = model.render(&writer)
    var out = JSONBytes()
    composer.write(model.piece, into: &out, commit: true)
    shown = try JSONReader().read(out.text)
    #expect(shown == model.document)
  }

  mutating func turn(_ comment: String) throws {
    var changed: [Piece] = []
    for _ in 0...maker.random.below(2) {
      maker.change(model)
      for piece in model.render(&writer) where !changed.contains(where: { $0 === piece }) {
        changed.append(piece)
      }
    }
    changed.shuffle(using: &maker.random)
    var out = JSONBytes()
    let count = composer.compose(root: model.piece, changed: changed, into: &out)
    let patch = try JSONPatch(try JSONReader().read(out.text))
    #expect(patch.operations.count == count)
    let before = shown
    try patch.apply(to: &shown)
    let expected = model.document
    try #require(shown == expected, "\(comment)\n\(before)\n\(out.text)\n\(shown)\n\(expected)")
    if changed.isEmpty { #expect(count == 0, "\(comment) \(out.text)") }
    #expect(changed.allSatisfy { !$0.hasPending })
    checkSizes(of: patch, expected, comment)
    checkWhole(comment)
  }

  private mutating func checkWhole(_ comment: String) {
    var out = JSONBytes()
    composer.write(model.piece, into: &out, commit: false)
    #expect(try! JSONReader().read(out.text) == shown, "\(comment)")
  }
}
