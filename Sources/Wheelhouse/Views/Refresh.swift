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

  fileprivate func cancel() { running?.cancel() }
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
  @preconcurrency
  @inlinable
  public consuming func refreshable(
    action: @escaping @MainActor () async -> Void
  ) -> ModifiedContent<Self, KeepingModifier> {
    ModifiedContent(content: self, modifier: .refreshing(action))
  }

  /// Adds buttons that swiping a row reveals, from the edge inwards.
  ///
  /// A long swipe does the first of them, unless that is not allowed.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let buttons = content()
    let properties = SwipeActions.properties(at: edge, allowsFullSwipe: allowsFullSwipe)
    let actions = SwipeActions(position: edge == .leading ? 1 : 2) { context in
      T._render(buttons, in: properties.reduce(context) { $0.adding($1) })
      context.renderer.pending.removeLast(properties.count)
    }
    return pending(.swipeActions(actions))
  }
}

extension KeepingModifier {
  @usableFromInline
  static func refreshing(_ action: @escaping @MainActor () async -> Void) -> KeepingModifier {
    KeepingModifier { context in
      let refresh = context.kept(0x0E) { RefreshAction(action) }
      refresh?.action = action
      var values = context.environment.values
      values.refresh = refresh
      return values
    }
  }
}

/// An edge at the side of a view.
public nonisolated enum HorizontalEdge: Sendable {
  /// Where lines begin.
  case leading
  /// Where lines end.
  case trailing
}

/// The buttons that swiping a row reveals at one edge.
struct SwipeActions {
  let position: UInt64
  let render: @MainActor (RenderContext) -> Void

  /// What is said of each of the buttons where it is not as clients take it to be.
  static func properties(at edge: HorizontalEdge, allowsFullSwipe: Bool) -> [PendingModifier] {
    var properties: [PendingModifier] = []
    if edge == .leading { properties.append(.string(.edge, "leading")) }
    if !allowsFullSwipe { properties.append(.string(.longSwipe, "uncovers")) }
    return properties
  }
}
