/// The banner that is shown now, if any.
///
/// A newer banner takes the place of an older one under an id of its own; a timer names the banner it was
/// started for, so that an old timer hides nothing.
///
///     @Published var banner = BannerState()
///
///     func failed(_ reason: String) { banner.show(reason, style: .error) }
///
///     RootView().banner($navigation.banner.current)
public nonisolated struct BannerState: Codable, Hashable, Sendable {
  private var lastID = 0
  private var shown: Banner?

  /// Creates the state without a banner.
  public init() {}

  /// What is shown.
  ///
  /// Setting nil hides it. Setting a banner shows it, under an id of its own unless it is the one that
  /// is shown.
  public var current: Banner? {
    get { shown }
    set {
      guard let newValue, newValue != shown else { return shown = newValue }
      show(newValue.text, style: newValue.style, duration: newValue.duration)
    }
  }

  /// Shows a banner in the place of the one there is, for some seconds.
  ///
  /// - Returns: its id.
  @discardableResult
  public mutating func show(
    _ text: String, style: Banner.Style = .info, duration: Double = 5
  ) -> Banner.ID {
    lastID += 1
    shown = Banner(id: lastID, style: style, text: text, duration: duration)
    return lastID
  }

  /// Hides a banner, by hand or because its time is over.
  ///
  /// - Returns: false when another one is shown, or none; nothing changed then.
  @discardableResult
  public mutating func hide(_ id: Banner.ID) -> Bool {
    guard shown?.id == id else { return false }
    shown = nil
    return true
  }
}
