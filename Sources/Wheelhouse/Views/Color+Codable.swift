// A colour that a person chose is state like any other, so it outlives sleep and restarts: by its name.
nonisolated extension Color: Codable {
  private static let all: [Color] =
    [
      .primary, .secondary, .tertiary, .accentColor, .red, .orange, .yellow, .green, .mint, .teal,
      .cyan, .blue, .indigo, .purple, .pink, .brown, .gray, .white,
    ].flatMap { [$0, $0.opacity(0.5)] } + [.clear]

  private var spelled: String {
    switch shade {
    case .full: name.string
    case .faint: "faint \(name.string)"
    case .none: "clear"
    }
  }

  /// Reads the colour of a name.
  ///
  /// - Throws: `DecodingError.dataCorrupted` where no colour has the name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let color = Self.all.first(where: { $0.spelled == name }) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "no colour is called \(name)")
    }
    self = color
  }

  /// Writes the colour's name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(spelled)
  }
}
