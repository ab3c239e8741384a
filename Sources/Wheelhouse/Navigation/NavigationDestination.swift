extension View {
  /// Says what a stack shows for route values of a type; written anywhere on a screen of the stack.
  public consuming func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping @MainActor (D) -> C
  ) -> ModifiedContent<Self, PreferenceModifier> {
    preferring(.destination(Destination(data, destination)))
  }

  /// Shows a screen as long as a flag is set.
  public consuming func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping @MainActor () -> V
  ) -> ModifiedContent<Self, PlacingModifier> {
    anchored(PushAnchor.self) { anchor in
      anchor.wanted = { isPresented.wrappedValue ? AnyHashable(true) : nil }
      anchor.clear = { isPresented.wrappedValue = false }
      anchor.proposes = isPresented.storage.proposes
      anchor.content = { V._render(destination(), in: $0) }
    }
  }

  /// Shows a screen as long as there is an item; another item is another screen.
  public consuming func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping @MainActor (D) -> C
  ) -> ModifiedContent<Self, PlacingModifier> {
    anchored(PushAnchor.self) { anchor in
      anchor.wanted = { item.wrappedValue.map { AnyHashable($0) } }
      anchor.clear = { item.wrappedValue = nil }
      anchor.proposes = item.storage.proposes
      anchor.content = { context in
        if let value = item.wrappedValue { C._render(destination(value), in: context) }
      }
    }
  }

  /// Adds an anchor to the view.
  consuming func anchored<Kind: Anchor>(
    _ kind: Kind.Type, _ configure: @escaping @MainActor (Kind) -> Void
  ) -> ModifiedContent<Self, PlacingModifier> {
    ModifiedContent(content: self, modifier: .anchored(kind, configure))
  }
}

extension PlacingModifier {
  /// Adds an anchor.
  static func anchored<Kind: Anchor>(
    _ kind: Kind.Type, _ configure: @escaping @MainActor (Kind) -> Void
  ) -> PlacingModifier {
    PlacingModifier { context in _ = context.anchor(kind, configure) }
  }
}

extension RenderContext {
  /// Finds or makes the anchor of a modifier, with what it holds open now.
  func anchor<Kind: Anchor>(
    _ kind: Kind.Type, _ configure: @MainActor (Kind) -> Void
  ) -> Kind? {
    let place = at(0xA2)
    return place.element(
      Kind.self,
      make: {
        Kind(
          identity: place.identity, owner: $0, graph: $0.inGraph,
          environment: place.environment.values)
      },
      update: {
        configure($0)
        $0.invalidate()
      })
  }
}
