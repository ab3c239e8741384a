import Testing

/// The server's rules for `wheelhouse.v1`, each over a real socket.
@Suite struct WebSocketTests {
  private static let server = ServerProcess("--origin", "https://friend.example")

  private func client(
    _ subprotocol: String? = "wheelhouse.v1", path: String = "/socket", version: String = "13",
    headers: [String] = []
  ) -> RawWebSocket {
    RawWebSocket(Self.server, subprotocol, path: path, version: version, headers: headers)
  }

  @Test func `a client that offers the subprotocol gets it, and an answer`() {
    let client = client("other, wheelhouse.v1")
    #expect(client.isOpen)
    #expect(client.answer.contains("Sec-WebSocket-Protocol: wheelhouse.v1"))
    #expect(client.ask("say hello") == "hello")
    #expect(client.ask("address") == "127.0.0.1")
  }

  @Test func `the app says who a client is by the request with which it connects`() {
    #expect(client().ask("identity") == "nobody")
    let headers = ["Cookie: a=b; person=ann;c", "Origin: http://localhost:\(Self.server.port)"]
    #expect(client(headers: headers).ask("identity") == "ann")
    #expect(client(headers: ["Cookie: slow=1; person=bob"]).ask("identity") == "bob")
    #expect(client(headers: ["Cookie: slow=1"]).ask("identity") == "nobody")
    let lines = ["Cookie: person=cid", "Cookie: slow=1"]
    #expect(client(headers: lines).ask("identity") == "cid")
    #expect(client(headers: ["Cookie: person=ann\u{0}x"]).answer.hasPrefix("HTTP/1.1 400"))
  }

  @Test func `asynchronous work comes back to the same loop and is sent`() {
    let client = client()
    #expect(client.ask("later abc") == "cba")
    let others = (0..<20).map { _ in self.client() }
    for (index, other) in others.enumerated() { other.send("later x\(index)") }
    #expect(others.enumerated().allSatisfy { $1.receive()?.text == String("x\($0)".reversed()) })
  }

  @Test func `a handshake that breaks a rule is refused with a reason`() {
    let none = client(nil)
    #expect(none.answer.hasPrefix("HTTP/1.1 400"))
    #expect(client("graphql-ws").answer.hasPrefix("HTTP/1.1 400"))
    #expect(client(path: "/elsewhere").answer.hasPrefix("HTTP/1.1 404"))
    let old = client(version: "8")
    #expect(old.answer.hasPrefix("HTTP/1.1 426"))
    #expect(old.answer.contains("Sec-WebSocket-Version: 13"))
    #expect(old.answer.contains("Connection: Upgrade, close\r\n"))
    #expect(old.socket.isClosed() == false)
  }

  @Test(arguments: ["Content-Length: 9", "Transfer-Encoding: chunked"])
  func `the body of a handshake is not taken for frames`(header: String) {
    #expect(client(headers: [header]).answer.hasPrefix("HTTP/1.1 400"))
    #expect(client(headers: ["Content-Length: 0"]).isOpen)
  }

  @Test(arguments: [("HTTP/1.0", "400"), ("HTTP/1.1", "101")])
  func `no WebSocket begins in HTTP/1.0`(version: String, status: String) {
    let connection = RawSocket(Self.server.port)
    let lines = [
      "GET /socket \(version)", "Host: localhost", "Upgrade: websocket", "Connection: Upgrade",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Protocol: wheelhouse.v1",
    ]
    connection.send(lines.joined(separator: "\r\n") + "\r\n\r\n")
    #expect(connection.receiveHead().hasPrefix("HTTP/1.1 \(status) "))
  }

  @Test func `only the server's own pages and those allowed may connect`() {
    let own = "Origin: http://localhost:\(Self.server.port)"
    #expect(client(headers: [own]).isOpen)
    #expect(client(headers: ["Origin: https://friend.example"]).isOpen)
    for stranger in [
      "http://evil.example", "null", "http://localhost", "https://friend.example.evil",
    ] {
      #expect(client(headers: ["Origin: \(stranger)"]).answer.hasPrefix("HTTP/1.1 403"))
    }
  }

  @Test func `a message of 64 KiB is taken, one byte more is refused on its first bytes`() {
    let exact = client()
    let text = "length " + String(repeating: "x", count: 65_536 - 7)
    #expect(exact.ask(text) == "65536")
    let over = client()
    over.send(text + "x")
    #expect(over.receive()?.text.contains(#""code":"too_large""#) == true)
    #expect(over.closeCode() == 1009)
    let claim = client()
    claim.socket.send(RawWebSocket.header(.text(""), length: 1 << 40) + [0, 0, 0, 0, 65])
    claim.socket.send([UInt8](repeating: 65, count: 1200))
    #expect(claim.closeCode() == 1009)
  }

