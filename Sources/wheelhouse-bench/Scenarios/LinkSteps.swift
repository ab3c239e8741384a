/// A link to an item in a category of a library, three screens deep where there is little room, and one
/// back to another category.
struct LinkSteps: AppSteps {
  static let name = "Link: there and back"
  static let kinds = ["Link: three screens deep", "Link: two screens deep"]
  let url = "/library"
  let lacking = "anything"

  private var isThere: [Bool]

  init(sessions: Int) {
    isThere = Array(repeating: false, count: sessions)
  }

  func learn(_ message: UnsafeRawBufferPointer, on session: Int) {}
  func isReady(_ session: Int) -> Bool { true }
  func nextKind(_ session: Int) -> Int { isThere[session] ? 1 : 0 }

  mutating func next(_ session: Int, into command: inout Command) {
    isThere[session].toggle()
    command.open(isThere[session] ? "/library/category-2/alpine-passes" : "/library/category-1")
  }
}
