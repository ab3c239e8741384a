import ScreenDocument

/// What pulling a list down does: of a person's pulls the latest run goes on, and one that an app calls by itself is waited for.
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
