import Glibc
import Testing

/// Requests that the app answers.
@Suite struct EndpointTests {
  private static let server = ServerProcess()

  private struct Answer {
    let head: String
    let body: String

    var status: String { String(head.prefix(12).suffix(3)) }

    func header(_ name: String) -> String? {
      let line = head.split(separator: "\r\n").first {
        $0.lowercased().hasPrefix(name.lowercased() + ": ")
      }
      return line.map { String($0.dropFirst(name.count + 2)) }
    }
  }

  private func ask(
    _ target: String, method: String = "GET", _ headers: [String] = [], body: String = "",
    seconds: Int = 15
  ) -> Answer {
    let connection = RawSocket(Self.server.port, seconds: seconds)
    let lines = ["\(method) \(target) HTTP/1.1", "Host: localhost"] + headers
    connection.send(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
    return answer(on: connection, hasBody: method != "HEAD")
  }

  private func answer(on connection: RawSocket, hasBody: Bool = true) -> Answer {
    let head = connection.receiveHead()
    let answer = Answer(head: head, body: "")
    let length = answer.header("Content-Length").flatMap { Int($0) } ?? 0
    let body = connection.receive(hasBody ? length : 0)
    return Answer(head: head, body: String(decoding: body, as: UTF8.self))
  }

  private func post(_ target: String, _ body: String, _ headers: String...) -> Answer {
    ask(target, method: "POST", headers + ["Content-Length: \(body.utf8.count)"], body: body)
  }

  private let form = "Content-Type: application/x-www-form-urlencoded"

  @Test func `the fields of a query reach the app decoded`() {
    let answer = ask(
      "/endpoint/query?code=a%2Fb%26c%3Dd&state=x%2By+z&empty=&flag&code=twice&mark=%CC%81a")
    #expect(answer.status == "200")
    #expect(
      answer.body
        == "code=a/b&c=d\nstate=x+y z\nempty=\nflag=\ncode=twice\nmark=\u{301}a\n")
  }

  @Test func `two signs in a row end neither a query nor a form`() {
    for text in ["a=1&&b=2", "&a=1&b=2&", "&&&a=1&&&b=2&&"] {
      #expect(ask("/endpoint/query?" + text).body == "a=1\nb=2\n")
      #expect(post("/endpoint/form", text, form).body == "a=1\nb=2\n")
    }
    #expect(ask("/endpoint/query?&&").body == "" && ask("/endpoint/query?").body == "")
  }

  @Test(arguments: [
    "/endpoint/pictures/2026/%C3%A9%20100%25", "/endpoint/pictures/2026/%C3%A9%20100%25/?x=1",
  ])
  func `what a path stands for reaches the app decoded`(target: String) {
    let answer = ask(target)
    #expect(answer.status == "200")
    #expect(answer.body == "album=2026\nname=é 100%\n")
  }

  @Test(arguments: ["b;c", "b&c", "b;", "b&&&", "%00c", "b;c;c;c;c;c;c;c;c"])
  func `no path comes with what libwebsockets has in its memory`(name: String) {
    let answer = ask("/endpoint/pictures/2026/" + name)
    #expect(answer.status == "400" && !answer.body.contains("name="))
    #expect(ask("/endpoint/pictures/2026/%3B%26?a;b&c").body == "album=2026\nname=;&\n")
  }

  @Test func `a form reaches the app decoded, in whatever pieces it comes`() {
    let whole = post("/endpoint/form", "a=1&b=%C3%A9+%26", form)
    #expect(whole.status == "201")
    #expect(whole.body == "a=1\nb=é &\n")
    let connection = RawSocket(Self.server.port)
    connection.send(
      "POST /endpoint/form HTTP/1.1\r\nHost: x\r\n\(form); charset=utf-8\r\nContent-Length: 7\r\n\r\n"
    )
    for piece in ["a=", "1&", "b=2"] {
      connection.send(piece)
      usleep(20_000)
    }
    #expect(answer(on: connection).body == "a=1\nb=2\n")
    #expect(connection.isClosed())
  }

