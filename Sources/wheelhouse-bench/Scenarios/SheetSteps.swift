/// A sheet with a stack and a form is opened, and closed by its own button.
struct SheetSteps: AppSteps {
  static let name = "Routing: open and close a sheet"
  static let kinds = ["Routing: open a sheet", "Routing: close it"]
  let url = "/routing"
  let lacking = "a button “Settings”, or in its sheet one named “Done”,"

  private struct Visitor {
    var open: [UInt8] = []
    var close: [UInt8] = []
    var isOpen = false
  }

  private var visitors: [Visitor]

  init(sessions: Int) {
    visitors = Array(repeating: Visitor(), count: sessions)
  }

  mutating func learn(_ message: UnsafeRawBufferPointer, on session: Int) {
    if visitors[session].open.isEmpty {
      visitors[session].open = Self.button("Settings", in: message)
    } else if visitors[session].isOpen, visitors[session].close.isEmpty {
      visitors[session].close = Self.button("Done", in: message)
    }
  }

  private static func button(_ text: String, in message: UnsafeRawBufferPointer) -> [UInt8] {
    var found: [UInt8] = []
    NodeScanner.scan(message, text: text) { node in
      if node.hasText, message.equals(node.type, "button") { found = Array(message[node.id]) }
    }
    return found
  }

  func isReady(_ session: Int) -> Bool {
    let visitor = visitors[session]
    return visitor.isOpen ? !visitor.close.isEmpty : !visitor.open.isEmpty
  }

  func nextKind(_ session: Int) -> Int { visitors[session].isOpen ? 1 : 0 }

  mutating func next(_ session: Int, into command: inout Command) {
    let visitor = visitors[session]
    visitors[session].isOpen.toggle()
    visitors[session].close = []
    command.tap(visitor.isOpen ? visitor.close : visitor.open)
  }
}
