import Glibc
import Testing

/// Limits of time and number, each over a real socket.
@Suite struct LimitTests {
  @Test func `a client that says nothing gets an error and 1008`() {
    let server = ServerProcess("--hello-seconds", "1")
    let client = RawWebSocket(server)
    let error = client.receive()?.text ?? ""
    #expect(error.hasPrefix(#"{"type":"error","code":"hello_timeout","message":""#))
    #expect(client.receive()?.code == 1008)
  }

  @Test func `a message that trickles in does not keep a silent client alive`() {
    let server = ServerProcess("--hello-seconds", "1")
    let client = RawWebSocket(server)
    client.send(RawWebSocket.Frame(opcode: 1, payload: [65], isFinal: false))
    usleep(600_000)
    client.send(RawWebSocket.Frame(opcode: 0, payload: [65], isFinal: false))
    #expect(client.closeCode() == 1008)
  }

  @Test func `a silent peer is pinged, stays when it answers and is dropped when it does not`() {
    let server = ServerProcess("--ping-seconds", "2")
    let client = RawWebSocket(server)
    #expect(client.ask("say x") == "x")
    #expect(client.receive()?.opcode == 9)
    client.send(RawWebSocket.Frame(opcode: 10, payload: Array("?".utf8)))
    #expect(client.receive()?.opcode == 9)
    #expect(client.receive() == nil)
    #expect(client.socket.isClosed())
  }

  @Test func `a peer that takes a long time to read a screen is not silent`() {
    let server = ServerProcess("--ping-seconds", "1")
    let client = RawWebSocket(server, receiveBuffer: 65_536)
    client.send("repeat \(24 << 20)")
    #expect(client.socket.receive(10).first == 0x81)
    var count = 0
    for _ in 0..<24 {
      usleep(300_000)
      count += client.socket.count(1 << 20)
    }
    #expect(count == 24 << 20)
  }

  @Test func `a peer that takes nothing of a screen is dropped`() {
    let server = ServerProcess("--ping-seconds", "1")
    let client = RawWebSocket(server, receiveBuffer: 65_536)
    client.send("repeat \(24 << 20)")
    sleep(5)
    #expect(client.socket.count(24 << 20) < 24 << 20)
  }

  @Test func `connections are limited overall`() {
    let server = ServerProcess("--max-connections", "2")
    let one = RawWebSocket(server)
    let two = RawWebSocket(server)
    #expect(one.isOpen && two.isOpen)
    #expect(RawWebSocket(server).answer.hasPrefix("HTTP/1.1 503"))
    one.send(.close(1000))
    #expect(one.closeCode() == 1000)
    #expect(one.socket.isClosed())
    #expect(RawWebSocket(server).isOpen)
  }

  @Test func `a server that is full still says how it is`() {
    let server = ServerProcess("--max-connections", "1")
    let one = RawWebSocket(server)
    #expect(one.isOpen)
    for path in ["/healthz", "/readyz", "/metrics"] {
      #expect(status(server, path) == "200", "\(path)")
    }
    #expect(status(server, "/") == "503")
    #expect(status(server, "/", "Upgrade: h2c\r\n") == "503")
    // Of those who say nothing, only so many are waited for.
    let silent = (0..<40).map { _ in RawSocket(server.port) }
    #expect(silent.suffix(8).allSatisfy { $0.receiveHead().hasPrefix("HTTP/1.1 503") })
    #expect(one.ask("say x") == "x")
  }

  private func status(
    _ server: ServerProcess, _ path: String, _ headers: String = ""
  ) -> String {
    let socket = RawSocket(server.port)
    socket.send("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\(headers)\r\n")
    return String(socket.receiveHead().split(separator: " ").dropFirst().first ?? "")
  }

  @Test func `connections are limited by address, and a closed one makes room`() {
    let server = ServerProcess("--max-connections-per-address", "1")
    var first: RawWebSocket? = RawWebSocket(server)
    #expect(first?.isOpen == true)
    #expect(RawWebSocket(server).answer.hasPrefix("HTTP/1.1 503"))
    first = nil
    #expect(
      (0..<50).contains { _ in
        usleep(50_000)
        return RawWebSocket(server).isOpen
      })
  }

  @Test func `a client that is turned away asks all the same, and reads why`() {
    let server = ServerProcess("--max-connections-per-address", "1")
    let first = RawWebSocket(server)
    #expect(first.isOpen)
    let end = "Host: x\r\n\r\n"
    // More than are waited for at a time.
    let sockets = (0..<40).map { _ in RawSocket(server.port) }
    usleep(50_000)
    for socket in sockets { socket.send("GET / HTTP/1.1\r\n") }
    usleep(50_000)
    let sent = sockets.map { send($0.descriptor, end, end.utf8.count, Int32(MSG_NOSIGNAL)) }
    // A reset, which systems other than Linux tell before what came ahead of it.
    #expect(sent.count { $0 == end.utf8.count } >= 32)
    #expect(sockets.allSatisfy { $0.receiveHead().hasPrefix("HTTP/1.1 503") })
    #expect(first.ask("say x") == "x")
  }

  @Test func `when descriptors run out the server waits without spinning and goes on`() {
    let server = ServerProcess("--max-connections", "40", descriptors: 40)
    var clients = (0..<40).map { _ in RawSocket(server.port, seconds: 1) }
    usleep(300_000)
    let before = server.cpuMilliseconds
    usleep(700_000)
    #expect(server.cpuMilliseconds - before < 100)
    clients.removeFirst(20)
    usleep(100_000)
    clients.removeAll()
    #expect(RawWebSocket(server).isOpen)
  }

  @Test func `an idle connection costs less than four KiB`() {
    let server = ServerProcess("--max-connections", "5000")
    let before = server.residentKiB
    let clients = (0..<400).map { _ in RawWebSocket(server) }
    #expect(clients.allSatisfy { $0.isOpen })
    #expect(server.residentKiB - before < 400 * 4 + 600)
  }
}
