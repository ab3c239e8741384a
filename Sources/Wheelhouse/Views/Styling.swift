import ScreenDocument

// Meaning, not pixels: the client decides what a style looks like.
extension View {
  /// Sets the kind of text inside.
  @inlinable
  public consuming func font(_ font: Font?) -> ModifiedContent<Self, PendingModification> {
    ModifiedContent(content: self, modifier: .font(font))
  }

  /// Sets the weight of text inside.
  @inlinable
  public consuming func fontWeight(_ weight: Font.Weight?) -> ModifiedContent<
    Self, PendingModification
  > {
    ModifiedContent(content: self, modifier: .fontWeight(weight))
  }

  /// Makes text inside bold.
  @inlinable
  public consuming func bold(_ active: Bool = true) -> ModifiedContent<Self, PendingModification> {
    ModifiedContent(content: self, modifier: .bold(active))
  }

  /// Sets the colour of what is inside.
  @inlinable
  public consuming func foregroundStyle(_ color: Color) -> ModifiedContent<
    Self, PendingModification
  > {
    ModifiedContent(content: self, modifier: .foreground(color))
  }

  /// Sets the colour of what is inside; the older spelling.
  @inlinable
  public consuming func foregroundColor(_ color: Color?) -> ModifiedContent<
    Self, PendingModification
  > {
    ModifiedContent(content: self, modifier: .foregroundColor(color))
  }

  /// Sets the accent of controls inside.
  @inlinable
  public consuming func tint(_ color: Color?) -> ModifiedContent<Self, PendingModification> {
    ModifiedContent(content: self, modifier: .tint(color))
  }

  /// Puts a colour behind the view.
  @inlinable
  public consuming func background(_ color: Color) -> ModifiedContent<Self, PendingModification> {
    ModifiedContent(content: self, modifier: .background(color))
  }

  /// Leaves room around the view.
  @inlinable
  public consuming func padding(_ edges: Edge.Set = .all, _ length: Double? = nil)
    -> ModifiedContent<Self, PendingModification>
  {
    ModifiedContent(content: self, modifier: .padding(edges, length))
  }

  /// Leaves room around the view.
  @inlinable
  public consuming func padding(_ length: Double) -> ModifiedContent<Self, PendingModification> {
    ModifiedContent(content: self, modifier: .padding(length))
  }

  /// Lets the view fill the width where `maxWidth` is infinite; other sizes are the client's choice.
  public func frame(maxWidth: Double? = nil, alignment: Alignment = .center) -> some View {
    property(.frame, maxWidth == .infinity ? "fill" : nil)
      .property(.textAlign, maxWidth == .infinity ? alignment.horizontal : nil)
  }

  /// The most lines a text takes.
  @inlinable
  public consuming func lineLimit(_ number: Int?) -> ModifiedContent<Self, PendingModification> {
    ModifiedContent(content: self, modifier: .lineLimit(number))
  }

  /// How lines of text are set.
  @inlinable
  public consuming func multilineTextAlignment(_ alignment: TextAlignment) -> ModifiedContent<
    Self, PendingModification
  > {
    ModifiedContent(content: self, modifier: .multilineTextAlignment(alignment))
  }

  /// How buttons are drawn.
  @inlinable
  public consuming func buttonStyle(_ style: ButtonStyle) -> ModifiedContent<
    Self, PendingModification
  > {
    ModifiedContent(content: self, modifier: .buttonStyle(style))
  }

  /// How a list is drawn.
  @inlinable
  public consuming func listStyle(_ style: ListStyle) -> ModifiedContent<Self, PendingModification>
  {
    ModifiedContent(content: self, modifier: .listStyle(style))
  }

  /// How a picker is drawn.
  @inlinable
  public consuming func pickerStyle(_ style: PickerStyle) -> ModifiedContent<
    Self, PendingModification
  > {
    ModifiedContent(content: self, modifier: .pickerStyle(style))
  }

  /// How a text field is drawn.
  @inlinable
  public consuming func textFieldStyle(_ style: TextFieldStyle) -> ModifiedContent<
    Self, PendingModification
  > {
    ModifiedContent(content: self, modifier: .textFieldStyle(style))
  }

  /// Which parts of a label are shown.
  @inlinable
  public consuming func labelStyle(_ style: LabelStyle) -> ModifiedContent<
    Self, PendingModification
  > {
    ModifiedContent(content: self, modifier: .labelStyle(style))
  }

