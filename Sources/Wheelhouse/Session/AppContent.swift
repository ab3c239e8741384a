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
    withUnsafeBytes(of: Self(app: app, number: 0)) { content in
      for property in plan.dynamic {
        if let type = property.type as? any ObjectState.Type { check(type, property, in: content) }
      }
    }
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

  /// There is one app for all sessions, made once: each of them has to be able to make its objects anew.
  private static func check<Property: ObjectState>(
    _ type: Property.Type, _ property: ViewPlan.Dynamic, in content: UnsafeRawBufferPointer
  ) {
    let isOneObject = content.baseAddress.map {
      ($0 + property.offset).assumingMemoryBound(to: type).pointee.isOneObject
    }
    guard isOneObject ?? false else { return }
    fatalError(
      """
      \(A.self).\(property.label) is @State with an object that is there already, which all people who use the \
      app would share. Have it made where it is declared (@State private var store = Store()), so that each \
      session makes one of its own; what is to be shared is a plain `let`.
      """)
  }
}

/// A ``State`` of any type.
protocol ObjectState {
  /// Whether it begins with the same object wherever it is placed.
  var isOneObject: Bool { get }
}
