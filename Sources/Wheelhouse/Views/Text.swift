import ScreenDocument

/// A line or more of text.
public struct Text: PrimitiveView, Equatable {
  let string: String
  private var traits: [Trait] = []

  private struct Trait: Equatable {
    let name: PropertyName
    let value: String?
  }

  /// Creates a text.
  public init<S: StringProtocol>(_ content: S) { string = String(content) }

  /// Creates a text that is not looked up in a table of translations.
  public init(verbatim content: String) { string = content }

  /// Writes a text node.
  public static func _render(_ view: Text, in context: RenderContext) {
    context.begin(.text)
    context.write(.text, view.string)
    for trait in view.traits {
      if let value = trait.value {
        context.write(trait.name, value)
      } else {
        context.write(trait.name, flag: true)
      }
    }
    context.end()
  }

  private func with(_ name: PropertyName, _ value: String?) -> Text {
    var copy = self
    copy.traits.removeAll { $0.name == name }
    copy.traits.append(Trait(name: name, value: value))
    return copy
  }

  /// Sets the kind of text.
  public func font(_ font: Font?) -> Text { font.map { with(.font, $0.name) } ?? self }
  /// Sets the weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    weight.map { with(.weight, $0.name) } ?? self
  }
  /// Makes the text bold.
  public func bold() -> Text { with(.weight, "bold") }
  /// Makes the text italic.
  public func italic() -> Text { with(.italic, nil) }
  /// Strikes the text through.
  public func strikethrough(_ active: Bool = true) -> Text {
    active ? with(.strikethrough, nil) : self
  }
  /// Gives every character the same width.
  public func monospaced() -> Text { with(.monospaced, nil) }
  /// Sets the colour.
  public func foregroundStyle(_ color: Color) -> Text { with(.foreground, color.name) }
  /// Sets the colour; the older spelling.
  public func foregroundColor(_ color: Color?) -> Text {
    color.map { with(.foreground, $0.name) } ?? self
  }

  /// Joins two texts; the first one's traits win.
  public static func + (first: Text, second: Text) -> Text {
    var joined = Text(first.string + second.string)
    joined.traits = first.traits
    return joined
  }
}

/// A kind of text, by its meaning; the client chooses face and size.
public struct Font: Hashable, Sendable {
  let name: String

  /// The largest title.
  public static let largeTitle = Font(name: "largeTitle")
  /// A first-level title.
  public static let title = Font(name: "title")
  /// A second-level title.
  public static let title2 = Font(name: "title2")
  /// A third-level title.
  public static let title3 = Font(name: "title3")
  /// A heading.
  public static let headline = Font(name: "headline")
  /// A line under a heading.
  public static let subheadline = Font(name: "subheadline")
  /// Running text.
  public static let body = Font(name: "body")
  /// A remark set off from the text.
  public static let callout = Font(name: "callout")
  /// A footnote.
  public static let footnote = Font(name: "footnote")
  /// A caption.
  public static let caption = Font(name: "caption")
  /// A second-level caption.
  public static let caption2 = Font(name: "caption2")

  /// How heavy a text is.
  public struct Weight: Hashable, Sendable {
    let name: String
    /// Light.
    public static let light = Weight(name: "light")
    /// Regular.
    public static let regular = Weight(name: "regular")
    /// Medium.
    public static let medium = Weight(name: "medium")
    /// Semibold.
    public static let semibold = Weight(name: "semibold")
    /// Bold.
    public static let bold = Weight(name: "bold")
    /// Heavy.
    public static let heavy = Weight(name: "heavy")
  }
}

/// A colour by its meaning; the client chooses the shade for light and dark.
public struct Color: Hashable, Sendable {
  let name: String

  /// The colour of the main text.
  public static let primary = Color(name: "primary")
  /// The colour of less important text.
  public static let secondary = Color(name: "secondary")
  /// The colour of the least important text.
  public static let tertiary = Color(name: "tertiary")
  /// The app's accent.
  public static let accentColor = Color(name: "accent")
  /// Red.
  public static let red = Color(name: "red")
  /// Orange.
  public static let orange = Color(name: "orange")
  /// Yellow.
  public static let yellow = Color(name: "yellow")
  /// Green.
  public static let green = Color(name: "green")
  /// Mint.
  public static let mint = Color(name: "mint")
  /// Teal.
  public static let teal = Color(name: "teal")
  /// Cyan.
  public static let cyan = Color(name: "cyan")
  /// Blue.
  public static let blue = Color(name: "blue")
  /// Indigo.
  public static let indigo = Color(name: "indigo")
  /// Purple.
  public static let purple = Color(name: "purple")
  /// Pink.
  public static let pink = Color(name: "pink")
  /// Brown.
  public static let brown = Color(name: "brown")
  /// Gray.
  public static let gray = Color(name: "gray")
  /// White.
  public static let white = Color(name: "white")
}
