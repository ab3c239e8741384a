// What assistive technology is told beside what everybody sees.
extension View {
  /// Absent: a way through the screen for assistive technology alone.
  @available(
    *, unavailable, message: "use Sections with headers, which a screen reader jumps between"
  )
  public func accessibilityRotor<Name, Entries>(
    _ name: Name, @ViewBuilder entries: () -> Entries
  ) -> Self { self }

  /// Absent: further words that a control is called by.
  @available(*, unavailable, message: "use accessibilityLabel(_:): a control has one name")
  public func accessibilityInputLabels<Name>(_ names: [Name]) -> Self { self }

  /// Absent: other views for assistive technology.
  @available(*, unavailable, message: "use accessibilityLabel(_:) and accessibilityValue(_:)")
  public func accessibilityChildren<Content: View>(@ViewBuilder children: () -> Content) -> Self {
    self
  }

  /// Absent: another view for assistive technology.
  @available(*, unavailable, message: "use accessibilityLabel(_:) and accessibilityValue(_:)")
  public func accessibilityRepresentation<Content: View>(
    @ViewBuilder representation: () -> Content
  ) -> Self { self }

  /// Absent: where assistive technology is.
  @available(*, unavailable, message: "use @FocusState and focused(_:equals:) on a field")
  public func accessibilityFocused<Value>(_ isFocused: Value) -> Self { self }

  /// Absent: where assistive technology is.
  @available(*, unavailable, message: "use @FocusState and focused(_:equals:) on a field")
  public func accessibilityFocused<Binding, Value>(_ binding: Binding, equals value: Value) -> Self
  {
    self
  }

  /// Absent: what is shown larger while it is pressed.
  @available(
    *, unavailable, message: "the person sets the size of letters in the browser; leave it out"
  )
  public func accessibilityShowsLargeContentViewer() -> Self { self }
}

/// Absent: where assistive technology is.
@available(*, unavailable, message: "use @FocusState and focused(_:equals:) on a field")
@propertyWrapper
public struct AccessibilityFocusState<Value> {
  private let value: Value

  /// Never called.
  public init() where Value == Bool { value = false }
  /// Never called.
  public init<Wrapped>() where Value == Wrapped? { value = nil }

  /// Never called.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  /// Never called.
  public var projectedValue: AbsentValue { .none }
}
