/// The parts of a WebSocket handshake that decide about it (RFC 6455 §4.2.1).
struct UpgradeRequest {
  var path = "/socket"
  /// Of HTTP/1.1 or later.
  var isGet = true
  /// Whether a body follows, which would be taken for frames.
  var bringsBody = false
  var host: String?
  /// What the client spoke to a proxy; nil where none is trusted to tell.
  var scheme: String?
  var origin: String?
  var connection: String?
  var version: String?
  var key: String?
  var subprotocols: String?

  /// The one path a client connects to.
  static let path = "/socket"
}

/// Who may open a WebSocket here.
struct UpgradePolicy {
  /// Origins allowed besides the server's own host.
  var origins: [String] = []
  var allowsEcho = false

  /// Nil when the handshake may go on, otherwise the answer that ends it.
  func refusal(of request: UpgradeRequest) -> Response? {
    guard let offered = offer(request) else {
      return .problem(400, "Offer the subprotocol \(Subprotocol.wheelhouse.rawValue).")
    }
    if offered != .echo, request.path != UpgradeRequest.path {
      return .problem(404, "WebSockets are at \(UpgradeRequest.path).")
    }
    return malformation(request) ?? foreignOrigin(request)
  }

  private func offer(_ request: UpgradeRequest) -> Subprotocol? {
    guard let list = request.subprotocols, list.utf8.count < 120 else { return nil }
    return HeaderList(list).lazy.compactMap { Subprotocol(rawValue: $0) }
      .first { $0 != .echo || allowsEcho }
  }

  private func malformation(_ request: UpgradeRequest) -> Response? {
    guard request.isGet, !request.bringsBody, request.host != nil else {
      return .problem(
        400, "A handshake is a GET of HTTP/1.1 with a Host, and has no body (RFC 6455 §4.1).")
    }
    guard request.version == "13" else {
      var answer = Response.problem(426, "Speak WebSocket version 13 (RFC 6455 §4.4).")
      answer.headers.append(("Sec-WebSocket-Version", "13"))
      answer.headers.append(("Upgrade", "websocket"))
      return answer
    }
    let connection = HeaderList(request.connection ?? "").map { $0.lowercased() }
    guard connection.contains("upgrade"), Self.isKey(request.key ?? "") else {
      return .problem(
        400, "Send Connection: Upgrade and a 16-byte base64 Sec-WebSocket-Key (RFC 6455 §4.1).")
    }
    return nil
  }

  /// A request without an Origin does not come from a browser and is not a page's doing.
  private func foreignOrigin(_ request: UpgradeRequest) -> Response? {
    guard let text = request.origin else { return nil }
    let origin = Origin(text)
    if let origin, let host = request.host, origin.isSameHost(as: host),
      request.scheme == nil || request.scheme == origin.scheme
    {
      return nil
    }
    if let origin, origins.contains(origin.text) { return nil }
    return .problem(403, "This origin may not connect; the server's --origin flag allows it.")
  }

  private static func isKey(_ text: String) -> Bool {
    let letters = text.utf8.dropLast(2)
    return text.utf8.count == 24 && text.hasSuffix("==")
      && letters.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"): true
        default: false
        }
      }
  }
}
