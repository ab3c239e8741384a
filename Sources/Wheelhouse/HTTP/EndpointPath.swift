/// The path of an endpoint, in which a segment that begins with a colon stands for any text.
///
/// What it is compared with is decoded already, so an escaped slash parts segments as any other does.
nonisolated struct EndpointPath: Sendable {
  private let segments: [Substring]
  /// Whether any of its segments stands for others.
  let isPattern: Bool

  init(_ path: String) {
    segments = Self.segments(of: path)
    isPattern = segments.contains { $0.hasPrefix(":") }
  }

  /// What its segments stand for in a path; nil when that is another one.
  func parameters(of path: String) -> [String: String]? {
    let texts = Self.segments(of: path)
    guard texts.count == segments.count else { return nil }
    var parameters: [String: String] = [:]
    for (segment, text) in zip(segments, texts) {
      if !segment.hasPrefix(":") {
        guard segment == text else { return nil }
      } else {
        guard !text.isEmpty else { return nil }
        parameters[String(segment.dropFirst())] = String(text)
      }
    }
    return parameters
  }

  /// By scalars: a mark at the beginning of a segment makes one character of itself and the slash.
  private static func segments(of path: String) -> [Substring] {
    Substring(path).unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
      .map { Substring($0) }
  }
}
