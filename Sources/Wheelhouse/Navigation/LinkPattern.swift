/// A path with parameters, and the names of a query.
struct LinkPattern {
  private enum Segment {
    case literal(String)
    case parameter(String)
  }

  private let segments: [Segment]
  private let query: [String]

  init(_ pattern: String) {
    let parts = pattern.split(separator: "?", maxSplits: 1)
    segments = (parts.first ?? "").split(separator: "/").map {
      $0.hasPrefix(":") ? .parameter(String($0.dropFirst())) : .literal(String($0))
    }
    query = parts.count > 1 ? parts[1].split(separator: "&").map(String.init) : []
  }

  /// The parameters of a path; nil when it does not fit.
  func parameters(of path: LinkPath) -> [String: String]? {
    guard path.segments.count == segments.count else { return nil }
    var parameters: [String: String] = [:]
    for (segment, text) in zip(segments, path.segments) {
      switch segment {
      case .literal(let literal): guard literal == text else { return nil }
      case .parameter(let name): parameters[name] = text
      }
    }
    for name in query {
      if let text = path.query(name) { parameters[name] = text }
    }
    return parameters
  }

  /// The URL with these parameters; nil when one of the path's is missing or cannot stand in a path.
  func url(with parameters: [String: String]) -> String? {
    // Bytes, since appending to a string looks each time at how both are stored.
    var url: [UInt8] = []
    url.reserveCapacity(64)
    for segment in segments {
      url.append(UInt8(ascii: "/"))
      switch segment {
      case .literal(let literal): url.append(contentsOf: literal.utf8)
      case .parameter(let name):
        guard let text = parameters[name], Self.canStand(text) else { return nil }
        url.append(contentsOf: LinkPath.encode(text).utf8)
      }
    }
    if url.isEmpty { url.append(UInt8(ascii: "/")) }
    if !query.isEmpty { url.append(contentsOf: printedQuery(parameters).utf8) }
    return String(decoding: url, as: UTF8.self)
  }

  /// Whether a text can be a segment of a path and come back as it was.
  private static func canStand(_ text: String) -> Bool {
    !text.isEmpty && text != "." && text != ".."
  }

  private func printedQuery(_ parameters: [String: String]) -> String {
    let items = query.compactMap { name in
      parameters[name].map { "\(LinkPath.encode(name))=\(LinkPath.encode($0))" }
    }
    return items.isEmpty ? "" : "?" + items.joined(separator: "&")
  }

  /// A URL of a nested table under its prefix: "/" is the prefix itself.
  static func joined(_ stem: String, _ url: String) -> String {
    guard !stem.isEmpty, url == "/" || url.hasPrefix("/?") else { return stem + url }
    return stem + url.dropFirst()
  }
}
