import ScreenDocument

/// Which files may be chosen.
nonisolated struct FileRules {
  let types: [UTType]
  /// How many at once.
  let count: Int

  /// No more than so many at once.
  static let most = 32

  /// - Parameter count: how many at once, as far as that many may come; nil for as many as may.
  init(types: [UTType], count: Int?) {
    self.types = types
    self.count = min(max(count ?? Self.most, 1), Self.most)
  }

  var allowsMultiple: Bool { count > 1 }

  /// The longest name that is listened to, in bytes.
  private static let longestName = 1024
  /// What is said where the media type is not known (RFC 2046 §4.5.1).
  private static let unknownType = "application/octet-stream"

  /// A file that a client has, by its own account.
  struct Chosen: Equatable {
    let name: String
    let size: Int
  }

  /// As in the `accept` of an HTML file input; empty where any file will do.
  var accepted: [String] {
    if types.contains(where: { $0.accepted.isEmpty }) { return [] }
    var seen: Set<String> = []
    return types.flatMap(\.accepted).filter { seen.insert($0).inserted }
  }

  /// The files that a client says were chosen: a line for each, with its size in bytes, its media type and its name,
  /// a space between them.
  ///
  /// - Returns: nil where these are none that may be.
  func files(in value: JSONValue, longest: Int) -> [Chosen]? {
    guard let text = value.string else { return nil }
    // By scalars: a space with a mark on it, which a name may begin with, is another character.
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    guard !text.isEmpty else { return [] }
    guard lines.count <= count else { return nil }
    let chosen = lines.compactMap { file($0, longest: longest) }
    return chosen.count == lines.count ? chosen : nil
  }

  private func file(_ line: Substring.UnicodeScalarView, longest: Int) -> Chosen? {
    let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
      .map { String($0) }
    guard parts.count == 3, let size = Int(parts[0]), (0...longest).contains(size),
      (1...Self.longestName).contains(parts[2].utf8.count)
    else { return nil }
    let name = parts[2]
    let mediaType = parts[1] == Self.unknownType ? "" : parts[1]
    return includes(name, mediaType) ? Chosen(name: name, size: size) : nil
  }

  private func includes(_ name: String, _ mediaType: String) -> Bool {
    types.isEmpty || types.contains { $0.includes(fileNamed: name, mediaType: mediaType) }
  }
}
