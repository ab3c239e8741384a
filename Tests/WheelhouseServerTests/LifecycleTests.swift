import Glibc
import Testing

/// How a server starts and how it leaves.
@Suite struct LifecycleTests {
  @Test(arguments: [SIGTERM, SIGINT])
  func `a signal says goodbye, closes with 1001 and exits with 0`(signal: Int32) {
    let server = ServerProcess()
    let client = RawWebSocket(server)
    let browsing = RawSocket(server.port)
    browsing.send("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(browsing.receiveHead().hasPrefix("HTTP/1.1 200"))
    server.signal(signal)
    #expect(client.receive()?.text == "goodbye")
    #expect(client.closeCode() == 1001)
    #expect(server.wait() == 0)
  }

  @Test func `a client that does not answer does not keep the process alive for five seconds`() {
    let server = ServerProcess()
    let client = RawWebSocket(server)
    #expect(client.isOpen)
    let start = time(nil)
    server.signal(SIGTERM)
    #expect(server.wait() == 0)
    #expect(time(nil) - start < 5)
  }

  @Test func `a client that has just connected is answered before the end`() {
    let server = ServerProcess()
    let client = RawSocket(server.port)
    #expect(RawWebSocket(server).ask("say in") == "in")
    server.signal(SIGTERM)
    usleep(50_000)
    client.send("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(client.receiveHead().hasPrefix("HTTP/1.1 200"))
    #expect(server.wait() == 0)
  }

  @Test func `a taken port is told and ends with a failure`() {
    let first = ServerProcess()
    let second = ServerProcess("--port", String(first.port))
    #expect(second.greeting.isEmpty)
    #expect(second.wait() == 69)
    #expect(second.errorText().contains("Port \(first.port) on localhost is taken"))
    #expect(RawWebSocket(first).isOpen)
  }

  @Test func `why it does not serve is a JSON line among the others when those are asked for`() {
    let first = ServerProcess()
    let second = ServerProcess("--port", String(first.port), "--log-format", "json")
    #expect(second.wait() == 69)
    let lines = second.errorText().split(separator: "\n")
    #expect(lines.allSatisfy { $0.hasPrefix(#"{"time":""#) && $0.hasSuffix("}") })
    #expect(lines.last?.contains(#""event":"not_serving","why":"Port \#(first.port) on"#) == true)
    #expect(RawWebSocket(first).isOpen)
  }

  @Test func `help is printed and mistakes are explained`() {
    let help = ServerProcess("--help")
    #expect(help.greeting == "Options:")
    #expect(help.wait() == 0)
    let wrong = ServerProcess("--prot", "8080")
    #expect(wrong.wait() == 64)
    #expect(wrong.errorText().contains("'--prot' is not an option"))
  }

  @Test func `log lines are JSON when asked for and name no resume token`() {
    let server = ServerProcess("--log-format", "json", "--log-level", "debug")
    let client = RawWebSocket(server)
    #expect(client.ask("say resume-me") == "resume-me")
    server.signal(SIGTERM)
    #expect(client.closeCode() == 1001)
    server.wait()
    let lines = server.errorText().split(separator: "\n")
    #expect(lines.count > 2)
    #expect(lines.allSatisfy { $0.hasPrefix(#"{"time":""#) && $0.hasSuffix("}") })
    #expect(!lines.contains { $0.contains("resume-me") })
  }

  @Test func `a peer that vanishes in the middle of an answer does no harm`() {
    let server = ServerProcess()
    for _ in 0..<20 {
      let client = RawWebSocket(server, receiveBuffer: 4096)
      client.send("flood")
    }
    #expect(RawWebSocket(server).ask("say fine") == "fine")
  }

  @Test(.enabled(if: access("/sys/kernel/mm/transparent_hugepage", F_OK) == 0))
  func `memory that is given back is not filled up again by huge pages`() {
    let server = ServerProcess()
    #expect(RawWebSocket(server).isOpen)
    #expect(server.heapPartsForHugePages == 0)
  }
}
