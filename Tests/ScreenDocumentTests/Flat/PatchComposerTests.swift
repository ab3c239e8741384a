import ScreenDocument
import Testing

struct PatchComposerTests {
  @Test func `a changed label is one short operation with its path`() throws {
    let row = ModelPiece([text(1, "one")])
    let client = Client(document([text(9, "above"), .piece(row)]))
    row.items = [text(1, "two")]
    #expect(client.turn() == #"[{"op":"add","path":"/root/children/1/text","value":"two"}]"#)
    #expect(client.turn() == "[]")
  }

  @Test func `two counts of a child are told in the parent's numbers`() {
    let first = ModelPiece([text(1, "one"), text(2, "two")])
    let second = ModelPiece([text(3, "three")])
    let client = Client(document([.piece(first), .piece(second), text(9, "a longer tail of it")]))
    first.items = [text(2, "two")]
    second.items = [text(3, "drei")]
    #expect(
      client.turn() == #"[{"op":"remove","path":"/root/children/0"},"#
        + #"{"op":"add","path":"/root/children/1/text","value":"drei"}]"#)
  }

  @Test func `a lone root that gets company is wrapped and unwrapped`() {
    let root = ModelPiece([text(1, "a")])
    let client = Client(document([.piece(root)]))
    root.items.append(text(2, "b"))
    #expect(
      client.turn() == #"[{"op":"replace","path":"/root","value":{"type":"vStack","children":"#
        + #"[{"type":"text","text":"a"},{"type":"text","text":"b"}]}}]"#)
    root.items.append(text(3, "c"))
    #expect(
      client.turn()
        == #"[{"op":"add","path":"/root/children/2","value":{"type":"text","text":"c"}}]"#)
    root.items = [text(1, "a")]
    #expect(
      client.turn() == #"[{"op":"replace","path":"/root","value":{"type":"text","text":"a"}}]"#)
    root.items = [text(1, "z")]
    #expect(client.turn() == #"[{"op":"add","path":"/root/text","value":"z"}]"#)
  }

  @Test func `another node in the place of one is a replacement`() {
    let client = Client(document([text(1, "a"), text(2, "b"), text(3, "c")]))
    client.model.items = document([text(1, "a"), text(7, "x"), text(3, "c")]).items
    #expect(
      client.turn()
        == #"[{"op":"replace","path":"/root/children/1","value":{"type":"text","text":"x"}}]"#)
  }

  @Test func `a piece of several nodes moves as a whole`() throws {
    let pair = ModelPiece([text(1, "one of a pair"), text(2, "two of a pair")])
    let rest = (3..<9).map { text($0, "a single row \($0)") }
    let client = Client(document([.piece(pair)] + rest))
    client.model.items = document(rest + [.piece(pair)]).items
    let move = #"{"op":"move","from":"/root/children/0","path":"/root/children/7"}"#
    #expect(client.turn() == "[\(move),\(move)]")
  }

  @Test func `many small changes in a small node become its replacement`() {
    let row = ModelPiece([.node(node([.title: "a", .text: "b", .badge: "c"]))])
    let client = Client(document([text(9, "above"), .piece(row)]))
    row.items = [.node(node([.title: "d", .text: "e", .badge: "f"]))]
    let patch = client.turn()
    #expect(patch.hasPrefix(#"[{"op":"replace","path":"/root/children/1","value":{"#))
  }

  @Test func `what is removed and changed in one turn makes no trouble`() {
    let row = ModelPiece([text(1, "one")])
    let client = Client(document([text(9, "above"), .piece(row), text(8, "below")]))
    row.items = [text(1, "two"), text(2, "more")]
    _ = row.render(&client.writer)
    client.model.items = document([text(9, "above"), text(8, "below")]).items
    #expect(client.turn(with: [row.piece]) == #"[{"op":"remove","path":"/root/children/1"}]"#)
    #expect(!row.piece.hasPending)
  }

  @Test func `a change among many rows finds its row`() {
    let rows = (0..<40).map { ModelPiece([text(UInt64($0), "row")]) }
    let client = Client(document([.piece(ModelPiece(rows.map { .piece($0) })), text(99, "end")]))
    for index in [39, 0, 17] {
      rows[index].items = [text(UInt64(index), "changed")]
      let path = "/root/children/\(index)/text"
      #expect(client.turn() == #"[{"op":"add","path":"\#(path)","value":"changed"}]"#)
    }
    rows[3].items = []
    #expect(client.turn() == #"[{"op":"remove","path":"/root/children/3"}]"#)
    rows[17].items = [text(17, "again")]
    #expect(
      client.turn() == #"[{"op":"add","path":"/root/children/16/text","value":"again"}]"#)
  }

  private func text(_ identity: UInt64, _ text: String) -> ModelItem {
    .node(ModelNode(type: .text, identity: identity, properties: [(.text, text)]))
  }

  private func node(_ properties: KeyValuePairs<PropertyName, String>) -> ModelNode {
    ModelNode(type: .button, identity: 1, properties: properties.map { ($0.key, $0.value) })
  }

  private func document(_ items: [ModelItem]) -> ModelPiece {
    ModelPiece([
      .node(ModelNode(type: .document, identity: 1, slots: [(.root, items), (.banners, [])]))
    ])
  }
}

/// A client that has seen everything so far.
private final class Client {
  let model: ModelPiece
  var writer = NodeWriter()
  var composer = PatchComposer()

  init(_ model: ModelPiece) {
    self.model = model
    var out = JSONBytes()
    let changed = model.render(&writer)
    composer.write(model.piece, into: &out, commit: true)
    #expect(changed.allSatisfy { !$0.hasPending })
  }

  func turn(with others: [Piece] = []) -> String {
    var out = JSONBytes()
    let changed = model.render(&writer) + others
    _ = composer.compose(root: model.piece, changed: changed, into: &out)
    return out.text
  }
}
