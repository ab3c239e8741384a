// What gestures are made of.

/// Absent: a gesture as a value.
@available(
  *, unavailable,
  message:
    "there are taps, swipe actions and moving rows: use onTapGesture(perform:), swipeActions or onMove(perform:)"
)
public struct TapGesture {
  /// Never called.
  public init(count: Int = 1) {}
  /// Never called.
  public func onEnded(_ action: () -> Void) -> TapGesture { self }
}

/// Absent: a gesture as a value.
@available(
  *, unavailable,
  message:
    "there are taps, swipe actions and moving rows: use onTapGesture(perform:), swipeActions or onMove(perform:)"
)
public struct LongPressGesture {
  /// Never called.
  public init(minimumDuration: Double = 0.5) {}
  /// Never called.
  public func onEnded(_ action: (Bool) -> Void) -> LongPressGesture { self }
  /// Never called.
  public func onChanged(_ action: (Bool) -> Void) -> LongPressGesture { self }
}

/// Absent: a gesture as a value.
@available(
  *, unavailable,
  message:
    "there are taps, swipe actions and moving rows: use onTapGesture(perform:), swipeActions or onMove(perform:)"
)
public struct DragGesture {
  /// Never called.
  public init(minimumDistance: Double = 10) {}
  /// Never called.
  public func onEnded(_ action: (AbsentValue) -> Void) -> DragGesture { self }
  /// Never called.
  public func onChanged(_ action: (AbsentValue) -> Void) -> DragGesture { self }
}

extension View {
  /// Absent: several taps.
  @available(*, unavailable, message: "use onTapGesture(perform:): one tap is what a page can tell")
  public func onTapGesture(count: Int, perform action: @escaping @MainActor () -> Void) -> Self {
    self
  }

  /// Absent: keys.
  @available(*, unavailable, message: "use a button: what a page shows, the keyboard reaches")
  public func onKeyPress(_ key: AbsentValue, action: @escaping @MainActor () -> AbsentValue) -> Self
  { self }

  /// Absent: whether something is dragged over the view.
  @available(
    *, unavailable,
    message: "leave isTargeted out: the client marks what is dragged over by itself"
  )
  public func dropDestination<Payload>(
    for type: Payload.Type, action: @escaping @MainActor ([Payload], UnitPoint) -> Bool,
    isTargeted: @escaping @MainActor (Bool) -> Void
  ) -> Self { self }

  /// Absent: dropping by a delegate.
  @available(*, unavailable, message: "use dropDestination(for:action:)")
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping @MainActor ([AbsentValue]) -> Bool
  ) -> Self { self }

  /// Absent: dropping by a delegate.
  @available(*, unavailable, message: "use dropDestination(for:action:)")
  public func onDrop(of supportedContentTypes: [UTType], delegate: Any) -> Self { self }

  /// Absent: sizes.
  @available(
    *, unavailable,
    message:
      "sizes are the client's; use @Environment(\\.horizontalSizeClass) for what depends on the width"
  )
  public func onGeometryChange<Value>(
    for type: Value.Type, of transform: @escaping @MainActor (AbsentGeometry) -> Value,
    action: @escaping @MainActor (Value) -> Void
  ) -> Self { self }

  /// Absent: a picture that becomes another.
  @available(*, deprecated, message: "the client animates; leave it out")
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: AbsentValue, properties: AbsentValue = .automatic,
    anchor: AbsentValue = .center, isSource: Bool = true
  ) -> Self { self }

  /// Absent: changing a value by assistive technology.
  @available(*, unavailable, message: "use a Stepper or a Slider, which have it")
  public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AbsentDirection) -> Void
  ) -> Self { self }
}

extension View {
  /// Absent: dragging by a provider.
  @available(*, unavailable, message: "use draggable(_:)")
  public func onDrag<Payload>(_ data: @escaping @MainActor () -> Payload) -> Self { self }
}

extension ForEach {
  /// Absent: dropping between rows.
  @available(
    *, unavailable,
    message: "use dropDestination(for:action:) on the rows or on the list, and its location"
  )
  public func dropDestination<Payload>(
    for type: Payload.Type, action: @escaping @MainActor ([Payload], Int) -> Void
  ) -> Self { self }
}
