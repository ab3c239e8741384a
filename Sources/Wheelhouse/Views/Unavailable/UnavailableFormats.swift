public import FoundationEssentials

extension Text {
  /// Absent: a text of two dates.
  @available(
    *, unavailable, message: "use Text(_:format:) with a style of Foundation, such as .dateTime"
  )
  public init(_ interval: ClosedRange<Date>) { self.init(verbatim: "") }

  /// Absent: a text with attributes.
  @available(
    *, unavailable, message: "write Markdown: Text(\"**bold**\"), or join texts with +"
  )
  public init(_ attributed: AttributedString) { self.init(verbatim: "") }
}

extension AttributedString {
  /// Absent: a text with attributes.
  @available(
    *, unavailable, message: "write Markdown: Text(\"**bold**\"), or join texts with +"
  )
  public var font: Font? {
    get { nil }
    set {}
  }

  /// Absent: a text with attributes.
  @available(
    *, unavailable, message: "write Markdown: Text(\"**bold**\"), or join texts with +"
  )
  public var foregroundColor: Color? {
    get { nil }
    set {}
  }

  /// Absent: a text with attributes of Markdown.
  @available(
    *, unavailable, message: "Text(LocalizedStringKey(words)) shows words with Markdown in them"
  )
  public init(markdown: String, options: AbsentMarkdownOptions = .init()) throws {
    self.init()
  }
}

/// How Markdown is read.
public struct AbsentMarkdownOptions {
  /// Never called.
  public init(interpretedSyntax: AbsentValue = .full) {}
}

extension Stepper where Label == Text {
  /// Absent: a stepper that writes its value.
  @available(*, unavailable, message: "write the value into the title, and leave the format out")
  public init<S: StringProtocol, Format: ParseableFormatStyle>(
    _ title: S, value: Binding<Format.FormatInput>, step: Format.FormatInput.Stride = 1,
    format: Format
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(title, value: value, step: step)
  }

  /// Absent: a stepper that writes its value.
  @available(*, unavailable, message: "write the value into the title, and leave the format out")
  public init<S: StringProtocol, Format: ParseableFormatStyle>(
    _ title: S, value: Binding<Format.FormatInput>, in bounds: ClosedRange<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(title, value: value, in: bounds, step: step)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Absent: progress that goes on by itself.
  @available(
    *, unavailable, message: "count in task(_:), with a loop that sleeps and sets a @State"
  )
  public init(timerInterval interval: ClosedRange<Date>, countsDown: Bool = true) { self.init() }
}
