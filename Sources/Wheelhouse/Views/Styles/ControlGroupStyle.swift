import ScreenDocument

/// How a group of controls is drawn.
public nonisolated struct ControlGroupStyle: Sendable {
  let name: Word?
  /// As the place wants it: side by side, in a menu as items in one line with a symbol above each title.
  public static let automatic = ControlGroupStyle(name: nil)
  /// Side by side, for what leads back and on.
  public static let navigation = ControlGroupStyle(name: "navigation")
  /// As a menu; in a menu as one that opens beside it.
  public static let menu = ControlGroupStyle(name: "menu")
  /// As a menu with the controls in one line; in a menu as such a line, of symbols alone.
  public static let compactMenu = ControlGroupStyle(name: "compactMenu")
  /// As a line of symbols.
  public static let palette = ControlGroupStyle(name: "palette")
}

extension View {
  /// How groups of controls inside are drawn.
  public consuming func controlGroupStyle(_ style: ControlGroupStyle) -> ModifiedContent<
    Self, PendingModification
  > {
    ModifiedContent(content: self, modifier: .controlGroupStyle(style))
  }
}
