// Views and property wrappers.
/// Absent: a mode for editing rows.
@available(
  *, deprecated, message: "rows with onDelete or onMove can be edited at any time; leave it out"
)
public struct EditButton: View {
  /// Nothing.
  public init() {}

  /// Nothing is seen.
  public var body: some View { EmptyView() }
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
  public init(@ViewBuilder content: (AbsentGeometry) -> Content) {}
}

extension AsyncImage {
  /// Absent: the phases of loading.
  @available(
    *, unavailable,
    message: "only the client knows how far it is: use AsyncImage(url:content:placeholder:)"
  )
  public init<Address>(
    url: Address, scale: Double = 1, transaction: AbsentValue = .none,
    @ViewBuilder content: @escaping (AbsentPhase) -> Content
  ) { fatalError("never called") }
}

/// Absent: how far a picture is.
public enum AbsentPhase {
  /// Nowhere yet.
  case empty
  /// There.
  case success(LoadedImage)
  /// Lost.
  case failure(any Error)

  /// The picture, once it is there.
  public var image: LoadedImage? { nil }

  /// Why it is lost.
  public var error: (any Error)? { nil }
}

extension LoadedImage {
  /// Absent: how a picture is drawn larger than it is.
  @available(*, deprecated, message: "the client draws the picture; leave it out")
  public func interpolation(_ interpolation: AbsentValue) -> LoadedImage { self }

  /// Absent: how the edges of a picture are drawn.
  @available(*, deprecated, message: "the client draws the picture; leave it out")
  public func antialiased(_ isAntialiased: Bool) -> LoadedImage { self }

  /// Absent: a picture as a stencil.
  @available(*, deprecated, message: "the client draws the picture; leave it out")
  public func renderingMode(_ mode: AbsentValue?) -> LoadedImage { self }
}

extension Image {
  /// Absent: pictures that are stretched.
  @available(
    *, deprecated, message: "a symbol goes by the font beside it; leave it out"
  )
  public func resizable(capInsets: AbsentValue = .none, resizingMode: AbsentValue = .stretch)
    -> Image
  {
    self
  }
}

/// Absent: changes that are animated.
@available(
  *, deprecated,
  message: "the client animates what appears, moves and goes by itself; make the change without it"
)
public func withAnimation<Result>(_ animation: AbsentValue = .default, _ body: () throws -> Result)
  rethrows -> Result
{
  try body()
}

/// Absent: animations.
@available(
  *, deprecated,
  message: "the client animates what appears, moves and goes by itself; make the change without it"
)
public func withAnimation<Result>(
  _ animation: AbsentValue = .default, completionCriteria: AbsentValue = .automatic,
  _ body: () throws -> Result, completion: @escaping @MainActor () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// Absent: how a change is animated.
@available(
  *, deprecated,
  message: "the client animates what appears, moves and goes by itself; make the change without it"
)
public struct Transaction {
  /// Whether nothing is animated.
  public var disablesAnimations = false
  /// How it is animated.
  public var animation: AbsentValue?
  /// Says nothing.
  public init(animation: AbsentValue? = nil) {}
}

/// Absent: changes that are animated.
@available(
  *, deprecated,
  message: "the client animates what appears, moves and goes by itself; make the change without it"
)
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Absent: panes beside each other.
@available(
  *, unavailable,
  message: "use NavigationSplitView for columns, or inspector(isPresented:content:)"
)
public struct HSplitView<Content: View>: PrimitiveView {
  /// Never called.
  public init(@ViewBuilder content: () -> Content) {}
}

/// Absent: panes above each other.
@available(
  *, unavailable,
  message: "use NavigationSplitView for columns, or inspector(isPresented:content:)"
)
public struct VSplitView<Content: View>: PrimitiveView {
  /// Never called.
  public init(@ViewBuilder content: () -> Content) {}
}

/// Absent: a map.
@available(
  *, unavailable, message: "show an AsyncImage of it, or lead to it with a Link"
)
public struct Map: PrimitiveView {
  /// Never called.
  public init(_ content: AbsentValue...) {}
  /// Never called.
  public init(position: AbsentValue, @ViewBuilder content: () -> AbsentValue) {}
}

/// Absent: a film.
@available(
  *, unavailable, message: "show an AsyncImage of it, or lead to it with a Link"
)
public struct VideoPlayer: PrimitiveView {
  /// Never called.
  public init<Player>(player: Player) {}
}
