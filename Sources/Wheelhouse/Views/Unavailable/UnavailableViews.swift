// Views and property wrappers.
/// Absent: a mode for editing rows.
@available(
  *, unavailable, message: "rows with onDelete or onMove can be edited at any time; leave it out"
)
public struct EditButton: PrimitiveView {
  /// Never called.
  public init() {}
}

/// Absent: views that unfold.
@available(
  *, unavailable, message: "show what is inside with if below a Button or Toggle that sets a state"
)
public struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
  /// Never called.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
  where Label == Text {}
  /// Never called.
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) where Label == Text {}
  /// Never called.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  /// Never called.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}

/// Absent: the navigation of old.
@available(*, unavailable, message: "use NavigationStack, or NavigationSplitView for columns")
public struct NavigationView<Content: View>: PrimitiveView {
  /// Never called.
  public init(@ViewBuilder content: () -> Content) {}
}

/// Absent: sizes.
@available(
  *, unavailable,
  message:
    "sizes are the client's; use @Environment(\\.horizontalSizeClass) for what depends on the width"
)
public struct GeometryReader<Content: View>: PrimitiveView {
  /// Never called.
  public init(@ViewBuilder content: (AbsentValue) -> Content) {}
}

/// Absent: pictures of the web.
@available(
  *, unavailable,
  message: "there are symbols only: use Image(systemName:), or a Link to the picture"
)
public struct AsyncImage<Content: View>: PrimitiveView {
  /// Never called.
  public init<Address>(url: Address, scale: Double = 1) where Content == Image {}
  /// Never called.
  public init<Address, Picture: View, Placeholder: View>(
    url: Address, scale: Double = 1, @ViewBuilder content: (Image) -> Picture,
    @ViewBuilder placeholder: () -> Placeholder
  ) where Content == PairView<Picture, Placeholder> {}
  /// Never called.
  public init<Address>(
    url: Address, scale: Double = 1, @ViewBuilder content: (AbsentValue) -> Content
  ) {}
}

extension Image {
  /// Absent: pictures that are stretched.
  @available(
    *, unavailable, message: "there are symbols only, and the client sizes them; leave it out"
  )
  public func resizable(capInsets: AbsentValue = .none, resizingMode: AbsentValue = .stretch)
    -> Image
  {
    self
  }
}

/// Absent: changes that are animated.
@available(
  *, unavailable,
  message: "the client animates what appears, moves and goes by itself; make the change without it"
)
public func withAnimation<Result>(_ animation: AbsentValue = .default, _ body: () throws -> Result)
  rethrows -> Result
{
  try body()
}
