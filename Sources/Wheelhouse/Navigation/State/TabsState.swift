/// Which of some tabs is selected.
///
///     struct AppNavigation: Codable, Hashable {
///       var tabs = TabsState(AppTab.matches)
///       var matches = StackState<MatchesRoute>()
///       var rankings = StackState<RankingsRoute>()
///
///       mutating func select(_ tab: AppTab) {
///         guard tabs.select(tab) == .reselected else { return }
///         switch tab {
///         case .matches: matches.popToRoot()
///         case .rankings: rankings.popToRoot()
///         }
///       }
///     }
///
/// Each tab has a stack of its own beside this value, so that a switch of tabs touches none of them. A
/// `TabView(selection: $navigation.tabs.selection)` pops the stack of a tab that is selected again by itself.
public nonisolated struct TabsState<Tab: Hashable>: Hashable {
  /// The tab that is seen.
  public var selection: Tab

  /// Creates the state with its first selection.
  @inlinable
  public init(_ selection: Tab) { self.selection = selection }

  /// What selecting a tab means.
  public enum Selected: Hashable, Sendable {
    /// Another tab is seen now; its stack is as it was left.
    case switched
    /// The tab was selected already: its stack goes to its root.
    case reselected
  }

  /// Selects a tab.
  ///
  /// - Returns: what it means for the stacks of the tabs.
  @discardableResult
  @inlinable
  public mutating func select(_ tab: Tab) -> Selected {
    if tab == selection { return .reselected }
    selection = tab
    return .switched
  }
}

nonisolated extension TabsState: Sendable where Tab: Sendable {}

nonisolated extension TabsState: Decodable where Tab: Decodable {
  /// Reads the selection.
  public init(from decoder: any Decoder) throws { selection = try Tab(from: decoder) }
}

nonisolated extension TabsState: Encodable where Tab: Encodable {
  /// Writes the selection, and nothing else.
  public func encode(to encoder: any Encoder) throws { try selection.encode(to: encoder) }
}
