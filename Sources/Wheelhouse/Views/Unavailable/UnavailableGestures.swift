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
