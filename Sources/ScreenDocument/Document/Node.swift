/// One element of a document: type, properties, slots of further nodes, and an id where it can be
/// named by a command.
public struct Node: Hashable, Sendable {
  /// The names of all slots, in the order in which they are searched and printed.
  public static let slotNames = [
    "toolbar", "search", "inspector", "headerContent", "label", "children", "footerContent",
    "swipeActions", "contextMenu", "minimumValueLabel", "maximumValueLabel", "suggestions",
  ]

  /// The node in its JSON form.
  public let value: JSONValue

  /// Reads a node from its JSON form.
  public init(_ value: JSONValue) {
    self.value = value
  }

  /// The type, for example `button`.
  public var type: String { value["type"]?.string ?? "" }

  /// What a command names it by; `nil` where no command may.
  public var id: String? { value["id"]?.string }

  /// Its own text.
  public var text: String? { value["text"]?.string }

  /// Whether it takes no commands now.
  public var isDisabled: Bool { value["disabled"]?.bool ?? false }

  /// The actions it lists, beyond those of its type.
  public var actions: [String] { (value["actions"]?.array ?? []).compactMap(\.string) }

  /// The nodes in its usual slot.
  public var children: [Node] { slot("children") }

  /// The nodes in a slot; none where it has no such slot.
  public func slot(_ name: String) -> [Node] {
    guard Self.slotNames.contains(name) else { return [] }
    return (value[name]?.array ?? []).map(Node.init)
  }

  /// A property; `nil` where it has none of that name.
  public subscript(property: String) -> JSONValue? {
    Self.slotNames.contains(property) ? nil : value[property]
  }

  /// Everything but type, id and slots, in the order written.
  public var properties: [JSONObject.Member] {
    (value.object ?? [:]).filter { member in
      member.name != "type" && member.name != "id" && !Self.slotNames.contains(member.name)
    }
  }
}

extension Node {
  /// The node itself and all nodes in it, depth first.
  public var nodes: [Node] {
    var found: [Node] = []
    visit { node in
      found.append(node)
      return true
    }
    return found
  }

  /// The first of ``nodes`` that meets a condition.
  public func first(where condition: (Node) -> Bool) -> Node? {
    var found: Node?
    visit { node in
      if condition(node) { found = node }
      return found == nil
    }
    return found
  }

  /// All text in it, as a person would read it.
  public var allText: [String] { nodes.compactMap(\.text) }

  /// Shows nodes depth first until `visitor` has seen enough; tells whether it has not.
  @discardableResult
  private func visit(_ visitor: (Node) -> Bool) -> Bool {
    guard visitor(self) else { return false }
    for name in Self.slotNames {
      for node in slot(name) { guard node.visit(visitor) else { return false } }
    }
    return true
  }
}
