// Controls and containers.

/// Absent: scrolling to a place.
@available(
  *, unavailable,
  message: "scrolling is the client's; leave it out: a covered screen keeps its place"
)
public struct ScrollViewReader<Content: View>: PrimitiveView {
  /// Never called.
  public init(@ViewBuilder content: (AbsentValue) -> Content) {}
}

/// Absent: a gauge.
@available(*, unavailable, message: "use ProgressView(_:value:total:)")
public struct Gauge<Label: View>: PrimitiveView {
  /// Never called.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {}
}

/// Absent: sharing.
@available(*, unavailable, message: "use a Link to the address, or show it as a Text")
public struct ShareLink: PrimitiveView {
  /// Never called.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {}
  /// Never called.
  public init<S: StringProtocol, Item>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
  ) {}
  /// Never called.
  public init<Item, Label: View>(item: Item, @ViewBuilder label: () -> Label) {}
}

/// Absent: a choice of colours.
@available(*, unavailable, message: "use a Picker of the colours that the app has names for")
public struct ColorPicker: PrimitiveView {
  /// Never called.
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {}
}

/// Absent: a group of controls.
@available(*, unavailable, message: "use HStack, or a Menu")
public struct ControlGroup<Content: View>: PrimitiveView {
  /// Never called.
  public init(@ViewBuilder content: () -> Content) {}
}

/// Absent: a view of time.
@available(*, unavailable, message: "set a @State in task(_:) with a loop that sleeps")
public struct TimelineView<Content: View>: PrimitiveView {
  /// Never called.
  public init(_ schedule: AbsentValue, @ViewBuilder content: (AbsentValue) -> Content) {}
}

/// Absent: sizes.
@available(
  *, unavailable,
  message:
    "sizes are the client's; use @Environment(\\.horizontalSizeClass) for what depends on the width"
)
public struct ViewThatFits<Content: View>: PrimitiveView {
  /// Never called.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {}
}

/// Absent: a grid that grows sideways.
@available(*, unavailable, message: "use ScrollView(.horizontal) with an HStack, or LazyVGrid")
public struct LazyHGrid<Content: View>: PrimitiveView {
  /// Never called.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

/// Absent: the names of views for what moves between them.
@available(
  *, unavailable,
  message: "the client animates what appears, moves and goes by itself; leave it out"
)
@propertyWrapper
public struct Namespace {
  /// Never called.
  public init() {}
  /// What views would be named by.
  public var wrappedValue: AbsentValue { .none }
}
