public import FoundationEssentials

extension TextField where Label == Text {
  /// Creates a field for a value that has a text in a format.
  ///
  /// The format is that of the view's locale, unless it has one of its own.
  /// The value follows what is typed as far as that can be read, and stays as it is where it cannot. What is
  /// typed stays as it is, too, until the field is left or submitted, or the value becomes another: then the
  /// field shows the value in its format.
  @_disfavoredOverload
  public init<S: StringProtocol, Format: ParseableFormatStyle>(
    _ title: S, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    let title = Text(title)
    self.init(
      FormattedField(
        label: title, prompt: prompt,
        shown: { format.written(in: $0).format(value.wrappedValue) },
        take: { text, locale in
          let read = try? format.written(in: locale).parseStrategy.parse(text)
          if let read { value.wrappedValue = read }
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
        shown: { value.wrappedValue.map(format.written(in: $0).format) ?? "" },
        take: { text, locale in
          let read = try? format.written(in: locale).parseStrategy.parse(text)
          if text.isEmpty || read != nil { value.wrappedValue = text.isEmpty ? nil : read }
        }),
      label: title)
  }
}

/// A field that remembers what was typed as long as that stands for the value, or for none: `1.` is on the
/// way to `1.5`, and written anew as `1` it would never get there.
private struct FormattedField: View {
  /// What was typed, and how the value was shown right after.
  struct Typed: Codable, Equatable {
    let text: String
    let value: String
  }

  @State private var typed: Typed?
  @Environment(\.locale) private var locale
  let label: Text
  let prompt: Text?
  let shown: @MainActor (Locale) -> String
  let take: @MainActor (String, Locale) -> Void

  var body: some View {
    TextField(
      text: Binding(get: { text }, set: { enter($0) }), prompt: prompt, label: label,
      ended: { typed = nil })
  }

  private var text: String {
    let value = shown(locale)
    return typed.flatMap { $0.value == value ? $0.text : nil } ?? value
  }

  private func enter(_ text: String) {
    take(text, locale)
    typed = Typed(text: text, value: shown(locale))
  }
}
