import Testing
import Wheelhouse

@testable import Showcase

struct AuthorizationServiceTests {
  private let bench = FocusBench()
  private let sent = SentEvents()
  private let listener = Listener()
  private let service: AuthorizationService

  init() {
    service = AuthorizationService(
      bus: sent, listener: listener, provider: bench.feature.provider, desk: bench.feature.desk,
      secrets: bench.feature.secrets, clock: bench.clock)
  }

  private func wait(until isThere: () -> Bool) async {
    for _ in 0..<100_000 where !isThere() { await Task.yield() }
    #expect(isThere())
  }

  private var url: String { sent.all(DomainEvent.SpotifyAuthURLGenerated.self).last?.url ?? "" }

  private var updates: [Bool] {
    sent.all(DomainEvent.SpotifyAuthorizationUpdated.self).map(\.isAuthorized)
  }

  private var errors: [String] { sent.all(DomainEvent.ApplicationError.self).map(\.message) }

  /// Asks, decides, and hands the answer of the callback to the service, as the bus would.
  private func decide(_ decision: String) async throws {
    service.request()
    try await bench.browser.finish(decision, at: url)
    let event = try #require(sent.all(SystemEvent.AuthorizationCallbackReceived.self).last)
    service.received(event.answer)
  }

  private func authorize() async throws {
    try await decide("allow")
    await wait { updates.last == true }
  }

  @Test func `point 72: the request carries an S256 challenge and a state nobody can guess`() throws
  {
    service.request()
    let query = try #require(url.split(separator: "?").last.flatMap { FormFields(encoded: $0) })
    #expect(url.hasPrefix("http://focus.test/oauth/authorize?"))
    #expect(query["response_type"] == "code")
    #expect(query["code_challenge_method"] == "S256")
    #expect(query["redirect_uri"] == "http://focus.test/focus/callback")
    let pending = try #require(listener.state.pending)
    #expect(query["code_challenge"] == OpenSSLSecrets().challenge(for: pending.verifier))
    #expect(query["state"] == pending.state)
    #expect(!url.contains(pending.verifier))
    #expect(pending.state.utf8.count == 43)
  }

  @Test func `point 72: a yes is redeemed for access`() async throws {
    try await authorize()
    let authorization = try #require(listener.state.authorization)
    #expect(authorization.allowsPlaying)
    #expect(authorization.expiresAt == bench.clock.now + 600)
    #expect(listener.state.pending == nil)
    #expect(bench.poster.posts == ["/oauth/token"])
  }

  @Test func `point 72: a no is told, and nothing is asked of the server`() async throws {
    try await decide("deny")
    #expect(errors == ["Tunebox was not connected: access was denied."])
    #expect(updates.isEmpty)
    #expect(bench.poster.posts.isEmpty)
  }

  @Test func `point 72: a forged state is refused and reaches nobody`() async throws {
    service.request()
    let answer = try await bench.browser.get("http://focus.test/focus/callback?code=x&state=forged")
    #expect(answer.status == 400)
    #expect(answer.reason == "callback with unknown state")
    #expect(sent.all(SystemEvent.AuthorizationCallbackReceived.self).isEmpty)
  }

  @Test func `point 72: a replayed callback is refused and reaches nobody`() async throws {
    service.request()
    let callback = try await bench.browser.decide("allow", at: url)
    #expect(try await bench.browser.get(callback).status == 200)
    let again = try await bench.browser.get(callback)
    #expect(again.status == 400)
    #expect(again.reason == "callback with replayed")
    #expect(String(decoding: again.body, as: UTF8.self).contains("Focus has had an answer."))
    #expect(sent.all(SystemEvent.AuthorizationCallbackReceived.self).count == 1)
  }

  @Test func `the answer to a request that was replaced by another is refused`() async throws {
    service.request()
    let old = try await bench.browser.decide("allow", at: url)
    bench.clock.pass(301)
    service.request()
    #expect(try await bench.browser.get(old).status == 400)
    try await bench.browser.finish("allow", at: url)
    #expect(sent.all(SystemEvent.AuthorizationCallbackReceived.self).count == 1)
  }

  @Test func `a double click on connecting opens one page, which works`() async throws {
    service.request()
    bench.clock.pass(0.4)
    service.request()
    #expect(sent.all(DomainEvent.SpotifyAuthURLGenerated.self).count == 1)
    try await bench.browser.finish("allow", at: url)
    let event = try #require(sent.all(SystemEvent.AuthorizationCallbackReceived.self).last)
    service.received(event.answer)
    await wait { updates.last == true }
  }

