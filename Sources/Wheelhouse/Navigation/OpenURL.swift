/// Takes links for the views around it.
final class OpenURLElement: Element {
  nonisolated deinit {}

  /// What it is told about.
  enum Occasion {
    /// A link that may lead into the window.
    case link
    /// A link that nothing takes.
    case unknown
    /// A link that leads to another window.
    case leaving
  }

  /// Does what a URL asks for, but where it is only tried whether that can be; false where it cannot.
  typealias Answer = @MainActor (_ url: String, _ isOnTrial: Bool) -> Bool

  let occasion: Occasion
  @exclusivity(unchecked) var open: Answer = { _, _ in false }

  init(_ occasion: Occasion, at context: RenderContext, owner: Element) {
    self.occasion = occasion
    super.init(
      identity: context.identity, owner: owner, graph: owner.inGraph,
      environment: context.environment.values)
    graph.openHandlers.append(self)
  }

  override func destroyed() { graph.openHandlers.removeAll { $0 === self } }
}

extension View {
  /// Follows links: `action` is given the URL that the client opened.
  @preconcurrency
  @inlinable
  public consuming func onOpenURL(
    perform action: @escaping @MainActor (String) -> Void
  ) -> ModifiedContent<Self, PlacingModifier> {
    ModifiedContent(content: self, modifier: .following(action))
  }

  /// Follows the links of a table; a URL that is not in it is refused.
  @preconcurrency
  @inlinable
  public consuming func onOpenURL<Route>(
    _ links: LinkTable<Route>, perform action: @escaping @MainActor (Route) -> Void
  ) -> ModifiedContent<Self, PlacingModifier> {
    ModifiedContent(content: self, modifier: .following(links, action))
  }

  /// Says that nothing is shown at a URL, instead of the client: the person stays where they are.
  ///
  /// `action` is given every URL that no window of the app takes, malformed ones too, while the view is
  /// shown. Without such a view the client is told by a refusal.
  @preconcurrency
  @inlinable
  public consuming func onUnknownURL(
    perform action: @escaping @MainActor (String) -> Void
  ) -> ModifiedContent<Self, PlacingModifier> {
    ModifiedContent(content: self, modifier: .hearingOfUnknown(action))
  }

  /// Decides whether a link may lead away to another window.
  ///
  /// The window sleeps until a link leads there again, and the person sees nothing of it: so this is where unsaved work is
  /// asked about. Return false to stay, and open the URL again by `openURL` when the answer is to go.
  @preconcurrency
  @inlinable
  public consuming func onLeaveWindow(
    perform action: @escaping @MainActor (String) -> Bool
  ) -> ModifiedContent<Self, PlacingModifier> {
    ModifiedContent(content: self, modifier: .deciding(action))
  }

  /// Declares the document's URL for what is shown; the innermost declaration in sight counts.
  ///
  /// - Parameter url: an absolute path, read again whenever what it depends on changes; nil declares none.
  @inlinable
  public consuming func navigationURL(
    _ url: @autoclosure @escaping @MainActor () -> String?
  ) -> ModifiedContent<Self, PlacingModifier> {
    ModifiedContent(content: self, modifier: .declaring(url))
  }
}

extension PlacingModifier {
  @usableFromInline
  static func following(_ action: @escaping @MainActor (String) -> Void) -> PlacingModifier {
    opening(.link) { url, isOnTrial in
      if !isOnTrial { action(url) }
      return true
    }
  }

  @usableFromInline
  static func following<Route>(
    _ links: LinkTable<Route>, _ action: @escaping @MainActor (Route) -> Void
  ) -> PlacingModifier {
    opening(.link) { url, isOnTrial in
      guard let route = links.route(for: url) else { return false }
      if !isOnTrial { action(route) }
      return true
    }
  }

  @usableFromInline
  static func hearingOfUnknown(
    _ action: @escaping @MainActor (String) -> Void
  ) -> PlacingModifier {
    opening(.unknown) { url, _ in
      action(url)
      return true
    }
  }

  @usableFromInline
  static func deciding(_ action: @escaping @MainActor (String) -> Bool) -> PlacingModifier {
    opening(.leaving) { url, _ in action(url) }
  }

  private static func opening(
    _ occasion: OpenURLElement.Occasion, _ open: @escaping OpenURLElement.Answer
  ) -> PlacingModifier {
    PlacingModifier { context in
      let place = context.at(0x0B)
      _ = place.element(
        OpenURLElement.self,
        make: { OpenURLElement(occasion, at: place, owner: $0) },
        update: { $0.open = open })
    }
  }

  @usableFromInline
  static func declaring(_ url: @escaping @MainActor () -> String?) -> PlacingModifier {
    PlacingModifier { context in
      let place = context.at(0x0C)
      _ = place.element(
        URLElement.self,
        make: { URLElement(at: place, owner: $0) },
        update: {
          $0.make = url
          $0.invalidate()
        })
    }
  }
}

extension ViewGraph {
  /// Follows a link of the app: the innermost view that takes it does, but where it is only tried whether one would.
  ///
  /// - Returns: false when nobody takes it; nothing changed then.
  func open(_ url: String) -> Bool { offer(url, as: .link) }

  /// Tells the innermost view that wants to know of a link that nothing takes.
  ///
  /// - Returns: false when nobody does.
  func tellUnknown(_ url: String) -> Bool { offer(url, as: .unknown) }

  /// Whether every view that is to be asked lets the session go to another window.
  func mayLeave(to url: String) -> Bool {
    openHandlers.allSatisfy { $0.isDestroyed || $0.occasion != .leaving || $0.open(url, false) }
  }

  /// Has the session follow a link that is not the window's own, once the turn is over.
  func leave(for url: String) {
    departure = url
    needsTurn?()
  }

  func takeDeparture() -> String? {
    defer { departure = nil }
    return departure
  }

  private func offer(_ url: String, as occasion: OpenURLElement.Occasion) -> Bool {
    for handler in openHandlers.reversed() where !handler.isDestroyed {
      if handler.occasion == occasion, handler.open(url, isOnTrial) { return true }
    }
    return false
  }
}
