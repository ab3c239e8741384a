// Property wrappers and environment values.

extension EnvironmentValues {
  /// Absent: the older way to leave.
  @available(
    *, unavailable,
    message:
      "use @Environment(\\.dismiss), and @Environment(\\.isPresented) for whether there is something to leave"
  )
  public var presentationMode: AbsentValue { .none }
}

/// Absent: a length that follows the size of letters.
@available(*, unavailable, message: "sizes are the client's; leave it out")
@propertyWrapper
public struct ScaledMetric<Value> {
  private let value: Value

  /// Never called.
  public init(wrappedValue: Value, relativeTo style: AbsentValue = .automatic) {
    value = wrappedValue
  }

  /// Never called.
  public var wrappedValue: Value { value }
}

/// Absent: a value while a gesture goes on.
@available(
  *, unavailable,
  message:
    "there are taps, swipe actions and moving rows, and a client tells of each when it is done: use onTapGesture(perform:), swipeActions, onMove(perform:) or draggable(_:)"
)
@propertyWrapper
public struct GestureState<Value> {
  private let value: Value

  /// Never called.
  public init(wrappedValue: Value) { value = wrappedValue }
  /// Never called.
  public init(initialValue: Value) { value = initialValue }

  /// Never called.
  public var wrappedValue: Value { value }
  /// Never called.
  public var projectedValue: AbsentValue { .none }
}

/// Absent: values of what has the focus.
public struct FocusedValues {
  /// Never called.
  public subscript<Key>(_ key: Key.Type) -> Key? {
    get { nil }
    set {}
  }
}

/// Absent: a value of what has the focus.
@available(
  *, unavailable,
  message: "there is no menu bar: keep it in an observable object that both views are handed"
)
@propertyWrapper
public struct FocusedValue<Value> {
  /// Never called.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  /// Never called.
  public init<Kept>(_ type: Kept.Type) {}

  /// Never called.
  public var wrappedValue: Value? { nil }
}

/// Absent: a binding of what has the focus.
@available(
  *, unavailable,
  message: "there is no menu bar: keep it in an observable object that both views are handed"
)
@propertyWrapper
public struct FocusedBinding<Value> {
  /// Never called.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  /// Never called.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
}

extension View {
  /// Absent: a value of what has the focus.
  @available(
    *, unavailable,
    message: "there is no menu bar: keep it in an observable object that both views are handed"
  )
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> Self { self }

  /// Absent: a value of what has the focus.
  @available(
    *, unavailable,
    message: "there is no menu bar: keep it in an observable object that both views are handed"
  )
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> Self { self }
}
