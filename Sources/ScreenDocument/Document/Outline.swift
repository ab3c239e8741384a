/// Prints nodes one a line, indented, so that a whole screen can be compared as text.
///
/// A line is the type, the id where asked for, the text in quotes, then the other properties by name:
/// `button #kQ3… "Keyboard" disabled role=destructive`. Properties are sorted, because their order
/// says nothing. A slot other than `children` has a line of its own: `toolbar:`.
struct Outline {
  let showsIDs: Bool
  private(set) var lines: [String] = []

  init(showsIDs: Bool) {
    self.showsIDs = showsIDs
  }

  mutating func add(_ node: Node, depth: Int) {
    addLine(node.type, node.value, depth: depth)
    for name in Node.slotNames {
      let nodes = node.slot(name)
      let isUsual = name == "children"
      if !isUsual, !nodes.isEmpty { indent("\(name):", depth: depth + 1) }
      for node in nodes { add(node, depth: isUsual ? depth + 1 : depth + 2) }
    }
  }

  mutating func add(_ presentation: Presentation) {
    addLine(presentation.kind, presentation.value, depth: 0)
    add(presentation.content, depth: 1)
  }

  mutating func add(_ banner: Banner) {
    addLine("banner", banner.value, depth: 0)
    for node in banner.children { add(node, depth: 1) }
  }

  private mutating func addLine(_ name: String, _ value: JSONValue, depth: Int) {
    var words = [name]
    if showsIDs, let id = value["id"]?.string { words.append("#\(id)") }
    let caption = value["text"] == nil ? "title" : "text"
    if let text = value[caption]?.string { words.append("\(JSONValue.string(text))") }
    let unnamed = ["type", "id", "kind", "content", caption] + Node.slotNames
    let properties = (value.object ?? [:]).filter { !unnamed.contains($0.name) }
    words += properties.map(Self.word).sorted()
    indent(words.joined(separator: " "), depth: depth)
  }

  private mutating func indent(_ line: String, depth: Int) {
    lines.append(String(repeating: "  ", count: depth) + line)
  }

  private static func word(_ property: JSONObject.Member) -> String {
    property.value == true ? property.name : "\(property.name)=\(plain(property.value))"
  }

  private static func plain(_ value: JSONValue) -> String {
    switch value {
    case .string(let text) where isWord(text): text
    case .array(let values) where values.allSatisfy({ $0.string.map(isWord) ?? false }):
      values.compactMap(\.string).joined(separator: ",")
    default: value.canonicalText
    }
  }

  private static func isWord(_ text: String) -> Bool {
    !text.isEmpty && !text.contains { " \t\n\",=".contains($0) }
  }
}

extension Document {
  /// The document as an indented outline: root, presentations, banners, without ids.
  public var outline: String { outline(showingIDs: false) }

  /// The document as an indented outline: root, presentations, banners.
  public func outline(showingIDs: Bool) -> String {
    var outline = Outline(showsIDs: showingIDs)
    outline.add(root, depth: 0)
    for presentation in presentations { outline.add(presentation) }
    for banner in banners { outline.add(banner) }
    return outline.lines.joined(separator: "\n")
  }
}

extension Node {
  /// The node as an indented outline, without ids.
  public var outline: String {
    var outline = Outline(showsIDs: false)
    outline.add(self, depth: 0)
    return outline.lines.joined(separator: "\n")
  }
}
