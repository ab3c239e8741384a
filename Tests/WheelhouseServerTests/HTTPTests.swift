import Glibc
import Testing

/// Plain HTTP on the same port.
@Suite struct HTTPTests {
  private static let folder = makeFolder()
  private static let server = ServerProcess("--web", folder)

  private static func makeFolder(app: String = script) -> String {
    let path = Scratch.folder()
    mkdir(path + "/icons", 0o755)
    let files = [
      "index.html": page, "app.mjs": app, ".secret": "hidden",
      "icons/plus.svg": "<svg/>", "site.webmanifest": "{}", "favicon.ico": "icon",
    ]
    for (name, text) in files { put(text, at: path + "/" + name) }
    symlink("/etc/passwd", path + "/link.txt")
    return path
  }

  private static func put(_ text: String, at path: String) {
    let file = open(path, O_CREAT | O_WRONLY | O_TRUNC, 0o644)
    _ = write(file, text, text.utf8.count)
    close(file)
  }

  private static let page =
    "<!doctype html><title>page</title><script src=\"/_wheelhouse/app.mjs\"></script>"
  private static let script = String(repeating: "export const answer = 42;\n", count: 400)

  private struct Answer {
    let head: String
    let body: [UInt8]

    var status: String { String(head.prefix(12).suffix(3)) }

    func header(_ name: String) -> String? {
      let lines = head.split(separator: "\r\n")
      let line = lines.first { $0.lowercased().hasPrefix(name.lowercased() + ": ") }
      return line.map { String($0.dropFirst(name.count + 2)) }
    }
  }

  private func ask(
    _ target: String, method: String = "GET", _ headers: String...,
    over connection: RawSocket? = nil
  ) -> Answer {
    let connection = connection ?? RawSocket(Self.server.port)
    let lines = ["\(method) \(target) HTTP/1.1", "Host: localhost:\(Self.server.port)"] + headers
    connection.send(lines.joined(separator: "\r\n") + "\r\n\r\n")
    let head = connection.receiveHead()
    let answer = Answer(head: head, body: [])
    let length = method == "HEAD" ? 0 : answer.header("Content-Length").flatMap { Int($0) } ?? 0
    return Answer(head: head, body: connection.receive(length))
  }

  @Test(arguments: ["/products/%zz", "/%", "/a%4"])
  func `half a percent escape is refused on a page that may load nothing`(target: String) {
    let answer = ask(target)
    #expect(answer.status == "403")
    #expect(answer.header("Content-Security-Policy")?.hasPrefix("default-src 'none'") == true)
    #expect(answer.header("X-Content-Type-Options") == "nosniff")
    #expect(answer.header("Cache-Control") == "no-store")
    #expect(ask("/").status == "200")
  }

  @Test(arguments: [
    ("GET / HTTP/1.1\r\n", "400"), ("GET / HTTP/1.1\r\nHost:\r\n", "400"),
    ("GET / HTTP/1.1\r\nHost: localhost\r\nHost: other\r\n", "400"),
    ("GET / HTTP/1.1\r\nHost: a\r\nX-Other: b\r\nHost: a\r\n", "400"),
    (
      "GET /socket HTTP/1.1\r\nHost: a\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n",
      "400"
    ),
    ("GET / HTTP/1.1\r\nHost: a b\r\n", "400"), ("GET / HTTP/1.1\r\nHost: a/b\r\n", "400"),
    ("GET / HTTP/1.0\r\n", "200"), ("GET / HTTP/1.1\r\nHost: a\r\n", "200"),
  ])
  func `a request says once for which host it is`(head: String, status: String) {
    let connection = RawSocket(Self.server.port)
    connection.send(head + "\r\n")
    #expect(connection.receiveHead().hasPrefix("HTTP/1.1 \(status) "))
  }

