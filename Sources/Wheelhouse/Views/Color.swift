/// A colour by its meaning; the client chooses the shade for light and dark.
public nonisolated struct Color: Hashable, Sendable {
  let name: Word
  let shade: Shade

  /// How much of it is seen.
  enum Shade: UInt8 {
    case full
    case faint
    case none
  }

  init(name: Word, shade: Shade = .full) {
    self.name = name
    self.shade = shade
  }

  /// What words and lines are drawn in; nil for what is not seen.
  var foreground: Word? {
    switch shade {
    case .full: name
    case .faint: name == "primary" ? "secondary" : name == "secondary" ? "tertiary" : name
    case .none: nil
    }
  }

  /// What is behind others, where each colour is faint; nil for what is not seen.
  var background: Word? { shade == .none ? nil : name }

  /// Faint where it is at most half opaque, and not seen where it is not opaque at all; otherwise as it is.
  ///
  /// Words stay as readable as they are: only the colour of the main text becomes that of less important text.
  public func opacity(_ opacity: Double) -> Color {
    guard opacity <= 0.5 else { return self }
    return Color(name: name, shade: opacity > 0 && shade != .none ? .faint : .none)
  }

  /// Less of it, as `opacity(0.5)` has it: `.foregroundStyle(.blue.secondary)`.
  public var secondary: Color { opacity(0.5) }
  /// As `secondary`: less than that is not told apart.
  public var tertiary: Color { secondary }
  /// As `secondary`: less than that is not told apart.
  public var quaternary: Color { secondary }

  /// Itself: there are no gradients.
  public var gradient: Color { self }

  /// The colour of the main text.
  public static let primary = Color(name: "primary")
  /// The colour of less important text.
  public static let secondary = Color(name: "secondary")
  /// The colour of the least important text.
  public static let tertiary = Color(name: "tertiary")
  /// The colour of what is hardly there: no fainter than `tertiary`.
  public static let quaternary = Color.tertiary
  /// The colour of what can be tapped: the tint in force, or else the client's own; as a tint, the latter.
  public static let accentColor = Color(name: "accent")
  /// The same, as a style: `foregroundStyle(.tint)`.
  public static let tint = accentColor
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
  /// The colour of the main text, which is black where it is light.
  public static let black = primary
  /// Nothing that is seen.
  public static let clear = Color(name: "white", shade: .none)
}
