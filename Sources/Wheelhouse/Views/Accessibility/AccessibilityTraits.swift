/// What assistive technology is told about how a view behaves.
///
/// A control brings its own traits. What a browser has no honest word for is unavailable, and says what to
/// write instead.
public nonisolated struct AccessibilityTraits: OptionSet, Sendable {
  /// One bit for each trait.
  public let rawValue: UInt8

  /// Creates traits from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The heading of what follows it.
  public static let isHeader = AccessibilityTraits(rawValue: 1)

  /// The one among several that is chosen or shown now.
  ///
  /// A tile of a grid also looks selected.
  ///
  /// Written where it holds (`isChosen ? .isSelected : []`) on what a tap selects and deselects, two quick taps are one.
  public static let isSelected = AccessibilityTraits(rawValue: 2)

  /// Leads elsewhere; for what is tapped, and without effect on anything else.
  public static let isLink = AccessibilityTraits(rawValue: 4)

  /// A picture: an image, or what is drawn with characters or several views.
  ///
  /// Several views make one picture where they have an `accessibilityLabel(_:)` and no control among them.
  public static let isImage = AccessibilityTraits(rawValue: 8)
}
