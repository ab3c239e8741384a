public import FoundationEssentials

// The styles themselves, such as `.number`, are in Foundation: an app that imports it can use them here.
extension Text {
  /// Creates a text of a value in a format.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }
}

nonisolated extension LocalizedStringKey.StringInterpolation {
  /// Appends a value in a format.
  public mutating func appendInterpolation<Format: FormatStyle>(
    _ input: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    appendInterpolation(format.format(input))
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text of a value in a format, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, Format: FormatStyle>(
    _ title: S, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}