  @Test
  func `of two pages opened one after the other each works, and the second decision is refused`()
    async throws
  {
    service.request()
    bench.clock.pass(30)
    service.request()
    let pages = sent.all(DomainEvent.SpotifyAuthURLGenerated.self).map(\.url)
    try #require(pages.count == 2)
    let second = try await bench.browser.decide("allow", at: pages[1])
    try await bench.browser.finish("allow", at: pages[0])
    let event = try #require(sent.all(SystemEvent.AuthorizationCallbackReceived.self).last)
    service.received(event.answer)
    await wait { updates.last == true }
    let again = try await bench.browser.get(second)
    #expect(again.status == 400)
    #expect(again.reason == "callback with replayed")
    #expect(sent.all(SystemEvent.AuthorizationCallbackReceived.self).count == 1)
  }

  @Test func `who said no can ask again at once`() async throws {
    try await decide("deny")
    try await decide("allow")
    await wait { updates.last == true }
  }

  @Test func `an answer after ten minutes is refused`() async throws {
    service.request()
    let late = try await bench.browser.decide("allow", at: url)
    bench.clock.pass(601)
    #expect(try await bench.browser.get(late).status == 400)
  }

  private let late = "The time to decide is over. Connect Tunebox again to go on."

  @Test func `a request is forgotten after ten minutes, and the person hears of it`() async throws {
    service.request()
    await wait { bench.clock.waiters == 1 }
    bench.clock.pass(599)
    service.request()
    #expect(listener.state.pending?.expiresAt == bench.clock.now + 600)
    await wait { bench.clock.waiters == 1 }
    bench.clock.pass(599)
    for _ in 0..<100 { await Task.yield() }
    #expect(listener.state.pending != nil && errors.isEmpty)
    bench.clock.pass(1)
    await wait { listener.state.pending == nil }
    #expect(errors == [late])
    try await authorize()
    #expect(errors == [late])
  }

  @Test func `who has decided hears nothing of the time that they had`() async throws {
    service.request()
    await wait { bench.clock.waiters == 1 }
    try await authorize()
    await wait { bench.clock.waiters == 0 }
    bench.clock.pass(601)
    for _ in 0..<100 { await Task.yield() }
    #expect(errors.isEmpty)
  }

  @Test func `a session that sleeps while its request ends has forgotten it when it wakes`() async {
    let listener = Listener()
    func service() -> AuthorizationService {
      AuthorizationService(
        bus: sent, listener: listener, provider: bench.feature.provider, desk: bench.feature.desk,
        secrets: bench.feature.secrets, clock: bench.clock)
    }
    var asleep: AuthorizationService? = service()
    asleep?.request()
    await wait { bench.clock.waiters == 1 }
    asleep = nil
    await wait { bench.clock.waiters == 0 }
    bench.clock.pass(600)
    #expect(listener.state.pending != nil)
    let awake = service()
    awake.resume()
    #expect(listener.state.pending == nil)
    #expect(errors == [late])
  }

  @Test func `a callback that is not one, or asks for the head alone, answers nothing`()
    async throws
  {
    service.request()
    let state = listener.state.pending?.state ?? ""
    for query in ["", "?state=\(state)", "?state=\(state)&code=a&error=b", "?code=a"] {
      let answer = try await bench.browser.get("http://focus.test/focus/callback" + query)
      #expect(answer.status == 400)
    }
    #expect(sent.all(SystemEvent.AuthorizationCallbackReceived.self).isEmpty)
  }

  @Test func `an answer that comes while the session sleeps is kept until it is back`() async throws
  {
    let listener = Listener()
    var asleep: AuthorizationService? = AuthorizationService(
      bus: sent, listener: listener, provider: bench.feature.provider, desk: bench.feature.desk,
      secrets: bench.feature.secrets, clock: bench.clock)
    asleep?.request()
    asleep = nil
    #expect(try await bench.browser.finish("allow", at: url).status == 200)
    #expect(sent.all(SystemEvent.AuthorizationCallbackReceived.self).isEmpty)
    let awake = AuthorizationService(
      bus: sent, listener: listener, provider: bench.feature.provider, desk: bench.feature.desk,
      secrets: bench.feature.secrets, clock: bench.clock)
    awake.resume()
    let event = try #require(sent.all(SystemEvent.AuthorizationCallbackReceived.self).first)
    awake.received(event.answer)
    await wait { listener.state.authorization != nil }
  }

  @Test func `point 72: access is renewed before it ends, again and again`() async throws {
    try await authorize()
    let keeping = Task { await service.keepFresh() }
    for round in 2...4 {
      await wait { bench.clock.waiters == 1 }
      let before = listener.state.authorization?.accessToken
      bench.clock.pass(575)
      await wait { updates.count == round }
      #expect(listener.state.authorization?.accessToken != before)
    }
    #expect(errors.isEmpty)
    keeping.cancel()
    await keeping.value
  }

