import ScreenDocument
import Testing

struct PatchComposerPropertyTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `what a client has after a patch is what a whole document would say`(seed: UInt64) throws {
    for round in 0..<500 {
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
    let operations = try #require(try JSONReader().read(out.text).array)
    #expect(operations.count == count)
    let before = shown
    for operation in operations { try apply(operation, to: &shown, comment + out.text) }
    let expected = model.document
    try #require(shown == expected, "\(comment)\n\(before)\n\(out.text)\n\(shown)\n\(expected)")
    if before == expected { #expect(count == 0, "\(comment) \(out.text)") }
    #expect(changed.allSatisfy { !$0.hasPending })
    checkSizes(of: operations, at: "", expected, comment)
    checkWhole(comment)
  }

  private mutating func checkWhole(_ comment: String) {
    var out = JSONBytes()
    composer.write(model.piece, into: &out, commit: false)
    #expect(try! JSONReader().read(out.text) == shown, "\(comment)")
  }
}

/// Checks that no node is changed by operations that are more bytes than the node.
private func checkSizes(
  of operations: [JSONValue], at path: String, _ value: JSONValue, _ comment: String
) {
  guard case .object(let members) = value else { return }
  let inside = operations.filter { $0["path"]?.string?.hasPrefix(path + "/") == true }
  guard inside.count > 0 else { return }
  let size = inside.reduce(inside.count - 1) { $0 + $1.description.utf8.count }
  let whole: JSONValue = ["op": "replace", "path": .string(path), "value": value]
  #expect(size <= whole.description.utf8.count, "\(comment) at \(path)")
  for member in members {
    let place = path + "/" + member.name
    checkSizes(of: inside, at: place, member.value, comment)
    guard case .array(let nodes) = member.value else { continue }
    for (index, node) in nodes.enumerated() {
      checkSizes(of: inside, at: place + "/\(index)", node, comment)
    }
  }
}
