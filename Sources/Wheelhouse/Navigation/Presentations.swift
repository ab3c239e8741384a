extension View {
  /// Shows a sheet as long as a flag is set.
  @preconcurrency
  @inlinable
  public consuming func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> ModifiedContent<Self, PlacingModifier> {
    let modifier = PlacingModifier.presenting(.sheet, isPresented, onDismiss) {
      Content._render(content(), in: $0)
    }
    return ModifiedContent(content: self, modifier: modifier)
  }

  /// Shows a sheet as long as there is an item.
  ///
  /// An item with another id dismisses the sheet and presents a new one; the same id keeps it.
  @preconcurrency
  @inlinable
  public consuming func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> ModifiedContent<Self, PlacingModifier> {
    let modifier = PlacingModifier.presenting(.sheet, item, onDismiss) {
      Content._render(content($0), in: $1)
    }
    return ModifiedContent(content: self, modifier: modifier)
  }

  /// Covers the whole screen as long as a flag is set.
  ///
  /// The browser's back button leaves it, unless its content says `interactiveDismissDisabled()`.
  @preconcurrency
  @inlinable
  public consuming func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> ModifiedContent<Self, PlacingModifier> {
    let modifier = PlacingModifier.presenting(.fullScreenCover, isPresented, onDismiss) {
      Content._render(content(), in: $0)
    }
    return ModifiedContent(content: self, modifier: modifier)
  }

  /// Covers the whole screen as long as there is an item; one with another id is another cover.
  @preconcurrency
  @inlinable
  public consuming func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> ModifiedContent<Self, PlacingModifier> {
    let modifier = PlacingModifier.presenting(.fullScreenCover, item, onDismiss) {
      Content._render(content($0), in: $1)
    }
    return ModifiedContent(content: self, modifier: modifier)
  }
}

extension PlacingModifier {
  /// Presents something as long as a flag is set.
  @usableFromInline
  static func presenting(
    _ kind: PresentationKind, _ isPresented: Binding<Bool>, _ onDismiss: (@MainActor () -> Void)?,
    _ content: @escaping @MainActor (RenderContext) -> Void
  ) -> PlacingModifier {
    anchored(PresentationAnchor.self) { anchor in
      anchor.present(kind, isPresented, content)
      anchor.onDismiss = onDismiss
    }
  }

  /// Presents something as long as there is an item.
  @usableFromInline
  static func presenting<Item: Identifiable>(
    _ kind: PresentationKind, _ item: Binding<Item?>, _ onDismiss: (@MainActor () -> Void)?,
    _ content: @escaping @MainActor (Item, RenderContext) -> Void
  ) -> PlacingModifier {
    anchored(PresentationAnchor.self) { anchor in
      anchor.present(kind, item, content)
      anchor.onDismiss = onDismiss
    }
  }
}

extension View {
  /// Presents something as long as a flag is set, and there is something that it is about.
  consuming func presenting<Content: View>(
    _ kind: PresentationKind, _ isPresented: Binding<Bool>,
    about subject: AnyHashable? = AnyHashable(true), _ content: @escaping @MainActor () -> Content
  ) -> ModifiedContent<Self, PlacingModifier> {
    let modifier = PlacingModifier.anchored(PresentationAnchor.self) { anchor in
      anchor.present(kind, isPresented, about: subject) { Content._render(content(), in: $0) }
    }
    return ModifiedContent(content: self, modifier: modifier)
  }
}

extension PresentationAnchor {
  /// Follows a flag: about something else it is another presentation.
  func present(
    _ kind: PresentationKind, _ isPresented: Binding<Bool>,
    about subject: AnyHashable? = AnyHashable(true),
    _ content: @escaping @MainActor (RenderContext) -> Void
  ) {
    self.kind = kind
    wanted = { isPresented.wrappedValue ? subject : nil }
    clear = { isPresented.wrappedValue = false }
    proposes = isPresented.storage.proposes
    self.content = content
  }

  /// Follows an item: another id is another presentation.
  func present<Item: Identifiable>(
    _ kind: PresentationKind, _ item: Binding<Item?>,
    _ content: @escaping @MainActor (Item, RenderContext) -> Void
  ) {
    self.kind = kind
    wanted = {
      guard let item = item.wrappedValue else { return nil }
      return AnyHashable(item.id)
    }
    clear = { item.wrappedValue = nil }
    proposes = item.storage.proposes
    self.content = { context in
      if let item = item.wrappedValue { content(item, context) }
    }
  }
}
