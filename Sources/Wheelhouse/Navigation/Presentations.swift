extension View {
  /// Shows a sheet as long as a flag is set.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    presenting(.sheet, isPresented, onDismiss, content)
  }

  /// Shows a sheet as long as there is an item.
  ///
  /// An item with another id dismisses the sheet and presents a new one; the same id keeps it.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    presenting(.sheet, item, onDismiss, content)
  }

  /// Covers the whole screen as long as a flag is set.
  ///
  /// The browser's back button leaves it, unless its content says `interactiveDismissDisabled()`.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    presenting(.fullScreenCover, isPresented, onDismiss, content)
  }

  /// Covers the whole screen as long as there is an item; one with another id is another cover.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    presenting(.fullScreenCover, item, onDismiss, content)
  }
}

extension View {
  /// Presents something as long as a flag is set.
  func presenting<Content: View>(
    _ kind: PresentationKind, _ isPresented: Binding<Bool>,
    _ onDismiss: (@MainActor () -> Void)? = nil,
    _ content: @escaping @MainActor () -> Content
  ) -> some View {
    anchored(PresentationAnchor.self) { anchor in
      anchor.present(kind, isPresented, content)
      anchor.onDismiss = onDismiss
    }
  }

  /// Presents something as long as there is an item.
  func presenting<Item: Identifiable, Content: View>(
    _ kind: PresentationKind, _ item: Binding<Item?>, _ onDismiss: (@MainActor () -> Void)?,
    _ content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    anchored(PresentationAnchor.self) { anchor in
      anchor.present(kind, item, content)
      anchor.onDismiss = onDismiss
    }
  }
}

extension PresentationAnchor {
  /// Follows a flag.
  func present<Content: View>(
    _ kind: PresentationKind, _ isPresented: Binding<Bool>,
    _ content: @escaping @MainActor () -> Content
  ) {
    self.kind = kind
    wanted = { isPresented.wrappedValue ? AnyHashable(true) : nil }
    clear = { isPresented.wrappedValue = false }
    self.content = { Content._render(content(), in: $0) }
  }

  /// Follows an item: another id is another presentation.
  func present<Item: Identifiable, Content: View>(
    _ kind: PresentationKind, _ item: Binding<Item?>,
    _ content: @escaping @MainActor (Item) -> Content
  ) {
    self.kind = kind
    wanted = { item.wrappedValue.map { AnyHashable($0.id) } }
    clear = { item.wrappedValue = nil }
    self.content = { context in
      if let item = item.wrappedValue { Content._render(content(item), in: context) }
    }
  }
}
