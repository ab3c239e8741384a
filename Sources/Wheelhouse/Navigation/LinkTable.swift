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
///
/// An object, so that going through the rules of a table copies none of them.
public final class LinkRule<Route> {
  nonisolated deinit {}

  private enum Segment {
    case literal(String)
    case parameter(String)
  }

  private let segments: [Segment]
  /// The URL of a rule without parameters, and whether a route is its.
  private let plain: (url: String, isOf: @MainActor (Route) -> Bool)?
  let parse: @MainActor ([String: String]) -> Route?
  private let print: @MainActor (Route) -> [String: String]?

  /// Creates a rule with parameters.
  ///
  /// - Parameters:
  ///   - pattern: an absolute path; a segment that begins with ":" is a parameter of that name.
  ///   - parse: makes the route of the decoded parameters; nil when they do not name one.
  ///   - print: the parameters of a route; nil when the route is not this rule's.
  public convenience init(
    _ pattern: String, _ parse: @escaping @MainActor ([String: String]) -> Route?,
    _ print: @escaping @MainActor (Route) -> [String: String]?
  ) {
    self.init(pattern, parse, print, isOf: nil)
  }

  /// Creates a rule for one route without parameters.
  public convenience init(_ pattern: String, _ route: Route) where Route: Equatable {
    self.init(pattern, { _ in route }, { $0 == route ? [:] : nil }, isOf: { $0 == route })
  }

  private init(
    _ pattern: String, _ parse: @escaping @MainActor ([String: String]) -> Route?,
    _ print: @escaping @MainActor (Route) -> [String: String]?,
    isOf: (@MainActor (Route) -> Bool)?
  ) {
    segments = pattern.split(separator: "/").map {
      $0.hasPrefix(":") ? .parameter(String($0.dropFirst())) : .literal(String($0))
    }
    self.parse = parse
    self.print = print
    plain = isOf.map { (pattern, $0) }
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
    if let plain { return plain.isOf(route) ? plain.url : nil }
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
