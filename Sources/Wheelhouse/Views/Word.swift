import ScreenDocument

/// A word of the document's vocabulary, such as a font's or a colour's name.
///
/// A constant of the program: copying one counts no references, and its bytes need no escaping.
nonisolated struct Word: Hashable, Sendable, ExpressibleByStringLiteral {
  let text: StaticString

  init(stringLiteral text: StaticString) { self.text = text }

  static func == (first: Word, second: Word) -> Bool {
    guard first.text.utf8CodeUnitCount == second.text.utf8CodeUnitCount else { return false }
    return first.text.utf8Start == second.text.utf8Start || first.string == second.string
  }

  func hash(into hasher: inout Hasher) { hasher.combine(string) }

  var string: String { text.description }
}

extension RenderContext {
  func write(_ name: PropertyName, _ word: Word?) {
    if let word { renderer.writer.property(name, word: word.text) }
  }
}
