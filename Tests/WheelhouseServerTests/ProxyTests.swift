import Glibc
import Testing

/// A proxy in front, played by raw sockets: what it says is believed only where it is trusted.
@Suite struct ProxyTests {
  private static let plain = ServerProcess("--log-level", "debug")
  private static let trusting = ServerProcess(
    "--trusted-proxy", "127.0.0.1", "--max-connections-per-address", "2")

  private func client(_ server: ServerProcess, _ headers: String...) -> RawWebSocket {
    RawWebSocket(server, headers: headers)
  }

  private func status(
    _ server: ServerProcess, _ path: String, _ headers: [String], over given: RawSocket? = nil
  ) -> String {
    head(server, path, headers, over: given).split(separator: " ").dropFirst().first
      .map(String.init) ?? ""
  }

  private func head(
    _ server: ServerProcess, _ path: String, _ headers: [String], over given: RawSocket? = nil
  ) -> String {
    let connection = given ?? RawSocket(server.port)
    let lines = ["HEAD \(path) HTTP/1.1", "Host: localhost:\(server.port)"] + headers
    connection.send(lines.joined(separator: "\r\n") + "\r\n\r\n")
    return connection.receiveHead()
  }

  @Test(arguments: [
    "X-Forwarded-For: 203.0.113.9", "Forwarded: for=203.0.113.9;proto=https;host=app.example",
  ])
  func `without the flag nothing is believed`(header: String) {
    #expect(client(Self.plain, header).ask("address") == "127.0.0.1")
    let foreign = client(
      Self.plain, header, "X-Forwarded-Host: app.example", "Origin: https://app.example")
    #expect(foreign.answer.hasPrefix("HTTP/1.1 403"))
    #expect(!head(Self.plain, "/", [header, "X-Forwarded-Proto: https"]).contains("Strict-"))
  }

  @Test func `who asks for another protocol gets the page for the proxy's own name as well`() {
    let said = ["X-Forwarded-For: 203.0.113.9", "X-Forwarded-Host: app.example"]
    let asked = said + ["Connection: Upgrade", "Upgrade: h2c"]
    func policy(_ headers: [String]) -> Substring? {
      head(Self.trusting, "/", headers).split(separator: "\r\n")
        .first { $0.lowercased().hasPrefix("content-security-policy:") }
    }
    #expect(policy(said)?.contains("app.example") == true)
    #expect(policy(asked) == policy(said))
  }

  @Test func `another peer than the trusted one is not believed`() {
    let server = ServerProcess("--trusted-proxy", "127.0.0.2")
    #expect(client(server, "X-Forwarded-For: 203.0.113.9").ask("address") == "127.0.0.1")
  }

  @Test(arguments: [
    "X-Forwarded-For: 203.0.113.9", "x-forwarded-for: 198.51.100.1, 203.0.113.9",
    "X-Forwarded-For: 198.51.100.1\r\nX-Forwarded-For: 203.0.113.9",
    "Forwarded: for=203.0.113.9;proto=https", "FORWARDED: for=1.1.1.1, for=\"203.0.113.9:80\"",
  ])
  func `a trusted proxy says who the client is`(header: String) {
    let server = ServerProcess("--trusted-proxy", "127.0.0.0/8")
    #expect(client(server, header).ask("address") == "203.0.113.9")
    #expect(client(server).ask("address") == "127.0.0.1")
  }

  @Test func `the log names the client`() {
    let server = ServerProcess("--trusted-proxy", "127.0.0.1", "--log-level", "debug")
    let socket = client(server, "X-Forwarded-For: 2001:db8::9")
    #expect(socket.ask("say x") == "x")
    server.signal(SIGTERM)
    #expect(socket.closeCode() == 1001)
    server.wait()
    let line = " DEBUG opened address=2001:db8::9 as=wheelhouse.v1 worker=0\n"
    #expect(server.errorText().contains(line))
  }

  @Test func `connections are limited by the client's address, not by the proxy's`() {
    let server = Self.trusting
    let mine = (0..<2).map { _ in client(server, "X-Forwarded-For: 203.0.113.1") }
    #expect(mine.allSatisfy { $0.isOpen })
    #expect(client(server, "X-Forwarded-For: 203.0.113.1").answer.hasPrefix("HTTP/1.1 503"))
    var others = [1, 2, 3].map { client(server, "X-Forwarded-For: 203.0.113.10\($0)") }
    #expect(others.allSatisfy { $0.isOpen })
    others = []
    mine[0].send(.close(1000))
    #expect(mine[0].closeCode() == 1000 && mine[0].socket.isClosed())
    #expect(client(server, "X-Forwarded-For: 203.0.113.1").isOpen)
  }

