// The client's styles as types: `listStyle(InsetGroupedListStyle())` says what `listStyle(.insetGrouped)` does.

/// A style of the client's as a type of its own.
public nonisolated protocol SpelledOutStyle: Sendable {
  /// What the style is one of.
  associatedtype Style

  /// The style.
  static var style: Style { get }
}

extension View {
  /// How a list is drawn, by a style that is a type.
  public consuming func listStyle<Spelled: SpelledOutStyle>(_ style: Spelled)
    -> ModifiedContent<Self, PendingModification> where Spelled.Style == ListStyle
  {
    listStyle(Spelled.style)
  }

  /// How a picker is drawn, by a style that is a type.
  public consuming func pickerStyle<Spelled: SpelledOutStyle>(_ style: Spelled)
    -> ModifiedContent<Self, PendingModification> where Spelled.Style == PickerStyle
  {
    pickerStyle(Spelled.style)
  }

  /// How a text field is drawn, by a style that is a type.
  public consuming func textFieldStyle<Spelled: SpelledOutStyle>(_ style: Spelled)
    -> ModifiedContent<Self, PendingModification> where Spelled.Style == TextFieldStyle
  {
    textFieldStyle(Spelled.style)
  }

  /// How the client draws buttons, by a style that is a type.
  public consuming func buttonStyle<Spelled: SpelledOutStyle>(_ style: Spelled)
    -> ModifiedContent<Self, PendingModification> where Spelled.Style == SystemButtonStyle
  {
    buttonStyle(Spelled.style)
  }

  /// How the client draws toggles, by a style that is a type.
  public consuming func toggleStyle<Spelled: SpelledOutStyle>(_ style: Spelled)
    -> ModifiedContent<Self, PendingModification> where Spelled.Style == SystemToggleStyle
  {
    toggleStyle(Spelled.style)
  }

  /// Which parts of a label the client shows, by a style that is a type.
  public consuming func labelStyle<Spelled: SpelledOutStyle>(_ style: Spelled)
    -> ModifiedContent<Self, PendingModification> where Spelled.Style == SystemLabelStyle
  {
    labelStyle(Spelled.style)
  }

  /// How groups of controls inside are drawn, by a style that is a type.
  public consuming func controlGroupStyle<Spelled: SpelledOutStyle>(_ style: Spelled)
    -> ModifiedContent<Self, PendingModification> where Spelled.Style == ControlGroupStyle
  {
    controlGroupStyle(Spelled.style)
  }
}

// How lists are drawn.

/// The type of `.automatic` for lists.
public nonisolated struct DefaultListStyle: SpelledOutStyle {
  /// The style.
  public static let style = ListStyle.automatic
  /// Creates the style.
  public init() {}
}

/// The type of `.plain` for lists.
public nonisolated struct PlainListStyle: SpelledOutStyle {
  /// The style.
  public static let style = ListStyle.plain
  /// Creates the style.
  public init() {}
}

/// The type of `.inset` for lists.
public nonisolated struct InsetListStyle: SpelledOutStyle {
  /// The style.
  public static let style = ListStyle.inset
  /// Creates the style.
  public init() {}
}

/// The type of `.grouped` for lists.
public nonisolated struct GroupedListStyle: SpelledOutStyle {
  /// The style.
  public static let style = ListStyle.grouped
  /// Creates the style.
  public init() {}
}

/// The type of `.insetGrouped` for lists.
public nonisolated struct InsetGroupedListStyle: SpelledOutStyle {
  /// The style.
  public static let style = ListStyle.insetGrouped
  /// Creates the style.
  public init() {}
}

/// The type of `.sidebar` for lists.
public nonisolated struct SidebarListStyle: SpelledOutStyle {
  /// The style.
  public static let style = ListStyle.sidebar
  /// Creates the style.
  public init() {}
}

// How pickers are drawn.

/// The type of `.automatic` for pickers.
public nonisolated struct DefaultPickerStyle: SpelledOutStyle {
  /// The style.
  public static let style = PickerStyle.automatic
  /// Creates the style.
  public init() {}
}

/// The type of `.menu` for pickers.
public nonisolated struct MenuPickerStyle: SpelledOutStyle {
  /// The style.
  public static let style = PickerStyle.menu
  /// Creates the style.
  public init() {}
}

/// The type of `.segmented` for pickers.
public nonisolated struct SegmentedPickerStyle: SpelledOutStyle {
  /// The style.
  public static let style = PickerStyle.segmented
  /// Creates the style.
  public init() {}
}

