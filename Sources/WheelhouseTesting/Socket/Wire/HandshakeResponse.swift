/// The head of a server's answer to a handshake.
package nonisolated struct HandshakeResponse: Sendable {
  package let status: Int
  package let reason: String
  /// Names in lower case, in order of arrival.
  package let headers: [(name: String, value: String)]

  /// Reads a head that ends at ``end(of:)``.
  init(head: some Collection<UInt8>) throws(SocketError) {
    var lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n")[...]
    let first = (lines.popFirst() ?? "").split(separator: " ", maxSplits: 2)
    guard first.count >= 2, first[0].hasPrefix("HTTP/1."), let status = Int(first[1]) else {
      throw .badHandshake("no HTTP status line")
    }
    self.status = status
    reason = first.count > 2 ? String(first[2]) : ""
    headers = lines.map { line in
      let parts = line.split(separator: ":", maxSplits: 1)
      let value = parts.count > 1 ? parts[1].drop { $0 == " " } : ""
      return (parts.first?.lowercased() ?? "", String(value))
    }
  }

  package func value(of name: String) -> String? {
    headers.first { $0.name == name }?.value
  }

  /// Where the body or the first frame begins; nil while the head is not complete.
  static func end(of bytes: UnsafeRawBufferPointer) -> Int? {
    guard bytes.count >= 4 else { return nil }
    let end = (3..<bytes.count).first { last in
      bytes[last] == 10 && bytes[last - 1] == 13 && bytes[last - 2] == 10 && bytes[last - 3] == 13
    }
    return end.map { $0 + 1 }
  }

  /// Holds the answer against the request (RFC 6455 §4.1, what a client must check).
  func check(key: HandshakeKey, subprotocol: String?) throws(SocketError) {
    guard status == 101 else { throw .refused(status: status, reason: reason) }
    guard value(of: "upgrade")?.lowercased() == "websocket" else {
      throw .badHandshake("Upgrade is not websocket")
    }
    guard value(of: "connection")?.lowercased() == "upgrade" else {
      throw .badHandshake("Connection is not Upgrade")
    }
    guard value(of: "sec-websocket-accept") == key.accept else {
      throw .badHandshake("Sec-WebSocket-Accept does not match the key")
    }
    guard value(of: "sec-websocket-protocol") == subprotocol else {
      throw .badHandshake("the subprotocol is not the one asked for")
    }
    guard value(of: "sec-websocket-extensions") == nil else {
      throw .badHandshake("an extension nobody asked for")
    }
  }
}
