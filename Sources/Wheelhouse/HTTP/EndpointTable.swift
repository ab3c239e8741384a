/// The endpoints of an app, found by path.
package struct EndpointTable {
  private var endpoints: [String: [HTTPMethod: Endpoint]] = [:]
  private var patterns: [(path: EndpointPath, endpoint: Endpoint)] = []

  package init(_ endpoints: [Endpoint] = []) {
    for endpoint in endpoints {
      let path = EndpointPath(endpoint.path)
      guard !path.isPattern else {
        patterns.append((path, endpoint))
        continue
      }
      self.endpoints[endpoint.path, default: [:]].take(endpoint)
    }
  }

  /// The endpoints of a path by method, nil where the app has none there.
  ///
  /// As in the links of a window, a slash at the end says nothing.
  package func endpoints(at path: String) -> [HTTPMethod: Endpoint]? {
    if let found = exactly(at: path) { return found }
    return path.utf8.count > 1 && path.hasSuffix("/") ? exactly(at: String(path.dropLast())) : nil
  }

  /// A path that is written out comes before one that stands for it.
  private func exactly(at path: String) -> [HTTPMethod: Endpoint]? {
    if let found = endpoints[path] { return found }
    var found: [HTTPMethod: Endpoint] = [:]
    for pattern in patterns where pattern.path.parameters(of: path) != nil {
      if found[pattern.endpoint.method] == nil { found.take(pattern.endpoint) }
    }
    return found.isEmpty ? nil : found
  }

  package var isEmpty: Bool { endpoints.isEmpty && patterns.isEmpty }
}

extension [HTTPMethod: Endpoint] {
  /// What answers GET answers HEAD as well, unless something else does.
  fileprivate mutating func take(_ endpoint: Endpoint) {
    self[endpoint.method] = endpoint
    if endpoint.method == .get, self[.head] == nil { self[.head] = endpoint }
  }
}
