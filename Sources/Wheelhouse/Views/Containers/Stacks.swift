import ScreenDocument

/// Where across a column its children stand.
public nonisolated enum HorizontalAlignment: String, Sendable {
  /// At the edge where lines begin.
  case leading
  /// In the middle.
  case center
  /// At the edge where lines end.
  case trailing
}

/// Where across a row its children stand.
public nonisolated enum VerticalAlignment: String, Sendable {
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom
  /// On the first line's baseline.
  case firstTextBaseline
  /// On the last line's baseline.
  case lastTextBaseline
}

/// Where in a box its children stand.
public nonisolated struct Alignment: Hashable, Sendable {
  let name: Word
  let horizontal: Word

  private init(_ name: Word, _ horizontal: Word) {
    self.name = name
    self.horizontal = horizontal
  }

  /// Creates an alignment of where across and where up and down; a box has no lines of its own, so that a baseline is
  /// the edge that is nearest to it.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self =
      switch (horizontal, vertical) {
      case (.leading, .top), (.leading, .firstTextBaseline): .topLeading
      case (.center, .top), (.center, .firstTextBaseline): .top
      case (.trailing, .top), (.trailing, .firstTextBaseline): .topTrailing
      case (.leading, .center): .leading
      case (.center, .center): .center
      case (.trailing, .center): .trailing
      case (.leading, .bottom), (.leading, .lastTextBaseline): .bottomLeading
      case (.center, .bottom), (.center, .lastTextBaseline): .bottom
      case (.trailing, .bottom), (.trailing, .lastTextBaseline): .bottomTrailing
      }
  }

  /// Above or below the middle; nil in it.
  var vertical: Word? {
    switch self {
    case .top, .topLeading, .topTrailing: "top"
    case .bottom, .bottomLeading, .bottomTrailing: "bottom"
    default: nil
    }
  }

  /// In the middle.
  public static let center = Alignment("center", "center")
  /// At the edge where lines begin.
  public static let leading = Alignment("leading", "leading")
  /// At the edge where lines end.
  public static let trailing = Alignment("trailing", "trailing")
  /// At the top.
  public static let top = Alignment("top", "center")
  /// At the bottom.
  public static let bottom = Alignment("bottom", "center")
  /// In the first corner.
  public static let topLeading = Alignment("topLeading", "leading")
  /// In the second corner.
  public static let topTrailing = Alignment("topTrailing", "trailing")
  /// In the third corner.
  public static let bottomLeading = Alignment("bottomLeading", "leading")
  /// In the last corner.
  public static let bottomTrailing = Alignment("bottomTrailing", "trailing")
}

// The baselines of a box, which are the edges that are nearest to them.
nonisolated extension Alignment {
  /// In the first corner.
  public static let leadingFirstTextBaseline = topLeading
  /// At the top.
  public static let centerFirstTextBaseline = top
  /// In the second corner.
  public static let trailingFirstTextBaseline = topTrailing
  /// In the third corner.
  public static let leadingLastTextBaseline = bottomLeading
  /// At the bottom.
  public static let centerLastTextBaseline = bottom
  /// In the last corner.
  public static let trailingLastTextBaseline = bottomTrailing
}

/// Children one below the other.
public struct VStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: Double?
  @usableFromInline let content: Content

  /// Creates a column; the spacing is a hint in points.
  @inlinable
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Writes a vStack node.
  @inlinable
  public static func _render(_ view: borrowing VStack, in context: RenderContext) {
    let inner = context.beginStack(view.alignment, view.spacing)
    Content._render(view.content, in: inner)
    context.endStack()
  }
}

/// Children side by side.
public struct HStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: Double?
  @usableFromInline let content: Content

  /// Creates a row; the spacing is a hint in points.
  @inlinable
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Writes an hStack node.
  @inlinable
  public static func _render(_ view: borrowing HStack, in context: RenderContext) {
    let inner = context.beginStack(view.alignment, view.spacing)
    Content._render(view.content, in: inner)
    context.endStack()
  }
}

/// Children on top of each other.
public struct ZStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: Alignment
  @usableFromInline let layer: PileLayer?
  @usableFromInline let content: Content
  @usableFromInline var size = FrameSize()

  /// Creates a pile, the first child at the bottom.
  @inlinable
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    layer = nil
    self.content = content()
  }

  /// A pile of views with others before or behind them.
  @inlinable
  init(layer: PileLayer, _ content: Content) {
    alignment = .center
    self.layer = layer
    self.content = content
  }

  /// Sets how much room the pile has, in points; a length that is not given is what its views need.
  public consuming func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> ZStack {
    size.take(width, height)
    return self
  }

  /// Writes a zStack node.
  @inlinable
  public static func _render(_ view: borrowing ZStack, in context: RenderContext) {
    Content._render(view.content, in: context.beginPile(view.alignment, view.layer, view.size))
    context.endStack()
  }
}

