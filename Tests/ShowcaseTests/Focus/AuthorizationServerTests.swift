import Testing
import Wheelhouse

@testable import Showcase

struct AuthorizationServerTests {
  private let clock = HandWallClock()
  private let server: AuthorizationServer
  private let secrets = OpenSSLSecrets()
  private nonisolated static let callback = "https://app.test/callback"

  init() {
    let client = AuthorizationServer.Client(
      id: "app", name: "App", redirectURIs: [Self.callback], scopes: ["read", "streaming"])
    let other = AuthorizationServer.Client(
      id: "other", name: "Other", redirectURIs: ["https://other.test/"], scopes: ["read"])
    server = AuthorizationServer(clients: [client, other], secrets: secrets, clock: clock)
  }

  private func request(_ changes: [String: String?] = [:], verifier: String = "") -> FormFields {
    var parameters: [String: String?] = [
      "response_type": "code", "client_id": "app", "redirect_uri": Self.callback,
      "scope": "read streaming", "state": "s1", "code_challenge_method": "S256",
      "code_challenge": secrets.challenge(for: verifier),
    ]
    for (name, value) in changes { parameters[name] = value }
    var query = FormFields()
    for (name, value) in parameters { if let value { query.add(name, value) } }
    return query
  }

  private func location(_ decision: AuthorizationServer.Decision) throws -> FormFields {
    guard case .answer(let url) = decision else { throw Unexpected(what: "\(decision)") }
    #expect(url.hasPrefix(Self.callback + "?"))
    return try #require(FormFields(encoded: url.dropFirst(Self.callback.count + 1)))
  }

  private struct Unexpected: Error {
    let what: String
  }

  private func code(_ verifier: String, allowing scope: Set<String> = ["read", "streaming"]) throws
    -> String
  {
    guard case .ask(_, let ticket) = server.authorize(request(verifier: verifier)) else {
      throw Unexpected(what: "no page")
    }
    return try #require(try location(server.decide(ticket, allowing: scope))["code"])
  }

  private func redemption(_ code: String, _ verifier: String, uri: String = callback) -> FormFields
  {
    FormFields([
      "grant_type": "authorization_code", "client_id": "app", "code": code,
      "redirect_uri": uri, "code_verifier": verifier,
    ])
  }

  private func refresh(_ token: String, key: String? = nil) -> FormFields {
    var form = FormFields([
      "grant_type": "refresh_token", "client_id": "app", "refresh_token": token,
    ])
    if let key { form.add("idempotency_key", key) }
    return form
  }

  @Test func `the challenge is that of RFC 7636, appendix B`() {
    #expect(
      secrets.challenge(for: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk")
        == "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM")
    #expect(secrets.next().utf8.count == 43)
    #expect(secrets.next() != secrets.next())
  }

  @Test(arguments: [
    ["client_id": "nobody"], ["client_id": nil], ["redirect_uri": "https://evil.test/"],
    ["redirect_uri": nil], ["redirect_uri": callback + "/more"],
  ])
  func `a request of an unknown client or for an unknown place is not sent on`(
    changes: [String: String?]
  ) {
    guard case .reject = server.authorize(request(changes)) else {
      Issue.record("\(changes) was not rejected")
      return
    }
  }

  @Test(arguments: [
    (["response_type": "token"], "unsupported_response_type"),
    (["code_challenge_method": "plain"], "invalid_request"),
    (["code_challenge_method": nil], "invalid_request"),
    (["code_challenge": nil], "invalid_request"), (["code_challenge": "short"], "invalid_request"),
    (["scope": "everything"], "invalid_scope"), (["scope": ""], "invalid_scope"),
    (["scope": " "], "invalid_scope"),
  ])
  func `any other mistake is told to the client with its state`(
    changes: [String: String?], error: String
  ) throws {
    let answer = try location(server.authorize(request(changes)))
    #expect(answer["error"] == error)
    #expect(answer["state"] == "s1")
  }

