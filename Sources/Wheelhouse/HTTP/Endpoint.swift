/// A path of the server that the app itself answers, beside its windows: for a callback, a download, an API.
///
///     var endpoints: [Endpoint] {
///       Endpoint(.get, "/status") { _ in .text("well") }
///     }
///
/// A ``Link`` to the path, or `openURL`, has the browser go there: a download leaves the page as it is, and from
/// another page one comes back to the session.
///
/// Nothing of a session is in reach here: an answer that concerns one gets there as an event. The paths of
/// the server itself (`/socket`, `/healthz`, `/readyz`, `/metrics`, `/favicon.ico`,
/// `/_wheelhouse/…`) cannot be taken.
public struct Endpoint {
  /// What it answers; one for ``HTTPMethod/get`` answers ``HTTPMethod/head`` as well.
  public let method: HTTPMethod
  /// The whole path, without escapes.
  public let path: String
  package let respond: @MainActor (HTTPRequest) async -> HTTPResponse

  /// Creates an endpoint.
  ///
  /// While `respond` waits the server goes on; it is cancelled when the peer goes away or the answer takes
  /// too long.
  public init(
    _ method: HTTPMethod, _ path: String,
    respond: @escaping @MainActor (HTTPRequest) async -> HTTPResponse
  ) {
    self.method = method
    self.path = path
    self.respond = respond
  }
}

/// Builds the endpoints of an app.
@resultBuilder
public enum EndpointBuilder {
  /// One endpoint.
  public static func buildExpression(_ endpoint: Endpoint) -> [Endpoint] { [endpoint] }

  /// Several that were made elsewhere.
  public static func buildExpression(_ endpoints: [Endpoint]) -> [Endpoint] { endpoints }

  /// Puts them together.
  public static func buildBlock(_ endpoints: [Endpoint]...) -> [Endpoint] {
    endpoints.flatMap(\.self)
  }
}

/// The endpoints of an app, found by path.
package struct EndpointTable {
  private var endpoints: [String: [HTTPMethod: Endpoint]] = [:]

  package init(_ endpoints: [Endpoint] = []) {
    for endpoint in endpoints {
      self.endpoints[endpoint.path, default: [:]][endpoint.method] = endpoint
      guard endpoint.method == .get, self.endpoints[endpoint.path]?[.head] == nil else { continue }
      self.endpoints[endpoint.path]?[.head] = endpoint
    }
  }

  /// The endpoints of a path by method, nil where the app has none there.
  ///
  /// As in the links of a window, a slash at the end says nothing.
  package func endpoints(at path: String) -> [HTTPMethod: Endpoint]? {
    if let found = endpoints[path] { return found }
    return path.utf8.count > 1 && path.hasSuffix("/") ? endpoints[String(path.dropLast())] : nil
  }

  package var isEmpty: Bool { endpoints.isEmpty }
}
