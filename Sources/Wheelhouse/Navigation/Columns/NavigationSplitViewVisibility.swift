/// Which columns of a split view are shown where there is room for several.
public nonisolated enum NavigationSplitViewVisibility: String, Hashable, Codable, Sendable,
  CaseIterable
{
  /// As the platform does.
  case automatic
  /// All columns.
  case all
  /// The last two columns.
  case doubleColumn
  /// The detail column alone.
  case detailOnly
}

/// A column of a split view: the one that navigation state names, under SwiftUI's name.
public typealias NavigationSplitViewColumn = SplitColumn
