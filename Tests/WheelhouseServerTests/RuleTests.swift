import ScreenDocument
import Testing

@testable import WheelhouseServer

/// The rules that need no socket.
@MainActor @Suite struct RuleTests {
  private func isText(_ bytes: [UInt8], split: Int) -> Bool {
    var check = UTF8Check()
    let pieces = [Array(bytes[..<split]), Array(bytes[split...])]
    return pieces.allSatisfy { $0.withUnsafeBytes { check.take($0) } } && check.isComplete
  }

  @Test func `UTF-8 is told from other bytes as the standard library tells it, however cut`() {
    var random = SplitMix(state: 7)
    let interesting: [UInt8] = [
      0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1,
      0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
    ]
    for _ in 0..<20_000 {
      let count = Int(random.next() % 7)
      var bytes = (0..<count).map { _ in interesting[Int(random.next() % 24)] }
      if random.next() % 4 == 0 { bytes = Array("abcdefghijk".utf8) + bytes }
      let split = Int(random.next() % UInt64(bytes.count + 1))
      let expected = String(validating: bytes, as: UTF8.self) != nil
      #expect(isText(bytes, split: split) == expected, "\(bytes) cut at \(split)")
    }
  }

  @Test func `origins are compared without case, default port and scheme of the proxy`() {
    #expect(Origin("http://Example.com:80")?.isSameHost(as: "example.com") == true)
    #expect(Origin("https://example.com")?.isSameHost(as: "example.com:443") == true)
    #expect(Origin("http://[::1]:8080")?.isSameHost(as: "[::1]:8080") == true)
    #expect(Origin("http://example.com:81")?.isSameHost(as: "example.com") == false)
    for text in ["null", "", "http://", "ftp://a", "http://a/b", "http:a", "http://a b", "//a"] {
      #expect(Origin(text) == nil, "\(text)")
    }
  }

  @Test func `a place is an IPv4 address or an IPv6 network, and frees what leaves it`() {
    var options = ServerOptions()
    (options.maxConnections, options.maxConnectionsPerAddress) = (3, 2)
    var count = ConnectionCount(options)
    let here = PeerAddress(text: "10.0.0.1", place: .init(high: 1, low: 1))
    let there = PeerAddress(text: "10.0.0.2", place: .init(high: 1, low: 2))
    #expect(count.enter(here) == nil && count.enter(here) == nil)
    #expect(count.enter(here) == "too_many_from_address")
    #expect(count.enter(there) == nil)
    count.leave(here.place)
    #expect(count.open == 2)
    #expect(count.enter(there) == nil)
  }

