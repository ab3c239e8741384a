public import FoundationEssentials

// The styles themselves, such as `.number`, are in Foundation: an app that imports it can use them here.
extension Text {
  /// Creates a text of a value in a format, which is that of the locale of the view whose
  /// body makes it, unless it has one of its own.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(verbatim: format.inLocaleOfView.format(input))
  }
}

nonisolated extension LocalizedStringKey.StringInterpolation {
  /// Appends a value in a format.
  public mutating func appendInterpolation<Format: FormatStyle>(
    _ input: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    appendInterpolation(format.inLocaleOfView.format(input))
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

nonisolated extension FormatStyle {
  /// This style in the locale of the view that is being evaluated, which from now on depends on that locale.
  fileprivate var inLocaleOfView: Self {
    guard MainThread.isCurrent else { return self }
    let locale = MainActor.assumeIsolated { Renderer.reading?({ $0.environment.locale }) }
    return locale.map(written) ?? self
  }

  /// This style in a locale, unless it has been told one of its own.
  func written(in locale: Locale) -> Self {
    self.locale(.autoupdatingCurrent) == self ? self.locale(locale) : self
  }
}
