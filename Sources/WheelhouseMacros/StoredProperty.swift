/// A stored property as it is written: `var name: Type = value`.
struct StoredProperty {
  let name: String
  let type: String?
  let value: String?

  /// Reads a declaration; nil if it is another one, or a computed property.
  init?(_ text: SwiftText) {
    let words = text.words
    guard let keyword = words.firstIndex(where: { $0.word == "var" }), keyword + 1 < words.count
    else { return nil }
    let nameEnd = words[keyword + 1].end
    let end = text.bytes.count
    let equals = text.first("=", from: nameEnd)
    let head = nameEnd..<(equals ?? end)
    if let brace = text.first("{", from: nameEnd), head.contains(brace) { return nil }
    let colon = text.first(":", from: nameEnd)
    name = words[keyword + 1].word.filter { $0 != "`" }
    type = colon.flatMap { head.contains($0) ? text[$0 + 1..<head.upperBound] : nil }
    value = equals.map { text[$0 + 1..<end] }
  }
}