  @Test func `a no, and a yes to nothing, is told to the client`() throws {
    guard case .ask(_, let ticket) = server.authorize(request()) else { throw Unexpected(what: "") }
    for nothing: Set<String> in [[], ["everything"]] {
      let answer = try location(server.decide(ticket, allowing: nothing))
      #expect(answer["error"] == "access_denied" && answer["state"] == "s1")
      #expect(answer["code"] == nil)
    }
    guard case .reject = server.decide(ticket, allowing: ["read"]) else {
      throw Unexpected(what: "decided otherwise")
    }
  }

  @Test func `a decision is made once, and not after ten minutes`() throws {
    guard case .ask(_, let first) = server.authorize(request()),
      case .ask(_, let second) = server.authorize(request())
    else { throw Unexpected(what: "no page") }
    _ = try location(server.decide(first, allowing: ["read"]))
    for other: Set<String> in [[], ["read", "streaming"]] {
      guard case .reject = server.decide(first, allowing: other) else {
        throw Unexpected(what: "decided otherwise")
      }
    }
    clock.pass(601)
    for late in [first, second] {
      guard case .reject = server.decide(late, allowing: ["read"]) else {
        throw Unexpected(what: "late")
      }
    }
  }

  @Test func `whoever presses a button twice is sent on with the same answer`() throws {
    let verifier = secrets.next()
    guard case .ask(_, let yes) = server.authorize(request(verifier: verifier)),
      case .ask(_, let no) = server.authorize(request())
    else { throw Unexpected(what: "no page") }
    let allowed = try location(server.decide(yes, allowing: ["read"]))
    clock.pass(59)
    #expect(try location(server.decide(yes, allowing: ["read"])).encoded == allowed.encoded)
    let denied = try location(server.decide(no, allowing: []))
    #expect(try location(server.decide(no, allowing: [])).encoded == denied.encoded)
    // The second press makes the code no younger, and is worth no second grant.
    let redemption = redemption(try #require(allowed["code"]), verifier)
    _ = try server.token(redemption)
    clock.pass(2)
    guard case .reject = server.decide(yes, allowing: ["read"]) else {
      throw Unexpected(what: "still decided")
    }
  }

  @Test func `nobody can allow more than was asked for`() throws {
    let verifier = secrets.next()
    let code = try code(verifier, allowing: ["read", "write"])
    #expect(try server.token(redemption(code, verifier)).scope == ["read"])
  }

  @Test func `a code is worth tokens to whoever knows its verifier`() throws {
    let verifier = secrets.next()
    let grant = try server.token(redemption(try code(verifier), verifier))
    #expect(grant.scope == ["read", "streaming"])
    #expect(server.isGood(grant.tokens.access))
    #expect(!server.isGood(grant.tokens.refresh))
    clock.pass(3601)
    #expect(!server.isGood(grant.tokens.access))
  }

  @Test func `a code with another verifier, place or client, or too late, is worth nothing`() throws
  {
    let verifier = secrets.next()
    let code = try code(verifier)
    #expect(throws: TokenError.invalidGrant) {
      try server.token(redemption(code, secrets.next()))
    }
    #expect(throws: TokenError.invalidRequest) { try server.token(redemption(code, "short")) }
    #expect(throws: TokenError.invalidGrant) {
      try server.token(redemption(code, verifier, uri: "https://evil.test/"))
    }
    var other = redemption(code, verifier)
    other =
      FormFields(encoded: other.encoded.replacingFirst("client_id=app", by: "client_id=other"))
      ?? other
    #expect(throws: TokenError.invalidGrant) { try server.token(other) }
    clock.pass(61)
    #expect(throws: TokenError.invalidGrant) { try server.token(redemption(code, verifier)) }
  }

  @Test func `a code that comes twice ends what came of it`() throws {
    let verifier = secrets.next()
    let code = try code(verifier)
    let grant = try server.token(redemption(code, verifier))
    #expect(throws: TokenError.invalidGrant) { try server.token(redemption(code, verifier)) }
    #expect(!server.isGood(grant.tokens.access))
  }

  @Test func `a refresh token is good once; brought again it ends the grant`() throws {
    let verifier = secrets.next()
    let first = try server.token(redemption(try code(verifier), verifier))
    let second = try server.token(refresh(first.tokens.refresh))
    #expect(second.scope == first.scope)
    #expect(server.isGood(second.tokens.access))
    #expect(!server.isGood(first.tokens.access))
    #expect(throws: TokenError.invalidGrant) { try server.token(refresh(first.tokens.refresh)) }
    #expect(!server.isGood(second.tokens.access))
    #expect(throws: TokenError.invalidGrant) { try server.token(refresh(second.tokens.refresh)) }
  }

  private func granted() throws -> AuthorizationServer.TokenPair {
    let verifier = secrets.next()
    return try server.token(redemption(try code(verifier), verifier)).tokens
  }

  private func renewed(_ token: String, _ key: String) throws -> AuthorizationServer.TokenPair {
    try server.token(refresh(token, key: key)).tokens
  }

  private func isRefused(_ token: String, _ key: String) -> Bool {
    do {
      _ = try server.token(refresh(token, key: key))
      return false
    } catch {
      return error == .invalidGrant
    }
  }

  @Test func `a renewal whose answer was lost gives the same tokens again to who knows its key`()
    throws
  {
    let first = try granted()
    let lost = try server.token(refresh(first.refresh, key: "one"))
    #expect(lost.tokens.access != first.access && lost.tokens.refresh != first.refresh)
    clock.pass(40)
    let again = try server.token(refresh(first.refresh, key: "one"))
    #expect(again.tokens == lost.tokens && again.scope == lost.scope)
    #expect(lost.seconds == 3600 && again.seconds == 3560)
    #expect(server.isGood(again.tokens.access))
    #expect(try renewed(again.tokens.refresh, "two") != again.tokens)
  }

  @Test func `a key of more than 128 bytes is refused, and what was brought is still worth tokens`()
    throws
  {
    let verifier = secrets.next()
    let code = try code(verifier)
    let long = String(repeating: "k", count: 129)
    var form = redemption(code, verifier)
    form.add("idempotency_key", long)
    #expect(throws: TokenError.invalidRequest) { try server.token(form) }
    let first = try server.token(redemption(code, verifier)).tokens
    #expect(throws: TokenError.invalidRequest) {
      try server.token(refresh(first.refresh, key: long))
    }
    let key = String(long.dropLast())
    let second = try renewed(first.refresh, key)
    #expect(try renewed(first.refresh, key) == second)
  }

  @Test func `a renewal is not repeated after its minute, which repetitions do not move`() throws {
    let first = try granted()
    let second = try renewed(first.refresh, "one")
    for _ in 0..<2 {
      clock.pass(29)
      #expect(try renewed(first.refresh, "one") == second)
    }
    clock.pass(2)
    #expect(isRefused(first.refresh, "one"))
    #expect(!server.isGood(second.access))
    #expect(isRefused(second.refresh, "two"))
  }

  @Test func `repetitions do not make a refresh token live longer`() throws {
    let first = try granted()
    let second = try renewed(first.refresh, "one")
    clock.pass(59)
    #expect(try renewed(first.refresh, "one") == second)
    clock.pass(2_592_000 - 59)
    #expect(isRefused(second.refresh, "two"))
  }

  @Test func `a renewal is not repeated once its refresh token was used: that ends the grant`()
    throws
  {
    let first = try granted()
    let second = try renewed(first.refresh, "one")
    let third = try renewed(second.refresh, "two")
    #expect(isRefused(first.refresh, "one"))
    #expect(!server.isGood(third.access))
    #expect(isRefused(third.refresh, "three"))
  }

  @Test func `a request that arrives after its repetition takes nothing from who uses the tokens`()
    throws
  {
    let first = try granted()
    let second = try renewed(first.refresh, "one")
    #expect(try renewed(first.refresh, "one") == second)
    #expect(server.isGood(second.access))
    for _ in 0..<2 { #expect(isRefused(first.refresh, "one")) }
    #expect(server.isGood(second.access))
    clock.pass(61)
    #expect(isRefused(first.refresh, "one"))
    #expect(!server.isGood(second.access))
  }

  @Test func `a refresh token that was traded in is known for as long as its grant lives`() throws {
    let first = try granted()
    var latest = first
    for count in 0..<50 {
      latest = try renewed(latest.refresh, "\(count)")
      clock.pass(2_000_000)
    }
    latest = try renewed(latest.refresh, "last")
    #expect(server.isGood(latest.access))
    #expect(isRefused(first.refresh, "0"))
    #expect(!server.isGood(latest.access))
    #expect(isRefused(latest.refresh, "next"))
  }

  @Test func `a repetition by another client ends the grant`() throws {
    let first = try granted()
    let second = try renewed(first.refresh, "one")
    let form = refresh(first.refresh, key: "one").encoded
    let other = form.replacingFirst("client_id=app", by: "client_id=other")
    #expect(throws: TokenError.invalidGrant) {
      try server.token(try #require(FormFields(encoded: other[...])))
    }
    #expect(!server.isGood(second.access))
  }

  @Test func `a redemption with a key gives the same again for a minute, until it is used`() throws
  {
    let verifier = secrets.next()
    var form = redemption(try code(verifier), verifier)
    form.add("idempotency_key", "one")
    clock.pass(30)
    let tokens = try server.token(form).tokens
    clock.pass(40)
    #expect(try server.token(form).tokens == tokens)
    #expect(server.isGood(tokens.access))
    #expect(throws: TokenError.invalidGrant) { try server.token(form) }
    #expect(server.isGood(tokens.access))
    clock.pass(21)
    #expect(throws: TokenError.invalidGrant) { try server.token(form) }
    #expect(!server.isGood(tokens.access))
  }

  @Test(arguments: ["two", nil])
  func `a spent refresh token with another key, or none, is a thief's`(key: String?) throws {
    let verifier = secrets.next()
    let first = try server.token(redemption(try code(verifier), verifier))
    let second = try server.token(refresh(first.tokens.refresh, key: "one"))
    #expect(throws: TokenError.invalidGrant) {
      try server.token(refresh(first.tokens.refresh, key: key))
    }
    #expect(!server.isGood(second.tokens.access))
  }

  @Test func `either token ends the grant when it is revoked, and an unknown one is no mistake`()
    throws
  {
    for isRefresh in [true, false] {
      let verifier = secrets.next()
      let grant = try server.token(redemption(try code(verifier), verifier))
      let token = isRefresh ? grant.tokens.refresh : grant.tokens.access
      #expect(throws: TokenError.invalidGrant) {
        try server.revoke(FormFields(["token": token, "client_id": "other"]))
      }
      try server.revoke(FormFields(["token": token, "client_id": "app"]))
      #expect(!server.isGood(grant.tokens.access))
      #expect(throws: TokenError.invalidGrant) { try server.token(refresh(grant.tokens.refresh)) }
    }
    try server.revoke(FormFields(["token": "unknown", "client_id": "app"]))
    #expect(throws: TokenError.invalidClient) { try server.revoke(FormFields(["token": "x"])) }
  }

  @Test func `a refresh token that was traded in ends the grant when it is revoked`() throws {
    let first = try granted()
    let third = try renewed(try renewed(first.refresh, "one").refresh, "two")
    #expect(throws: TokenError.invalidGrant) {
      try server.revoke(FormFields(["token": first.refresh, "client_id": "other"]))
    }
    #expect(server.isGood(third.access))
    try server.revoke(FormFields(["token": first.refresh, "client_id": "app"]))
    #expect(!server.isGood(third.access))
    #expect(isRefused(third.refresh, "three"))
  }

  @Test func `forms that are wrong are refused by name`() {
    let wrong: [(FormFields, TokenError)] = [
      (FormFields(), .invalidClient), (FormFields(["client_id": "app"]), .invalidRequest),
      (FormFields(["client_id": "app", "grant_type": "password"]), .unsupportedGrantType),
      (FormFields(["client_id": "app", "client_id": "app"]), .invalidRequest),
    ]
    for (form, error) in wrong { #expect(throws: error) { try server.token(form) } }
  }
}

extension String {
  fileprivate func replacingFirst(_ text: String, by other: String) -> String {
    guard let range = ranges(of: text).first else { return self }
    return replacingCharacters(in: range, with: other)
  }

  private func replacingCharacters(in range: Range<Index>, with other: String) -> String {
    String(self[..<range.lowerBound]) + other + self[range.upperBound...]
  }
}
