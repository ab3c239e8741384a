/// One item after another of a split view's list; the detail column follows.
struct ColumnSteps: AppSteps {
  static let name = "Library: open an item beside the list"
  static let kinds = [name]
  let url = "/library"
  let layout = "regular"
  let lacking = "a list of links in the second of three columns"

  private var items: [[[UInt8]]]
  private var turns: [Int]

  init(sessions: Int) {
    items = Array(repeating: [], count: sessions)
    turns = Array(0..<sessions)
  }

  /// A column is visited after what is in it; a list that loads comes in a patch of its own, without one.
  mutating func learn(_ message: UnsafeRawBufferPointer, on session: Int) {
    guard items[session].isEmpty else { return }
    var columns: [[[UInt8]]] = []
    var links: [[UInt8]] = []
    NodeScanner.scan(message) { node in
      if message.equals(node.type, "navigationLink") { links.append(Array(message[node.id])) }
      guard message.equals(node.type, "splitColumn") else { return }
      columns.append(links)
      links = []
    }
    items[session] = columns.count == 3 ? columns[1] : links
  }

  func isReady(_ session: Int) -> Bool { items[session].count > 1 }
  func nextKind(_ session: Int) -> Int { 0 }

  mutating func next(_ session: Int, into command: inout Command) {
    turns[session] += 1
    command.tap(items[session][turns[session] % items[session].count])
  }
}
