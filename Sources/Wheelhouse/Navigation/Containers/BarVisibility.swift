/// A bar that `toolbar(_:for:)` names.
public nonisolated struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  /// The bar with a screen's title.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The tabs.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The bar below the content.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// Whichever bar fits.
  public static let automatic = ToolbarPlacement(name: "automatic")
}

/// What a bar has without being asked for it.
///
/// Follows [Apple's `ToolbarDefaultItemKind`](https://developer.apple.com/documentation/swiftui/toolbardefaultitemkind).
public nonisolated struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  /// The button of a split view that hides and shows its sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
}

extension View {
  /// Leaves out what the bars around the view have by themselves.
  ///
  /// Written on what is in a column, or on the first screen of a stack there.
  public consuming func toolbar(
    removing kind: ToolbarDefaultItemKind?
  ) -> ModifiedContent<Self, PreferenceModifier> {
    preferring(kind == .sidebarToggle ? .sidebarToggleHidden : nil)
  }
}