  @Test func `fragments count together towards the limit`() {
    let client = client()
    let piece = [UInt8](repeating: 65, count: 40_000)
    client.send(
      RawWebSocket.Frame(opcode: 1, payload: piece, isFinal: false),
      RawWebSocket.Frame(opcode: 0, payload: piece, isFinal: true))
    #expect(client.closeCode() == 1009)
  }

  @Test func `binary is refused with 1003 and bad UTF-8 with 1007`() {
    let binary = client()
    binary.send(RawWebSocket.Frame(opcode: 2, payload: [1]))
    #expect(binary.receive()?.text.contains(#""code":"binary""#) == true)
    #expect(binary.closeCode() == 1003)
    let garbled = client()
    garbled.send(RawWebSocket.Frame(opcode: 1, payload: [0x22, 0xC3, 0x28]))
    #expect(garbled.receive()?.text.contains(#""code":"bad_message""#) == true)
    #expect(garbled.closeCode() == 1007)
  }

  @Test func `the session layer closes with a code of its own after what it sent`() {
    let client = client()
    client.send(.text("say before"), .text("close 4001"), .text("say after"))
    #expect(client.receive()?.text == "before")
    let close = client.receive()
    #expect(close?.code == 4001)
    #expect(close?.payload.dropFirst(2).elementsEqual("as told".utf8) == true)
  }

  @Test func `pipelined messages are answered in order`() {
    let client = client()
    let texts = (0..<2000).map { String($0) }
    client.socket.send(texts.flatMap { RawWebSocket.bytes(.text("say \($0)")) })
    #expect(texts.map { _ in client.receive()?.text } == texts)
  }

  @Test func `long messages that come together are answered in order`() {
    let client = client()
    let lengths = [60_000, 10, 65_529, 65_529, 3, 60_000]
    client.socket.send(
      lengths.flatMap { length in
        RawWebSocket.bytes(.text("length " + String(repeating: "x", count: length)))
      })
    #expect(lengths.map { _ in client.receive()?.text } == lengths.map { String($0 + 7) })
  }

  @Test func `what came before the end of a connection is carried out and answered`() {
    for end in [.close(1000), RawWebSocket.Frame(opcode: 2, payload: [1])] {
      let client = client()
      client.send(.text("say one"), .text("say two"), end)
      #expect(client.receive()?.text == "one")
      #expect(client.receive()?.text == "two")
      #expect(client.closeCode() == (end.code ?? 1003))
    }
  }

  @Test func `what came before a socket was cut is carried out`() {
    let server = ServerProcess()
    let watcher = RawWebSocket(server)
    watcher.send("watch")
    #expect(watcher.ask("say in") == "in")
    for _ in 0..<20 {
      let client = RawWebSocket(server)
      client.send(.text("tell first"), .text("tell last"))
      client.socket.cut()
      #expect(watcher.receive()?.text == "first")
      #expect(watcher.receive()?.text == "last")
      #expect(watcher.receive()?.text == "other closed")
    }
  }

  @Test func `a client that does not read is noticed, and told when it has caught up`() throws {
    let client = RawWebSocket(Self.server, receiveBuffer: 4096)
    client.send("flood")
    var frames = 0
    var last = try #require(client.receive()).text
    while last.hasPrefix("x") {
      frames += 1
      last = try #require(client.receive()).text
    }
    #expect(last == "sent \(frames)")
    #expect(frames < 4_000)
    #expect(client.receive()?.text == "drained")
  }

  @Test func `a message longer than what is held reaches a slow reader whole`() {
    let client = RawWebSocket(Self.server, receiveBuffer: 4096)
    client.send("repeat 3000000")
    #expect(client.receive()?.payload.count == 3_000_000)
    #expect(client.receive()?.text == "drained")
  }

  @Test func `a client that reads none of several long messages is dropped`() {
    let client = RawWebSocket(Self.server, receiveBuffer: 4096)
    for _ in 0..<4 { client.send("repeat 3000000") }
    #expect(client.receive()?.payload.count != 3_000_000)
  }

  @Test func `others hear of a closed client within the same second`() {
    let server = ServerProcess()
    let one = RawWebSocket(server)
    let other = RawWebSocket(server)
    #expect(one.ask("say in") == "in")
    other.send("watch")
    #expect(other.ask("say in") == "in")
    one.send(.close(1000))
    #expect(other.receive()?.text == "other closed")
  }
}
