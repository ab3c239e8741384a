import ScreenDocument

@testable import Wheelhouse
@testable import WheelhouseTesting

/// A client without a plan: names any node of the document, now and then one that has gone, covered
/// ones too, with any action and any value.
struct RandomWalk {
  private var random: SplitMix64
  /// Ids that were there once.
  private var remembered: [String] = []

  private let urls: [String]

  /// Walks through the windows of some URLs.
  init(seed: UInt64, urls: [String]) {
    random = SplitMix64(seed: seed)
    self.urls = urls
  }

  mutating func wish(in document: Document) -> Command.Wish {
    let pick = Int.random(in: 0..<100, using: &random)
    switch pick {
    case 0..<2: return .open(url: any(urls))
    case 2..<4: return .layout(any([.compact, .regular]))
    case 4..<16: return .back(target: leaveTarget(document))
    case 16..<20: return .action(target: CommandTarget(oldID()), name: .tap, value: nil)
    default: return action(in: document)
    }
  }

  /// The revision the client says it looked at; mostly the current one.
  mutating func rev(at revision: Int) -> Int {
    Int.random(in: 0..<20, using: &random) == 0 ? max(1, revision - 2) : revision
  }

  private mutating func action(in document: Document) -> Command.Wish {
    let nodes = reachable(document)
    if let top = document.presentations.last, Int.random(in: 0..<30, using: &random) == 0 {
      let detent = JSONValue.string(any(["medium", "large", "tiny"]))
      return .action(target: CommandTarget(top.id ?? ""), name: .change, value: detent)
    }
    guard let node = nodes.randomElement(using: &random), let id = node.id else {
      return .back(target: leaveTarget(document))
    }
    if remembered.count < 500 { remembered.append(id) }
    let (name, value) = deed(for: node, in: document)
    return .action(target: CommandTarget(id), name: name, value: value)
  }

  /// Mostly what a person could reach: otherwise a walk gets stuck behind the first sheet.
  private mutating func reachable(_ document: Document) -> [Node] {
    let isAnywhere = Int.random(in: 0..<10, using: &random) == 0
    let nodes = isAnywhere ? document.nodes : Reach(document).places.map(\.node)
    return nodes.filter { $0.id != nil }
  }

  private mutating func deed(
    for node: Node, in document: Document
  ) -> (ActionName, JSONValue?) {
    if Int.random(in: 0..<15, using: &random) == 0 {
      return (any([.tap, .change, .submit, .increment, .move, .other("x")]), anyValue())
    }
    if let listed = node.actions.randomElement(using: &random) {
      return (ActionName(listed), value(for: listed, in: document))
    }
    switch node.type {
    case "button", "navigationLink": return (.tap, nil)
    case "tab": return (.select, nil)
    case "navigationSplitView":
      return (.change, .string(any(["all", "doubleColumn", "detailOnly", "automatic", "none"])))
    case "toggle": return (.change, .bool(any([true, false])))
    case "slider": return (.change, .number(any([0, 3.4, 7, 10, 11])))
    case "stepper": return (any([.increment, .increment, .decrement]), nil)
    case "picker": return (.change, .string(any(["0", "1", "2", "3"])))
    default: return (any([.change, .change, .submit]), .string(anyText()))
    }
  }

  private mutating func value(for listed: String, in document: Document) -> JSONValue? {
    switch listed {
    case "drop":
      .string(
        (document.nodes.filter { $0["drags"] != nil }.randomElement(using: &random)?.id ?? oldID())
          + any(["", " 0 1", " 0.5 0.25", " 2 0"]))
    case "move": .number(Double(any([0, 1, 3, 5, 99])))
    case "focus", "scrollVisibility": .bool(any([true, true, false]))
    default: nil
    }
  }

  private mutating func anyText() -> String { any(["", "1", "row", "ä\n\"", "long text"]) }

  private mutating func anyValue() -> JSONValue? {
    any([nil, .null, true, 5, -1, 1e300, "text", "", "0"])
  }

  private mutating func leaveTarget(_ document: Document) -> CommandTarget {
    let ids =
      document.nodes.filter { ["screen", "splitColumn", "inspector"].contains($0.type) }
      .compactMap(\.id)
      + document.presentations.compactMap(\.id) + document.banners.compactMap(\.id)
    return CommandTarget(ids.randomElement(using: &random) ?? oldID())
  }

  private mutating func oldID() -> String {
    remembered.randomElement(using: &random) ?? "AAAAAAAAAA"
  }

  private mutating func any<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }
}
