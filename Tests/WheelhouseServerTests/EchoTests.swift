import Testing

/// What a conformance suite asks of a server, over the echo subprotocol.
@Suite struct EchoTests {
  private static let server = ServerProcess("--test-echo")
  private let client = RawWebSocket(server, "echo")

  private func fragment(_ opcode: UInt8, _ bytes: [UInt8], isFinal: Bool) -> RawWebSocket.Frame {
    RawWebSocket.Frame(opcode: opcode, payload: bytes, isFinal: isFinal)
  }

  @Test(arguments: [0, 1, 125, 126, 127, 128, 1023, 1024, 1025, 65_535, 65_536, 70_000, 200_000])
  func `a message of any length comes back`(length: Int) {
    let text = RawWebSocket.Frame(opcode: 1, payload: [UInt8](repeating: 0x2A, count: length))
    let binary = RawWebSocket.Frame(opcode: 2, payload: [UInt8](repeating: 0xFE, count: length))
    client.send(text)
    #expect(client.receive() == text)
    client.send(binary)
    #expect(client.receive() == binary)
  }

  @Test func `sixteen mebibytes come back, in one frame and in many`() {
    var bytes = [UInt8](repeating: 0x2E, count: 16 << 20)
    for index in stride(from: 0, to: bytes.count, by: 999) { bytes[index] = UInt8(index & 0xFF) }
    client.send(fragment(2, bytes, isFinal: true))
    #expect(client.receive()?.payload == bytes)
    let piece = 64 << 10
    for start in stride(from: 0, to: bytes.count, by: piece) {
      let end = start + piece
      let opcode: UInt8 = start == 0 ? 2 : 0
      client.send(fragment(opcode, Array(bytes[start..<end]), isFinal: end == bytes.count))
    }
    #expect(client.receive()?.payload == bytes)
  }

  @Test func `one byte more than sixteen mebibytes is refused with 1009`() {
    let head = fragment(2, [], isFinal: true)
    client.socket.send(RawWebSocket.header(head, length: 16 << 20 + 1) + [0, 0, 0, 0])
    client.socket.send([UInt8](repeating: 0, count: 2048))
    #expect(client.closeCode() == 1009)
  }

  @Test func `fragments are put together, empty ones too, with pings in between`() {
    client.send(
      fragment(1, Array("one ".utf8), isFinal: false), fragment(9, [1, 2, 3], isFinal: true),
      fragment(0, [], isFinal: false), fragment(0, Array("two".utf8), isFinal: false),
      fragment(0, [], isFinal: true))
    var frames = [client.receive(), client.receive()].compactMap { $0 }
    frames.sort { $0.opcode < $1.opcode }
    #expect(frames == [.text("one two"), fragment(10, [1, 2, 3], isFinal: true)])
  }

  @Test func `a message of empty fragments is an empty message`() {
    client.send(
      fragment(2, [], isFinal: false), fragment(0, [], isFinal: false),
      fragment(0, [], isFinal: true))
    #expect(client.receive() == fragment(2, [], isFinal: true))
  }

  @Test func `a frame that arrives byte by byte is understood`() {
    for byte in RawWebSocket.bytes(.text("slowly")) { client.socket.send([byte]) }
    #expect(client.receive() == .text("slowly"))
  }

  @Test func `many messages at once come back in order`() {
    let texts = (0..<500).map { "message \($0)" }
    client.socket.send(texts.flatMap { RawWebSocket.bytes(.text($0)) })
    #expect(texts.map { _ in client.receive()?.text } == texts)
  }

  @Test func `a hundred messages of a hundred kibibytes wait for a reader and come back in order`()
  {
    let slow = RawWebSocket(Self.server, "echo", receiveBuffer: 4096)
    let payloads = (0..<100).map { [UInt8](repeating: UInt8($0), count: 100 << 10) }
    let sender = Thread { payloads.forEach { slow.send(fragment(2, $0, isFinal: true)) } }
    #expect(payloads.allSatisfy { slow.receive()?.payload == $0 })
    sender.join()
  }

