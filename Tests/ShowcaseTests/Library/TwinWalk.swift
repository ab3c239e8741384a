import ScreenDocument
import WheelhouseTesting

/// A person who does the same in two editions of one app: what is picked in one document is named by its
/// position, and so found in the other one.
struct TwinWalk {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// What to do with a document, as positions and values.
  enum Step {
    case action(node: Int, ActionName, JSONValue?)
    case back(place: Int)
    case open(String)
    case layout(Layout)
  }

  mutating func step(in document: Document) -> Step {
    switch random.below(20) {
    case 0: return .layout(random.once(in: 2) ? .compact : .regular)
    case 1: return .open(random.any(["", "/category-2", "/settings", "/category-1/atlas", "/x"]))
    case 2, 3:
      return .back(place: random.below(max(1, document.places.count)))
    default: return action(in: document)
    }
  }

  private mutating func action(in document: Document) -> Step {
    let nodes = document.named
    let node = random.below(max(1, nodes.count))
    guard node < nodes.count else { return .open("") }
    let (name, value) = deed(for: nodes[node])
    return .action(node: node, name, value)
  }

  private mutating func deed(for node: Node) -> (ActionName, JSONValue?) {
    if !node.actions.isEmpty { return (ActionName(random.any(node.actions)), nil) }
    switch node.type {
    case "button", "navigationLink": return (.tap, nil)
    case "tab": return (.select, nil)
    case "toggle": return (.change, .bool(random.once(in: 2)))
    case "slider": return (.change, .number(Double(9 + random.below(17))))
    case "stepper": return (random.once(in: 2) ? .increment : .decrement, nil)
    default: return (.change, .string(random.any(["", "a", "in", "quiet", "Zz"])))
    }
  }
}

extension TwinWalk.Step {
  /// The command that this means for a document of an edition that is served at a path.
  func wish(in document: Document, at path: String) -> Command.Wish {
    switch self {
    case .action(let node, let name, let value):
      .action(target: CommandTarget(document.named[node].id ?? ""), name: name, value: value)
    case .back(let place):
      .back(target: CommandTarget(document.places.isEmpty ? "" : document.places[place]))
    case .open(let rest): .open(url: path + rest)
    case .layout(let layout): .layout(layout)
    }
  }
}

extension Document {
  /// The nodes that a command may name.
  fileprivate var named: [Node] { nodes.filter { $0.id != nil } }

  /// The ids of what can be left.
  fileprivate var places: [String] {
    nodes.filter { ["screen", "splitColumn"].contains($0.type) }.compactMap(\.id)
  }

  /// The document as it would be at another path, with its ids numbered in the order they come in: ids
  /// tell places apart and mean nothing besides.
  func numbered(movedFrom path: String) -> JSONValue {
    var ids: [String: JSONValue] = [:]
    for node in nodes {
      if let id = node.id { ids[id] = .string("#\(ids.count)") }
    }
    ids[url] = .string(String(url.dropFirst(path.count)))
    return value.replacing(ids)
  }
}

extension JSONValue {
  fileprivate func replacing(_ ids: [String: JSONValue]) -> JSONValue {
    switch self {
    case .string(let text): ids[text] ?? self
    case .array(let values): .array(values.map { $0.replacing(ids) })
    case .object(let members):
      .object(JSONObject(uniqueMembers: members.map { ($0.name, $0.value.replacing(ids)) }))
    case .null, .bool, .number: self
    }
  }
}
