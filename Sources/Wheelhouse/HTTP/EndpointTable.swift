/// The endpoints of an app, found by path.
package struct EndpointTable {
  private var endpoints: [String: [HTTPMethod: Endpoint]] = [:]
  private var patterns: [Endpoint] = []

  package init(_ endpoints: [Endpoint] = []) {
    for endpoint in endpoints {
      if endpoint.pattern.isPattern {
        patterns.append(endpoint)
      } else {
        self.endpoints[endpoint.path, default: [:]][endpoint.method] = endpoint
      }
    }
  }

  package var isEmpty: Bool { endpoints.isEmpty && patterns.isEmpty }

  /// The endpoints of a path by method, nil where the app has none there.
  ///
  /// As in the links of a window, a slash at the end says nothing.
  package func endpoints(at path: String) -> [HTTPMethod: Endpoint]? {
    if let found = exactly(at: path) { return found }
    return path.utf8.count > 1 && path.hasSuffix("/") ? exactly(at: String(path.dropLast())) : nil
  }

  /// A path that is written out comes before one that stands for it; what answers GET answers HEAD as well, unless
  /// something else does.
  private func exactly(at path: String) -> [HTTPMethod: Endpoint]? {
    guard var found = endpoints[path] ?? standing(for: path) else { return nil }
    if found[.head] == nil { found[.head] = found[.get] }
    return found
  }

  private func standing(for path: String) -> [HTTPMethod: Endpoint]? {
    let all = patterns.filter { $0.pattern.parameters(of: path) != nil }
    guard !all.isEmpty else { return nil }
    return Dictionary(all.map { ($0.method, $0) }) { first, _ in first }
  }
}
