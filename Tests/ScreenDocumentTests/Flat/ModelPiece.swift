import ScreenDocument

/// A tree of pieces as a test sees it: what is to be rendered, told without bytes.
final class ModelPiece {
  let piece = Piece()
  var items: [ModelItem] = []
  /// Pieces that were in a hole here and may come back.
  var attic: [ModelPiece] = []

  init(_ items: [ModelItem] = []) { self.items = items }
}

indirect enum ModelItem {
  case node(ModelNode)
  case piece(ModelPiece)
}

struct ModelNode {
  var type: NodeType
  var identity: UInt64
  var hasID = false
  var properties: [(name: PropertyName, value: String)] = []
  var slots: [(name: SlotName, items: [ModelItem])] = []
}

extension ModelPiece {
  /// Renders this piece and all below; returns those whose content is new.
  func render(_ writer: inout NodeWriter) -> [Piece] {
    writer.reset()
    var below: [ModelPiece] = []
    for item in items { item.write(&writer, &below) }
    var changed = piece.take(&writer) ? [piece] : []
    for child in below { changed += child.render(&writer) }
    return changed
  }

  /// The nodes as JSON, without any of the code under test.
  var json: [JSONValue] { items.flatMap(\.json) }

  /// The whole document, when this is its root.
  var document: JSONValue { json.count == 1 ? json[0] : wrapped(json) }
}

func wrapped(_ nodes: [JSONValue]) -> JSONValue {
  ["type": "vStack", "children": .array(nodes)]
}

extension ModelItem {
  func write(_ writer: inout NodeWriter, _ below: inout [ModelPiece]) {
    switch self {
    case .node(let node): node.write(&writer, &below)
    case .piece(let piece):
      writer.hole(piece.piece)
      below.append(piece)
    }
  }

  var json: [JSONValue] {
    switch self {
    case .node(let node): [node.json]
    case .piece(let piece): piece.json
    }
  }
}

extension ModelNode {
  func write(_ writer: inout NodeWriter, _ below: inout [ModelPiece]) {
    writer.begin(type, identity: identity, hasID: hasID)
    for property in properties { writer.property(property.name, property.value) }
    for slot in slots {
      writer.beginSlot(slot.name)
      for item in slot.items { item.write(&writer, &below) }
      writer.endSlot()
    }
    writer.end()
  }

  var json: JSONValue {
    var members: [(String, JSONValue)] = []
    if ![.document, .presentation, .banner].contains(type) {
      members.append(("type", .string("\(type)")))
    }
    if hasID { members.append(("id", .string(NodeIdentity(rawValue: identity).token))) }
    members += properties.map { ("\($0.name)", .string($0.value)) }
    for slot in slots {
      let nodes = slot.items.flatMap(\.json)
      if slot.name == .root || slot.name == .content {
        members.append(("\(slot.name)", nodes.count == 1 ? nodes[0] : wrapped(nodes)))
      } else if !slot.items.isEmpty || slot.name == .presentations || slot.name == .banners {
        members.append(("\(slot.name)", .array(nodes)))
      }
    }
    return .object(JSONObject(uniqueMembers: members))
  }
}
