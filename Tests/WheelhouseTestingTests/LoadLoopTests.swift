import Testing

@testable import WheelhouseTesting

@Suite struct LoadLoopTests {
  /// Turns the loop until it has delivered so many messages.
  private func collect(
    _ count: Int, _ loop: LoadLoop
  ) throws -> [(session: Int, text: String, size: Int)] {
    var messages: [(session: Int, text: String, size: Int)] = []
    let deadline = ContinuousClock.now + .seconds(20)
    while messages.count < count, ContinuousClock.now < deadline {
      try loop.turn(timeout: 50) { session, message, size throws(SocketError) in
        messages.append((session, String(decoding: message, as: UTF8.self), size))
      }
    }
    return messages
  }

  @Test func `messages are told apart by connection, with the bytes they took`() async throws {
    let first = ScriptedServer([.send([0x81, 1, 97]), .hearToEnd])
    let second = ScriptedServer([.trickle([0x01, 1, 98, 0x80, 2, 99, 100]), .hearToEnd])
    let loop = LoadLoop()
    try loop.open(to: first.endpoint, SocketRequest())
    try loop.open(to: second.endpoint, from: "127.0.9.1", SocketRequest())
    let messages = try collect(2, loop).sorted { $0.session < $1.session }
    #expect(messages.map(\.text) == ["a", "bcd"])
    #expect(messages.map(\.size) == [3, 5])
    #expect(loop.isOpen(0) && loop.isOpen(1))
  }

  @Test func `a server's close is an error`() throws {
    let server = ScriptedServer([.send([0x88, 4, 3, 240, 110, 111])])
    let loop = LoadLoop()
    try loop.open(to: server.endpoint, SocketRequest())
    #expect(throws: SocketError.unexpected(.closed(code: nil, reason: "no"))) {
      try collect(1, loop)
    }
  }
}
