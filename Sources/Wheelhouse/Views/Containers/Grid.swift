import ScreenDocument

/// Rows of cells in columns.
///
/// A column is as wide as the widest of its cells; those in which one fills the width (`frame(maxWidth: .infinity)`, a
/// field, a bar) share the room that the others leave.
public struct Grid<Content: View>: PrimitiveView {
  @usableFromInline let alignment: Alignment
  @usableFromInline let horizontalSpacing: Double?
  @usableFromInline let verticalSpacing: Double?
  @usableFromInline let content: Content

  /// Creates a grid of ``GridRow``s; what is no row has all columns.
  ///
  /// The spacings are hints in points.
  @inlinable
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  /// Writes a grid node.
  @inlinable
  public static func _render(_ view: borrowing Grid, in context: RenderContext) {
    let inner = context.beginGrid(view.alignment, view.horizontalSpacing, view.verticalSpacing)
    Content._render(view.content, in: inner)
    context.endStack()
  }
}

/// A row of a grid; each child is a cell.
public struct GridRow<Content: View>: PrimitiveView {
  @usableFromInline let alignment: VerticalAlignment?
  @usableFromInline let content: Content

  /// Creates a row; its cells stand as those of the grid do where it does not say otherwise.
  @inlinable
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Writes a gridRow node.
  @inlinable
  public static func _render(_ view: borrowing GridRow, in context: RenderContext) {
    Content._render(view.content, in: context.beginGridRow(view.alignment))
    context.endStack()
  }
}

extension View {
  /// Gives a cell of a ``GridRow`` the room of so many columns; fewer than two change nothing.
  @inlinable
  public consuming func gridCellColumns(_ count: Int) -> ModifiedContent<Self, PendingModification>
  {
    ModifiedContent(content: self, modifier: .gridCellColumns(count))
  }

  /// Says where in their column the cells of a ``Grid`` stand; one cell says it for all.
  @inlinable
  public consuming func gridColumnAlignment(_ guide: HorizontalAlignment)
    -> ModifiedContent<Self, PendingModification>
  {
    ModifiedContent(content: self, modifier: .gridColumnAlignment(guide))
  }
}

/// A column of a lazy grid.
public nonisolated struct GridItem: Sendable {
  /// How wide a column is.
  public nonisolated enum Size: Sendable {
    /// A width in points.
    case fixed(Double)
    /// A share of the room, whatever its least and its most are.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many columns of at least this width as fit.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  let size: Size
  let spacing: Double?
  let alignment: Alignment?

  /// Creates a column; the spacing and the alignment of the first one that has any are those of all.
  public init(
    _ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// How wide the column is, in points; 0 where it has a share of the room.
  var width: Double {
    guard case .fixed(let width) = size else { return 0 }
    return width.ifPositive ?? 0
  }
}

/// Cells that fill columns row by row.
public struct LazyVGrid<Content: View>: PrimitiveView {
  @usableFromInline let columns: [GridItem]
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: Double?
  @usableFromInline let content: Content

  /// Creates a grid of cells; its `alignment` is that of headers, and of columns that leave room.
  @inlinable
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Writes a grid node with its number of columns or their least width.
  @inlinable
  public static func _render(_ view: borrowing LazyVGrid, in context: RenderContext) {
    let inner = context.beginGrid(view.columns, view.alignment, view.spacing)
    Content._render(view.content, in: inner)
    context.endStack()
  }
}

// Each opens a node and its children, and returns the context of these.
extension RenderContext {
  @usableFromInline
  func beginGrid(
    _ alignment: Alignment, _ horizontalSpacing: Double?, _ verticalSpacing: Double?
  ) -> RenderContext {
    begin(.grid)
    write(.alignment, alignment == .center ? nil : alignment.name)
    writeSpacings(between: horizontalSpacing, verticalSpacing)
    return beginSlot(.children)
  }

  @usableFromInline
  func beginGridRow(_ alignment: VerticalAlignment?) -> RenderContext {
    begin(.gridRow)
    write(.alignment, alignment?.rawValue)
    return beginSlot(.children)
  }

  @usableFromInline
  func beginGrid(
    _ columns: [GridItem], _ alignment: HorizontalAlignment, _ spacing: Double?
  ) -> RenderContext {
    begin(.grid)
    write(.alignment, columns.lazy.compactMap(\.alignment).first?.name)
    writeSpacings(between: columns.lazy.compactMap(\.spacing).first, spacing)
    if case .adaptive(let minimum, _) = columns.first?.size, columns.count == 1 {
      write(.minColumnWidth, minimum.isFinite ? max(minimum, 1) : 1)
    } else {
      renderer.writer.property(.columns, max(1, columns.count))
      write(widthsOf: columns)
    }
    write(.horizontalAlignment, alignment == .center ? nil : alignment.rawValue)
    return beginSlot(.children)
  }

  private func writeSpacings(between columns: Double?, _ rows: Double?) {
    write(.columnSpacing, length: columns.map { max($0, 0) })
    write(.rowSpacing, length: rows.map { max($0, 0) })
  }

  private func write(widthsOf columns: [GridItem]) {
    guard columns.contains(where: { $0.width > 0 }) else { return }
    renderer.writer.property(.columnWidths) { json in
      var separator = UInt8(ascii: "[")
      for column in columns {
        json.append(byte: separator)
        json.appendNumber(column.width)
        separator = UInt8(ascii: ",")
      }
      json.append(byte: UInt8(ascii: "]"))
    }
  }
}
