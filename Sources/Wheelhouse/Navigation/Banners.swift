extension View {
  /// Shows a banner on top of everything as long as there is one.
  ///
  /// It hides by itself after its duration, or when it is closed by hand; both set the item to nil. A
  /// banner with another id takes its place, with a time of its own. Where in the app the modifier stands
  /// does not matter: no screen covers a banner.
  @inlinable
  public consuming func banner(
    _ item: Binding<Banner?>
  ) -> ModifiedContent<Self, PlacingModifier> {
    ModifiedContent(content: self, modifier: .showing(item))
  }
}

extension PlacingModifier {
  @usableFromInline
  static func showing(_ item: Binding<Banner?>) -> PlacingModifier {
    anchored(BannerAnchor.self) { anchor in
      anchor.item = { item.wrappedValue }
      anchor.wanted = { item.wrappedValue.map { AnyHashable($0.id) } }
      anchor.clear = { item.wrappedValue = nil }
    }
  }
}

/// Holds a banner open.
final class BannerAnchor: Anchor {
  nonisolated deinit {}

  final var item: @MainActor () -> Banner? = { nil }
  private var banner: ShownBanner?

  override func opened() -> Bool {
    guard let item = item() else { return false }
    banner = graph.show(item, for: self)
    return true
  }

  override func closed() {
    guard let banner else { return }
    self.banner = nil
    graph.hide(banner)
  }

  override func updated() {
    guard let item = item(), let banner else { return }
    guard item.style != banner.style || item.text != banner.text else { return }
    banner.style = item.style
    banner.text = item.text
    graph.frameChanged()
  }

  override func destroyed() { closed() }

  /// Clears the item, unless a newer one is in its place already.
  func timeIsOver() {
    if wanted() == shown { close() }
  }
}

extension Banner {
  /// How long a banner is shown that stands for a dialog, or that the session itself shows.
  static let ownSeconds = 10.0
}