  @Test func `point 72: access that is not renewed any more is lost, and said so`() async throws {
    try await authorize()
    let token = listener.state.authorization?.refreshToken ?? ""
    _ = try await bench.poster.post(
      FormFields(["token": token, "client_id": "wheelhouse-focus"]),
      to: "http://focus.test/oauth/revoke")
    let keeping = Task { await service.keepFresh() }
    await wait { bench.clock.waiters == 1 }
    bench.clock.pass(600)
    await keeping.value
    #expect(updates == [true, false])
    #expect(listener.state.authorization == nil)
    #expect(errors == ["The access to Tunebox has ended. Connect it again to go on."])
  }

  @Test func `a server out of reach loses nobody's access`() async throws {
    try await authorize()
    bench.poster.isReachable = false
    let keeping = Task { await service.keepFresh() }
    await wait { bench.clock.waiters == 1 }
    bench.clock.pass(575)
    await wait { bench.poster.posts.count == 2 && bench.clock.waiters == 1 }
    #expect(listener.state.authorization != nil)
    bench.poster.isReachable = true
    bench.clock.pass(5)
    await wait { updates.count == 1 + 1 || bench.clock.waiters == 1 }
    bench.clock.pass(30)
    await wait { updates == [true, true] }
    keeping.cancel()
    await keeping.value
  }

