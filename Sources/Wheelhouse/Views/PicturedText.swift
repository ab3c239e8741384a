import ScreenDocument

// Symbols among words.
extension Text {
  /// Creates a text of a symbol, to be joined with others by `+`; a symbol without a name is nothing.
  public init(_ image: Image) { self.init(Run.drawing(image), look: Look()) }
}

nonisolated extension LocalizedStringKey.StringInterpolation {
  /// Appends a symbol, which is as large as the words around it and has their colour.
  public mutating func appendInterpolation(_ image: Image) { append(Text.Run.drawing(image)) }
}

nonisolated extension Text.Run {
  /// A symbol's part of a text: among the characters it is one, that of an object (U+FFFC), which nobody reads.
  fileprivate static func drawing(_ image: Image) -> [Text.Run] {
    image.symbol.map { [Text.Run(string: "\u{FFFC}", look: Text.Look(), symbol: $0)] } ?? []
  }
}
