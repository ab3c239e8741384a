import ScreenDocument

/// Makes and changes trees of pieces at random.
struct ModelMaker {
  var random: SplitMix64
  private var next: UInt64 = 1

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  private static let types: [NodeType] = [.text, .vStack, .row, .button, .list]
  private static let names: [PropertyName] = [
    .text, .title, .accessibilityIdentifier, .disabled, .interactiveDismissDisabled, .tint,
  ]
  private static let slots: [SlotName] = [.children, .toolbar, .swipeActions]

  mutating func document() -> ModelPiece {
    let document = ModelNode(
      type: .document, identity: 1, properties: [(.url, "/"), (.title, "Some \"title\"")],
      slots: [
        (.root, items(upTo: 3, depth: 3)), (.presentations, presentations()), (.banners, []),
      ])
    return ModelPiece([.node(document)])
  }

  mutating func change(_ piece: ModelPiece) {
    var items = piece.items
    if piece.items.count == 1, case .node(let node) = items[0], node.type == .document {
      change(&items[0], in: piece, depth: 4)
    } else {
      change(&items, in: piece, depth: 3)
    }
    piece.items = items
  }

  private mutating func presentations() -> [ModelItem] {
    (0..<random.below(3)).map { _ in
      .node(
        ModelNode(
          type: .presentation, identity: identity(), hasID: true,
          slots: [(.content, items(upTo: 3, depth: 2))]))
    }
  }

  private mutating func identity() -> UInt64 {
    next += 1
    return next
  }

  private mutating func items(upTo count: Int, depth: Int) -> [ModelItem] {
    (0..<random.below(count + 1)).map { _ in item(depth: depth) }
  }

  private mutating func item(depth: Int) -> ModelItem {
    if depth > 0, random.once(in: 3) {
      return .piece(ModelPiece(items(upTo: random.once(in: 3) ? 3 : 1, depth: depth - 1)))
    }
    var node = ModelNode(
      type: Self.types[random.below(5)], identity: identity(), hasID: random.once(in: 2))
    for name in Self.names where random.once(in: 3) { node.properties.append((name, value())) }
    for slot in Self.slots where depth > 0 && random.once(in: 2) {
      node.slots.append((slot, items(upTo: random.once(in: 8) ? 12 : 3, depth: depth - 1)))
    }
    return .node(node)
  }

  private mutating func value() -> String {
    let values = ["a", "", "b\"c", "some longer text that takes its place", "é\n", "0"]
    return values[random.below(values.count)]
  }

  private mutating func change(_ items: inout [ModelItem], in piece: ModelPiece, depth: Int) {
    switch random.below(12) {
    case 0: items.insert(item(depth: depth), at: random.below(items.count + 1))
    case 1: if !items.isEmpty { leave(items.remove(at: random.below(items.count)), piece) }
    case 2: items.shuffle(using: &random)
    case 3: items.move(&random)
    case 4: if !piece.attic.isEmpty { items.append(.piece(piece.attic.removeLast())) }
    case 5: while items.count > 1 { leave(items.remove(at: random.below(items.count)), piece) }
    case 6: items += self.items(upTo: 4, depth: depth)
    default: break
    }
    for index in items.indices where random.once(in: 3) {
      change(&items[index], in: piece, depth: depth)
    }
  }

  private mutating func leave(_ item: ModelItem, _ owner: ModelPiece) {
    switch item {
    case .piece(let piece): owner.attic.append(piece)
    case .node(let node):
      for item in node.slots.flatMap(\.items) { leave(item, owner) }
    }
  }

  private mutating func change(_ item: inout ModelItem, in piece: ModelPiece, depth: Int) {
    switch item {
    case .piece(let piece): change(piece)
    case .node(var node):
      change(&node)
      for index in node.slots.indices {
        let name = node.slots[index].name
        guard name != .presentations, name != .banners else {
          changePresentations(&node.slots[index].items, in: piece)
          continue
        }
        change(&node.slots[index].items, in: piece, depth: max(0, depth - 1))
      }
      item = .node(node)
    }
  }

  private mutating func changePresentations(_ items: inout [ModelItem], in piece: ModelPiece) {
    for index in items.indices { change(&items[index], in: piece, depth: 2) }
    if random.once(in: 6) { items += presentations() }
    if random.once(in: 6), !items.isEmpty { leave(items.removeLast(), piece) }
  }

  private mutating func change(_ node: inout ModelNode) {
    guard node.type != .document, node.type != .presentation else { return }
    for index in node.properties.indices where random.once(in: 4) {
      node.properties[index].value = value()
    }
    if random.once(in: 6) { node.properties.shuffle(using: &random) }
    if random.once(in: 6) { node.properties = node.properties.dropLast() }
    let name = Self.names[random.below(Self.names.count)]
    if random.once(in: 6), !node.properties.contains(where: { $0.name == name }) {
      node.properties.insert((name, value()), at: 0)
    }
    if random.once(in: 20) { node.hasID.toggle() }
    if random.once(in: 12) { node.identity = identity() }
    if random.once(in: 8), node.slots.count > 1 { node.slots.shuffle(using: &random) }
  }
}

extension Array {
  fileprivate mutating func move(_ random: inout SplitMix64) {
    guard count > 1 else { return }
    let element = remove(at: random.below(count))
    insert(element, at: random.below(count + 1))
  }
}
