// What a key is looked up by in a catalog: it notes that only once an app has one, for most have none.
nonisolated extension LocalizedStringKey {
  /// Whether an app of this process has a catalog.
  @usableFromInline nonisolated(unsafe) static private(set) var areLookedUp = false

  /// Has keys note what they are looked up by from now on.
  @MainActor
  static func beginLookingUp() { areLookedUp = true }

  /// What a catalog may want to know of a value in a key.
  @usableFromInline
  struct Argument: Equatable, Sendable {
    /// By which specifier catalogs name it.
    var specifier = "%@"
    /// For the choice of a plural; nil for what is no number.
    var number: PluralOperands?
    /// The number itself.
    var amount: Double?
  }

  /// What a key is made of.
  enum Part {
    case words(String)
    case value(PhraseValue)

    var value: PhraseValue? { if case .value(let value) = self { value } else { nil } }
  }

  /// The words and the values in order.
  var parts: [Part] {
    let bytes = string.utf8
    func text(_ range: Range<Int>) -> String {
      if range.count == bytes.count { return string }
      return String(decoding: bytes.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
    }
    return (marks ?? [.literal(0..<bytes.count)]).map { mark in
      switch mark {
      case .literal(let range): .words(text(range))
      case .text(let range, let looks): .value(PhraseValue(text: text(range), looks: looks))
      case .value(let range, let argument):
        .value(PhraseValue(text: text(range), argument: argument))
      }
    }
  }
}

nonisolated extension LocalizedStringKey.Argument {
  /// A value that is written as its description.
  init<T>(_ value: T, as text: String) {
    self.init(value, as: text, by: Self.specifier(for: value))
  }

  /// A value that a specifier has written.
  init<T>(_ value: T, as text: String, by specifier: String) {
    self.specifier = specifier
    amount = Self.amount(value)
    number = amount.flatMap { _ in PluralOperands(text) }
  }

  private static func amount<T>(_ value: T) -> Double? {
    switch value {
    case let integer as any BinaryInteger: Double(integer)
    case let float as any BinaryFloatingPoint: Double(float)
    default: nil
    }
  }

  /// The specifiers that Xcode extracts keys with.
  private static func specifier<T>(for value: T) -> String {
    switch value {
    case is Int, is Int64: "%lld"
    case is UInt, is UInt64: "%llu"
    case is Int8, is Int16, is Int32: "%d"
    case is UInt8, is UInt16, is UInt32: "%u"
    case is Double: "%lf"
    case is Float: "%f"
    default: "%@"
    }
  }
}

nonisolated extension LocalizedStringKey.StringInterpolation {
  /// Notes the value that was appended last.
  @usableFromInline
  mutating func note<T>(_ value: T) {
    let description = "\(value)"
    note(LocalizedStringKey.Argument(value, as: description), description)
  }

  mutating func note(_ argument: LocalizedStringKey.Argument, _ description: String) {
    let end = text.description.utf8.count
    let range = end - description.utf8.count..<end
    marks = Self.adding(.value(range, argument), to: marks.take())
  }
}
