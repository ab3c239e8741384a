/// From one tab to the other and back, each with a stack of its own.
struct TabSteps: AppSteps {
  static let name = "Routing: switch a tab"
  static let kinds = [name]
  let url = "/routing"
  let lacking = "two tabs"

  private var tabs: [[[UInt8]]]
  private var turns: [Int]

  init(sessions: Int) {
    tabs = Array(repeating: [], count: sessions)
    turns = Array(repeating: 0, count: sessions)
  }

  mutating func learn(_ message: UnsafeRawBufferPointer, on session: Int) {
    guard tabs[session].isEmpty else { return }
    var found: [[UInt8]] = []
    NodeScanner.scan(message) { node in
      if message.equals(node.type, "tab") { found.append(Array(message[node.id])) }
    }
    tabs[session] = found
  }

  func isReady(_ session: Int) -> Bool { tabs[session].count > 1 }
  func nextKind(_ session: Int) -> Int { 0 }

  mutating func next(_ session: Int, into command: inout Command) {
    turns[session] += 1
    command.select(tabs[session][turns[session] % 2])
  }
}
