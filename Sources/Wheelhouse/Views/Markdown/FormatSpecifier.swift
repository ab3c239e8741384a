#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A specifier of C's `printf`, such as `%.2f`, which may stand between other characters.
///
/// It only chooses how a value is written. The type is the value's own, so C is never told to read anything
/// but what it is given.
nonisolated struct FormatSpecifier {
  private var before = ""
  private var flags = ""
  private var width: Int?
  private var precision: Int?
  private var isShort = true
  private var conversion: Character = "@"
  private var after = ""

  /// Nobody lines up more columns, and no number has more digits that mean anything.
  private static let most = 1000
  private static let integers = "diuxXo"
  private static let floats = "fFeEgGaA"
  private static let objects = "@s"

  /// A value as a specifier says; its description if that is no specifier.
  static func format<T>(_ value: T, _ specifier: String) -> String {
    guard let format = FormatSpecifier(specifier) else { return String(describing: value) }
    return format.before + format.applied(to: value) + format.after
  }

  private init?(_ specifier: String) {
    var rest = specifier[...]
    before = Self.words(&rest)
    guard rest.popFirst() == "%" else { return nil }
    flags = String(Self.prefix(of: &rest) { "-+ #0".contains($0) })
    width = Self.number(&rest)
    if rest.first == "." {
      rest.removeFirst()
      precision = Self.number(&rest) ?? 0
    }
    isShort = Self.prefix(of: &rest) { "hlqLzjt".contains($0) }.allSatisfy { $0 == "h" }
    guard let last = rest.popFirst(), Self.isKnown(last) else { return nil }
    conversion = last
    after = Self.words(&rest)
    guard rest.isEmpty else { return nil }
  }

  private static func isKnown(_ conversion: Character) -> Bool {
    integers.contains(conversion) || floats.contains(conversion) || objects.contains(conversion)
  }

  /// What stands before the next specifier, with `%%` as the sign that it means.
  private static func words(_ rest: inout Substring) -> String {
    var words = ""
    while let first = rest.first, first != "%" || rest.hasPrefix("%%") {
      words.append(first)
      rest.removeFirst(first == "%" ? 2 : 1)
    }
    return words
  }

  private static func prefix(
    of rest: inout Substring, while matches: (Character) -> Bool
  ) -> Substring {
    let prefix = rest.prefix(while: matches)
    rest = rest[prefix.endIndex...]
    return prefix
  }

  private static func number(_ rest: inout Substring) -> Int? {
    let digits = prefix(of: &rest) { $0.isASCII && $0.isWholeNumber }
    return digits.isEmpty ? nil : min(Int(digits) ?? most, most)
  }
}

// What is written.
nonisolated extension FormatSpecifier {
  private func applied<T>(to value: T) -> String {
    if Self.objects.contains(conversion) { return words(String(describing: value)) }
    let number =
      Self.integers.contains(conversion) ? integer(from: value) : float(from: value)
    return number ?? words(String(describing: value))
  }

  /// Characters in a field; the precision is the most of them.
  private func words(_ all: String) -> String {
    let words = conversion == "s" ? String(all.prefix(precision ?? .max)) : all
    let room = String(repeating: " ", count: max(0, (width ?? 0) - words.count))
    return flags.contains("-") ? words + room : room + words
  }

  private func float(from value: Any) -> String? {
    switch value {
    case let float as any BinaryFloatingPoint: printed("", conversion, [Double(float)])
    case let integer as any BinaryInteger: printed("", conversion, [Double(integer)])
    default: nil
    }
  }

  private func integer(from value: Any) -> String? {
    switch value {
    case let integer as any BinaryInteger: written(integer)
    case let float as any BinaryFloatingPoint: Int64(whole: Double(float)).flatMap { written($0) }
    default: nil
    }
  }

  private func written(_ integer: some BinaryInteger) -> String? {
    guard let signed = Int64(exactly: integer) else {
      let unsigned: Character = "di".contains(conversion) ? "u" : conversion
      return UInt64(exactly: integer).flatMap { printed("ll", unsigned, [$0]) }
    }
    // A negative number that is said to be short has the bits of a short one.
    if isShort, !"di".contains(conversion), let short = Int32(exactly: signed) {
      return printed("", conversion, [short])
    }
    return printed("ll", conversion, [signed])
  }

  private func printed(
    _ length: String, _ conversion: Character, _ value: [any CVarArg]
  ) -> String {
    let places = (width.map(String.init) ?? "") + (precision.map { ".\($0)" } ?? "")
    let format = "%\(flags)\(places)\(length)\(conversion)"
    let count = max(0, Int(withVaList(value) { vsnprintf(nil, 0, format, $0) }))
    return String(unsafeUninitializedCapacity: count + 1) { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        _ = withVaList(value) { vsnprintf(characters.baseAddress, characters.count, format, $0) }
      }
      return count
    }
  }
}

nonisolated extension Int64 {
  /// The whole part of a number; nil if there is none that fits.
  fileprivate init?(whole number: Double) {
    guard let whole = Int64(exactly: number.rounded(.towardZero)) else { return nil }
    self = whole
  }
}