/// A column; on a server nothing is lazy, so it is the same as `VStack`.
public typealias LazyVStack = VStack
/// A row; on a server nothing is lazy, so it is the same as `HStack`.
public typealias LazyHStack = HStack

extension RenderContext {
  /// Opens a column and its children, and returns the context of these.
  @usableFromInline
  func beginStack(_ alignment: HorizontalAlignment, _ spacing: Double?) -> RenderContext {
    beginStack(.vStack, alignment == .center ? nil : alignment.rawValue, spacing)
  }

  /// Opens a row and its children, and returns the context of these.
  @usableFromInline
  func beginStack(_ alignment: VerticalAlignment, _ spacing: Double?) -> RenderContext {
    beginStack(.hStack, alignment == .center ? nil : alignment.rawValue, spacing)
  }

  /// Opens a pile and its children, and returns the context of these.
  @usableFromInline
  func beginPile(
    _ alignment: Alignment, _ layer: PileLayer?, _ size: FrameSize
  ) -> RenderContext {
    if size.isEmpty {
      begin(.zStack)
    } else {
      // The pile's own size is the innermost of all that are pending.
      adding(.room(size)).begin(.zStack)
      takeBack()
    }
    if alignment != .center { write(.alignment, alignment.name) }
    write(layer)
    return beginSlot(.children)
  }

  private func beginStack(
    _ type: NodeType, _ alignment: String?, _ spacing: Double?
  ) -> RenderContext {
    begin(type)
    write(.alignment, alignment)
    write(.spacing, length: spacing.map { max($0, 0) })
    return beginSlot(.children)
  }

  /// Closes the children and the node that `beginStack` opened.
  @usableFromInline
  func endStack() {
    endSlot()
    end()
  }
}

/// Room that grows.
public struct Spacer: PrimitiveView {
  @usableFromInline let minLength: Double?

  /// Creates room: in the direction of its stack all that is left over, and at least so many points.
  @inlinable
  public init(minLength: Double? = nil) { self.minLength = minLength }

  /// Writes a spacer node.
  public static func _render(_ view: Spacer, in context: RenderContext) {
    context.begin(.spacer)
    // A frame says more.
    if !context.isPending(.width) { context.write(.minWidth, length: view.minLength?.ifPositive) }
    context.end()
  }
}

/// A line between two things.
public struct Divider: PrimitiveView {
  /// Creates a line.
  @inlinable
  public init() {}

  /// Writes a divider node.
  public static func _render(_ view: Divider, in context: RenderContext) {
    context.begin(.divider)
    context.end()
  }

  /// Has the line in a colour, as one writes it in SwiftUI.
  public consuming func overlay(_ color: Color) -> some View { foregroundStyle(color) }
}

/// The directions something extends in.
public nonisolated struct Axis {
  /// Some directions.
  public nonisolated struct Set: OptionSet, Sendable {
    /// One bit a direction.
    public let rawValue: Int8
    /// Creates a set from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Sideways.
    public static let horizontal = Set(rawValue: 1)
    /// Up and down.
    public static let vertical = Set(rawValue: 2)
  }
}

/// Content that scrolls.
public struct ScrollView<Content: View>: PrimitiveView {
  @usableFromInline let axes: Axis.Set
  @usableFromInline let content: Content

  /// Creates a scrolling area.
  @inlinable
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// Creates a scrolling area; whether it shows how far it is scrolled is the client's to say.
  @inlinable
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool, @ViewBuilder content: () -> Content
  ) { self.init(axes, content: content) }

  /// Writes a scrollView node.
  @inlinable
  public static func _render(_ view: borrowing ScrollView, in context: RenderContext) {
    Content._render(view.content, in: context.beginScrollView(view.axes))
    context.endStack()
  }
}

extension RenderContext {
  /// Opens a scrolling area and its children, and returns the context of these.
  @usableFromInline
  func beginScrollView(_ axes: Axis.Set) -> RenderContext {
    begin(.scrollView, action: refreshAction)
    if axes == .horizontal { write(.axes, "horizontal") }
    if axes == [.horizontal, .vertical] { write(.axes, "both") }
    return beginSlot(.children)
  }
}
