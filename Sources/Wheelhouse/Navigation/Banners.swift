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

  /// Shows a banner with buttons on top of everything as long as there is one.
  ///
  /// A tap on any button closes the banner, which sets the item to nil, and then acts. So what was done
  /// at once can be taken back:
  ///
  ///     .banner($model.banner.current) { _ in
  ///       Button("Undo") { model.undoDelete() }
  ///     }
  ///
  /// Give it a longer duration: it takes some seconds to read it and to get to the button.
  @preconcurrency
  @inlinable
  public consuming func banner<Actions: View>(
    _ item: Binding<Banner?>, @ViewBuilder actions: @escaping @MainActor (Banner) -> Actions
  ) -> ModifiedContent<Self, PlacingModifier> {
    let modifier = PlacingModifier.showing(item) { Actions._render(actions($0), in: $1) }
    return ModifiedContent(content: self, modifier: modifier)
  }
}

extension PlacingModifier {
  @usableFromInline
  static func showing(
    _ item: Binding<Banner?>, _ actions: (@MainActor (Banner, RenderContext) -> Void)? = nil
  ) -> PlacingModifier {
    anchored(BannerAnchor.self) { anchor in
      anchor.item = { item.wrappedValue }
      anchor.wanted = { item.wrappedValue.map { AnyHashable($0.id) } }
      anchor.clear = { item.wrappedValue = nil }
      anchor.hasButtons = actions != nil
      guard let actions else { return }
      anchor.content = { context in
        if let banner = item.wrappedValue { actions(banner, context) }
      }
    }
  }
}

/// Holds a banner open.
final class BannerAnchor: Anchor {
  nonisolated deinit {}

  final var item: @MainActor () -> Banner? = { nil }
  /// Whether the app says what buttons the banner has.
  final var hasButtons = false
  private var banner: BannerElement?

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
    banner.say(item)
    banner.follow(self)
  }

  override func adoptOpened(_ renderer: Renderer) {
    if let banner { renderer.adopt(banner) }
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
