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

  var occasion = Occasion.link
  var open: @MainActor (String) -> Bool = { _ in false }

  override func destroyed() { graph.openHandlers.removeAll { $0 === self } }
}

extension View {
  /// Follows links: `action` is given the URL that the client opened.
  public func onOpenURL(perform action: @escaping @MainActor (String) -> Void) -> some View {
    opening {
      action($0)
      return true
    }
  }

  /// Follows the links of a table; a URL that is not in it is refused.
  public func onOpenURL<Route>(
    _ links: LinkTable<Route>, perform action: @escaping @MainActor (Route) -> Void
  ) -> some View {
    opening { url in
      guard let route = links.route(for: url) else { return false }
      action(route)
      return true
    }
  }

  /// Says that nothing is shown at a URL, instead of the client: the person stays where they are.
  ///
  /// `action` is given every URL that no window of the app takes, malformed ones too, while the view is
  /// shown. Without such a view the client is told by a refusal.
  public func onUnknownURL(perform action: @escaping @MainActor (String) -> Void) -> some View {
    opening(.unknown) {
      action($0)
      return true
    }
  }

  /// Decides whether a link may lead away to another window.
  ///
  /// The state of the window goes with it, so this is where unsaved work is asked about: return false to
  /// stay, and open the URL again by `openURL` when the answer is to go.
  public func onLeaveWindow(perform action: @escaping @MainActor (String) -> Bool) -> some View {
    opening(.leaving, action)
  }

  private func opening(
    _ occasion: OpenURLElement.Occasion = .link, _ open: @escaping @MainActor (String) -> Bool
  ) -> some View {
    modified { content, context in
      let place = context.at(0x0B)
      _ = place.element(
        OpenURLElement.self,
        make: { owner in
          let made = OpenURLElement(
            identity: place.identity, owner: owner, graph: owner.graph,
            environment: place.environment.values)
          made.occasion = occasion
          owner.graph.openHandlers.append(made)
          return made
        },
        update: { $0.open = open })
      Self._render(content, in: context)
    }
  }

  /// Declares the document's URL for what is shown; the innermost declaration in sight counts.
  ///
  /// - Parameter url: an absolute path, read again whenever what it depends on changes; nil declares none.
  public func navigationURL(_ url: @autoclosure @escaping @MainActor () -> String?) -> some View {
    modified { content, context in
      let place = context.at(0x0C)
      _ = place.element(
        URLElement.self,
        make: { owner in
          let made = URLElement(
            identity: place.identity, owner: owner, graph: owner.graph,
            environment: place.environment.values)
          owner.graph.urls.append(made)
          return made
        },
        update: {
          $0.make = url
          $0.invalidate()
        })
      Self._render(content, in: context)
    }
  }
}

extension ViewGraph {
  /// Follows a link of the app: the innermost view that takes it does.
  ///
  /// - Returns: false when nobody takes it; nothing changed then.
  func open(_ url: String) -> Bool { offer(url, as: .link) }

  /// Tells the innermost view that wants to know of a link that nothing takes.
  ///
  /// - Returns: false when nobody does.
  func tellUnknown(_ url: String) -> Bool { offer(url, as: .unknown) }

  /// Whether every view that is to be asked lets the session go to another window.
  func mayLeave(to url: String) -> Bool {
    openHandlers.allSatisfy { $0.isDestroyed || $0.occasion != .leaving || $0.open(url) }
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
      if handler.occasion == occasion, handler.open(url) { return true }
    }
    return false
  }
}
