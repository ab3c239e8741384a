// The height that a person chose for a sheet is state like any other, so it outlives sleep and restarts: by its name.
nonisolated extension PresentationDetent: Codable {
  /// Reads the detent of a name.
  ///
  /// - Throws: `DecodingError.dataCorrupted` where no detent has the name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let detent = Self.named(name) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "no detent is called \(name)")
    }
    self = detent
  }

  /// Writes the detent's name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }

  private static func named(_ name: String) -> PresentationDetent? {
    let parts = name.split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else { return [.medium, .large].first { $0.name == name } }
    guard let size = Double(parts[1]) else { return nil }
    return [.fraction(size), .height(size)].first { $0.name == name }
  }
}
