import ScreenDocument

/// What a shape is filled or drawn with: a ``Color``, or a word such as `.tint`, `.separator` or `.thinMaterial`.
///
/// There are neither gradients nor shades: `.blue.gradient` is blue, and `.blue.opacity(0.2)` is the client's faint
/// blue.
public protocol ShapeStyle {
  /// What it is.
  var _style: ShapeStyleWord { get }
}

/// A colour or a material by its name, as a ``ShapeStyle``.
public nonisolated struct ShapeStyleWord: ShapeStyle, Sendable {
  /// What words and lines are drawn in; nil for what is not seen.
  let foreground: Word?
  /// What is behind others; nil for what is not seen.
  let background: Word?
  /// Whether it fills a shape as it would be behind others.
  let isGround: Bool
  /// Whether that stays as it is, whatever lies on it.
  let isFaint: Bool

  init(_ color: Color) {
    foreground = color.foreground
    background = color.background
    isGround = color.shade == .faint
    isFaint = isGround
  }

  /// What is only behind others; lines are drawn in the colour of lines.
  init(ground: Word) {
    foreground = "tertiary"
    background = ground
    isGround = true
    isFaint = false
  }

  /// Itself.
  public var _style: ShapeStyleWord { self }
  /// What is quietly behind others.
  public var secondary: ShapeStyleWord { ShapeStyleWord(ground: "tertiary") }
  /// What is quietly behind others.
  public var tertiary: ShapeStyleWord { secondary }
  /// What is quietly behind others.
  public var quaternary: ShapeStyleWord { secondary }
}

/// A ``ShapeStyle`` of any kind.
public struct AnyShapeStyle: ShapeStyle {
  /// Takes over what a style is.
  public init<S: ShapeStyle>(_ style: S) { _style = style._style }
  /// What was taken over.
  public let _style: ShapeStyleWord
}

extension Color: ShapeStyle {
  /// The colour.
  public var _style: ShapeStyleWord { ShapeStyleWord(self) }
}

extension ShapeStyle where Self == ShapeStyleWord {
  /// Material, through which what is behind shines.
  public static var ultraThinMaterial: ShapeStyleWord { ShapeStyleWord(ground: "regularMaterial") }
  /// Material, through which what is behind shines.
  public static var thinMaterial: ShapeStyleWord { ShapeStyleWord(ground: "regularMaterial") }
  /// Material, through which what is behind shines.
  public static var regularMaterial: ShapeStyleWord { ShapeStyleWord(ground: "regularMaterial") }
  /// Material, through which what is behind shines.
  public static var thickMaterial: ShapeStyleWord { ShapeStyleWord(ground: "regularMaterial") }
  /// Material, through which what is behind shines.
  public static var ultraThickMaterial: ShapeStyleWord { ShapeStyleWord(ground: "regularMaterial") }
  /// The material of a bar.
  public static var bar: ShapeStyleWord { ShapeStyleWord(ground: "bar") }
  /// What is behind a screen.
  public static var background: ShapeStyleWord { ShapeStyleWord(ground: "white") }
  /// What is behind a screen.
  public static var windowBackground: ShapeStyleWord { ShapeStyleWord(ground: "white") }
}

extension ShapeStyle where Self == Color {
  /// The colour of the main text.
  public static var foreground: Color { Color.primary }
  /// The colour of the main text.
  public static var primary: Color { Color.primary }
  /// The colour of less important text.
  public static var secondary: Color { Color.secondary }
  /// The colour of the least important text, of lines and of quiet fills.
  public static var tertiary: Color { Color.tertiary }
  /// The colour of the least important text, of lines and of quiet fills.
  public static var quaternary: Color { Color.quaternary }
  /// The colour of the least important text, of lines and of quiet fills.
  public static var quinary: Color { Color.tertiary }
  /// The colour of the least important text, of lines and of quiet fills.
  public static var fill: Color { Color.tertiary }
  /// The colour of the least important text, of lines and of quiet fills.
  public static var separator: Color { Color.tertiary }
  /// The colour of the least important text, of lines and of quiet fills.
  public static var placeholder: Color { Color.tertiary }
  /// The colour of what can be tapped.
  public static var tint: Color { Color.accentColor }
  /// The colour of what can be tapped.
  public static var selection: Color { Color.accentColor }
  /// The colour of what can be tapped.
  public static var link: Color { Color.accentColor }
  /// The colour of what can be tapped.
  public static var accentColor: Color { Color.accentColor }
  /// Red.
  public static var red: Color { Color.red }
  /// Orange.
  public static var orange: Color { Color.orange }
  /// Yellow.
  public static var yellow: Color { Color.yellow }
  /// Green.
  public static var green: Color { Color.green }
  /// Mint.
  public static var mint: Color { Color.mint }
  /// Teal.
  public static var teal: Color { Color.teal }
  /// Cyan.
  public static var cyan: Color { Color.cyan }
  /// Blue.
  public static var blue: Color { Color.blue }
  /// Indigo.
  public static var indigo: Color { Color.indigo }
  /// Purple.
  public static var purple: Color { Color.purple }
  /// Pink.
  public static var pink: Color { Color.pink }
  /// Brown.
  public static var brown: Color { Color.brown }
  /// Gray.
  public static var gray: Color { Color.gray }
  /// White.
  public static var white: Color { Color.white }
  /// The colour of the main text, which is black where it is light.
  public static var black: Color { Color.black }
  /// Nothing that is seen.
  public static var clear: Color { Color.clear }
}
