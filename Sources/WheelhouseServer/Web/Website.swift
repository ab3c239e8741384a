/// Answers HTTP: the client's files, the two probes, and the one page behind every app URL.
///
/// | path | answer |
/// |---|---|
/// | `/_wheelhouse/…` | that file of the web folder, or 404 |
/// | `/_wheelhouse/@VERSION/…` | the same, to be kept for good when that is this version |
/// | `/_wheelhouse/files/…` | takes a file that a session expects (see ``IncomingFile``) |
/// | `/favicon.ico` | that file, or 404 |
/// | `/healthz` | 200 while the process turns its loop |
/// | `/readyz` | 200, or 503 with the reason |
/// | `/metrics` | 404 to whom they are not told |
/// | `/socket` | 426: it is for WebSockets |
/// | everything else | `index.html` |
struct Website {
  var folder: WebFolder
  /// Why new clients should go elsewhere, nil when they are welcome.
  let readiness: () -> String?

  static let assetPrefix = "/_wheelhouse/"

  func answer(_ request: WebRequest) -> Response {
    guard request.method == "GET" || request.method == "HEAD" else {
      return .wrongMethod(allowed: ["GET", "HEAD"])
    }
    return switch request.path {
    case "/healthz": .plain(200, "ok\n")
    case "/readyz": readiness().map { .plain(503, $0 + "\n") } ?? .plain(200, "ok\n")
    case UpgradeRequest.path: Self.wrongProtocol
    case MetricsAccess.path: .problem(404, "There is nothing here.")
    case "/favicon.ico": file("favicon.ico", request)
    case let path where path.hasPrefix(Self.assetPrefix):
      asset(path.dropFirst(Self.assetPrefix.count), request)
    default: file(WebFolder.page, request)
    }
  }

  private func asset(_ path: Substring, _ request: WebRequest) -> Response {
    let asset = folder.asset(path)
    return file(asset.name, request, caching: asset.isThisVersion ? Self.forGood : "no-cache")
  }

  /// A year, and no question about it on a reload (RFC 8246).
  private static let forGood = "public, max-age=31536000, immutable"

  /// Whether a path says how the server is, which a full one tells, too.
  static func isForProbes(_ path: String) -> Bool {
    ["/healthz", "/readyz", MetricsAccess.path].contains(path)
  }

  /// Whether a path is the server's own, whatever the app would do with it.
  static func isReserved(_ path: String) -> Bool {
    let own = ["/healthz", "/readyz", "/favicon.ico", UpgradeRequest.path, MetricsAccess.path]
    return own.contains(path) || path.hasPrefix(assetPrefix)
  }

  private static var wrongProtocol: Response {
    var response = Response.problem(
      426, "This path speaks WebSocket, subprotocol \(Subprotocol.wheelhouse.rawValue).")
    response.headers.append(("Upgrade", "websocket"))
    return response
  }

  private func file(
    _ name: String, _ request: WebRequest, caching: String = "no-cache"
  ) -> Response {
    guard let file = folder.files[name] else {
      return .problem(404, "There is no \(name == WebFolder.page ? "page" : "file") here.")
    }
    let gzipped = request.acceptsGzip ? file.gzipped : nil
    let form = gzipped ?? file.plain
    var headers = [("ETag", form.tag), ("Cache-Control", caching), ("Vary", "Accept-Encoding")]
    headers.append(("Content-Security-Policy", Self.contentPolicy(host: request.host)))
    headers.append(("Cross-Origin-Opener-Policy", "same-origin"))
    if request.has(form.tag) { return Response(status: 304, headers: headers) }
    headers.append(("Content-Type", file.type.name))
    if gzipped != nil { headers.append(("Content-Encoding", "gzip")) }
    return Response(status: 200, headers: headers, body: form.bytes)
  }

  /// No inline script or style, nothing but pictures from elsewhere, no framing.
  ///
  /// Older browsers do not count `ws:` on the same host as `'self'`, so the host is named.
  static func contentPolicy(host: String?) -> String {
    let safeHost = host.flatMap { Origin.isAuthority($0) ? $0 : nil }
    let sockets = safeHost.map { " ws://\($0) wss://\($0)" } ?? ""
    return "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' https: data:; "
      + "connect-src 'self'\(sockets); font-src 'self'; manifest-src 'self'; base-uri 'none'; "
      + "form-action 'self'; frame-ancestors 'none'"
  }
}
