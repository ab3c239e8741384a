/// A number as the rules of plurals look at it ([UTS 35, Plural Operand
/// Meanings](https://www.unicode.org/reports/tr35/tr35-numbers.html#Operands)).
nonisolated struct PluralOperands: Hashable, Sendable {
  /// The whole part, without its sign.
  let i: Int
  /// How many digits there are behind the point.
  let v: Int
  /// These digits as a number; those beyond eighteen do not count.
  let f: Int

  /// Whether there is nothing at all.
  var isZero: Bool { i == 0 && f == 0 }
  /// Whether it is whole, however it is written.
  var isWhole: Bool { f == 0 }
  /// The digits behind the point without the zeros at their end.
  var t: Int {
    var t = f
    while t != 0, t.isMultiple(of: 10) { t /= 10 }
    return t
  }

  /// The operands of a number as it is written; nil for what is none, such as `inf`.
  init?(_ text: String) {
    var digits = text[...]
    if let first = digits.first, "+-".contains(first) { digits.removeFirst() }
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, Self.isDigits(whole) else { return nil }
    let fraction = parts.count > 1 ? parts[1].prefix(18) : ""
    guard parts.count == 1 || Self.isDigits(fraction) else { return nil }
    // A huge number goes by its last digits, and is none of the small ones.
    i = Int(whole) ?? Int("1" + whole.suffix(17)) ?? 0
    v = fraction.count
    f = Int(fraction) ?? 0
  }

  private static func isDigits(_ text: Substring) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isASCII && $0.isNumber }
  }
}
