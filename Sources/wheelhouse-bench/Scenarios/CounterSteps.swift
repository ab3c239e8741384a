/// One tap after another on one button; one label changes.
struct CounterSteps: AppSteps {
  /// The button's text; without such a button the first one outside a bar is tapped.
  static let button = "Increment"

  static let name = "Counter"
  static let kinds = ["Counter"]
  let url = "/counter"
  let lacking = "a button"
  private var targets: [[UInt8]]

  init(sessions: Int) {
    targets = Array(repeating: [], count: sessions)
  }

  mutating func learn(_ message: UnsafeRawBufferPointer, on session: Int) {
    guard targets[session].isEmpty else { return }
    var first: [UInt8] = []
    var named: [UInt8] = []
    NodeScanner.scan(message, text: Self.button) { node in
      guard node.takesTap, !node.isInBar else { return }
      if first.isEmpty { first = Array(message[node.id]) }
      if named.isEmpty, node.hasText { named = Array(message[node.id]) }
    }
    targets[session] = named.isEmpty ? first : named
  }

  func isReady(_ session: Int) -> Bool { !targets[session].isEmpty }
  func nextKind(_ session: Int) -> Int { 0 }

  func next(_ session: Int, into command: inout Command) {
    command.tap(targets[session])
  }
}
