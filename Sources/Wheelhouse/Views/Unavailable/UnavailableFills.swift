// What is written where SwiftUI has a shape or what fills one. Each is of one protocol, and what takes it is declared
// once: of two declarations, none of which is there, the compiler tries both with every other choice in the
// expression, and in a long one it gives up before it has said what to write instead.

/// Stands where SwiftUI has a shape.
public protocol AbsentShape {}

/// Stands where SwiftUI has what fills a shape: a colour, a material, a gradient.
public protocol AbsentFill {}

/// A word for a shape or for what fills one.
public struct AbsentWord: AbsentShape, AbsentFill {
  /// Whatever makes it lighter.
  public func opacity(_ opacity: Double) -> AbsentWord { self }
  /// Whatever makes it change from one end to the other.
  public var gradient: AbsentWord { self }
  /// Whatever makes it less important.
  public var secondary: AbsentWord { self }
  /// Whatever makes it less important.
  public var tertiary: AbsentWord { self }
  /// Whatever makes it less important.
  public var quaternary: AbsentWord { self }
}

extension AbsentValue: AbsentShape, AbsentFill {}
extension Color: AbsentFill {}

extension AbsentShape where Self == AbsentWord {
  /// A word.
  public static var rect: AbsentWord { AbsentWord() }
  /// A word.
  public static var circle: AbsentWord { AbsentWord() }
  /// A word.
  public static var capsule: AbsentWord { AbsentWord() }
  /// A word.
  public static var ellipse: AbsentWord { AbsentWord() }
  /// A word.
  public static var buttonBorder: AbsentWord { AbsentWord() }
  /// A word.
  public static var containerRelative: AbsentWord { AbsentWord() }
  /// A word with the size of its corners.
  public static func rect(cornerRadius: Double, style: AbsentValue = .continuous) -> AbsentWord {
    AbsentWord()
  }
  /// A word with the size of its corners.
  public static func rect(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0, style: AbsentValue = .continuous
  ) -> AbsentWord { AbsentWord() }
  /// A word with the size of its corners.
  public static func rect(corners: AbsentValue, isUniform: Bool = false) -> AbsentWord {
    AbsentWord()
  }
  /// A word with its corners.
  public static func capsule(style: AbsentValue) -> AbsentWord { AbsentWord() }
}

extension AbsentFill where Self == AbsentWord {
  /// A word.
  public static var ultraThinMaterial: AbsentWord { AbsentWord() }
  /// A word.
  public static var thinMaterial: AbsentWord { AbsentWord() }
  /// A word.
  public static var regularMaterial: AbsentWord { AbsentWord() }
  /// A word.
  public static var thickMaterial: AbsentWord { AbsentWord() }
  /// A word.
  public static var ultraThickMaterial: AbsentWord { AbsentWord() }
  /// A word.
  public static var bar: AbsentWord { AbsentWord() }
  /// A word.
  public static var background: AbsentWord { AbsentWord() }
  /// A word.
  public static var foreground: AbsentWord { AbsentWord() }
  /// A word.
  public static var fill: AbsentWord { AbsentWord() }
  /// A word.
  public static var selection: AbsentWord { AbsentWord() }
  /// A word.
  public static var separator: AbsentWord { AbsentWord() }
  /// A word.
  public static var placeholder: AbsentWord { AbsentWord() }
  /// A word.
  public static var windowBackground: AbsentWord { AbsentWord() }
  /// A word.
  public static var primary: AbsentWord { AbsentWord() }
  /// A word.
  public static var secondary: AbsentWord { AbsentWord() }
  /// A word.
  public static var tertiary: AbsentWord { AbsentWord() }
  /// A word.
  public static var quaternary: AbsentWord { AbsentWord() }
  /// A word.
  public static var quinary: AbsentWord { AbsentWord() }
  /// A word.
  public static var tint: AbsentWord { AbsentWord() }
  /// A word.
  public static var accentColor: AbsentWord { AbsentWord() }
  /// A word.
  public static var red: AbsentWord { AbsentWord() }
  /// A word.
  public static var orange: AbsentWord { AbsentWord() }
  /// A word.
  public static var yellow: AbsentWord { AbsentWord() }
  /// A word.
  public static var green: AbsentWord { AbsentWord() }
  /// A word.
  public static var mint: AbsentWord { AbsentWord() }
  /// A word.
  public static var teal: AbsentWord { AbsentWord() }
  /// A word.
  public static var cyan: AbsentWord { AbsentWord() }
  /// A word.
  public static var blue: AbsentWord { AbsentWord() }
  /// A word.
  public static var indigo: AbsentWord { AbsentWord() }
  /// A word.
  public static var purple: AbsentWord { AbsentWord() }
  /// A word.
  public static var pink: AbsentWord { AbsentWord() }
  /// A word.
  public static var brown: AbsentWord { AbsentWord() }
  /// A word.
  public static var gray: AbsentWord { AbsentWord() }
  /// A word.
  public static var white: AbsentWord { AbsentWord() }
  /// A word.
  public static var black: AbsentWord { AbsentWord() }
  /// A word.
  public static var clear: AbsentWord { AbsentWord() }
}

/// A material, for which there is a colour or nothing.
///
/// Deprecated rather than unavailable where it is a background: beside a colour and views it would be a third choice,
/// and the compiler would not find it in a long expression.
public enum AbsentMaterial {
  /// How much is seen through it.
  case ultraThinMaterial, thinMaterial, regularMaterial, thickMaterial, ultraThickMaterial, bar
}

/// A colour of a system.
public enum AbsentSystemColor {
  /// What is behind a screen.
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  /// What is behind groups of rows.
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  /// What is written in it.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link
  /// What it parts or fills.
  case separator, opaqueSeparator, systemFill, secondarySystemFill, tertiarySystemFill,
    quaternarySystemFill
  /// A shade of gray.
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6, lightGray,
    darkGray
  /// A colour.
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan,
    systemBlue, systemIndigo, systemPurple, systemPink, systemBrown
}

extension Color {
  /// Absent: a colour of a system.
  @available(
    *, unavailable,
    message:
      "colours are words, such as .accentColor, .secondary or .red: the client chooses their shades"
  )
  public init(_ color: AbsentSystemColor) { self = .primary }

  /// Absent: a colour of a system.
  @available(
    *, unavailable,
    message:
      "colours are words, such as .accentColor, .secondary or .red: the client chooses their shades"
  )
  public init(uiColor: AbsentSystemColor) { self = .primary }
}

/// Stands where Foundation has what takes changes back.
public struct AbsentUndoManager {
  /// Never called.
  public func registerUndo<Target>(withTarget target: Target, handler: (Target) -> Void) {}
  /// Never called.
  public func setActionName(_ name: String) {}
  /// Never called.
  public func undo() {}
  /// Never called.
  public func redo() {}
  /// Never called.
  public var canUndo: Bool { false }
  /// Never called.
  public var canRedo: Bool { false }
}

extension EnvironmentValues {
  /// Absent: what takes changes back.
  @available(
    *, unavailable,
    message: "keep what was there in a @State, and put it back in the action of a button"
  )
  public var undoManager: AbsentUndoManager? { nil }
}
