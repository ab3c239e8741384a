/// A path of the server that the app itself answers, beside its windows: for a callback, a download, an API.
///
///     var endpoints: [Endpoint] {
///       Endpoint(.get, "/status") { _ in .text("well") }
///       Endpoint(.get, "/pictures/:name") { request in
///         pictures.answer(request.parameters["name"])
///       }
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
  /// The whole path, without escapes; a segment that begins with a colon stands for any text, which the request has
  /// in its ``HTTPRequest/parameters``.
  public let path: String
  let pattern: EndpointPath
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
    let pattern = EndpointPath(path)
    self.pattern = pattern
    self.respond = { await respond($0.read(by: pattern)) }
  }
}
