/// Words with places for values, as a translation is written: `%1$@ has %2$lld of %%`.
nonisolated struct PhraseTemplate: Equatable, Sendable {
  enum Piece: Equatable, Sendable {
    case words(String)
    /// The value at a place, from 0 on, or the next one, with a specifier of C such as `%.1f`.
    case value(place: Int?, specifier: String)
    /// The value that the words go by: `%arg`.
    case own
    /// `%#@name@`; `%1$#@name@` in older files, where the substitution says itself which value it goes by.
    case substitution(String)
  }

  /// As it was written.
  let text: String
  private(set) var pieces: [Piece] = []

  /// Reads a translation; a `%` that begins nothing is one.
  init(_ text: String) {
    self.text = text
    var rest = text[...]
    var words = ""
    while let first = rest.popFirst() {
      guard first == "%" else {
        words.append(first)
        continue
      }
      var after = rest
      guard let piece = Self.piece(&after) else {
        if rest.first == "%" { rest.removeFirst() }
        words.append("%")
        continue
      }
      if !words.isEmpty { pieces.append(.words(words)) }
      words = ""
      pieces.append(piece)
      rest = after
    }
    if !words.isEmpty { pieces.append(.words(words)) }
  }

  /// What stands behind a `%`; nil where that is no place for a value.
  private static func piece(_ rest: inout Substring) -> Piece? {
    if rest.hasPrefix("arg") {
      rest.removeFirst(3)
      return .own
    }
    let place = place(&rest)
    if rest.hasPrefix("#@") { return substitution(&rest) }
    var specifier = "%"
    while let next = rest.first, "-+ #0123456789.hlqLzjt".contains(next) {
      specifier.append(rest.removeFirst())
    }
    guard let conversion = rest.first, "@diuxXofFeEgGaAsc".contains(conversion) else { return nil }
    // A space before a word is no flag: "100 % of".
    guard !specifier.contains(" ") else { return nil }
    specifier.append(rest.removeFirst())
    return .value(place: place, specifier: specifier)
  }

  private static func substitution(_ rest: inout Substring) -> Piece? {
    let name = rest.dropFirst(2).prefix { $0 != "@" }
    let end = name.endIndex
    guard !name.isEmpty, end < rest.endIndex else { return nil }
    rest = rest[rest.index(after: end)...]
    return .substitution(String(name))
  }

  private static func place(_ rest: inout Substring) -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), number > 0, digits.endIndex < rest.endIndex,
      rest[digits.endIndex] == "$"
    else { return nil }
    rest = rest[rest.index(after: digits.endIndex)...]
    return number - 1
  }
}
