/// Hands in a file as a browser does: the body of a POST, over a connection of its own.
enum FileUpload {
  /// - Throws: ``DriverError`` when the server does not take it; ``SocketError``.
  static func send(_ bytes: [UInt8], at path: String, to endpoint: SocketEndpoint) async throws {
    let socket = try RawSocket(to: endpoint)
    try socket.send(
      "POST \(path) HTTP/1.1\r\nHost: \(endpoint.host):\(endpoint.port)\r\n"
        + "Content-Length: \(bytes.count)\r\nConnection: close\r\n\r\n")
    try socket.send(bytes)
    let answer = String(decoding: try await socket.receiveToEnd(), as: UTF8.self)
    guard answer.hasPrefix("HTTP/1.1 200 ") else {
      throw DriverError.notTaken(path, String(answer.prefix { $0 != "\r\n" }))
    }
  }
}
