// Layers, motion and gestures.
extension View {
  /// Absent: moving a view.
  @available(
    *, unavailable,
    message: "there is no geometry here; place views with stacks, Spacer and padding(_:)"
  )
  public func offset(x: Double = 0, y: Double = 0) -> Self { self }

  /// Absent: moving a view.
  @available(
    *, unavailable,
    message: "there is no geometry here; place views with stacks, Spacer and padding(_:)"
  )
  public func offset(_ offset: AbsentValue) -> Self { self }

  /// Absent: an animation.
  @available(
    *, deprecated,
    message: "the client animates what appears, moves and goes by itself; leave it out"
  )
  public func animation<V: Equatable>(_ animation: AbsentValue, value: V) -> Self { self }

  /// Absent: an animation.
  @available(
    *, deprecated,
    message: "the client animates what appears, moves and goes by itself; leave it out"
  )
  public func animation(_ animation: AbsentValue) -> Self { self }

  /// Absent: a transition.
  @available(
    *, deprecated,
    message: "the client animates what appears, moves and goes by itself; leave it out"
  )
  public func transition(_ transition: AbsentValue) -> Self { self }

  /// Absent: when scrolling begins and ends.
  @available(*, unavailable, message: "scrolling is the client's; leave it out")
  public func onScrollPhaseChange(_ action: @escaping (AbsentValue, AbsentValue) -> Void) -> Self {
    self
  }

  /// Absent: when scrolling begins and ends.
  @available(*, unavailable, message: "scrolling is the client's; leave it out")
  public func onScrollPhaseChange(
    _ action: @escaping (AbsentValue, AbsentValue, AbsentValue) -> Void
  ) -> Self { self }

  /// Absent: a gesture other than a tap.
  @available(
    *, unavailable,
    message:
      "there are taps, swipe actions and moving rows: use onTapGesture(perform:), swipeActions or onMove(perform:)"
  )
  public func gesture<Gesture>(_ gesture: Gesture) -> Self { self }

  /// Absent: a gesture other than a tap.
  @available(
    *, unavailable,
    message:
      "there are taps, swipe actions and moving rows: use onTapGesture(perform:), swipeActions or onMove(perform:)"
  )
  public func simultaneousGesture<Gesture>(_ gesture: Gesture) -> Self { self }

  /// Absent: a gesture other than a tap.
  @available(
    *, unavailable,
    message:
      "there are taps, swipe actions and moving rows: use onTapGesture(perform:), swipeActions or onMove(perform:)"
  )
  public func highPriorityGesture<Gesture>(_ gesture: Gesture) -> Self { self }

  /// Absent: a gesture other than a tap.
  @available(
    *, unavailable,
    message: "use contextMenu(menuItems:) for what a long press offers, or onTapGesture(perform:)"
  )
  public func onLongPressGesture(minimumDuration: Double = 0.5, perform action: () -> Void) -> Self
  { self }
}

/// Absent: how a change is animated.
@available(
  *, deprecated,
  message: "the client animates what appears, moves and goes by itself; leave it out"
)
public typealias Animation = AbsentValue

/// Absent: how a view comes and goes.
@available(
  *, deprecated,
  message: "the client animates what appears, moves and goes by itself; leave it out"
)
public typealias AnyTransition = AbsentValue

/// Absent: how far something is turned.
@available(
  *, deprecated,
  message: "the client animates what appears, moves and goes by itself; leave it out"
)
public typealias Angle = AbsentValue
