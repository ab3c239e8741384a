import Wheelhouse

/// Who may read the metrics.
enum MetricsAccess: String, CaseIterable {
  /// Nobody.
  case off
  /// Programs on this machine.
  case loopback
  /// Everybody who reaches the port.
  case any

  /// Where they are.
  static let path = "/metrics"

  /// Whether a request is answered.
  ///
  /// A request that a proxy of this machine hands on comes from loopback as well. So where the proxy is not
  /// trusted to say for whom it asks, but says it, it gets nothing.
  ///
  /// - Parameters:
  ///   - peer: where the socket comes from.
  ///   - client: who asks, by what trusted proxies say.
  ///   - isDoubtful: whether a proxy that is not trusted says for whom it asks.
  ///   - host: the server that is asked: a page of another one may have its name lead here.
  func allows(
    peer: PeerAddress, client: PeerAddress, isDoubtful: Bool, host: String?
  ) -> Bool {
    switch self {
    case .off: false
    case .any: true
    case .loopback:
      peer.isLoopback && client.isLoopback && !isDoubtful && host.map(Origin.isLocal) ?? true
    }
  }

  /// What answers there.
  static func endpoint(for metrics: WorkerMetrics) -> [HTTPMethod: Endpoint]? {
    EndpointTable([
      Endpoint(.get, path) { _ in
        HTTPResponse(status: 200, type: MetricsText.mediaType, body: await metrics.text())
      }
    ]).endpoints(at: path)
  }
}
