import Testing

@testable import WheelhouseTesting

@Suite struct HandshakeTests {
  @Test func `the accept value is that of RFC 6455's example`() {
    let key = HandshakeKey(value: "dGhlIHNhbXBsZSBub25jZQ==")
    #expect(key.accept == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
  }

  @Test(arguments: [
    ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
    ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
    (String(repeating: "a", count: 64), "0098ba824b5c16427bd7a1122a5a442a25ec644d"),
  ])
  func `SHA-1 gives the published digests`(message: String, digest: String) {
    let digits = Array("0123456789abcdef")
    let hex = SHA1.digest(of: Array(message.utf8)).flatMap {
      [digits[Int($0 >> 4)], digits[Int($0 & 15)]]
    }
    #expect(String(hex) == digest)
  }

  @Test(arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg==")])
  func `base64 gives the examples of RFC 4648`(plain: String, encoded: String) {
    #expect(Base64.encode(Array(plain.utf8)) == encoded)
  }

  @Test func `a client connects and sees the server's headers`() async throws {
    let server = ScriptedServer([.hearToEnd])
    let client = try await SocketClient.connect(to: server.endpoint)
    #expect(client.responseHeaders.contains { $0.name == "upgrade" && $0.value == "websocket" })
  }

  @Test func `a refusal carries the server's status`() async {
    let server = ScriptedServer([]) { _ in "HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n" }
    await #expect(throws: SocketError.refused(status: 403, reason: "Forbidden")) {
      try await SocketClient.connect(to: server.endpoint)
    }
  }

  @Test func `an accept value for another key is refused`() async {
    let server = ScriptedServer([]) { _ in ScriptedServer.accepting("another") }
    await #expect(
      throws: SocketError.badHandshake("Sec-WebSocket-Accept does not match the key")
    ) {
      try await SocketClient.connect(to: server.endpoint)
    }
  }

  @Test func `another subprotocol than the one asked for is refused`() async {
    let server = ScriptedServer([])
    let request = SocketRequest(subprotocol: "echo")
    await #expect(
      throws: SocketError.badHandshake("the subprotocol is not the one asked for")
    ) {
      try await SocketClient.connect(to: server.endpoint, request)
    }
  }

  @Test func `a port where nobody listens is a failed connection`() async {
    await #expect(throws: SocketError.connectionFailed(111)) {
      try await SocketClient.connect(to: SocketEndpoint(port: 1))
    }
  }

  @Test func `an endpoint that is no address is a failed connection`() async {
    await #expect(throws: SocketError.connectionFailed(22)) {
      try await SocketClient.connect(to: SocketEndpoint(host: "example.invalid", port: 80))
    }
  }
}