/// The type of `.inline` for pickers.
public nonisolated struct InlinePickerStyle: SpelledOutStyle {
  /// The style.
  public static let style = PickerStyle.inline
  /// Creates the style.
  public init() {}
}

/// The type of `.wheel` for pickers.
public nonisolated struct WheelPickerStyle: SpelledOutStyle {
  /// The style.
  public static let style = PickerStyle.wheel
  /// Creates the style.
  public init() {}
}

/// The type of `.navigationLink` for pickers.
public nonisolated struct NavigationLinkPickerStyle: SpelledOutStyle {
  /// The style.
  public static let style = PickerStyle.navigationLink
  /// Creates the style.
  public init() {}
}

// How text fields are drawn.

/// The type of `.automatic` for text fields.
public nonisolated struct DefaultTextFieldStyle: SpelledOutStyle {
  /// The style.
  public static let style = TextFieldStyle.automatic
  /// Creates the style.
  public init() {}
}

/// The type of `.plain` for text fields.
public nonisolated struct PlainTextFieldStyle: SpelledOutStyle {
  /// The style.
  public static let style = TextFieldStyle.plain
  /// Creates the style.
  public init() {}
}

/// The type of `.roundedBorder` for text fields.
public nonisolated struct RoundedBorderTextFieldStyle: SpelledOutStyle {
  /// The style.
  public static let style = TextFieldStyle.roundedBorder
  /// Creates the style.
  public init() {}
}

// How buttons are drawn.

/// The type of `.automatic` for buttons.
public nonisolated struct DefaultButtonStyle: SpelledOutStyle {
  /// The style.
  public static let style = SystemButtonStyle.automatic
  /// Creates the style.
  public init() {}
}

/// The type of `.plain` for buttons.
public nonisolated struct PlainButtonStyle: SpelledOutStyle {
  /// The style.
  public static let style = SystemButtonStyle.plain
  /// Creates the style.
  public init() {}
}

/// The type of `.borderless` for buttons.
public nonisolated struct BorderlessButtonStyle: SpelledOutStyle {
  /// The style.
  public static let style = SystemButtonStyle.borderless
  /// Creates the style.
  public init() {}
}

/// The type of `.bordered` for buttons.
public nonisolated struct BorderedButtonStyle: SpelledOutStyle {
  /// The style.
  public static let style = SystemButtonStyle.bordered
  /// Creates the style.
  public init() {}
}

/// The type of `.borderedProminent` for buttons.
public nonisolated struct BorderedProminentButtonStyle: SpelledOutStyle {
  /// The style.
  public static let style = SystemButtonStyle.borderedProminent
  /// Creates the style.
  public init() {}
}

// How toggles are drawn.

/// The type of `.automatic` for toggles.
public nonisolated struct DefaultToggleStyle: SpelledOutStyle {
  /// The style.
  public static let style = SystemToggleStyle.automatic
  /// Creates the style.
  public init() {}
}

/// The type of `.switch` for toggles.
public nonisolated struct SwitchToggleStyle: SpelledOutStyle {
  /// The style.
  public static let style = SystemToggleStyle.switch
  /// Creates the style.
  public init() {}
}

/// The type of `.checkbox` for toggles.
public nonisolated struct CheckboxToggleStyle: SpelledOutStyle {
  /// The style.
  public static let style = SystemToggleStyle.checkbox
  /// Creates the style.
  public init() {}
}

/// The type of `.button` for toggles.
public nonisolated struct ButtonToggleStyle: SpelledOutStyle {
  /// The style.
  public static let style = SystemToggleStyle.button
  /// Creates the style.
  public init() {}
}

// How labels are drawn.

/// The type of `.automatic` for labels.
public nonisolated struct DefaultLabelStyle: SpelledOutStyle {
  /// The style.
  public static let style = SystemLabelStyle.automatic
  /// Creates the style.
  public init() {}
}

/// The type of `.iconOnly` for labels.
public nonisolated struct IconOnlyLabelStyle: SpelledOutStyle {
  /// The style.
  public static let style = SystemLabelStyle.iconOnly
  /// Creates the style.
  public init() {}
}

/// The type of `.titleOnly` for labels.
public nonisolated struct TitleOnlyLabelStyle: SpelledOutStyle {
  /// The style.
  public static let style = SystemLabelStyle.titleOnly
  /// Creates the style.
  public init() {}
}

/// The type of `.titleAndIcon` for labels.
public nonisolated struct TitleAndIconLabelStyle: SpelledOutStyle {
  /// The style.
  public static let style = SystemLabelStyle.titleAndIcon
  /// Creates the style.
  public init() {}
}

// How groups of controls are drawn.

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