  /// How large controls are.
  @inlinable
  public consuming func controlSize(_ size: ControlSize) -> ModifiedContent<
    Self, PendingModification
  > {
    ModifiedContent(content: self, modifier: .controlSize(size))
  }

  /// Hides the labels of controls; assistive technology still reads them.
  @inlinable
  public consuming func labelsHidden() -> ModifiedContent<Self, PendingModification> {
    ModifiedContent(content: self, modifier: .labelsHidden())
  }
}

/// An edge of a view.
public enum Edge: Int8, Sendable, CaseIterable {
  /// The upper edge.
  case top
  /// The edge where lines begin.
  case leading
  /// The lower edge.
  case bottom
  /// The edge where lines end.
  case trailing

  /// Some edges.
  public struct Set: OptionSet, Sendable {
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
  }
}

/// How lines of text are set.
public enum TextAlignment: String, Sendable {
  /// From the edge where lines begin.
  case leading
  /// In the middle.
  case center
  /// To the edge where lines end.
  case trailing
}

/// How large controls are.
public enum ControlSize: String, Sendable {
  /// Tiny.
  case mini
  /// Small.
  case small
  /// Regular.
  case regular
  /// Large.
  case large
}

/// How buttons are drawn.
public struct ButtonStyle: Sendable {
  let name: String?
  /// As the place wants it.
  public static let automatic = ButtonStyle(name: nil)
  /// With a border.
  public static let bordered = ButtonStyle(name: "bordered")
  /// With a border, as the main action.
  public static let borderedProminent = ButtonStyle(name: "borderedProminent")
  /// Without a border.
  public static let borderless = ButtonStyle(name: "borderless")
  /// As its content alone.
  public static let plain = ButtonStyle(name: "plain")
}

/// How a list is drawn.
public struct ListStyle: Sendable {
  let name: String?
  /// As the place wants it.
  public static let automatic = ListStyle(name: nil)
  /// Rows from edge to edge.
  public static let plain = ListStyle(name: "plain")
  /// Sections as groups.
  public static let grouped = ListStyle(name: "grouped")
  /// Sections as rounded groups.
  public static let insetGrouped = ListStyle(name: "insetGrouped")
  /// As a sidebar.
  public static let sidebar = ListStyle(name: "sidebar")
}

/// How a picker is drawn.
public struct PickerStyle: Sendable {
  let name: String?
  /// As the place wants it.
  public static let automatic = PickerStyle(name: nil)
  /// As a menu.
  public static let menu = PickerStyle(name: "menu")
  /// As segments in a row.
  public static let segmented = PickerStyle(name: "segmented")
  /// As rows.
  public static let inline = PickerStyle(name: "inline")
  /// As a wheel.
  public static let wheel = PickerStyle(name: "wheel")
}

/// How a text field is drawn.
public struct TextFieldStyle: Sendable {
  let name: String?
  /// As the place wants it.
  public static let automatic = TextFieldStyle(name: nil)
  /// With a rounded border.
  public static let roundedBorder = TextFieldStyle(name: "roundedBorder")
  /// Without a border.
  public static let plain = TextFieldStyle(name: "plain")
}

/// Which parts of a label are shown.
public struct LabelStyle: Sendable {
  let name: String?
  /// As the place wants it.
  public static let automatic = LabelStyle(name: nil)
  /// Only the icon; the title stays its accessible name.
  public static let iconOnly = LabelStyle(name: "iconOnly")
  /// Only the title.
  public static let titleOnly = LabelStyle(name: "titleOnly")
  /// Both.
  public static let titleAndIcon = LabelStyle(name: "titleAndIcon")
}

// What generic code of an app's module calls, so that it need not know the types behind.
extension PendingModification {
  @usableFromInline
  static func font(_ font: Font?) -> PendingModification {
    PendingModification(pending: font.map { .string(.font, $0.name) })
  }

  @usableFromInline
  static func foreground(_ color: Color) -> PendingModification {
    PendingModification(pending: .string(.foreground, color.name))
  }

  @usableFromInline
  static func buttonStyle(_ style: ButtonStyle) -> PendingModification {
    PendingModification(pending: style.name.map { .string(.buttonStyle, $0) })
  }
}
