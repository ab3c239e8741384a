import ScreenDocument

/// What pulling a list down does; one run at a time.
public final class RefreshAction {
  var action: @MainActor () async -> Void
  private var running: Task<Void, Never>?

  init(_ action: @escaping @MainActor () async -> Void) { self.action = action }

  /// Runs the action and waits for it.
  public func callAsFunction() async { await action() }

  /// Starts the action; the latest run wins and cancels the one before.
  func start() {
    running?.cancel()
    let action = action
    running = Task { await action() }
  }

  isolated deinit { running?.cancel() }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// What pulling down does here, if anything.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Lets the lists inside be refreshed.
  public func refreshable(action: @escaping @MainActor () async -> Void) -> some View {
    modified { content, context in
      var inner = context
      let refresh = context.kept(0x0E) { RefreshAction(action) }
      refresh?.action = action
      inner.environment.refresh = refresh
      Self._render(content, in: inner)
    }
  }

  /// Adds buttons that swiping a row reveals.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let buttons = content()
    let actions = SwipeActions(position: edge == .leading ? 1 : 2) { context in
      let context = edge == .leading ? context.adding(.string(.edge, "leading")) : context
      T._render(buttons, in: context)
    }
    return pending(.swipeActions(actions))
  }
}

/// An edge at the side of a view.
public enum HorizontalEdge: Sendable {
  /// Where lines begin.
  case leading
  /// Where lines end.
  case trailing
}

/// The buttons that swiping a row reveals at one edge.
struct SwipeActions {
  let position: UInt64
  let render: @MainActor (RenderContext) -> Void
}
