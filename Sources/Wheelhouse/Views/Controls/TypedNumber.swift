import FoundationEssentials

/// Reads what a person types for a number.
///
/// Foundation's strategies of parsing read as far as they understand and leave out the rest, and take any
/// separator of groups for nothing at all. A person who types `84.50` behind `€0.00`, or `12,50` where a comma
/// separates thousands, would have said a cent, or 1,250. So a text is read as a whole or not at all, and a
/// separator that a person typed is taken for the decimal one where it separates no group of three digits.
nonisolated struct TypedNumber<Format: ParseableFormatStyle> where Format.FormatOutput == String {
  /// The longest text that is read, in characters: a `Decimal` has 38 digits, and as many again may be around.
  static var limit: Int { 80 }

  let format: Format

  /// The number that `text` says, if any.
  ///
  /// `isTyped`: whether a separator in it may be the person's. A strategy that takes nothing behind a number
  /// knows itself what it takes.
  func read(_ text: String, isTyped: Bool) -> Format.FormatInput? {
    guard text.utf8.count <= 4 * Self.limit, text.count <= Self.limit else { return nil }
    guard let number = parse(text) else { return nil }
    guard isSame(number, parse(text + "\u{FFFD}")) else { return number }
    let whole = readWhole(text)
    guard let separator = text.loneSeparator, text.contains(where: \.isPositive) else {
      return whole
    }
    var (bare, swapped) = (text, text)
    bare.remove(at: separator)
    swapped.replaceSubrange(separator...separator, with: text[separator] == "." ? "," : ".")
    let ungrouped = readWhole(bare)
    if let whole, !isSame(whole, ungrouped) { return whole }
    return isTyped ? readWhole(swapped) : ungrouped
  }

  /// The number that a text says from its beginning to its end.
  private func readWhole(_ text: String) -> Format.FormatInput? {
    guard text.contains(where: \.isNumber), let number = parse(text) else { return nil }
    // What is not needed for the number: zeros behind the point, a currency, or what is no part of a number.
    var end = text.endIndex
    while end > text.startIndex, isSame(number, parse(String(text[..<text.index(before: end)]))) {
      end = text.index(before: end)
    }
    return isRead(text[end...], behind: text[..<end], of: number) ? number : nil
  }

  private func isRead(
    _ rest: Substring, behind text: Substring, of number: Format.FormatInput
  ) -> Bool {
    guard !rest.contains(where: \.isPositive) else { return false }
    let sign = rest.filter { !$0.isWhitespace && !$0.isNumber && !$0.isSeparator }
    // A currency may be written on the side where the format does not have it.
    return sign.isEmpty || format.format(number).contains(sign)
      || isSame(number, parse("\(sign) \(text)")) || isSame(number, parse(sign + text))
  }

  /// What the strategy makes of a text; nothing that is no number, or larger than any.
  private func parse(_ text: String) -> Format.FormatInput? {
    guard let number = try? format.parseStrategy.parse(text) else { return nil }
    if let number = number as? any BinaryFloatingPoint, !number.isFinite { return nil }
    if let number = number as? Decimal, number.isNaN { return nil }
    return number
  }

  private func isSame(_ number: Format.FormatInput, _ other: Format.FormatInput?) -> Bool {
    func isEqual<Number: Equatable>(_ number: Number) -> Bool { number == other as? Number }
    guard let number = number as? any Equatable else { return false }
    return isEqual(number)
  }
}

nonisolated extension String {
  /// The only point or comma, if there is one with digits behind it, and it parts no thousands: those have a group of
  /// three digits behind it, and before it one to three that do not begin with zero.
  fileprivate var loneSeparator: Index? {
    guard let at = firstIndex(where: \.isSeparator) else { return nil }
    let rest = self[index(after: at)...]
    let digits = rest.prefix(while: \.isNumber).count
    guard digits > 0, !rest.contains(where: \.isSeparator) else { return nil }
    let before = self[..<at].reversed().prefix(while: \.isNumber)
    let isGroup = digits == 3 && (1...3).contains(before.count) && before.last?.isPositive == true
    return isGroup ? nil : at
  }

  /// Whether there is a point or a comma.
  var hasSeparator: Bool { contains(where: \.isSeparator) }

  /// Whether every separator of this text is one of `former` that was left where it stood.
  func keepsSeparators(of former: String) -> Bool {
    let (before, behind) = (commonPrefix(with: former), commonSuffix(with: former))
    let changed = dropFirst(before).dropLast(behind)
    return !changed.contains(where: \.isSeparator)
  }

  private func commonPrefix(with other: String) -> Int {
    zip(self, other).prefix { $0 == $1 }.count
  }

  private func commonSuffix(with other: String) -> Int {
    zip(reversed(), other.reversed()).prefix { $0 == $1 }.count
  }
}

nonisolated extension Character {
  fileprivate var isSeparator: Bool { self == "." || self == "," }

  /// Whether this is a digit, and not that of zero.
  fileprivate var isPositive: Bool { (wholeNumberValue ?? 0) > 0 }
}