  @Test func `what is no form is no form`() {
    #expect(post("/endpoint/form", "{}", "Content-Type: application/json").status == "415")
    #expect(post("/endpoint/form", "a=%zz", form).status == "415")
    #expect(post("/endpoint/form", "", form).status == "201")
  }

  @Test func `a body may have 64 KiB and not a byte more`() {
    let most = String(repeating: "x", count: 65_536)
    #expect(post("/endpoint/length", most).body == "65536")
    #expect(post("/endpoint/length", most + "x").status == "413")
    let claim = ask(
      "/endpoint/length", method: "POST", ["Content-Length: 99999999999999999999"])
    #expect(claim.status == "400" || claim.status == "413")
  }

  @Test func `a body in chunks is asked for with its length`() {
    let answer = ask(
      "/endpoint/length", method: "POST", ["Transfer-Encoding: chunked"],
      body: "1\r\nx\r\n0\r\n\r\n")
    #expect(answer.status == "411")
  }

  @Test(arguments: [
    "100-continue", "100-Continue", "\t100-continue ,, ", "100-continue\r\nExpect: 100-continue",
  ])
  func `whoever waits to be asked for the body is asked`(expectation: String) {
    let connection = RawSocket(Self.server.port)
    connection.send(
      "POST /endpoint/length HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n"
        + "Expect: \(expectation)\r\n\r\n")
    #expect(connection.receiveHead() == "HTTP/1.1 100 Continue\r\n\r\n")
    connection.send("words")
    #expect(answer(on: connection).body == "5")
    #expect(connection.isClosed())
  }

  @Test(arguments: [
    ("POST /endpoint/length", "Content-Length: 65537\r\nExpect: 100-continue", "413"),
    ("POST /endpoint/length", "Transfer-Encoding: chunked\r\nExpect: 100-continue", "411"),
    ("POST /endpoint/query", "Content-Length: 5\r\nExpect: 100-continue", "405"),
    ("POST /endpoint/length", "Content-Length: 5\r\nExpect: 200-ok", "417"),
    ("POST /endpoint/length", "Content-Length: 5\r\nExpect: 100-continue, 200-ok", "417"),
    ("GET /endpoint/query", "Expect: 200-ok", "417"), ("GET /", "Expect: 200-ok", "417"),
  ])
  func `whoever is refused is not asked for the body`(
    line: String, headers: String, status: String
  ) {
    let connection = RawSocket(Self.server.port)
    connection.send("\(line) HTTP/1.1\r\nHost: x\r\n\(headers)\r\n\r\n")
    #expect(connection.receiveHead().hasPrefix("HTTP/1.1 \(status) "))
  }

  @Test func `whoever brings no body is not asked for one`() {
    #expect(ask("/endpoint/query?a=b", ["Expect: 100-continue"]).body == "a=b\n")
    #expect(post("/endpoint/length", "", "Expect: 100-continue").body == "0")
  }

  @Test(arguments: ["100-continue", "200-ok"])
  func `what a sender of the first version expects counts for nothing`(expectation: String) {
    let connection = RawSocket(Self.server.port)
    connection.send(
      "POST /endpoint/length HTTP/1.0\r\nContent-Length: 5\r\nExpect: \(expectation)\r\n\r\n")
    usleep(50_000)
    connection.send("words")
    #expect(answer(on: connection).body == "5")
  }

  @Test func `a body that does not come is waited for some seconds`() async throws {
    let connection = RawSocket(Self.server.port)
    connection.send("POST /endpoint/length HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf")
    try await Task.sleep(for: .seconds(7.5))
    #expect(answer(on: connection).status == "408")
    #expect(connection.isClosed())
  }

  @Test func `another method is refused with what is allowed`() {
    for method in ["POST", "PUT", "DELETE", "OPTIONS"] {
      let answer = ask("/endpoint/query", method: method, ["Content-Length: 0"])
      #expect(answer.status == "405")
      #expect(answer.header("Allow") == "GET, HEAD")
    }
    #expect(ask("/endpoint/length").header("Allow") == "POST")
    #expect(ask("/endpoint/form", method: "PUT").header("Allow") == "GET, HEAD, POST")
  }

