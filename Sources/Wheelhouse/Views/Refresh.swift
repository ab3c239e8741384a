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

  /// Whoever has left the list that is refreshed wants to see nothing of it any more.
  nonisolated deinit { running?.cancel() }
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
    var place: SwipePlace = edge == .leading ? .leading : []
    if !allowsFullSwipe { place.insert(.uncovers) }
    let actions = SwipeActions(position: edge == .leading ? 1 : 2) { [place] context in
      var inner = context
      inner.environment.swipe = place
      T._render(buttons, in: inner)
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
}

/// What is said of each button that a swipe uncovers where it is not as clients take it to be: handed down, so that it
/// reaches the buttons in views of an app's own.
nonisolated struct SwipePlace: OptionSet {
  let rawValue: UInt8
  /// It is on the side where lines begin.
  static let leading = SwipePlace(rawValue: 1)
  /// A long swipe does no more than uncover it.
  static let uncovers = SwipePlace(rawValue: 2)
}

extension RenderContext {
  /// Writes where the button that was begun is among swipe actions.
  func writeSwipePlace() {
    if environment.swipe.contains(.leading) { write(.edge, "leading") }
    if environment.swipe.contains(.uncovers) { write(.longSwipe, "uncovers") }
  }
}
