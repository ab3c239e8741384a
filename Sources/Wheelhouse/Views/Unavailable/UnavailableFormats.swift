public import FoundationEssentials

extension Text {
  /// Absent: a text that counts time.
  @available(
    *, unavailable, message: "use Text(_:format:) with a style of Foundation, such as .dateTime"
  )
  public init(_ date: Date, style: AbsentValue) { self.init(verbatim: "") }
}

extension TextField where Label == Text {
  /// Absent: a field for something other than text.
  @available(
    *, unavailable,
    message:
      "bind a String with TextField(_:text:), ask for digits with keyboardType(_:), and read the number from it"
  )
  public init<S: StringProtocol, Format: ParseableFormatStyle>(
    _ title: S, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String { self.init(title, text: .constant("")) }

  /// Absent: a field for something other than text.
  @available(
    *, unavailable,
    message:
      "bind a String with TextField(_:text:), ask for digits with keyboardType(_:), and read the number from it"
  )
  public init<S: StringProtocol, Format: ParseableFormatStyle>(
    _ title: S, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String { self.init(title, text: .constant("")) }
}
