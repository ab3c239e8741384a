/// The handshake a client opens with (RFC 6455 §4.1).
///
/// Every part can be changed to something a server must refuse.
public nonisolated struct SocketRequest: Sendable {
  /// The request target.
  public var path: String
  /// The value of `Sec-WebSocket-Protocol`; nil leaves it out.
  public var subprotocol: String?
  /// The value of `Host`; nil means the endpoint's host and port.
  public var host: String?
  /// The value of `Origin`; nil leaves it out, as clients other than browsers do.
  public var origin: String?
  /// The value of `Sec-WebSocket-Version`.
  public var version: String = "13"
  /// Further header lines, in order.
  public var headers: [(name: String, value: String)] = []
  /// Whether pings are answered as they arrive; otherwise they are received as messages.
  public var answersPings = true
  /// The longest message that is taken, in bytes.
  public var maximumMessageSize = 1 << 26

  /// Asks for `subprotocol` at `path`.
  public init(path: String = "/socket", subprotocol: String? = "wheelhouse.v1") {
    self.path = path
    self.subprotocol = subprotocol
  }

  /// The request as it goes out.
  func bytes(to endpoint: SocketEndpoint, key: String) -> [UInt8] {
    var text = "GET \(path) HTTP/1.1\r\nHost: \(host ?? "\(endpoint.host):\(endpoint.port)")\r\n"
    text += "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: \(key)\r\n"
    text += "Sec-WebSocket-Version: \(version)\r\n"
    if let subprotocol { text += "Sec-WebSocket-Protocol: \(subprotocol)\r\n" }
    if let origin { text += "Origin: \(origin)\r\n" }
    for header in headers { text += "\(header.name): \(header.value)\r\n" }
    return Array((text + "\r\n").utf8)
  }
}
