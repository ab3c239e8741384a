/// Words typed letter by letter into the search field over the list, and erased the same way.
struct FilterSteps: AppSteps {
  static let words = ["keyboard", "monitor", "usb cable", "desk lamp", "mouse", "speaker", "xyz"]

  static let name = "Filter: a keystroke"
  static let kinds = ["Filter: a keystroke"]
  let url = "/products"
  let lacking = "a search field"

  fileprivate struct Typist {
    var field: [UInt8] = []
    var word: Int
    var length = 0
    var isErasing = false
  }

  private var typists: [Typist]

  init(sessions: Int) {
    typists = (0..<sessions).map { Typist(word: $0 % Self.words.count) }
  }

  mutating func learn(_ message: UnsafeRawBufferPointer, on session: Int) {
    guard typists[session].field.isEmpty else { return }
    var field: [UInt8] = []
    NodeScanner.scan(message) { node in
      if message.equals(node.type, "searchField") { field = Array(message[node.id]) }
    }
    typists[session].field = field
  }

  func isReady(_ session: Int) -> Bool { !typists[session].field.isEmpty }
  func nextKind(_ session: Int) -> Int { 0 }

  mutating func next(_ session: Int, into command: inout Command) {
    let word = Self.words[typists[session].word]
    typists[session].press(wordLength: word.utf8.count)
    command.change(typists[session].field, word.prefix(typists[session].length).utf8)
  }
}

extension FilterSteps.Typist {
  fileprivate mutating func press(wordLength: Int) {
    length += isErasing ? -1 : 1
    if length == wordLength { isErasing = true }
    guard length == 0 else { return }
    isErasing = false
    word = (word + 1) % FilterSteps.words.count
  }
}