  @Test(arguments: [
    ("/ HTTP/1.0", "200"), ("/ HTTP/1.2", "200"), ("/", "400"), ("/ HTTP/2.0", "400"),
    ("/ HTTP/1.1x", "400"),
    ("/ HTP/1.1", "400"), ("/%0D HTTP/1.1", "400"), ("/%0a HTTP/1.1", "400"),
    ("/?text=a%0D%0Ab HTTP/1.1", "400"), ("/?a=b&text=a%0Ab HTTP/1.1", "400"),
    ("/%0AHost:other HTTP/1.1", "400"), ("/%0AX-Forwarded-User:ann HTTP/1.1", "400"),
    ("/socket%0AHost:other HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket", "400"),
  ])
  func `the first line of a request ends with its version, and none of it is a header`(
    line: String, status: String
  ) {
    let connection = RawSocket(Self.server.port)
    connection.send("GET \(line)\r\nHost: localhost\r\n\r\n")
    #expect(connection.receiveHead().hasPrefix("HTTP/1.1 \(status) "))
  }

  @Test(arguments: [
    "Content-Length : 49", "Content-Length\t: 49", "Transfer-Encoding : chunked",
    "Content-Length: +49", "Content-Length: 49, 49",
    "Content-Length: 0\r\nContent-Length: 49", "Content-Length: -1", "Content-Length: 0x31",
    "Content-Length:", "Content-Length: 4 9", "Content-Length: ٤٩",
  ])
  func `what another server would take for a body is not the next request`(headers: String) {
    let connection = RawSocket(Self.server.port)
    let next = "GET /_wheelhouse/app.mjs HTTP/1.1\r\nHost: a\r\n\r\n"
    connection.send("GET / HTTP/1.1\r\nHost: a\r\n\(headers)\r\n\r\n" + next)
    let head = connection.receiveHead()
    #expect(head.hasPrefix("HTTP/1.1 400 "))
    let length = Answer(head: head, body: []).header("Content-Length").flatMap { Int($0) }
    _ = connection.receive(length ?? 0)
    #expect(connection.isClosed())
  }

