/// A table of the links of an app: a pattern parses to a route, and a route prints to its URL.
///
///     let links = LinkTable<ShopLink>(
///       LinkRule("/products", .list),
///       LinkRule("/products/:id", { .detail($0["id"]) }, { if case .detail(let id) = $0 { ["id": id] } else { nil } }))
///
/// Both directions stand in one rule, so that they cannot drift apart. The table of a feature can stand
/// under a prefix in the table of an app.
public struct LinkTable<Route> {
  private let rules: [LinkRule<Route>]

  /// Creates a table; the first rule that fits wins, in both directions.
  public init(_ rules: LinkRule<Route>...) { self.rules = rules }

  /// Creates a table of rules that were put together elsewhere; the first that fits wins.
  public init(_ rules: [LinkRule<Route>]) { self.rules = rules }

  /// The route of a URL's path; nil when no rule fits.
  ///
  /// - Parameter url: an absolute path, with or without a query, percent-encoded as RFC 3986 says.
  public func route(for url: String) -> Route? {
    guard let path = LinkPath(url) else { return nil }
    return route(at: path)
  }

  /// The URL of a route; nil when no rule prints it.
  ///
  /// A rule does not print a parameter that is missing, empty, "." or "..": such a segment would not
  /// come back (RFC 3986 §5.2.4).
  public func url(for route: Route) -> String? {
    for position in rules.indices {
      if let url = Uncounted(rules[position])({ $0.print(route) }) { return url }
    }
    return nil
  }

  /// All patterns, those of nested tables with their prefix.
  package var patterns: [String] { rules.flatMap(\.patterns) }

  /// The pattern that a route is printed by.
  package func pattern(for route: Route) -> String? {
    rules.first { $0.print(route) != nil }?.pattern(route)
  }

  func route(at path: LinkPath) -> Route? {
    for position in rules.indices {
      if let route = Uncounted(rules[position])({ $0.parse(path) }) { return route }
    }
    return nil
  }
}
