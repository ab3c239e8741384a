import ScreenDocument

/// Rows of cells in columns.
public struct Grid<Content: View>: PrimitiveView {
  private let content: Content

  /// Creates a grid of ``GridRow``s.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Writes a grid node.
  public static func _render(_ view: Grid, in context: RenderContext) {
    context.stack(.grid, alignment: nil, spacing: nil, view.content)
  }
}

/// A row of a grid; each child is a cell.
public struct GridRow<Content: View>: PrimitiveView {
  private let content: Content

  /// Creates a row.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Writes a gridRow node.
  public static func _render(_ view: GridRow, in context: RenderContext) {
    context.stack(.gridRow, alignment: nil, spacing: nil, view.content)
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
  private let columns: [GridItem]
  private let content: Content

  /// Creates a grid of cells.
  public init(columns: [GridItem], spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.columns = columns
    self.content = content()
  }

  /// Writes a grid node with its number of columns or their least width.
  public static func _render(_ view: LazyVGrid, in context: RenderContext) {
    context.begin(.grid)
    if case .adaptive(let minimum, _) = view.columns.first?.size, view.columns.count == 1 {
      context.write(.minColumnWidth, minimum)
    } else {
      context.renderer.writer.property(.columns, max(1, view.columns.count))
    }
    context.slot(.children, view.content)
    context.end()
  }
}