  @Test(arguments: [
    "Co: b", "A: b", "X-F: b", "X-Auth: b", "no colon", "Foo: b\r\n folded", "Co: b\r\nX-A: c",
    "Co: \0\0\0\0\0\0\0\0", "Foo: b\r\nCo: \0\0\0\0\0\0\0\0",
  ])
  func `no header hides the one behind it`(headers: String) {
    let next = "GET /_wheelhouse/app.mjs HTTP/1.1\r\nHost: a\r\n\r\n"
    for hidden in ["Content-Length: 49", "Transfer-Encoding: chunked", "Accept: a\r\nFoo: b"] {
      let connection = RawSocket(Self.server.port)
      // Others share the memory for heads.
      for _ in 0..<3 { #expect(ask("/favicon.ico", "Foo: b", over: connection).status == "200") }
      connection.send("GET / HTTP/1.1\r\nHost: a\r\n\(headers)\r\n\(hidden)\r\n\r\n" + next)
      let head = connection.receiveHead()
      #expect(head.hasPrefix("HTTP/1.1 400 "), "\(headers)")
      let length = Answer(head: head, body: []).header("Content-Length").flatMap { Int($0) }
      _ = connection.receive(length ?? 0)
      #expect(connection.isClosed())
    }
  }

  @Test func `a name that goes on over the end of a head hides no request`() {
    let connection = RawSocket(Self.server.port)
    connection.send("GET / HTTP/1.1\r\nHost: a\r\nX-F: b\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(connection.receiveHead().hasPrefix("HTTP/1.1 400 "))
  }

  @Test(arguments: [
    "Foo: b", "TE: trailers", "Accept: */*\r\nAccept-Encoding: gzip", "Priority: u=1, i", "Foo:",
    "Accept:\r\nFoo: b: c:", "Foo: 1\r\nDNT: 1\r\nFoo: 2", "Sec-Fetch-Mode: navigate\r\nSec-GPC: 1",
    "Forwarded: a", "Twelve-Chars: a", "Foo: \u{1}\u{2}\u{3}:", "Foo: a\tb",
  ])
  func `any other name is one`(headers: String) {
    let connection = RawSocket(Self.server.port)
    for _ in 0..<3 { #expect(ask("/favicon.ico", headers, over: connection).status == "200") }
  }

  @Test func `a length may have spaces around it, and other headers any name`() {
    let connection = RawSocket(Self.server.port)
    for header in ["Content-Length: \t0 ", "X-Content-Length : 49", "X_1!#$%&'*+.^`|~-: :"] {
      #expect(ask("/favicon.ico", header, over: connection).status == "200")
    }
  }

  @Test(arguments: [
    "Transfer-Encoding: chunked\r\n\r\n31\r\n", "Content-Length: 49\r\n\r\n",
    "Content-Length: 0049\t \r\n\r\n",
  ])
  func `what may be the body of a request is never taken for the next one`(body: String) throws {
    let connection = RawSocket(Self.server.port)
    let next = "GET /_wheelhouse/app.mjs HTTP/1.1\r\nHost: a\r\n\r\n"
    connection.send("GET / HTTP/1.1\r\nHost: localhost\r\n" + body + next)
    let head = connection.receiveHead()
    #expect(head.hasPrefix("HTTP/1.1 200"))
    #expect(head.contains("\r\nConnection: close\r\n"))
    let length = try #require(
      Answer(head: head, body: []).header("Content-Length").flatMap { Int($0) })
    #expect(String(decoding: connection.receive(length), as: UTF8.self).hasSuffix("</script>"))
    #expect(connection.isClosed())
  }

  @Test func `a tunnel is refused by the end of the connection`() {
    let connection = RawSocket(Self.server.port)
    let start = ContinuousClock.now
    connection.send("CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(connection.isClosed() && start.duration(to: .now) < .seconds(5))
  }

  @Test(arguments: [
    "/", "/products/keyboard?sort=price", "/%2e%2e/etc/passwd", "/_wheelhouse/..%2f../etc/passwd",
    "/a//b/../c",
  ])
  func `every app URL is the page`(target: String) {
    let answer = ask(target)
    #expect(answer.status == "200")
    #expect(answer.header("Content-Type") == "text/html; charset=utf-8")
    #expect(String(decoding: answer.body, as: UTF8.self).contains("<title>page</title>"))
  }

  @Test(arguments: [
    ("app.mjs", "text/javascript; charset=utf-8"), ("icons/plus.svg", "image/svg+xml"),
    ("site.webmanifest", "application/manifest+json"),
  ])
  func `a file has its media type`(name: String, type: String) {
    let answer = ask("/_wheelhouse/" + name)
    #expect(answer.status == "200")
    #expect(answer.header("Content-Type") == type)
    #expect(answer.header("X-Content-Type-Options") == "nosniff")
    #expect(answer.header("Referrer-Policy") == "same-origin")
    #expect(answer.header("Cache-Control") == "no-cache")
  }

  @Test func `the files that the page asks for are kept for good, until one of them changes`()
    throws
  {
    let page = ask("/")
    #expect(page.header("Cache-Control") == "no-cache")
    let source = try #require(try address(in: page))
    #expect(source.hasPrefix("/_wheelhouse/@") && source.hasSuffix("/app.mjs"))
    let file = ask(source, "Accept-Encoding: gzip")
    #expect(file.header("Cache-Control") == "public, max-age=31536000, immutable")
    #expect(
      file.header("ETag") == ask("/_wheelhouse/app.mjs", "Accept-Encoding: gzip").header("ETag"))
    #expect(file.header("Content-Type") == "text/javascript; charset=utf-8")

    let other = ServerProcess("--web", Self.makeFolder(app: Self.script + "\n"))
    let changed = try #require(
      try withExtendedLifetime(other) { try address(in: ask("/", over: RawSocket(other.port))) })
    #expect(changed != source && changed.hasSuffix("/app.mjs"))
    // Asked of a server of another version it is that server's file, and not to be kept as this one.
    let mixed = ask(changed)
    #expect(mixed.status == "200" && mixed.header("Cache-Control") == "no-cache")
    #expect(mixed.body == Array(Self.script.utf8))
  }

  @Test(arguments: ["@/app.mjs", "@x", "@x/", "@x/nothing.js", "@x/.secret", "@x/@y/app.mjs"])
  func `a version that is none names nothing that is not there`(name: String) {
    let answer = ask("/_wheelhouse/" + name)
    #expect(answer.header("Cache-Control")?.contains("immutable") == false)
    #expect((answer.status == "200") == (name == "@/app.mjs"))
  }

  private func address(in page: Answer) throws -> String? {
    let text = String(decoding: page.body, as: UTF8.self)
    return try #/src="([^"]+)"/#.firstMatch(in: text).map { String($0.1) }
  }

  @Test(arguments: [
    "nothing.js", ".secret", "link.txt", "", "icons", "%00", "app.mjs%00.js",
  ])
  func `what is not a file of the client is not found`(name: String) {
    #expect(ask("/_wheelhouse/" + name).status != "200")
  }

  @Test func `gzip is sent to those who take it, with an ETag of its own`() {
    let plain = ask("/_wheelhouse/app.mjs")
    let small = ask("/_wheelhouse/app.mjs", "Accept-Encoding: br, gzip")
    #expect(plain.body == Array(Self.script.utf8))
    #expect(small.header("Content-Encoding") == "gzip")
    #expect(small.body.starts(with: [0x1F, 0x8B]) && small.body.count < 300)
    #expect(small.header("ETag") != plain.header("ETag"))
    #expect(plain.header("Vary") == "Accept-Encoding")
    #expect(ask("/_wheelhouse/app.mjs", "Accept-Encoding: gzip;q=0").body == plain.body)
  }

  @Test func `a file the client has is not sent again`() throws {
    let tag = try #require(ask("/").header("ETag"))
    let again = ask("/", "If-None-Match: \"other\", W/\(tag)")
    #expect(again.status == "304")
    #expect(again.header("ETag") == tag)
    #expect(ask("/", "If-None-Match: \"other\"").status == "200")
  }

  @Test func `HEAD has the headers and no body, on a connection that goes on`() {
    let connection = RawSocket(Self.server.port)
    let head = ask("/_wheelhouse/app.mjs", method: "HEAD", over: connection)
    #expect(head.header("Content-Length") == String(Self.script.utf8.count))
    #expect(ask("/favicon.ico", over: connection).body == Array("icon".utf8))
  }

  @Test(arguments: [
    "/_wheelhouse/files/a HTTP/1.1", "/socket HTTP/1.1",
    "/ HTTP/1.1\r\nContent-Length : 4", "/ HTTP/1.1\r\nHost: other",
    "/socket HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket",
  ])
  func `no answer to HEAD brings content, nor a refusal`(line: String) {
    let connection = RawSocket(Self.server.port)
    connection.send("HEAD \(line)\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    let head = connection.receiveHead()
    #expect(head.hasPrefix("HTTP/1.1 4"))
    #expect(Answer(head: head, body: []).header("Content-Length") != "0")
    #expect(connection.isClosed())
  }

  @Test func `an upgrade that is offered is named as an option of the connection`() {
    let connection = RawSocket(Self.server.port)
    let answer = ask("/socket", over: connection)
    #expect(answer.status == "426" && answer.header("Upgrade") == "websocket")
    #expect(answer.header("Connection") == "Upgrade")
    #expect(ask("/favicon.ico", over: connection).header("Connection") == nil)
  }

  @Test func `other methods are refused with what is allowed`() {
    for method in ["POST", "PUT", "DELETE", "OPTIONS"] {
      let answer = ask("/", method: method, "Content-Length: 0")
      #expect(answer.status == "405")
      #expect(answer.header("Allow") == "GET, HEAD")
    }
  }

  @Test func `the content policy has no unsafe-inline and names the socket's host`() throws {
    let policy = try #require(ask("/").header("Content-Security-Policy"))
    #expect(policy.hasPrefix("default-src 'none'; script-src 'self'; style-src 'self';"))
    #expect(policy.contains("img-src 'self' https: data:;"))
    #expect(policy.contains("connect-src 'self' ws://localhost:\(Self.server.port) wss:"))
    #expect(!policy.contains("unsafe"))
  }

  @Test func `a large file reaches a slow reader whole`() {
    let connection = RawSocket(Self.server.port, receiveBuffer: 2048)
    let request = "GET /_wheelhouse/app.mjs HTTP/1.1\r\nHost: x\r\n\r\n"
    connection.send(String(repeating: request, count: 20))
    for _ in 0..<20 {
      #expect(connection.receiveHead().hasPrefix("HTTP/1.1 200"))
      #expect(connection.receive(Self.script.utf8.count).count == Self.script.utf8.count)
    }
  }

  @Test func `a file of many megabytes reaches whoever goes on reading it`() {
    let script = String(repeating: "export const answer = 42;\n", count: 500_000)
    let server = ServerProcess("--web", Self.makeFolder(app: script))
    let connection = RawSocket(server.port, receiveBuffer: 65536)
    let request = "GET /_wheelhouse/app.mjs HTTP/1.1\r\nHost: x\r\n\r\n"
    connection.send(request + request)
    for wait: UInt32 in [900_000, 0] {
      #expect(connection.receiveHead().hasPrefix("HTTP/1.1 200"))
      var count = 0
      for _ in 0..<13 {
        usleep(wait)
        count += connection.count(1_000_000)
      }
      #expect(count == script.utf8.count)
    }
    // Nothing of that stands in the way of what an endpoint answers right after it.
    connection.send("GET /endpoint/query?a=b HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(connection.receiveHead().hasPrefix("HTTP/1.1 200"))
  }

  @Test(arguments: [0, 2])
  func `a page that is gone is served as it was, and one that has changed after a reload`(
    workers: Int
  ) {
    let folder = Self.makeFolder()
    let server = ServerProcess("--web", folder, workers: workers)
    func page() -> String {
      String(decoding: ask("/", over: RawSocket(server.port)).body, as: UTF8.self)
    }
    unlink(folder + "/index.html")
    server.signal(SIGHUP)
    #expect(server.errorLine(with: " ERROR page_kept folder=") != nil)
    #expect(page().contains("<title>page</title>"))
    Self.put("<title>another</title>", at: folder + "/index.html")
    server.signal(SIGHUP)
    // A worker that was told to leave may take one more client until it has left.
    var awaited = workers == 0 ? [" page_reloaded "] : [" reload_done", " ended ", " ended "]
    while !awaited.isEmpty, case let line = server.errorLine(), !line.isEmpty {
      if let index = awaited.firstIndex(where: line.contains) { awaited.remove(at: index) }
    }
    #expect(awaited.isEmpty)
    #expect((0..<5).allSatisfy { _ in page() == "<title>another</title>" })
  }

  @Test func `the probes tell health and readiness`() {
    #expect(ask("/healthz").body == Array("ok\n".utf8))
    #expect(ask("/readyz").status == "200")
    let server = ServerProcess()
    let client = RawWebSocket(server)
    client.send("unready database is away")
    #expect(client.ask("say x") == "x")
    let connection = RawSocket(server.port)
    connection.send("GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(connection.receiveHead().hasPrefix("HTTP/1.1 503"))
    #expect(connection.receive(17) == Array("database is away\n".utf8))
  }

  @Test func `what is not HTTP is turned away and harms nobody`() {
    for text in ["\r\n\r\n", "GET\r\n\r\n", "\u{16}\u{3}\u{1}", "GET / HTTP/9.9\r\n\r\n"] {
      let connection = RawSocket(Self.server.port, seconds: 1)
      connection.send(text)
    }
    let long = RawSocket(Self.server.port, seconds: 1)
    long.send("GET /" + String(repeating: "a", count: 100_000) + " HTTP/1.1\r\n\r\n")
    #expect(!long.receiveHead().hasPrefix("HTTP/1.1 200"))
    #expect(ask("/healthz").status == "200")
  }
}
