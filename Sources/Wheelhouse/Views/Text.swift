import ScreenDocument

/// A line or more of text.
public struct Text: PrimitiveView, Equatable, @MainActor CustomStringConvertible {
  let string: String
  private var font: Font?
  private var weight: Font.Weight?
  private var color: Color?
  private var traits: Traits = []

  /// Whether there is nothing to say of it but its characters.
  @usableFromInline
  var isPlain: Bool { font == nil && weight == nil && color == nil && traits.isEmpty }

  private struct Traits: OptionSet {
    let rawValue: UInt8
    static let italic = Traits(rawValue: 1)
    static let strikethrough = Traits(rawValue: 2)
    static let monospaced = Traits(rawValue: 4)
  }

  /// Creates a text.
  @inlinable
  public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  /// Creates a text that is not looked up in a table of translations.
  public init(verbatim content: String) { string = content }

  /// The characters, for a text within the string of another.
  public var description: String { string }

  /// Writes a text node.
  public static func _render(_ view: Text, in context: RenderContext) {
    context.begin(.text)
    context.write(.text, view.string)
    context.write(.font, view.font?.name)
    context.write(.weight, view.weight?.name)
    context.write(.foreground, view.color?.name)
    if !view.traits.isEmpty { view.writeTraits(context) }
    context.end()
  }

  private func writeTraits(_ context: RenderContext) {
    context.write(.italic, flag: traits.contains(.italic))
    context.write(.strikethrough, flag: traits.contains(.strikethrough))
    context.write(.monospaced, flag: traits.contains(.monospaced))
  }

  private func with(_ change: (inout Text) -> Void) -> Text {
    var copy = self
    change(&copy)
    return copy
  }

  /// Sets the kind of text.
  public func font(_ font: Font?) -> Text { with { $0.font = font } }
  /// Sets the weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }
  /// Makes the text bold.
  public func bold() -> Text { with { $0.weight = .bold } }
  /// Makes the text italic.
  public func italic() -> Text { with { $0.traits.insert(.italic) } }
  /// Strikes the text through.
  public func strikethrough(_ active: Bool = true) -> Text {
    active ? with { $0.traits.insert(.strikethrough) } : self
  }
  /// Gives every character the same width.
  public func monospaced() -> Text { with { $0.traits.insert(.monospaced) } }
  /// Sets the colour.
  public func foregroundStyle(_ color: Color) -> Text { with { $0.color = color } }
  /// Sets the colour; the older spelling.
  public func foregroundColor(_ color: Color?) -> Text { with { $0.color = color } }

  /// Joins two texts; the first one's traits win.
  public static func + (first: Text, second: Text) -> Text {
    var joined = Text(first.string + second.string)
    joined.font = first.font
    joined.weight = first.weight
    joined.color = first.color
    joined.traits = first.traits
    return joined
  }
}

/// A kind of text, by its meaning; the client chooses face and size.
public nonisolated struct Font: Hashable, Sendable {
  let name: Word

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
  public nonisolated struct Weight: Hashable, Sendable {
    let name: Word
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
public nonisolated struct Color: Hashable, Sendable {
  let name: Word

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
