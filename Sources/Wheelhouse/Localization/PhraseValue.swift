/// A value of a key, to be put into a translation.
nonisolated struct PhraseValue {
  /// As the key has it.
  let text: String
  var argument = LocalizedStringKey.Argument()
  /// The looks of a text; nil for other values.
  var looks: [Text.Run]?

  /// Appends the value, for which the translation may have a specifier of its own.
  func append(to out: inout LocalizedStringKey.StringInterpolation, as specifier: String?) {
    if let looks { return out.append(looks) }
    out.appendInterpolation(specifier.flatMap(written) ?? text)
  }

  /// A number as another specifier says; nil where the text will do.
  private func written(by specifier: String) -> String? {
    guard let amount = argument.amount, specifier != argument.specifier, !specifier.hasSuffix("@")
    else { return nil }
    return Int(text).map { FormatSpecifier.format($0, specifier) }
      ?? FormatSpecifier.format(amount, specifier)
  }
}
