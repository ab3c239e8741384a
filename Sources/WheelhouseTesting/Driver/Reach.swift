import ScreenDocument

/// What a person can reach in a document, which is all that nothing covers.
///
/// That is the topmost presentation, or the root; of a stack the last screen, of tabs the content of the
/// selected one, of a split view the columns that are shown; and the buttons of the banners.
struct Reach {
  struct Place {
    let node: Node
    /// The nodes around it, outermost first.
    let ancestors: [Node]
    /// Whether it is in a menu, which a person opens first.
    let isInMenu: Bool
  }

  private(set) var places: [Place] = []

  init(_ document: Document) {
    if let top = document.presentations.last {
      add(top.content)
    } else {
      add(document.root)
    }
    for banner in document.banners {
      for button in banner.children { add(button) }
    }
  }

  /// Everything in reach inside a node.
  init(inside place: Place) {
    add(place.node, inside: place.ancestors, isInMenu: place.isInMenu)
  }

  private mutating func add(
    _ node: Node, inside ancestors: [Node] = [], isInMenu: Bool = false
  ) {
    places.append(Place(node: node, ancestors: ancestors, isInMenu: isInMenu))
    for name in Node.slotNames {
      let isMenu = isInMenu || name == "contextMenu" || node.type == "menu"
      for child in node.slot(name) where node.shows(child, inside: ancestors) {
        add(child, inside: ancestors + [node], isInMenu: isMenu)
      }
    }
  }

  /// The screen or column that going back leaves: the last that has something below it, which may be one
  /// around the root of a stack in it.
  var leavable: Node? {
    let last = places.last { $0.node.type == "screen" }
    let found = places.last { $0.isAboveAnother }
    return found?.node ?? last?.node
  }
}

extension Reach.Place {
  /// Whether there is something to go back to from here.
  fileprivate var isAboveAnother: Bool {
    guard let container = ancestors.last else { return false }
    switch node.type {
    case "screen": return container.children.first?.id != node.id
    case "splitColumn":
      return container["collapsed"]?.string == node.id && container.children.first?.id != node.id
    default: return false
    }
  }
}

extension Node {
  /// Whether a child is not covered by its siblings, or by those of this node.
  fileprivate func shows(_ child: Node, inside ancestors: [Node]) -> Bool {
    switch type {
    case "navigationStack": return child.id == children.last?.id
    case "tab": return ancestors.last?["selection"]?.string == id
    case "navigationSplitView":
      if let collapsed = self["collapsed"]?.string { return child.id == collapsed }
      return child["hidden"] != true
    default: return true
    }
  }
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

  /// Whether what another node carries can be dropped on it.
  func takes(_ source: Node) -> Bool {
    guard takes("drop"), case .array(let dragged)? = source["drags"],
      case .array(let taken)? = self["drops"]
    else { return false }
    return taken.contains(where: dragged.contains)
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