  @Test func `HEAD has the headers of GET and no body`() {
    let head = ask("/endpoint/form", method: "HEAD")
    let get = ask("/endpoint/form")
    #expect(head.status == "200")
    #expect(head.header("Content-Length") == String(get.body.utf8.count))
    for target in ["/endpoint/length", "/endpoint/pictures/2026/b;c"] {
      let connection = RawSocket(Self.server.port)
      connection.send("HEAD \(target) HTTP/1.1\r\nHost: x\r\n\r\n")
      let refusal = answer(on: connection, hasBody: false)
      #expect(refusal.status.hasPrefix("4") && refusal.header("Content-Length") != "0")
      #expect(connection.isClosed())
    }
  }

  @Test func `a header of the app takes the place of the server's own, whatever its case`() {
    let answer = ask("/endpoint/headers")
    let lines = answer.head.lowercased().split(separator: "\r\n")
    for (name, value) in [
      ("date", "Sun, 06 Nov 1994 08:49:37 GMT"), ("x-content-type-options", "none"),
      ("referrer-policy", "no-referrer"), ("cache-control", "max-age=60"),
    ] {
      #expect(lines.count { $0.hasPrefix(name + ":") } == 1)
      #expect(answer.header(name) == value)
    }
  }

  @Test func `an app does not say where an answer ends, or what becomes of the connection`() {
    let answer = ask("/endpoint/headers")
    #expect(answer.body == "words" && answer.header("Content-Length") == "5")
    #expect(answer.header("Connection") == "close")
    for name in ["Transfer-Encoding", "Keep-Alive", "Upgrade"] {
      #expect(answer.header(name) == nil)
    }
  }

  @Test func `an answer has the headers of the server's own pages`() {
    let answer = ask("/endpoint/form")
    #expect(answer.header("X-Content-Type-Options") == "nosniff")
    #expect(answer.header("Referrer-Policy") == "same-origin")
    #expect(answer.header("Cache-Control") == "no-store")
    #expect(answer.header("Cross-Origin-Opener-Policy") == "same-origin")
    #expect(answer.header("Content-Security-Policy")?.hasPrefix("default-src 'none'") == true)
    #expect(answer.header("Content-Type") == "text/html; charset=utf-8")
  }

  @Test func `a header that would end early is left out`() {
    let answer = post("/endpoint/redirect", "to=/a%0d%0aSet-Cookie:%20x=y", form)
    #expect(answer.status == "303" && answer.header("Location") == nil)
    #expect(!answer.head.contains("Set-Cookie"))
    #expect(ask("/endpoint/redirect?to=/b").header("Location") == "/b")
  }

  @Test func `the server goes on while an endpoint waits`() {
    let limit = Duration.milliseconds(250)
    let time = least(below: limit) {
      let waiting = RawSocket(Self.server.port)
      waiting.send("GET /endpoint/later HTTP/1.1\r\nHost: x\r\n\r\n")
      let start = ContinuousClock.now
      #expect(ask("/endpoint/query?a=b").body == "a=b\n")
      let time = ContinuousClock.now - start
      #expect(answer(on: waiting).body == "later")
      return time
    }
    #expect(time < limit)
  }

  @Test func `whoever leaves before the answer harms nobody`() {
    for _ in 0..<20 {
      let leaving = RawSocket(Self.server.port)
      leaving.send("GET /endpoint/later HTTP/1.1\r\nHost: x\r\n\r\n")
    }
    usleep(400_000)
    #expect(ask("/endpoint/query?a=b").status == "200")
  }

  @Test func `what is sent ahead is not answered, and harms nobody`() {
    let request = "GET /endpoint/later HTTP/1.1\r\nHost: x\r\n\r\n"
    let connection = RawSocket(Self.server.port)
    connection.send(request + request)
    #expect(answer(on: connection).body == "later")
    #expect(ask("/endpoint/query?a=b").status == "200")
  }

  @Test func `a large answer reaches a slow reader whole`() {
    let connection = RawSocket(Self.server.port, receiveBuffer: 2048)
    connection.send("GET /endpoint/large HTTP/1.1\r\nHost: x\r\n\r\n")
    usleep(50_000)
    #expect(answer(on: connection).body.utf8.count == 1 << 20)
  }

