public import FoundationEssentials

extension TextField where Label == Text {
  /// Creates a field for a value that has a text in a format.
  ///
  /// The format is that of the view's locale, and a date is in the view's time zone, unless it has one of its own.
  /// The value follows what is typed where that can be read as a whole, and stays as it is where it cannot, which
  /// the field shows. What is typed stays as it is, too, until the field is left or submitted, or the value
  /// becomes another: then the field shows the value in its format.
  ///
  /// A number may be typed with a point or a comma for its fraction, with its currency or without.
  @_disfavoredOverload
  public init<S: StringProtocol, Format: ParseableFormatStyle>(
    _ title: S, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    let title = Text(title)
    self.init(
      FormattedField(
        label: title, prompt: prompt,
        shown: { format.written(in: $0, at: $1).format(value.wrappedValue) },
        take: { text, isTyped, locale, zone in
          let read = format.written(in: locale, at: zone).read(text, isTyped: isTyped)
          if let read { value.wrappedValue = read }
          return read != nil
        }),
      label: title)
  }

  /// Creates a field for a value that may be missing; without text there is none.
  @_disfavoredOverload
  public init<S: StringProtocol, Format: ParseableFormatStyle>(
    _ title: S, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    let title = Text(title)
    self.init(
      FormattedField(
        label: title, prompt: prompt,
        shown: { value.wrappedValue.map(format.written(in: $0, at: $1).format) ?? "" },
        take: { text, isTyped, locale, zone in
          let format = format.written(in: locale, at: zone)
          let read = text.isEmpty ? nil : format.read(text, isTyped: isTyped)
          if text.isEmpty || read != nil { value.wrappedValue = read }
          return read != nil
        }),
      label: title)
  }
}

extension ParseableFormatStyle where FormatOutput == String {
  /// The value that a text says, if any.
  ///
  /// `isTyped`: whether a separator in the text may be the person's.
  fileprivate func read(_ text: String, isTyped: Bool) -> FormatInput? {
    guard FormatInput.self is any Numeric.Type else { return try? parseStrategy.parse(text) }
    return TypedNumber(format: self).read(text, isTyped: isTyped)
  }
}

/// A field that remembers what was typed as long as that stands for the value, or for none: `1.` is on the
/// way to `1.5`, and written anew as `1` it would never get there.
private struct FormattedField: View {
  /// What was typed, and how the value was shown right after.
  struct Typed: Codable, Equatable {
    let text: String
    let value: String
    /// Whether the text says no value, and whether a separator in it was typed; without a word, it is neither.
    var isUnread: Bool?
    var isSeparated: Bool?
  }

  @State private var typed: Typed?
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var zone
  let label: Text
  let prompt: Text?
  let shown: @MainActor (Locale, TimeZone) -> String
  /// Takes a text for the value, and says whether it is one.
  let take: @MainActor (_ text: String, _ isTyped: Bool, Locale, TimeZone) -> Bool

  var body: some View {
    let text = current?.text ?? value
    TextField(
      text: Binding(get: { text }, set: { enter($0) }), prompt: prompt, label: label,
      isInvalid: current?.isUnread ?? false, ended: { typed = nil })
  }

  /// The value in its format.
  private var value: String { shown(locale, zone) }

  private var current: Typed? {
    typed.flatMap { $0.value == value ? $0 : nil }
  }

  private func enter(_ text: String) {
    let former = current?.text ?? value
    let isSeparated = (current?.isSeparated ?? false) || !text.keepsSeparators(of: former)
    let isRead = take(text, isSeparated, locale, zone)
    // Nothing, or the sign of a number that is about to come, is no mistake.
    let isBegun = !text.contains { $0.isLetter || $0.isNumber }
    typed = Typed(
      text: text, value: value, isUnread: !isRead && !isBegun,
      isSeparated: isSeparated && text.hasSeparator)
  }
}
