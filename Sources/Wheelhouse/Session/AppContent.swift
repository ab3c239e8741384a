/// The content of a window of an app that has state itself: a view, so that every session has that state of
/// its own.
struct AppContent<A: App>: PrimitiveView, ForeignView {
  let app: A
  let number: Int

  static var source: any Any.Type { A.self }

  /// The windows of an app.
  static func windows(of app: A) -> [WindowDescription] {
    let windows = app.body._windows
    let plan = ViewPlan.of(Self.self, evaluation)
    guard !plan.dynamic.isEmpty else { return windows }
    for property in plan.dynamic { check(property) }
    return windows.enumerated().map { number, window in
      WindowDescription(title: window.title, id: window.id) { context in
        render(Self(app: app, number: number), in: context)
      }
    }
  }

  /// Evaluates the app's body where its state is connected, and renders the window's content.
  static func _renderBody(_ view: borrowing Self, in context: RenderContext) {
    view.app.body._windows[view.number].content(context)
  }

  /// There is one app for all sessions, made once: so would be the object that its state begins with.
  private static func check(_ property: ViewPlan.Dynamic) {
    guard (property.type as? any ObjectState.Type)?.holdsObject ?? false else { return }
    fatalError(
      """
      \(A.self).\(property.label) is @State with an object, which all people who use the app would \
      share. Hold it in the outermost view of the window, or make it an ObservableObject in a \
      @StateObject; what is to be shared is a plain `let`.
      """)
  }
}

/// A ``State`` of any type.
protocol ObjectState {
  /// Whether the value is an object.
  static var holdsObject: Bool { get }
}
