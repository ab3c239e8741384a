public import Wheelhouse

extension LinkTable where Route: Equatable {
  /// Checks a table in both directions: every route prints to a URL of its own, and comes back from it.
  ///
  ///     @Test func `every link of the shop comes back`() throws {
  ///       try ShopLink.table.check([.list, .detail("lamp"), .cart])
  ///     }
  ///
  /// - Parameter routes: at least one route for every rule.
  /// - Throws: ``LinkCheckFailure`` with everything that is wrong: routes that have no URL, share one or
  ///   come back as another route, and rules that none of the routes is printed by.
  public func check(_ routes: some Sequence<Route>) throws(LinkCheckFailure) {
    var problems: [String] = []
    var seen: [String: Route] = [:]
    var unused = patterns
    for route in routes {
      guard let url = url(for: route), let pattern = pattern(for: route) else {
        problems.append("\(route) has no URL")
        continue
      }
      unused.removeAll { $0 == pattern }
      problems += self.problems(of: route, at: url, seen: seen[url])
      seen[url] = route
    }
    problems += unused.map { "No route was given for \($0)" }
    if !problems.isEmpty { throw LinkCheckFailure(problems: problems) }
  }

  private func problems(of route: Route, at url: String, seen: Route?) -> [String] {
    var problems: [String] = []
    if let seen, seen != route { problems.append("\(seen) and \(route) are both at \(url)") }
    switch self.route(for: url) {
    case nil: problems.append("\(route) is printed as \(url), which no rule reads")
    case .some(let other) where other != route:
      problems.append("\(route) is printed as \(url), which is read as \(other)")
    case .some: break
    }
    return problems
  }
}

/// What is wrong with a table of links.
public struct LinkCheckFailure: Error, CustomStringConvertible {
  /// One sentence for each thing that is wrong.
  public let problems: [String]

  /// The sentences, one a line.
  public var description: String { problems.joined(separator: "\n") }
}
