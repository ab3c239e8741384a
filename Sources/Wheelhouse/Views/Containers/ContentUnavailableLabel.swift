/// What the label of a ``ContentUnavailableView`` may be: a text, or a title with a symbol.
public protocol ContentUnavailableLabel: View {
  /// What is missing.
  var _title: String { get }
  /// The symbol's name, if there is one.
  var _systemImage: String? { get }
}

extension Text: ContentUnavailableLabel {
  /// The text without its styling.
  public var _title: String { string }
  /// None.
  public var _systemImage: String? { nil }
}

extension Label: ContentUnavailableLabel where Title == Text, Icon == Image {
  /// The title without its styling.
  public var _title: String { title.string }
  /// The icon's name.
  public var _systemImage: String? { icon.symbol }
}

extension ModifiedContent: ContentUnavailableLabel
where Content: ContentUnavailableLabel, Modifier: LooksModifier {
  /// What the label says without the styling.
  public var _title: String { content._title }
  /// The symbol of the label without the styling.
  public var _systemImage: String? { content._systemImage }
}

extension _ConditionalContent: ContentUnavailableLabel
where First: ContentUnavailableLabel, Second: ContentUnavailableLabel {
  /// What the label of the branch taken says.
  public var _title: String {
    switch self {
    case .first(let label): label._title
    case .second(let label): label._title
    }
  }

  /// The symbol of the label of the branch taken.
  public var _systemImage: String? {
    switch self {
    case .first(let label): label._systemImage
    case .second(let label): label._systemImage
    }
  }
}

extension ModifiedContent: DialogText
where Content: DialogText, Modifier: LooksModifier {
  /// What the text says without the styling.
  public var _words: String? { content._words }
}
