/// A message on top of everything, which hides by itself.
public nonisolated struct Banner: Codable, Hashable, Identifiable, Sendable {
  /// How a message is meant.
  public nonisolated enum Style: String, Codable, Hashable, Sendable, CaseIterable {
    /// Good to know.
    case info
    /// Something went well.
    case success
    /// Something needs attention.
    case warning
    /// Something went wrong.
    case error
  }

  /// What tells it from the banners before it, so that a timer hides no other.
  public let id: Int
  /// How it is meant.
  public let style: Style
  /// What it says.
  public let text: String
  /// How long it is shown, in seconds.
  public let duration: Double

  /// Creates a banner; a ``BannerState`` gives each one an id of its own.
  public init(id: Int, style: Style, text: String, duration: Double = 5) {
    self.id = id
    self.style = style
    self.text = text
    self.duration = duration
  }
}