  @Test func `a page's origin is compared with the scheme and host that the browser asked for`() {
    let fields = ["X-Forwarded-For: 203.0.113.20", "X-Forwarded-Proto: https"]
    func opens(_ origin: String, host: String) -> Bool {
      let headers = fields + ["X-Forwarded-Host: \(host)", "Origin: \(origin)"]
      return RawWebSocket(Self.trusting, headers: headers).isOpen
    }
    #expect(opens("https://app.example", host: "app.example"))
    #expect(opens("https://app.example:8443", host: "app.example:8443"))
    #expect(!opens("http://app.example", host: "app.example"))
    #expect(!opens("https://localhost:\(Self.trusting.port)", host: "app.example"))
  }

  @Test func `a contradiction between two headers is refused`() {
    let headers = ["Forwarded: for=1.1.1.1", "X-Forwarded-For: 203.0.113.9"]
    #expect(RawWebSocket(Self.trusting, headers: headers).answer.hasPrefix("HTTP/1.1 400"))
    #expect(status(Self.trusting, "/healthz", headers) == "400")
    #expect(status(Self.plain, "/healthz", headers) == "200")
  }

  @Test func `the app sees what a trusted proxy says about the person, and what nobody else does`()
  {
    func server(_ proxy: String) -> ServerProcess {
      ServerProcess(
        "--trusted-proxy", proxy, "--proxy-header", "X-Forwarded-User", "--proxy-header",
        "x-auth-token")
    }
    func seen(by server: ServerProcess, _ headers: [String]) -> String {
      let connection = RawSocket(server.port)
      let lines = ["GET /endpoint/head HTTP/1.1", "Host: here"] + headers
      connection.send(lines.joined(separator: "\r\n") + "\r\n\r\n")
      _ = connection.receiveHead()
      return String(decoding: connection.receive(1000), as: UTF8.self)
    }
    let said = ["x-forwarded-user:  ann \t", "X-Auth-Token: sesame  ", "X-Groups: staff"]
    let believing = server("127.0.0.1")
    #expect(RawWebSocket(believing, headers: said).ask("identity") == "ann")
    #expect(RawWebSocket(believing).ask("identity") == "nobody")
    let cut = ["X-Forwarded-User: ann\u{0}x"]
    #expect(RawWebSocket(believing, headers: cut).answer.hasPrefix("HTTP/1.1 400"))
    #expect(seen(by: believing, said) == "host=herex-auth-token=sesamex-forwarded-user=ann")
    #expect(seen(by: believing, []) == "host=here")
    for other in [server("127.0.0.2"), Self.trusting] {
      #expect(RawWebSocket(other, headers: said).ask("identity") == "nobody")
      #expect(seen(by: other, said) == "host=here")
    }
  }

  @Test func `browsers are told to insist on TLS where they speak it with the proxy`() {
    let connection = RawSocket(Self.trusting.port)
    let secure = head(Self.trusting, "/healthz", ["X-Forwarded-Proto: https"], over: connection)
    #expect(secure.contains("\r\nStrict-Transport-Security: max-age=31536000\r\n"))
    let plain = head(Self.trusting, "/healthz", ["X-Forwarded-Proto: http"], over: connection)
    #expect(plain.hasPrefix("HTTP/1.1 200") && !plain.contains("Strict-Transport"))
    let never = ServerProcess("--trusted-proxy", "127.0.0.1", "--hsts", "0")
    #expect(!head(never, "/healthz", ["X-Forwarded-Proto: https"]).contains("Strict-Transport"))
  }

  @Test func `the metrics are told on this machine, and not to who comes through a proxy`() {
    let far = "X-Forwarded-For: 203.0.113.9"
    #expect(status(Self.plain, "/metrics", []) == "200")
    #expect(status(Self.plain, "/metrics", [far]) == "404")
    #expect(status(Self.plain, "/metrics", ["Forwarded: for=127.0.0.1"]) == "404")
    #expect(status(Self.trusting, "/metrics", [far]) == "404")
    #expect(status(Self.trusting, "/metrics", ["X-Forwarded-For: 127.0.0.1"]) == "200")
    let off = ServerProcess("--metrics", "off")
    #expect(status(off, "/metrics", []) == "404")
    let any = ServerProcess("--metrics", "any")
    #expect(status(any, "/metrics", [far]) == "200")
  }
}
