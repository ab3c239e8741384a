import ScreenDocument

/// How wide a column is best, at least and at most, in points: one of a table, of a split view, or an inspector.
nonisolated struct ColumnWidth: Equatable, Sendable {
  var width: Double?
  var least: Double?
  var most: Double?
}

extension ColumnWidth {
  /// One that is always as wide.
  init(_ width: Double?) { self.init(width: width, least: width, most: width) }
}

extension RenderContext {
  /// Writes the lengths that are there.
  func write(_ width: ColumnWidth) {
    write(.width, length: width.width?.ifPositive)
    write(.minWidth, length: width.least?.ifPositive)
    write(.maxWidth, length: width.most?.ifPositive)
  }
}
