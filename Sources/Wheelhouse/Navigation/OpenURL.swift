/// Takes links for the views around it.
final class OpenURLElement: Element {
  nonisolated deinit {}

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

  private func opening(_ open: @escaping @MainActor (String) -> Bool) -> some View {
    modified { content, context in
      let place = context.at(0x0B)
      _ = place.element(
        OpenURLElement.self,
        make: { owner in
          let made = OpenURLElement(
            identity: place.identity, owner: owner, graph: owner.graph,
            environment: place.environment.values)
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
  func open(_ url: String) -> Bool {
    for handler in openHandlers.reversed() where !handler.isDestroyed {
      if handler.open(url) { return true }
    }
    return false
  }
}
