/// How a split view shares its room; the client decides, so this is accepted and has no effect.
public nonisolated struct NavigationSplitViewStyle: Sendable {
  /// As the platform does.
  public static let automatic = NavigationSplitViewStyle()
  /// Columns beside each other.
  public static let balanced = NavigationSplitViewStyle()
  /// Leading columns over the detail column.
  public static let prominentDetail = NavigationSplitViewStyle()
}

extension View {
  /// Accepted for source compatibility: the client decides how columns share the room.
  public consuming func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> Self { self }

  /// Accepted for source compatibility: the client decides how wide a column is.
  public consuming func navigationSplitViewColumnWidth(_ width: Double) -> Self { self }

  /// Accepted for source compatibility: the client decides how wide a column is.
  public consuming func navigationSplitViewColumnWidth(
    min: Double? = nil, ideal: Double, max: Double? = nil
  ) -> Self { self }
}
