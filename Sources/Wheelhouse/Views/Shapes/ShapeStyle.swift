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
  /// Nil for what is not seen.
  let name: Word?
  /// Whether it is a background's shade of it, rather than that of words.
  var isFaint = false

  init(_ name: Word?, isFaint: Bool = false) {
    self.name = name
    self.isFaint = isFaint
  }

  init(_ color: Color) { name = color.name }

  /// What lines and words are drawn in.
  var foreground: Word? {
    switch name {
    case "bar", "regularMaterial": "tertiary"
    case "primary" where isFaint: "secondary"
    default: name
    }
  }

  /// Itself.
  public var _style: ShapeStyleWord { self }

  /// Faint where it is at most half opaque, and not seen at all where it is not opaque; otherwise as it is.
  public func opacity(_ opacity: Double) -> ShapeStyleWord {
    guard opacity > 0 else { return ShapeStyleWord(nil) }
    var style = self
    style.isFaint = isFaint || opacity <= 0.5
    return style
  }

  /// Itself: there are no gradients.
  public var gradient: ShapeStyleWord { self }
  /// A fainter one.
  public var secondary: ShapeStyleWord { opacity(0.5) }
  /// A fainter one.
  public var tertiary: ShapeStyleWord { opacity(0.5) }
  /// A fainter one.
  public var quaternary: ShapeStyleWord { opacity(0.5) }
}

extension Color: ShapeStyle {
  /// The colour.
  public var _style: ShapeStyleWord { ShapeStyleWord(self) }

  /// A colour for a shape or a background: faint where it is at most half opaque.
  public nonisolated func opacity(_ opacity: Double) -> ShapeStyleWord {
    ShapeStyleWord(self).opacity(opacity)
  }

  /// Itself, for a shape or a background: there are no gradients.
  public nonisolated var gradient: ShapeStyleWord { ShapeStyleWord(self) }
}

extension ShapeStyle where Self == ShapeStyleWord {
  /// Material, through which what is behind shines.
  public static var ultraThinMaterial: ShapeStyleWord {
    ShapeStyleWord("regularMaterial", isFaint: true)
  }
  /// Material, through which what is behind shines.
  public static var thinMaterial: ShapeStyleWord {
    ShapeStyleWord("regularMaterial", isFaint: true)
  }
  /// Material, through which what is behind shines.
  public static var regularMaterial: ShapeStyleWord {
    ShapeStyleWord("regularMaterial", isFaint: true)
  }
  /// Material, through which what is behind shines.
  public static var thickMaterial: ShapeStyleWord {
    ShapeStyleWord("regularMaterial", isFaint: true)
  }
  /// Material, through which what is behind shines.
  public static var ultraThickMaterial: ShapeStyleWord {
    ShapeStyleWord("regularMaterial", isFaint: true)
  }
  /// The material of a bar.
  public static var bar: ShapeStyleWord { ShapeStyleWord("bar", isFaint: true) }
  /// What is behind a screen.
  public static var background: ShapeStyleWord { ShapeStyleWord("white", isFaint: true) }
  /// What is behind a screen.
  public static var windowBackground: ShapeStyleWord { ShapeStyleWord("white", isFaint: true) }
  /// The colour of the main text.
  public static var foreground: ShapeStyleWord { ShapeStyleWord("primary") }
  /// The colour of the main text.
  public static var primary: ShapeStyleWord { ShapeStyleWord("primary") }
  /// The colour of less important text.
  public static var secondary: ShapeStyleWord { ShapeStyleWord("secondary") }
  /// The colour of the least important text, of lines and of quiet fills.
  public static var tertiary: ShapeStyleWord { ShapeStyleWord("tertiary") }
  /// The colour of the least important text, of lines and of quiet fills.
  public static var quaternary: ShapeStyleWord { ShapeStyleWord("tertiary") }
  /// The colour of the least important text, of lines and of quiet fills.
  public static var quinary: ShapeStyleWord { ShapeStyleWord("tertiary") }
  /// The colour of the least important text, of lines and of quiet fills.
  public static var fill: ShapeStyleWord { ShapeStyleWord("tertiary") }
  /// The colour of the least important text, of lines and of quiet fills.
  public static var separator: ShapeStyleWord { ShapeStyleWord("tertiary") }
  /// The colour of the least important text, of lines and of quiet fills.
  public static var placeholder: ShapeStyleWord { ShapeStyleWord("tertiary") }
  /// The colour of what can be tapped.
  public static var tint: ShapeStyleWord { ShapeStyleWord("accent") }
  /// The colour of what can be tapped.
  public static var selection: ShapeStyleWord { ShapeStyleWord("accent") }
  /// The colour of what can be tapped.
  public static var accentColor: ShapeStyleWord { ShapeStyleWord("accent") }
  /// Red.
  public static var red: ShapeStyleWord { ShapeStyleWord("red") }
  /// Orange.
  public static var orange: ShapeStyleWord { ShapeStyleWord("orange") }
  /// Yellow.
  public static var yellow: ShapeStyleWord { ShapeStyleWord("yellow") }
  /// Green.
  public static var green: ShapeStyleWord { ShapeStyleWord("green") }
  /// Mint.
  public static var mint: ShapeStyleWord { ShapeStyleWord("mint") }
  /// Teal.
  public static var teal: ShapeStyleWord { ShapeStyleWord("teal") }
  /// Cyan.
  public static var cyan: ShapeStyleWord { ShapeStyleWord("cyan") }
  /// Blue.
  public static var blue: ShapeStyleWord { ShapeStyleWord("blue") }
  /// Indigo.
  public static var indigo: ShapeStyleWord { ShapeStyleWord("indigo") }
  /// Purple.
  public static var purple: ShapeStyleWord { ShapeStyleWord("purple") }
  /// Pink.
  public static var pink: ShapeStyleWord { ShapeStyleWord("pink") }
  /// Brown.
  public static var brown: ShapeStyleWord { ShapeStyleWord("brown") }
  /// Gray.
  public static var gray: ShapeStyleWord { ShapeStyleWord("gray") }
  /// White.
  public static var white: ShapeStyleWord { ShapeStyleWord("white") }
  /// The colour of the main text, which is black where it is light.
  public static var black: ShapeStyleWord { ShapeStyleWord("primary") }
  /// Nothing that is seen.
  public static var clear: ShapeStyleWord { ShapeStyleWord(nil) }
}
