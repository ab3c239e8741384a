/// Which columns of a split view are shown where there is room for several.
public enum NavigationSplitViewVisibility: String, Hashable, Codable, Sendable, CaseIterable {
  /// As the platform does.
  case automatic
  /// All columns.
  case all
  /// The last two columns.
  case doubleColumn
  /// The detail column alone.
  case detailOnly
}

/// A column of a split view.
public enum NavigationSplitViewColumn: String, Hashable, Codable, Sendable, CaseIterable {
  /// The first column.
  case sidebar
  /// The middle one of three columns.
  case content
  /// The last column.
  case detail
}
