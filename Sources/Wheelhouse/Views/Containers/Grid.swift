import ScreenDocument

/// Rows of cells in columns.
public struct Grid<Content: View>: PrimitiveView {
  @usableFromInline let content: Content

  /// Creates a grid of ``GridRow``s; how the cells stand is the client's choice.
  @inlinable
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// Writes a grid node.
  @inlinable
  public static func _render(_ view: borrowing Grid, in context: RenderContext) {
    Content._render(view.content, in: context.beginGrid())
    context.endStack()
  }
}

/// A row of a grid; each child is a cell.
public struct GridRow<Content: View>: PrimitiveView {
  @usableFromInline let content: Content

  /// Creates a row; how its cells stand is the client's choice.
  @inlinable
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Writes a gridRow node.
  @inlinable
  public static func _render(_ view: borrowing GridRow, in context: RenderContext) {
    Content._render(view.content, in: context.beginGridRow())
    context.endStack()
  }
}

/// A column of a lazy grid.
public nonisolated struct GridItem: Sendable {
  /// How wide a column is.
  public nonisolated enum Size: Sendable {
    /// A width in points; the client takes it as a hint.
    case fixed(Double)
    /// A share of the room.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many columns of at least this width as fit.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  let size: Size

  /// Creates a column.
  public init(_ size: Size = .flexible(), spacing: Double? = nil) { self.size = size }
}

/// Cells that fill columns row by row.
public struct LazyVGrid<Content: View>: PrimitiveView {
  @usableFromInline let columns: [GridItem]
  @usableFromInline let content: Content

  /// Creates a grid of cells; how they stand is the client's choice.
  @inlinable
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.content = content()
  }

  /// Writes a grid node with its number of columns or their least width.
  @inlinable
  public static func _render(_ view: borrowing LazyVGrid, in context: RenderContext) {
    Content._render(view.content, in: context.beginGrid(view.columns))
    context.endStack()
  }
}

// Each opens a node and its children, and returns the context of these.
extension RenderContext {
  @usableFromInline
  func beginGrid() -> RenderContext {
    begin(.grid)
    return beginSlot(.children)
  }

  @usableFromInline
  func beginGridRow() -> RenderContext {
    begin(.gridRow)
    return beginSlot(.children)
  }

  @usableFromInline
  func beginGrid(_ columns: [GridItem]) -> RenderContext {
    begin(.grid)
    if case .adaptive(let minimum, _) = columns.first?.size, columns.count == 1 {
      write(.minColumnWidth, minimum.isFinite ? max(minimum, 1) : 1)
    } else {
      renderer.writer.property(.columns, max(1, columns.count))
    }
    return beginSlot(.children)
  }
}
