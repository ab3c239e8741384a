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

  /// How wide the column of a split view is, in points; written on what is in it.
  ///
  /// The last column has the room that the others leave.
  public consuming func navigationSplitViewColumnWidth(_ width: Double) -> ModifiedContent<
    Self, PreferenceModifier
  > { preferring(.columnWidth(ColumnWidth(width))) }

  /// How wide the column of a split view is best, in points; written on what is in it.
  ///
  /// The browser client draws a column as wide where most of the window stays for the others, and in a small window
  /// narrower, down to the least. The last column has the room that the others leave.
  public consuming func navigationSplitViewColumnWidth(
    min: Double? = nil, ideal: Double, max: Double? = nil
  ) -> ModifiedContent<Self, PreferenceModifier> {
    preferring(.columnWidth(ColumnWidth(width: ideal, least: min, most: max)))
  }
}
