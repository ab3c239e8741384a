extension View {
  /// Shows a sheet as long as a flag is set.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    anchored(PresentationAnchor.self) { anchor in
      anchor.wanted = { isPresented.wrappedValue ? AnyHashable(true) : nil }
      anchor.clear = { isPresented.wrappedValue = false }
      anchor.onDismiss = onDismiss
      anchor.content = { Content._render(content(), in: $0) }
    }
  }

  /// Shows a sheet as long as there is an item.
  ///
  /// An item with another id dismisses the sheet and presents a new one; the same id keeps it.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    anchored(PresentationAnchor.self) { anchor in
      anchor.wanted = { item.wrappedValue.map { AnyHashable($0.id) } }
      anchor.clear = { item.wrappedValue = nil }
      anchor.onDismiss = onDismiss
      anchor.content = { context in
        if let item = item.wrappedValue { Content._render(content(item), in: context) }
      }
    }
  }

  /// Shows an alert as long as a flag is set; any of its buttons closes it.
  public func alert<A: View>(
    _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping @MainActor () -> A
  ) -> some View {
    alert(title, message: nil, isPresented: isPresented, actions: actions)
  }

  /// Shows an alert with a message as long as a flag is set; any of its buttons closes it.
  public func alert<A: View>(
    _ title: String, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> A,
    @ViewBuilder message: @escaping @MainActor () -> Text
  ) -> some View {
    alert(title, message: message().string, isPresented: isPresented, actions: actions)
  }

  /// Shows an alert about a value as long as a flag is set and the value is there.
  public func alert<T, A: View>(
    _ title: String, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping @MainActor (T) -> A,
    @ViewBuilder message: @escaping @MainActor (T) -> Text
  ) -> some View {
    let shown = Binding(
      get: { isPresented.wrappedValue && data != nil }, set: { isPresented.wrappedValue = $0 })
    return alert(title, message: data.map { message($0).string }, isPresented: shown) {
      if let data { actions(data) }
    }
  }

  private func alert<A: View>(
    _ title: String, message: String?, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> A
  ) -> some View {
    anchored(PresentationAnchor.self) { anchor in
      anchor.kind = .alert(title: title, message: message)
      anchor.wanted = { isPresented.wrappedValue ? AnyHashable(true) : nil }
      anchor.clear = { isPresented.wrappedValue = false }
      anchor.content = { AlertButtons._render(AlertButtons(content: actions()), in: $0) }
    }
  }

  /// The heights a sheet rests at.
  public consuming func presentationDetents(_ detents: Set<PresentationDetent>) -> ModifiedContent<
    Self, PreferenceModifier
  > {
    preferring(.detents(detents.map(\.name).sorted().reversed()))
  }

  /// Whether a sheet shows the grip for dragging it.
  public consuming func presentationDragIndicator(_ visibility: Visibility) -> ModifiedContent<
    Self, PreferenceModifier
  > {
    preferring(.dragIndicator(visibility.rawValue))
  }

  /// Keeps a sheet from being closed by hand.
  public consuming func interactiveDismissDisabled(_ isDisabled: Bool = true) -> ModifiedContent<
    Self, PreferenceModifier
  > {
    preferring(isDisabled ? .dismissDisabled : nil)
  }
}

/// The buttons of an alert; one named OK where the app gives none.
///
/// A custom view among them is taken to have a button, since it is rendered only later.
struct AlertButtons<Content: View>: PrimitiveView {
  let content: Content

  static func _render(_ view: AlertButtons, in context: RenderContext) {
    guard let buttons = context.container.dialog else { return }
    let before = context.renderer.ownedCount
    Content._render(view.content, in: context.at(1))
    guard buttons.count == 0, context.renderer.ownedCount == before else { return }
    Button<Text>._render(Button("OK", role: .cancel) {}, in: context.at(2))
  }
}

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  let name: String

  /// About half of the screen.
  public static let medium = PresentationDetent(name: "medium")
  /// Nearly the whole screen.
  public static let large = PresentationDetent(name: "large")

  /// A share of the screen's height, from 0 to 1.
  public static func fraction(_ fraction: Double) -> PresentationDetent {
    PresentationDetent(name: "fraction:\(min(max(fraction, 0), 1))")
  }
}

/// Whether something is shown.
public enum Visibility: String, Hashable, Sendable, CaseIterable {
  /// As the platform does.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}
