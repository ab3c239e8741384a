import Testing

@testable import WheelhouseServer

/// What proxies say, read without a socket.
@MainActor @Suite struct ForwardedTests {
  private let proxies = ["127.0.0.1", "10.0.0.0/8", "fd00::/8"].compactMap { AddressRange($0) }

  private func read(
    _ forwarded: String? = nil, for older: String? = nil, proto: String? = nil, host: String? = nil
  ) -> ForwardedRequest? {
    .read(
      .init(forwarded: forwarded, forwardedFor: older, proto: proto, host: host), past: proxies)
  }

  @Test func `a range holds the addresses that begin as it does`() throws {
    for (range, inside, outside) in [
      ("10.0.0.0/8", "10.255.3.4", "11.0.0.0"), ("192.0.2.7", "192.0.2.7", "192.0.2.8"),
      ("192.0.2.128/25", "192.0.2.200", "192.0.2.127"), ("fd00::/8", "fdff::1", "fe00::1"),
      ("2001:db8::/65", "2001:db8::7fff:0:0:1", "2001:db8::8000:0:0:1"), ("::1", "::1", "::2"),
      ("0.0.0.0/0", "203.0.113.9", "::1"), ("10.0.0.0/8", "::ffff:10.1.1.1", "::10.1.1.1"),
    ] {
      let range = try #require(AddressRange(range))
      let (member, stranger) = (try #require(IPAddress(inside)), try #require(IPAddress(outside)))
      #expect(range.contains(member) && !range.contains(stranger), "\(inside), \(outside)")
    }
    for text in ["", "x", "10.0.0.1/8", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/8/8", "::1/129"] {
      #expect(AddressRange(text) == nil, "\(text)")
    }
  }

  @Test(arguments: [
    ("203.0.113.9", "203.0.113.9"), ("198.51.100.1, 203.0.113.9", "203.0.113.9"),
    ("203.0.113.9, 10.1.2.3", "203.0.113.9"), ("10.9.9.9, 10.1.2.3", "10.9.9.9"),
    ("2001:db8::5", "2001:db8::5"), ("[2001:db8::5]:443", "2001:db8::5"),
    ("203.0.113.9:5000", "203.0.113.9"), ("nonsense, 10.1.2.3", "10.1.2.3"),
  ])
  func `the client is the last address that no trusted proxy has`(header: String, client: String) {
    #expect(read(for: header)?.client?.text == client)
  }

  @Test func `what cannot be read names nobody`() {
    for header in ["", "unknown", "203.0.113.9, unknown", "999.1.1.1", ",,,", "localhost"] {
      #expect(read(for: header)?.client == nil, "\(header)")
    }
  }

  @Test(arguments: [
    ("for=203.0.113.9;proto=https;host=app.example", "203.0.113.9", "https", "app.example"),
    ("For=\"[2001:db8::5]:47\" ; PROTO=\"http\"", "2001:db8::5", "http", nil),
    (
      "for=1.1.1.1;host=evil, for=203.0.113.9;host=a.example, for=10.0.0.2", "203.0.113.9", nil,
      "a.example"
    ),
    ("for=\"1.1.1.1, for=2.2.2.2\", for=203.0.113.9", "203.0.113.9", nil, nil),
    ("for=_hidden;proto=https", nil, "https", nil),
    ("for=203.0.113.9;host=\"a b\"", "203.0.113.9", nil, nil),
    ("proto=gopher", nil, nil, nil),
  ])
  func `Forwarded is read by its grammar`(
    header: String, client: String?, scheme: String?, host: String?
  ) {
    let read = read(header)
    #expect(read?.client?.text == client)
    #expect(read?.scheme == scheme)
    #expect(read?.host == host)
  }

  @Test func `the older fields say scheme and host, the last of several`() {
    let read = read(for: "203.0.113.9", proto: "http, HTTPS", host: "evil, app.example:8443")
    #expect(read?.scheme == "https" && read?.host == "app.example:8443")
  }

  @Test func `two fields that name different clients are a contradiction`() {
    #expect(read("for=1.1.1.1", for: "203.0.113.9") == nil)
    #expect(read("for=203.0.113.9", for: "203.0.113.9")?.client?.text == "203.0.113.9")
  }

  @Test func `a page of the same host and another scheme is foreign where the scheme is known`() {
    var request = UpgradeRequest()
    (request.host, request.connection, request.version) = ("app.example", "Upgrade", "13")
    (request.key, request.subprotocols) = ("dGhlIHNhbXBsZSBub25jZQ==", "wheelhouse.v1")
    request.origin = "http://app.example"
    #expect(UpgradePolicy().refusal(of: request) == nil)
    request.scheme = "http"
    #expect(UpgradePolicy().refusal(of: request) == nil)
    request.scheme = "https"
    #expect(UpgradePolicy().refusal(of: request)?.status == 403)
    request.origin = "https://app.example"
    #expect(UpgradePolicy().refusal(of: request) == nil)
  }
}