  @Test func `point 72: disconnecting revokes the tokens at the server`() async throws {
    try await authorize()
    let authorization = try #require(listener.state.authorization)
    service.disconnect()
    #expect(updates == [true, false])
    await wait { listener.state.revocations == nil }
    #expect(bench.poster.posts == ["/oauth/token", "/oauth/revoke"])
    await #expect(throws: AuthorizationError.refused("invalid_grant")) {
      try await bench.feature.provider.refresh(authorization)
    }
  }

  @Test func `tokens that the server did not hear of are revoked once it answers`() async throws {
    try await authorize()
    bench.poster.isReachable = false
    service.disconnect()
    for count in 2...3 {
      await wait { bench.poster.posts.count == count && bench.clock.waiters == 1 }
      #expect(listener.state.revocations != nil)
      bench.clock.pass(5)
    }
    await wait { bench.poster.posts.count == 4 && bench.clock.waiters == 1 }
    bench.poster.isReachable = true
    bench.clock.pass(5)
    await wait { listener.state.revocations == nil }
    #expect(bench.poster.posts.last == "/oauth/revoke")
  }

  @Test func `who disconnects twice while the server does not answer leaves no tokens behind`()
    async throws
  {
    var given: [Authorization] = []
    for _ in 0..<2 {
      bench.poster.isReachable = true
      try await authorize()
      given.append(try #require(listener.state.authorization))
      bench.poster.isReachable = false
      service.disconnect()
      await wait { bench.clock.waiters == given.count }
    }
    #expect(listener.state.revocations?.map(\.input) == given)
    bench.poster.isReachable = true
    bench.clock.pass(5)
    await wait { listener.state.revocations == nil }
    for authorization in given {
      await #expect(throws: AuthorizationError.refused("invalid_grant")) {
        try await bench.feature.provider.refresh(authorization)
      }
    }
  }

  @Test func `access that comes after somebody has disconnected is given back`() async throws {
    try await authorize()
    bench.poster.slowPath = "/oauth/token"
    let keeping = Task { await service.keepFresh() }
    await wait { bench.clock.waiters == 1 }
    bench.clock.pass(575)
    await wait { bench.poster.heldCount == 1 }
    service.disconnect()
    await wait { listener.state.revocations == nil }
    bench.poster.release()
    await keeping.value
    await wait { bench.poster.posts.count == 4 && listener.state.revocations == nil }
    #expect(bench.poster.posts.suffix(2) == ["/oauth/revoke", "/oauth/revoke"])
    #expect(updates == [true, false] && listener.state.authorization == nil)
  }

  @Test func `access that comes after somebody has begun to connect anew is given back`()
    async throws
  {
    bench.poster.slowPath = "/oauth/token"
    try await decide("allow")
    await wait { bench.poster.heldCount == 1 }
    service.request()
    bench.poster.release()
    await wait { bench.poster.posts.count == 2 && listener.state.revocations == nil }
    #expect(bench.poster.posts == ["/oauth/token", "/oauth/revoke"])
    #expect(updates.isEmpty && listener.state.authorization == nil)
    #expect(listener.state.pending != nil)
    try await bench.browser.finish("allow", at: url)
    service.received(
      try #require(sent.all(SystemEvent.AuthorizationCallbackReceived.self).last).answer)
    await wait { updates == [true] }
  }

  @Test func `a session that has ended does not go on revoking`() async throws {
    try await authorize()
    bench.poster.isReachable = false
    var other: AuthorizationService? = AuthorizationService(
      bus: sent, listener: listener, provider: bench.feature.provider, desk: bench.feature.desk,
      secrets: bench.feature.secrets, clock: bench.clock)
    other?.disconnect()
    await wait { bench.clock.waiters == 1 }
    other = nil
    await wait { bench.clock.waiters == 0 }
    #expect(listener.state.revocations != nil)
  }

  @Test func `a server is told to ask every time, and nothing else of the request changes`()
    throws
  {
    let query = "show_dialog=true&state=mine&client_id=other&code_challenge_method=plain"
    func url(_ variables: [String: String]) throws -> FormFields {
      let configuration = FocusConfiguration(
        url: "http://focus.test", environment: { variables[$0] })
      let client = OAuthClient(
        settings: configuration.oauth, poster: bench.poster, clock: bench.clock)
      let url = client.authorizationURL(state: "s1", challenge: "c1")
      return try #require(url.split(separator: "?").last.flatMap { FormFields(encoded: $0) })
    }
    let usual = try url([:])
    let asked = try url(["FOCUS_AUTHORIZE_QUERY": query])
    #expect(asked.fields == usual.fields + FormFields(["show_dialog": "true"]).fields)
    #expect(try url(["FOCUS_AUTHORIZE_QUERY": "%"]) == usual)
  }

  @Test(arguments: [("1e300", 31_536_000.0), ("-5", 1), ("0", 1), ("600", 600)])
  func `a token answer lives for a second at least and for a year at most`(
    said: String, seconds: Double
  ) async throws {
    bench.poster.endpoints = EndpointTable([
      Endpoint(.post, "/oauth/token") { _ in
        .json(Array(#"{"access_token":"a","token_type":"Bearer","expires_in":\#(said)}"#.utf8))
      }
    ])
    let redemption = Operation(Redemption(code: "c", verifier: "v"), key: OperationKey("one"))
    let authorization = try await bench.feature.provider.redeem(redemption)
    #expect(authorization.expiresAt == bench.clock.now + seconds)
  }

  @Test func `the system's clock waits for a time that never comes until nobody waits for it`()
    async
  {
    let waiting = Task { try await SystemWallClock().wait(until: 1e300) }
    try? await Task.sleep(for: .milliseconds(20))
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
  }

  @Test(arguments: ["inf", "nan", "-1", "0", "1e300", "31536001", "an hour"])
  func `tokens live for no time that is none, or more than a year`(text: String) {
    let configuration = FocusConfiguration(
      url: "http://localhost:1", environment: { $0.hasSuffix("_SECONDS") ? text : nil })
    #expect(configuration.tokenSeconds == 3600)
    #expect(configuration.refreshSeconds == 2_592_000)
  }

  @Test func `what a provider is called and where it is come from the environment`() {
    let variables = [
      "FOCUS_PROVIDER_NAME": "Spotify", "FOCUS_CLIENT_ID": "abc",
      "FOCUS_AUTHORIZE_URL": "https://accounts.spotify.com/authorize",
      "FOCUS_TOKEN_URL": "https://accounts.spotify.com/api/token",
      "FOCUS_PUBLIC_URL": "https://focus.example", "FOCUS_TOKEN_SECONDS": "5",
    ]
    let configuration = FocusConfiguration(
      url: "http://localhost:1", environment: { variables[$0] })
    #expect(configuration.oauth.name == "Spotify")
    #expect(configuration.oauth.tokenURL == "https://accounts.spotify.com/api/token")
    #expect(configuration.oauth.redirectURI == "https://focus.example/focus/callback")
    #expect(configuration.oauth.revokeURL == nil)
    #expect(configuration.tokenSeconds == 5)
    let own = FocusConfiguration(url: "http://localhost:1", environment: { _ in nil })
    #expect(own.oauth.tokenURL == "http://localhost:1/oauth/token")
    #expect(own.oauth.revokeURL == "http://localhost:1/oauth/revoke")
    let proxied = FocusConfiguration(
      url: "http://localhost:1", publicURL: "https://app.example", environment: { _ in nil })
    #expect(proxied.oauth.redirectURI == "https://app.example/focus/callback")
    #expect(proxied.oauth.authorizeURL == "https://app.example/oauth/authorize")
    #expect(proxied.oauth.tokenURL == "http://localhost:1/oauth/token")
    let certified = FocusConfiguration(
      url: "https://0.0.0.0:8443", publicURL: "https://app.example", environment: { _ in nil })
    #expect(certified.oauth.tokenURL == "https://app.example/oauth/token")
  }
}