  @Test func `an answer of many megabytes reaches whoever goes on reading it`() {
    let connection = RawSocket(Self.server.port, receiveBuffer: 65536)
    connection.send("GET /endpoint/huge HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(connection.receiveHead().hasPrefix("HTTP/1.1 200"))
    var count = 0
    for _ in 0..<24 {
      usleep(300_000)
      count += connection.count(1 << 20)
    }
    #expect(count == 24 << 20)
    #expect(connection.count(1) == 0)
  }

  @Test func `an answer that takes its time is waited for`() {
    let connection = RawSocket(Self.server.port, seconds: 20)
    connection.send("GET /endpoint/report HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(answer(on: connection).body == "a report")
  }

  @Test func `what has no content says no length`() {
    let connection = RawSocket(Self.server.port)
    connection.send("GET /endpoint/nothing HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(!connection.receiveHead().lowercased().contains("content-length"))
    #expect(connection.receive(1).isEmpty)
  }

  @Test func `the server's own paths stay its own`() {
    #expect(ask("/healthz").body == "ok\n")
    #expect(ask("/endpoint/other").status != "303")
  }

  @Test func `only what an endpoint may see of the head reaches it`() {
    let answer = ask("/endpoint/head", ["Cookie: a=b", "X-Other: c", "Accept: text/html"])
    #expect(answer.body == "accept=text/htmlcookie=a=bhost=localhost")
    let visit = ask("/endpoint/head", ["Sec-Fetch-Mode: navigate", "Sec-Fetch-Site: cross-site"])
    #expect(visit.body == "host=localhostsec-fetch-site=cross-site")
  }

  @Test(arguments: [
    "Cookie: a\u{0}b", "Cookie: a=b\r\nCookie: \u{0}c", "Authorization: \u{0}Bearer a",
    "Origin: http://a\u{0}b", "Content-Type: a\u{0}b",
  ])
  func `a header with a NUL in it does not reach the app as another one`(header: String) {
    #expect(ask("/endpoint/head", [header]).status == "400")
    #expect(ask("/endpoint/head", ["X-Other: a\u{0}b"]).status == "200")
  }

  @Test func `cookies that come in several lines are one after the other`() {
    let answer = ask(
      "/endpoint/head", ["Cookie: a=b", "X-Other: c", "Cookie:", "cookie: d=e; f=g ", "Cookie:h=i"])
    #expect(answer.body == "cookie=a=b; d=e; f=g; h=ihost=localhost")
  }

  @Test(arguments: ["%0A", "%0D%0A", "?a=b%0A", "%0a%0a", "%0AHTTP/1.1%0A"])
  func `no header comes from the path`(lineEnd: String) {
    let answer = ask("/endpoint/head" + lineEnd + "Cookie:diary=ann")
    #expect(answer.status == "400" && !answer.body.contains("ann"))
  }

  @Test func `an offer to upgrade an endpoint is declined`() {
    let answer = ask("/endpoint/query", ["Connection: Upgrade", "Upgrade: h2c"])
    #expect(answer.status == "400")
  }

  @Test func `a refusal is logged with its reason, and no query`() {
    let server = ServerProcess()
    let connection = RawSocket(server.port)
    connection.send("GET /endpoint/refused?code=secret HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(connection.receiveHead().hasPrefix("HTTP/1.1 400"))
    server.signal(SIGTERM)
    #expect(server.wait() == 0)
    let log = server.errorText()
    #expect(log.contains("request_refused"))
    #expect(log.contains("reason=\"for a test\""))
    #expect(!log.contains("secret"))
  }

  @Test func `a server that ends lets an answer go out first`() {
    let server = ServerProcess()
    let connection = RawSocket(server.port)
    connection.send("GET /endpoint/later HTTP/1.1\r\nHost: x\r\n\r\n")
    usleep(50_000)
    server.signal(SIGTERM)
    #expect(answer(on: connection).body == "later")
    #expect(server.wait() == 0)
  }
}
