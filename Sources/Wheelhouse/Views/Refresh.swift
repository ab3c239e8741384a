import ScreenDocument

/// What pulling a list down does; one run at a time.
public final class RefreshAction {
  fileprivate(set) var action: @MainActor () async -> Void = {}
  private var running: Task<Void, Never>?

  init() {}

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

/// Keeps one refresh action for a place, whatever closure it has now, so that the environment stays the same.
private final class RefreshElement: Element {
  let refresh = RefreshAction()

  override func destroyed() { refresh.cancel() }
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
      let place = context.at(0x4E)
      let keeper = place.element(
        RefreshElement.self,
        make: {
          RefreshElement(
            identity: place.identity, owner: $0, graph: $0.graph,
            environment: place.environment.values)
        }, update: { $0.refresh.action = action })
      let view = content.changingEnvironment { $0.refresh = keeper?.refresh }
      render(view, in: context)
    }
  }

  /// Adds buttons that swiping a row reveals.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let buttons = content()
    let actions = SwipeActions(position: edge == .leading ? 1 : 2) { context in
      guard edge == .leading else { return T._render(buttons, in: context) }
      T._render(buttons, in: context.adding(.string(.edge, "leading")))
      context.renderer.pending.removeLast()
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
