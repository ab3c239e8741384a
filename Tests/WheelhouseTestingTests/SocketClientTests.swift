import Testing

@testable import WheelhouseTesting

@Suite struct SocketClientTests {
  /// A server's frame, unmasked.
  private func frame(_ first: UInt8, _ payload: [UInt8]) -> [UInt8] {
    switch payload.count {
    case ...125: [first, UInt8(payload.count)] + payload
    case ...0xffff: [first, 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)] + payload
    default: [first, 127] + (0..<8).map { UInt8(payload.count >> (56 - 8 * $0) & 255) } + payload
    }
  }

  private func text(_ text: String) -> [UInt8] { frame(0x81, Array(text.utf8)) }

  private func connect(
    _ steps: [ScriptedServer.Step], _ request: SocketRequest = SocketRequest()
  ) async throws -> (SocketClient, ScriptedServer) {
    let server = ScriptedServer(steps)
    return (try await SocketClient.connect(to: server.endpoint, request), server)
  }

  /// Undoes a client's frame, which must be masked.
  private func unmask(_ frame: [UInt8]) -> (first: UInt8, payload: [UInt8])? {
    guard frame.count >= 6, frame[1] & 0x80 != 0 else { return nil }
    let payload = frame[6...].enumerated().map { $1 ^ frame[2 + $0 % 4] }
    return (frame[0], payload)
  }

  @Test func `messages arrive whole and in order, however the network cuts them`() async throws {
    let long = String(repeating: "é", count: 40_000)
    let (client, _) = try await connect([
      .trickle(text("one") + text("")), .send(text(long) + frame(0x82, [0, 255])), .hearToEnd,
    ])
    #expect(try await client.text() == "one")
    #expect(try await client.text() == "")
    #expect(try await client.text() == long)
    #expect(try await client.receive() == .binary([0, 255]))
  }

  @Test func `fragments are joined around a ping, and the ping is answered`() async throws {
    let (client, server) = try await connect([
      .send(frame(0x01, [0xc3]) + frame(0x89, [1, 2]) + frame(0x80, [0xa9])), .hear(8),
    ])
    #expect(try await client.text() == "é")
    let pong = unmask(await server.heard)
    #expect(pong?.first == 0x8a)
    #expect(pong?.payload == [1, 2])
  }

  @Test func `a client that does not answer pings receives them`() async throws {
    var request = SocketRequest()
    request.answersPings = false
    let (client, _) = try await connect([.send(frame(0x89, [7])), .hearToEnd], request)
    #expect(try await client.receive() == .ping([7]))
  }

  @Test(arguments: [0, 1, 7, 8, 9, 125, 119])
  func `what is sent is masked and comes out the same`(size: Int) async throws {
    let message = String(repeating: "x", count: size)
    let (client, server) = try await connect([.hear(6 + size)])
    try client.send(message)
    let heard = unmask(await server.heard)
    #expect(heard?.first == 0x81)
    #expect(heard?.payload == Array(message.utf8))
  }

  @Test(arguments: [(126, [0xfe, 0, 126]), (65_536, [0xff, 0, 0, 0, 0, 0, 1, 0, 0])])
  func `long messages have long lengths`(size: Int, header: [UInt8]) async throws {
    let (client, server) = try await connect([.hear(size)])
    try client.send(.binary, [UInt8](repeating: 1, count: size))
    #expect(await server.heard.dropFirst().starts(with: header))
  }

  @Test func `raw bytes go out as they are`() async throws {
    let (client, server) = try await connect([.hear(3)])
    try client.send(raw: [0x83, 0x00, 0xff])
    #expect(await server.heard == [0x83, 0x00, 0xff])
  }

  @Test func `the server's close is answered, and is the last message`() async throws {
    let close = frame(0x88, [0x03, 0xf1] + Array("too big".utf8))
    let (client, server) = try await connect([.send(text("before") + close), .hear(15)])
    #expect(try await client.closeCode() == 1009)
    #expect(unmask(await server.heard)?.payload.prefix(2) == [0x03, 0xf1])
    await #expect(throws: SocketError.ended) { try await client.receive() }
    #expect(throws: SocketError.ended) { try client.send("late") }
  }

  @Test func `a client's close carries its code, and is sent once`() async throws {
    let (client, server) = try await connect([
      .hear(11), .send(frame(0x88, [0x03, 0xe9])), .hearToEnd,
    ])
    try client.close(code: 1001, reason: "bye")
    #expect(try await client.receive() == .closed(code: 1001, reason: ""))
    client.drop()
    #expect(unmask(await server.heard)?.payload == [0x03, 0xe9] + Array("bye".utf8))
  }

  @Test func `silence times out, and the connection lives on`() async throws {
    let (client, _) = try await connect([.hear(7), .send(text("x")), .hearToEnd])
    await #expect(throws: SocketError.timedOut) {
      try await client.receive(timeout: .milliseconds(20))
    }
    try client.send("1")
    #expect(try await client.text() == "x")
  }

  @Test func `a cancelled task stops waiting`() async throws {
    let (client, _) = try await connect([.hearToEnd])
    let waiting = Task { try await client.receive(timeout: .seconds(60)) }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
  }

  @Test func `a lost connection ends without a close code`() async throws {
    let (client, _) = try await connect([])
    await #expect(throws: SocketError.ended) { try await client.closeCode() }
  }

  @Test func `dropping the client ends the connection`() async throws {
    var (client, server): (SocketClient?, ScriptedServer) = try await connect([.hearToEnd])
    try client?.send(raw: [1])
    client = nil
    #expect(await server.heard.count <= 1)
  }

  @Test(
    arguments: [
      [0xc1, 0], [0x83, 0], [0x81, 0x80, 0, 0, 0, 0], [0x80, 0], [0x09, 0], [0x89, 126, 0, 126],
      [0x81, 1, 0xff], [0x88, 1, 3], [0x01, 0, 0x81, 0],
      [0x81, 127, 255, 255, 255, 255, 0, 0, 0, 0],
    ] as [[UInt8]])
  func `a server that breaks RFC 6455 is told so`(bytes: [UInt8]) async throws {
    let (client, _) = try await connect([.send(bytes), .hearToEnd])
    let error = await #expect(throws: SocketError.self) { try await client.receive() }
    guard case .protocolViolation = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `a raw socket speaks anything`() async throws {
    let server = ScriptedServer([.send([1, 2, 3])]) { "hello \($0)|" }
    let socket = try RawSocket(to: server.endpoint)
    try socket.send("GET / HTTP/1.0\r\nSec-WebSocket-Key: k\r\n\r\n")
    #expect(try await socket.receiveToEnd() == Array("hello k|".utf8) + [1, 2, 3])
  }
}
