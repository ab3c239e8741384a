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

  /// How groups of controls inside are drawn, by a style that is a type.
  public consuming func controlGroupStyle<Spelled: SpelledOutStyle>(_ style: Spelled)
    -> ModifiedContent<Self, PendingModification> where Spelled.Style == ControlGroupStyle
  {
    controlGroupStyle(Spelled.style)
  }
}

/// The type of `.automatic` for groups of controls.
public nonisolated struct AutomaticControlGroupStyle: SpelledOutStyle {
  /// The style.
  public static let style = ControlGroupStyle.automatic
  /// Creates the style.
  public init() {}
}

/// The type of `.navigation` for groups of controls.
public nonisolated struct NavigationControlGroupStyle: SpelledOutStyle {
  /// The style.
  public static let style = ControlGroupStyle.navigation
  /// Creates the style.
  public init() {}
}

/// The type of `.menu` for groups of controls.
public nonisolated struct MenuControlGroupStyle: SpelledOutStyle {
  /// The style.
  public static let style = ControlGroupStyle.menu
  /// Creates the style.
  public init() {}
}

/// The type of `.compactMenu` for groups of controls.
public nonisolated struct CompactMenuControlGroupStyle: SpelledOutStyle {
  /// The style.
  public static let style = ControlGroupStyle.compactMenu
  /// Creates the style.
  public init() {}
}

/// The type of `.palette` for groups of controls.
public nonisolated struct PaletteControlGroupStyle: SpelledOutStyle {
  /// The style.
  public static let style = ControlGroupStyle.palette
  /// Creates the style.
  public init() {}
}
