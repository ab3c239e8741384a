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

/// Absent: room in points for each edge.
@available(*, unavailable, message: "the client decides about room; use padding(_:) with edges")
public struct EdgeInsets {
  /// Never called.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {}
  /// Never called.
  public init() {}
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