  @Test func `a pong nobody asked for is ignored, even between halves of a character`() {
    client.send(
      fragment(1, [0xC3], isFinal: false), fragment(10, [0xFF, 0xFE], isFinal: true),
      fragment(0, [0xA4], isFinal: true))
    #expect(client.receive() == .text("ä"))
  }

  @Test(
    arguments: [
      [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF], [0x80], [0xE2, 0x82],
      [0x61, 0xC3],
    ] as [[UInt8]])
  func `text that is not UTF-8 is refused with 1007, whole and in fragments`(bytes: [UInt8]) {
    client.send(fragment(1, bytes, isFinal: true))
    #expect(client.closeCode() == 1007)
    let other = RawWebSocket(Self.server, "echo")
    for (index, byte) in bytes.enumerated() {
      let isFinal = index == bytes.count - 1
      other.send(fragment(index == 0 ? 1 : 0, [byte], isFinal: isFinal))
    }
    #expect(other.closeCode() == 1007)
  }

  @Test func `a bad byte is refused before its message ends`() {
    client.send(fragment(1, [0x61, 0xFF], isFinal: false))
    #expect(client.closeCode() == 1007)
  }

  @Test(arguments: [1000, 1001, 1003, 1007, 1011, 3000, 3999, 4000, 4999] as [UInt16])
  func `a close is answered with its own code, and the socket ends`(code: UInt16) {
    client.send(.close(code))
    #expect(client.receive()?.code == code)
    #expect(client.socket.isClosed())
  }

  @Test(arguments: [0, 999, 1004, 1005, 1006, 1015, 1016, 2000, 2999, 5000] as [UInt16])
  func `a code nobody may send is answered with 1002`(code: UInt16) {
    client.send(.close(code))
    #expect(client.receive()?.code == 1002)
  }

  @Test func `a close without a code, with half a code and with a bad reason`() {
    client.send(fragment(8, [], isFinal: true))
    #expect(client.receive() == fragment(8, [], isFinal: true))
    let half = RawWebSocket(Self.server, "echo")
    half.send(fragment(8, [3], isFinal: true))
    #expect(half.receive()?.code == 1002)
    let bad = RawWebSocket(Self.server, "echo")
    bad.send(fragment(8, [3, 232, 0xFF], isFinal: true))
    #expect(bad.receive()?.code == 1007)
  }

  @Test func `what the RFC forbids ends the connection with 1002`() {
    let breaches: [[RawWebSocket.Frame]] = [
      [fragment(3, [], isFinal: true)], [fragment(11, [], isFinal: true)],
      [fragment(0, [1], isFinal: true)], [fragment(9, [1], isFinal: false)],
      [fragment(1, [], isFinal: false), fragment(1, [], isFinal: true)],
      [fragment(0x41, [65], isFinal: true)],
    ]
    for frames in breaches {
      let client = RawWebSocket(Self.server, "echo")
      frames.forEach { client.send($0) }
      #expect(client.closeCode() == 1002)
    }
  }

  @Test func `nothing is said after the peer's close`() {
    client.send(.close(1000), .text("too late"))
    #expect(client.receive()?.code == 1000)
    #expect(client.receive() == nil)
  }

  @Test func `no extension is agreed to`() {
    let offer = ["Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits"]
    let client = RawWebSocket(Self.server, "echo", headers: offer)
    #expect(client.isOpen)
    #expect(!client.answer.lowercased().contains("extensions"))
  }

  @Test func `the echo is refused without its flag, and the flag on a public bind`() {
    let plain = ServerProcess()
    #expect(RawWebSocket(plain, "echo").answer.hasPrefix("HTTP/1.1 400"))
    let open = ServerProcess("--test-echo", "--host", "0.0.0.0")
    #expect(open.wait() == 64)
    #expect(open.errorText().contains("Write --host localhost"))
  }
}