  @Test func `what is one too many is spare, until there are too many of those`() {
    var options = ServerOptions()
    options.maxConnections = 3
    var count = ConnectionCount(options)
    let there = PeerAddress(text: "10.0.0.2", place: .init(high: 1, low: 2))
    for _ in 0..<3 { #expect(count.enter(there) == nil && !count.isOverfull) }
    for _ in 0..<ConnectionCount.spare { #expect(count.enter(there) == nil && count.isOverfull) }
    #expect(count.enter(there) == "too_many_connections")
    #expect(count.enterProxy() == "too_many_connections")
    count.leave(there.place)
    #expect(count.enter(there) == nil)
  }

  @Test func `loopback is where proxies live and is limited only when asked`() {
    var count = ConnectionCount(ServerOptions())
    let proxy = PeerAddress(text: "127.0.0.1", place: .init(high: 0, low: 1))
    let stranger = PeerAddress(text: "10.0.0.1", place: .init(high: 0, low: 2))
    for _ in 0..<300 { #expect(count.enter(proxy) == nil) }
    for _ in 0..<256 { #expect(count.enter(stranger) == nil) }
    #expect(count.enter(stranger) == "too_many_from_address")
  }

  @Test func `an address begins so many sessions a minute, and loopback any number unless asked`() {
    let here = PeerAddress(text: "10.0.0.1", place: .init(high: 1, low: 1))
    let there = PeerAddress(text: "10.0.0.2", place: .init(high: 1, low: 2))
    let proxy = PeerAddress(text: "127.0.0.1", place: .init(high: 1, low: 3))
    /// How many of so many may begin.
    func begun(
      _ number: Int, _ address: PeerAddress, at: UInt32, _ count: inout SessionCount
    ) -> Int {
      (0..<number).count { _ in count.enter(address, at: at) }
    }
    var options = ServerOptions()
    var count = SessionCount(options)
    #expect(begun(200, here, at: 0, &count) == 200)
    #expect(begun(200, here, at: 59, &count) == 100)
    #expect(begun(1, there, at: 59, &count) == 1)
    #expect(begun(1, here, at: 60, &count) == 1)
    #expect(begun(400, proxy, at: 60, &count) == 400)
    options.sessionsPerMinute = 1
    count = SessionCount(options)
    #expect(begun(2, proxy, at: 5, &count) == 1)
    options.sessionsPerMinute = 0
    count = SessionCount(options)
    #expect(begun(400, here, at: 5, &count) == 400)
  }

  @Test func `silence is judged by how long it lasts`() {
    let silence = Silence(pingAfter: 30, helloWithin: 10)
    func verdict(_ quiet: UInt32, spoken: Bool = true, closing: Bool = false) -> Silence.Verdict {
      silence.verdict(quiet: quiet, hasSpoken: spoken, isClosing: closing)
    }
    #expect(verdict(29) == .nothing && verdict(30) == .ping && verdict(60) == .drop)
    #expect(verdict(9, spoken: false) == .nothing && verdict(10, spoken: false) == .helloTimeout)
    #expect(verdict(4, closing: true) == .nothing && verdict(5, closing: true) == .drop)
  }

  @Test func `a log line keeps to one line whatever a client sent`() {
    let fields = [("plain", "a"), ("odd", "two words"), ("evil", "x\n\u{1B}[31m\"")]
    let line = LogLine(level: .info, event: "refused", fields: fields, time: "T")
    let text = String(decoding: line.bytes(in: .text), as: UTF8.self)
    #expect(text == "T INFO refused plain=a odd=\"two words\" evil=\"x\\u000a\\u001b[31m\\\"\"\n")
    let json = String(decoding: line.bytes(in: .json), as: UTF8.self)
    #expect(json.hasPrefix(#"{"time":"T","level":"info","event":"refused","plain":"a""#))
    #expect(json.hasSuffix(#""evil":"x\u000a\u001b[31m\""}"# + "\n"))
  }

  @Test(arguments: ["\u{80}", "\u{9B}31m", "\u{9F}", "\u{2028}", "\u{2029}"])
  func `what may end a line or steer a terminal is written in digits`(evil: String) {
    let line = LogLine(level: .info, event: "refused", fields: [("path", evil)], time: "T")
    for format in [LogFormat.text, .json] {
      let scalars = String(decoding: line.bytes(in: format), as: UTF8.self).unicodeScalars
      #expect(!scalars.contains(evil.unicodeScalars.first!))
      #expect(String(scalars).contains(#""\u"#))
    }
  }

  @Test func `words of any language are written as they are`() {
    let fields = [("path", "/Straße"), ("name", "日本\u{A0}語")]
    let line = LogLine(level: .info, event: "refused", fields: fields, time: "T")
    let text = String(decoding: line.bytes(in: .text), as: UTF8.self)
    #expect(text == "T INFO refused path=/Straße name=日本\u{A0}語\n")
  }

  @Test func `a log line that is too long is JSON all the same, and says so`() throws {
    let path = String(repeating: "\u{1}", count: 1000)
    let fields = [("path", path), ("short", "a"), ("more", path)]
    let line = LogLine(level: .info, event: "refused", fields: fields, time: "T")
    for format in [LogFormat.json, .text] {
      let bytes = line.bytes(in: format)
      #expect(bytes.count <= LogLine.maximumLength && bytes.last == UInt8(ascii: "\n"))
    }
    let json = try JSONValue(parsing: String(decoding: line.bytes(in: .json), as: UTF8.self))
    #expect(json["event"] == "refused" && json["cut"] == "true")
  }

  @Test func `fields of a level that is off are not computed`() {
    let log = Log(level: .warning, format: .text)
    var computed = false
    func field() -> [(String, String)] {
      computed = true
      return []
    }
    log.write(.debug, "never", field())
    #expect(!computed)
  }

  @Test func `gzip is refused by q=0 only`() {
    func accepts(_ value: String) -> Bool { WebRequest(acceptEncoding: value).acceptsGzip }
    #expect(accepts("gzip") && accepts("br, GZIP;q=0.5") && accepts("*"))
    #expect(!accepts("gzip;q=0, *") && !accepts("*, gzip;q=0") && accepts("gzip, *;q=0"))
    #expect(!accepts("*;q=0") && accepts("br;q=0, *;q=0.1"))
    #expect(!accepts("") && !accepts("br") && !accepts("gzip;q=0") && !accepts("gzip; q=0.000"))
  }

  @Test func `a date is written as HTTP wants it, and as logs do`() {
    #expect(UTC.http(784_111_777) == "Sun, 06 Nov 1994 08:49:37 GMT")
    #expect(UTC.log(784_111_777) == "1994-11-06T08:49:37")
  }

  @Test func `a host that is no host is not repeated in a header`() {
    let policy = Website.contentPolicy(host: "x; script-src *")
    #expect(policy.contains("connect-src 'self';"))
  }
}

/// A small generator with a printed seed.
private struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
