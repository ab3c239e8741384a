/// One line of a link table.
///
/// An object, so that going through the rules of a table copies none of them.
public final class LinkRule<Route> {
  nonisolated deinit {}

  let patterns: [String]
  let parse: @MainActor (LinkPath) -> Route?
  /// The URL of a route; nil when the route is not this rule's.
  let print: @MainActor (Route) -> String?
  /// The one of the patterns that a route of this rule is printed by.
  let pattern: @MainActor (Route) -> String?

  /// Creates a rule with parameters.
  ///
  /// - Parameters:
  ///   - pattern: an absolute path; a segment that begins with ":" is a parameter of that name. Names
  ///     after a "?", separated by "&", are parameters of the query: `"/search?text&page"`. They may be
  ///     missing from a URL, and other ones in it do not matter.
  ///   - parse: makes the route of the decoded parameters; nil when they do not name one.
  ///   - print: the parameters of a route; nil when the route is not this rule's.
  public init(
    _ pattern: String, _ parse: @escaping @MainActor ([String: String]) -> Route?,
    _ print: @escaping @MainActor (Route) -> [String: String]?
  ) {
    let known = LinkPattern(pattern)
    patterns = [pattern]
    self.parse = { path in
      guard let parameters = known.parameters(of: path) else { return nil }
      return parse(parameters)
    }
    self.print = { route in
      guard let parameters = print(route) else { return nil }
      return known.url(with: parameters)
    }
    self.pattern = { _ in pattern }
  }

  /// Creates a rule for one route without parameters.
  public init(_ pattern: String, _ route: Route) where Route: Equatable {
    let known = LinkPattern(pattern)
    let url = known.url(with: [:])
    patterns = [pattern]
    parse = { known.parameters(of: $0) == nil ? nil : route }
    print = { $0 == route ? url : nil }
    self.pattern = { _ in pattern }
  }

  /// Creates a rule that puts the whole table of a feature under a prefix.
  ///
  ///     LinkRule("/shop", ShopLink.table, AppLink.shop) { if case .shop(let link) = $0 { link } else { nil } }
  ///
  /// - Parameters:
  ///   - prefix: an absolute path without parameters; "/" of the feature's table is the prefix itself.
  ///   - table: the links of the feature, without the prefix.
  ///   - embed: makes a route of the app of one of the feature's.
  ///   - extract: the feature's route in one of the app; nil when there is none.
  public init<Local>(
    _ prefix: String, _ table: LinkTable<Local>, _ embed: @escaping @MainActor (Local) -> Route,
    _ extract: @escaping @MainActor (Route) -> Local?
  ) {
    let segments = prefix.split(separator: "/").map(String.init)
    let stem = segments.map { "/" + $0 }.joined()
    patterns = table.patterns.map { LinkPattern.joined(stem, $0) }
    parse = { path in path.dropping(segments).flatMap { table.route(at: $0) }.map(embed) }
    print = { route in
      extract(route).flatMap { table.url(for: $0) }.map { LinkPattern.joined(stem, $0) }
    }
    pattern = { route in
      extract(route).flatMap { table.pattern(for: $0) }.map { LinkPattern.joined(stem, $0) }
    }
  }
}
