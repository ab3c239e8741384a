// Ways to write lists, tabs and searches.
extension VStack {
  /// Absent: headers that stay in sight.
  @available(
    *, unavailable, message: "headers scroll with their rows; leave it out"
  )
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, pinnedViews: AbsentValue,
    @ViewBuilder content: () -> Content
  ) { self.init(alignment: alignment, spacing: spacing, content: content) }
}

extension LazyVGrid {
  /// Absent: headers that stay in sight.
  @available(
    *, unavailable, message: "headers scroll with their rows; leave it out"
  )
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    pinnedViews: AbsentValue, @ViewBuilder content: () -> Content
  ) { self.init(columns: columns, alignment: alignment, spacing: spacing, content: content) }
}

extension HStack {
  /// Absent: headers that stay in sight.
  @available(
    *, unavailable, message: "headers scroll with their rows; leave it out"
  )
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil, pinnedViews: AbsentValue,
    @ViewBuilder content: () -> Content
  ) { self.init(alignment: alignment, spacing: spacing, content: content) }
}

extension View {
  /// Absent: room in points for each edge.
  @available(
    *, unavailable, message: "the client decides about room; use padding(_:) with edges"
  )
  public func padding(_ insets: EdgeInsets) -> Self { self }
}

/// Room in points for each edge, of which nothing is taken over: what takes such a value says what to write instead.
public nonisolated struct EdgeInsets: Equatable, Sendable {
  /// How much there is above.
  public var top: Double
  /// How much there is where lines begin.
  public var leading: Double
  /// How much there is below.
  public var bottom: Double
  /// How much there is where lines end.
  public var trailing: Double

  /// Creates room of so much.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates no room.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

/// Absent: a mode for editing rows.
@available(
  *, unavailable, message: "rows with onDelete or onMove can be edited at any time; leave it out"
)
public typealias EditMode = AbsentValue

extension Shape {
  /// Absent: a shape of one's own.
  @available(
    *, unavailable,
    message:
      "lines and curves are not drawn: use Circle, Capsule, RoundedRectangle, or Image(systemName:)"
  )
  public var _form: ShapeForm { .rectangle }
}

/// Absent: lines and curves.
@available(
  *, unavailable,
  message:
    "lines and curves are not drawn: use Circle, Capsule, RoundedRectangle, or Image(systemName:)"
)
public struct Path: PrimitiveView, AbsentShape {
  /// Never called.
  public init() {}
  /// Never called.
  public init(_ draw: (inout AbsentValue) -> Void) {}
}

/// Absent: one of several layouts.
@available(
  *, unavailable,
  message: "use if with an HStack and a VStack, or @Environment(\\.horizontalSizeClass)"
)
public struct AnyLayout {
  /// Never called.
  public init<L>(_ layout: L) {}
  /// Never called.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> Content {
    content()
  }
}

/// Absent: a stack without its content.
@available(
  *, unavailable,
  message: "use if with an HStack and a VStack, or @Environment(\\.horizontalSizeClass)"
)
public struct HStackLayout {
  /// Never called.
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil) {}
}

/// Absent: a stack without its content.
@available(
  *, unavailable,
  message: "use if with an HStack and a VStack, or @Environment(\\.horizontalSizeClass)"
)
public struct VStackLayout {
  /// Never called.
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil) {}
}
