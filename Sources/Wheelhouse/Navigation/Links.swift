/// A table of the links of an app: a pattern parses to a route, and a route prints to its URL.
///
///     let links = LinkTable<ShopLink>(
///       LinkRule("/products", .list),
///       LinkRule("/products/:id", { .detail($0["id"]) }, { if case .detail(let id) = $0 { ["id": id] } else { nil } }))
///
/// Both directions stand in one rule, so that they cannot drift apart.
public struct LinkTable<Route> {
  private let rules: [LinkRule<Route>]

  /// Creates a table; the first rule that fits wins, in both directions.
  public init(_ rules: LinkRule<Route>...) { self.rules = rules }

  /// The route of a URL's path; nil when no rule fits.
  ///
  /// - Parameter url: an absolute path, with or without a query, percent-encoded as RFC 3986 says.
  public func route(for url: String) -> Route? {
    guard let path = LinkPath(url) else { return nil }
    for rule in rules {
      if let parameters = rule.match(path.segments), let route = rule.parse(parameters) {
        return route
      }
    }
    return nil
  }

  /// The URL of a route; nil when no rule prints it.
  ///
  /// A rule does not print a parameter that is missing, empty, "." or "..": such a segment would not
  /// come back (RFC 3986 §5.2.4).
  public func url(for route: Route) -> String? {
    for rule in rules {
      if let url = rule.url(for: route) { return url }
    }
    return nil
  }
}

/// One line of a link table.
public struct LinkRule<Route> {
  private enum Segment {
    case literal(String)
    case parameter(String)
  }

  private let segments: [Segment]
  let parse: @MainActor ([String: String]) -> Route?
  private let print: @MainActor (Route) -> [String: String]?

  /// Creates a rule with parameters.
  ///
  /// - Parameters:
  ///   - pattern: an absolute path; a segment that begins with ":" is a parameter of that name.
  ///   - parse: makes the route of the decoded parameters; nil when they do not name one.
  ///   - print: the parameters of a route; nil when the route is not this rule's.
  public init(
    _ pattern: String, _ parse: @escaping @MainActor ([String: String]) -> Route?,
    _ print: @escaping @MainActor (Route) -> [String: String]?
  ) {
    segments = pattern.split(separator: "/").map {
      $0.hasPrefix(":") ? .parameter(String($0.dropFirst())) : .literal(String($0))
    }
    self.parse = parse
    self.print = print
  }

  /// Creates a rule for one route without parameters.
  public init(_ pattern: String, _ route: Route) where Route: Equatable {
    self.init(pattern, { _ in route }, { $0 == route ? [:] : nil })
  }

  func match(_ path: [String]) -> [String: String]? {
    guard path.count == segments.count else { return nil }
    var parameters: [String: String] = [:]
    for (segment, text) in zip(segments, path) {
      switch segment {
      case .literal(let literal): guard literal == text else { return nil }
      case .parameter(let name): parameters[name] = text
      }
    }
    return parameters
  }

  func url(for route: Route) -> String? {
    guard let parameters = print(route) else { return nil }
    var url = ""
    for segment in segments {
      switch segment {
      case .literal(let literal): url += "/" + literal
      case .parameter(let name):
        guard let text = parameters[name], !["", ".", ".."].contains(text) else { return nil }
        url += "/" + LinkPath.encode(text)
      }
    }
    return url.isEmpty ? "/" : url
  }
}

/// The decoded segments of a path (RFC 3986 §3.3).
struct LinkPath {
  let segments: [String]

  /// Reads the path of a URL; nil when it is not absolute or its escapes are broken.
  init?(_ url: String) {
    guard url.utf8.first == 0x2F, url.utf8.count <= 2048 else { return nil }
    let end = url.firstIndex { $0 == "?" || $0 == "#" } ?? url.endIndex
    var segments: [String] = []
    for part in url[..<end].split(separator: "/") {
      guard let decoded = Self.decode(part) else { return nil }
      segments.append(decoded)
    }
    self.segments = segments
  }

  private static func decode(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == 0x25 else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
  }

  /// Percent-encodes everything but unreserved characters (RFC 3986 §2.3).
  static func encode(_ text: String) -> String {
    var isPlain = true
    for byte in text.utf8 where !isUnreserved(byte) { isPlain = false }
    if isPlain { return text }
    var encoded = ""
    for byte in text.utf8 {
      if isUnreserved(byte) {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let hex = String(byte, radix: 16, uppercase: true)
        encoded += hex.utf8.count == 1 ? "%0\(hex)" : "%\(hex)"
      }
    }
    return encoded
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
    default: false
    }
  }
}

/// Takes links for the views around it.
final class OpenURLElement: Element {
  nonisolated deinit {}

  var open: @MainActor (String) -> Bool = { _ in false }

  override func destroyed() { graph.openHandlers.removeAll { $0 === self } }
}

extension View {
  /// Follows links: `action` is given the URL that the client opened.
  public func onOpenURL(perform action: @escaping @MainActor (String) -> Void) -> some View {
    opening {
      action($0)
      return true
    }
  }

  /// Follows the links of a table; a URL that is not in it is refused.
  public func onOpenURL<Route>(
    _ links: LinkTable<Route>, perform action: @escaping @MainActor (Route) -> Void
  ) -> some View {
    opening { url in
      guard let route = links.route(for: url) else { return false }
      action(route)
      return true
    }
  }

  private func opening(_ open: @escaping @MainActor (String) -> Bool) -> some View {
    modified { content, context in
      let place = context.at(0x0B)
      _ = place.element(
        OpenURLElement.self,
        make: { owner in
          let made = OpenURLElement(
            identity: place.identity, owner: owner, graph: owner.graph,
            environment: place.environment.values)
          owner.graph.openHandlers.append(made)
          return made
        },
        update: { $0.open = open })
      Self._render(content, in: context)
    }
  }

  /// Declares the document's URL for what is shown; the innermost declaration in sight counts.
  ///
  /// - Parameter url: an absolute path, read again whenever what it depends on changes; nil declares none.
  public func navigationURL(_ url: @autoclosure @escaping @MainActor () -> String?) -> some View {
    modified { content, context in
      let place = context.at(0x0C)
      _ = place.element(
        URLElement.self,
        make: { owner in
          let made = URLElement(
            identity: place.identity, owner: owner, graph: owner.graph,
            environment: place.environment.values)
          owner.graph.urls.append(made)
          return made
        },
        update: {
          $0.make = url
          $0.invalidate()
        })
      Self._render(content, in: context)
    }
  }
}

extension ViewGraph {
  /// Follows a link of the app: the innermost view that takes it does.
  ///
  /// - Returns: false when nobody takes it; nothing changed then.
  func open(_ url: String) -> Bool {
    for handler in openHandlers.reversed() where !handler.isDestroyed {
      if handler.open(url) { return true }
    }
    return false
  }
}
