// The colours of a system, as the words that come nearest.

/// A colour of a system by its name there.
public nonisolated enum SystemColor: Sendable {
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

  var color: Color {
    switch self {
    case .systemBackground, .secondarySystemGroupedBackground: .white.opacity(0.5)
    case .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
      .tertiarySystemGroupedBackground, .systemGray4, .systemGray5, .systemGray6, .systemFill,
      .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill:
      .tertiary.opacity(0.5)
    case .label: .primary
    case .secondaryLabel: .secondary
    case .tertiaryLabel, .quaternaryLabel, .placeholderText, .separator, .opaqueSeparator: .tertiary
    case .link: .accentColor
    case .systemGray, .systemGray2, .systemGray3, .lightGray, .darkGray: .gray
    case .systemRed: .red
    case .systemOrange: .orange
    case .systemYellow: .yellow
    case .systemGreen: .green
    case .systemMint: .mint
    case .systemTeal: .teal
    case .systemCyan: .cyan
    case .systemBlue: .blue
    case .systemIndigo: .indigo
    case .systemPurple: .purple
    case .systemPink: .pink
    case .systemBrown: .brown
    }
  }
}

/// The name that a system's colours have in UIKit: `Color(UIColor.secondarySystemBackground)`.
public typealias UIColor = SystemColor

nonisolated extension Color {
  /// The word that comes nearest to a colour of a system, such as `Color(.systemGray5)`.
  public init(_ color: SystemColor) { self = color.color }

  /// The word that comes nearest to a colour of a system; the older spelling.
  public init(uiColor: SystemColor) { self = uiColor.color }
}
