import ScreenDocument

/// An edge at the side of a view.
public nonisolated enum HorizontalEdge: Sendable {
  /// Where lines begin.
  case leading
  /// Where lines end.
  case trailing
}

extension View {
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
