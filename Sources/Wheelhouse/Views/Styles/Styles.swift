/// An edge of a view.
public nonisolated enum Edge: Int8, Sendable, CaseIterable {
  /// The upper edge.
  case top
  /// The edge where lines begin.
  case leading
  /// The lower edge.
  case bottom
  /// The edge where lines end.
  case trailing

  /// Some edges.
  public nonisolated struct Set: OptionSet, Sendable {
    /// One bit an edge.
    public let rawValue: Int8
    /// Creates a set from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The upper edge.
    public static let top = Set(rawValue: 1)
    /// The edge where lines begin.
    public static let leading = Set(rawValue: 2)
    /// The lower edge.
    public static let bottom = Set(rawValue: 4)
    /// The edge where lines end.
    public static let trailing = Set(rawValue: 8)
    /// Both edges at the sides.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower edge.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.horizontal, .vertical]

    /// The edges in the document's words, in their order.
    var names: [String] {
      Edge.allCases.filter { contains(Set(rawValue: 1 << $0.rawValue)) }.map { "\($0)" }
    }
  }
}

/// How lines of text are set.
public nonisolated enum TextAlignment: String, Sendable {
  /// From the edge where lines begin.
  case leading
  /// In the middle.
  case center
  /// To the edge where lines end.
  case trailing
}

/// How large controls are.
public nonisolated enum ControlSize: String, Sendable {
  /// Tiny.
  case mini
  /// Small.
  case small
  /// Regular.
  case regular
  /// Large.
  case large

  /// Larger still: as `large`.
  public static let extraLarge = large
}

/// How a list is drawn.
public nonisolated struct ListStyle: Sendable {
  let name: Word?
  /// As the place wants it.
  public static let automatic = ListStyle(name: nil)
  /// Rows from edge to edge.
  public static let plain = ListStyle(name: "plain")
  /// Sections as groups.
  public static let grouped = ListStyle(name: "grouped")
  /// Sections as rounded groups.
  public static let insetGrouped = ListStyle(name: "insetGrouped")
  /// Rows from edge to edge, with room beside them where the client has some.
  public static let inset = plain
  /// As a sidebar.
  public static let sidebar = ListStyle(name: "sidebar")
}

/// How a picker is drawn.
public nonisolated struct PickerStyle: Sendable {
  let name: Word?
  /// Whether it is a link to a screen of the options.
  var isLinked = false
  /// As the place wants it.
  public static let automatic = PickerStyle(name: nil)
  /// As a menu.
  public static let menu = PickerStyle(name: "menu")
  /// As segments in a row.
  public static let segmented = PickerStyle(name: "segmented")
  /// As rows.
  public static let inline = PickerStyle(name: "inline")
  /// As a menu: the client has no wheel.
  public static let wheel = PickerStyle(name: "wheel")
  /// As a link to a screen of the options, in a ``NavigationStack``; elsewhere as a menu.
  public static let navigationLink = PickerStyle(name: nil, isLinked: true)
}

/// How a text field is drawn.
public nonisolated struct TextFieldStyle: Sendable {
  let name: Word?
  /// As the place wants it.
  public static let automatic = TextFieldStyle(name: nil)
  /// With a rounded border.
  public static let roundedBorder = TextFieldStyle(name: "roundedBorder")
  /// Without a border.
  public static let plain = TextFieldStyle(name: "plain")
}

/// How a form is drawn.
public nonisolated struct FormStyle: Sendable {
  /// In groups.
  public static let automatic = FormStyle()
  /// In groups, as a form always is.
  public static let grouped = FormStyle()
}

extension View {
  /// Has the forms inside be drawn in groups, as they are in any case.
  public func formStyle(_ style: FormStyle) -> Self { self }
}
