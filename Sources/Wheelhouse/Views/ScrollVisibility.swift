import ScreenDocument

extension View {
  /// Says when the view comes into sight, and when it is out of sight again.
  ///
  ///     List {
  ///       ForEach(model.orders) { OrderRow(order: $0) }
  ///       if model.hasMore {
  ///         ProgressView().onScrollVisibilityChange { if $0 { model.loadMore() } }
  ///       }
  ///     }
  ///
  /// The client tells it once scrolling has come to rest for a moment; what was in sight for less is not told of, nor
  /// is what another screen covers. A page that is loaded again tells again what is in sight.
  ///
  /// - Parameters:
  ///   - threshold: how much of the view counts as being in sight, 0 to 1.
  ///   - action: is told whether it is.
  @preconcurrency
  public consuming func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping @MainActor (_ isVisible: Bool) -> Void
  ) -> ModifiedContent<Self, PendingModification> {
    let visibility = ScrollVisibility(threshold: threshold, action: action)
    return ModifiedContent(
      content: self, modifier: PendingModification(pending: .visibility(visibility)))
  }
}

/// What is done when a view comes into sight, or is out of sight again.
final class ScrollVisibility {
  nonisolated deinit {}

  /// How much of the view has to be in sight, 0 to 1.
  let threshold: Double
  private let perform: @MainActor (Bool) -> Void

  init(threshold: Double, action: @escaping @MainActor (Bool) -> Void) {
    self.threshold = (0...1).nearest(to: threshold)
    perform = action
  }

  /// The action of a node of which several are told.
  static func action(of all: [ScrollVisibility]) -> NamedAction {
    NamedAction(name: .scrollVisibility) { value in
      guard case .bool(let isVisible) = value else { return false }
      for each in all { each.perform(isVisible) }
      return true
    }
  }
}
