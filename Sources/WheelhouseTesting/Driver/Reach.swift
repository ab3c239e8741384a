import ScreenDocument

/// What a person can reach in a document, which is all that nothing covers.
///
/// That is the topmost presentation, or the root; of a stack the last screen.
struct Reach {
  struct Place {
    let node: Node
    /// The nodes around it, outermost first.
    let ancestors: [Node]
  }

  private(set) var places: [Place] = []

  init(_ document: Document) {
    if let top = document.presentations.last {
      add(top.content, inside: [])
    } else {
      add(document.root, inside: [])
    }
  }

  /// Everything in reach inside a node.
  init(inside place: Place) {
    add(place.node, inside: place.ancestors)
  }

  private mutating func add(_ node: Node, inside ancestors: [Node]) {
    places.append(Place(node: node, ancestors: ancestors))
    for name in Node.slotNames {
      let nodes = node.slot(name)
      let seen = node.type == "navigationStack" ? nodes.suffix(1) : nodes[...]
      for child in seen { add(child, inside: ancestors + [node]) }
    }
  }

  /// The screen on top, where there is a stack.
  var topScreen: Node? { places.last { $0.node.type == "screen" }?.node }
}

extension Node {
  private static let naming = [
    "accessibilityLabel", "text", "accessibilityIdentifier", "prompt", "title", "header",
  ]
  private static let fixedActions: [String: [String]] = [
    "button": ["tap"], "navigationLink": ["tap"], "toggle": ["change"], "slider": ["change"],
    "picker": ["change"], "datePicker": ["change"], "textEditor": ["change"],
    "textField": ["change", "submit"], "secureField": ["change", "submit"],
    "searchField": ["change", "submit"], "stepper": ["increment", "decrement"],
  ]

  /// Whether a command with that action may name it.
  func takes(_ action: String) -> Bool {
    id != nil && (Self.fixedActions[type]?.contains(action) ?? false || actions.contains(action))
  }

  /// What it is called: its own text, what assistive technology says, its test identifier.
  var ownNames: [String] {
    let own = Self.naming.compactMap { self[$0]?.string }
    let inner = innerNames
    return inner.count > 1 ? own + [inner.joined(separator: " ")] : own
  }

  /// What can be read inside it.
  var innerNames: [String] {
    nodes.dropFirst().flatMap { node in
      [node.text, node["accessibilityLabel"]?.string].compactMap(\.self)
    }
  }

  /// The symbols it shows, for what has no text.
  var symbolNames: [String] {
    nodes.flatMap { [$0["systemImage"], $0["systemName"]].compactMap { $0?.string } }
  }
}
