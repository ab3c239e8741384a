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

extension View {
  /// Accepted for source compatibility: the client always shows the ways there are.
  public consuming func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> Self { self }
}
