import ScreenDocument
import Testing
import Wheelhouse
import WheelhouseSQLite
import WheelhouseTesting

@testable import Showcase

/// Two processes of one server, each with its own view of one database.
struct SharedAccessTests {
  private let folder: TemporaryFolder
  private let clock = HandWallClock()
  private let here: FocusFeature
  private let there: FocusFeature
  private let poster = EndpointPoster()

  init() throws {
    folder = try TemporaryFolder()
    let (path, clock, poster) = (folder.path, clock, poster)
    let configuration = FocusConfiguration(url: "http://focus.test", environment: { _ in nil })
    func feature() -> FocusFeature {
      FocusFeature(
        repository: InMemoryPlaylistsRepository.music(), configuration: configuration,
        clock: clock, poster: poster, database: FocusFeature.database(in: path))
    }
    here = feature()
    there = feature()
    poster.endpoints = EndpointTable(there.endpoints)
  }

  /// A browser whose requests all reach the other process.
  private var browser: ConsentBrowser {
    ConsentBrowser { [poster] request in
      guard let endpoint = poster.endpoints.endpoints(at: request.path)?[request.method] else {
        return .text("no endpoint", status: 404)
      }
      return await endpoint.respond(request)
    }
  }

  private func service(_ feature: FocusFeature, _ sent: SentEvents, _ listener: Listener)
    -> AuthorizationService
  {
    AuthorizationService(
      bus: sent, listener: listener, provider: feature.provider, desk: feature.desk,
      secrets: feature.secrets, clock: clock)
  }

  private func url(_ sent: SentEvents) throws -> String {
    try #require(sent.all(DomainEvent.SpotifyAuthURLGenerated.self).last?.url)
  }

  private func wait(until isThere: () -> Bool) async {
    for _ in 0..<1000 where !isThere() { try? await Task.sleep(for: .milliseconds(5)) }
    #expect(isThere())
  }

  /// The access of a session that has connected at the one process, with a browser at the other.
  private func connected() async throws -> Authorization {
    let sent = SentEvents()
    let listener = Listener()
    let service = service(here, sent, listener)
    service.request()
    try await browser.finish("allow", at: url(sent))
    await wait { !callbacks(sent).isEmpty }
    service.received(callbacks(sent)[0])
    await wait { listener.state.authorization != nil }
    return try #require(listener.state.authorization)
  }

  private func callbacks(_ sent: SentEvents) -> [AuthorizationAnswer] {
    sent.all(SystemEvent.AuthorizationCallbackReceived.self).map(\.answer)
  }

  @Test func `a callback at one process reaches the session at the other, and only that one`()
    async throws
  {
    let (sent, others) = (SentEvents(), SentEvents())
    let (listener, other) = (Listener(), Listener())
    let waiting = service(here, sent, listener)
    let bystander = service(here, others, other)
    waiting.request()
    bystander.request()
    #expect(try await browser.finish("allow", at: url(sent)).status == 200)
    await wait { !callbacks(sent).isEmpty }
    waiting.received(callbacks(sent)[0])
    await wait { listener.state.authorization != nil }
    #expect(callbacks(sent).count == 1 && callbacks(others).isEmpty)
    #expect(listener.state.redemption == nil)
    withExtendedLifetime(bystander) {}
  }

  @Test func `a state is good for one answer at all processes together`() async throws {
    let sent = SentEvents()
    let waiting = service(here, sent, Listener())
    waiting.request()
    let callback = try await browser.decide("allow", at: url(sent))
    #expect(try await browser.get(callback).status == 200)
    poster.endpoints = EndpointTable(here.endpoints)
    let again = try await browser.get(callback)
    #expect(again.status == 400 && again.reason == "callback with replayed")
    let forged = try await browser.get("http://focus.test/focus/callback?code=x&state=forged")
    #expect(forged.status == 400 && forged.reason == "callback with unknown state")
    await wait { callbacks(sent).count == 1 }
    withExtendedLifetime(waiting) {}
  }

  @Test func `answers that are made up wait for nobody who writes`() async throws {
    let database = FocusFeature.database(in: folder.path)
    try await database.transaction { _ in }
    let other = try SQLiteConnection(path: folder.path + "/focus-access.sqlite")
    try other.execute("BEGIN IMMEDIATE")
    let desk = SQLiteAuthorizationDesk(database: database, clock: clock)
    await #expect(throws: AuthorizationDesk.Refusal.unknownState) {
      try await desk.receive(AuthorizationAnswer(state: "made up", outcome: .code("c")))
    }
    try other.execute("ROLLBACK")
  }

  @Test func `an answer is kept for a session that sleeps, whichever process it wakes at`()
    async throws
  {
    let sent = SentEvents()
    let listener = Listener()
    var asleep: AuthorizationService? = service(here, sent, listener)
    asleep?.request()
    let page = try url(sent)
    let callback = try await browser.decide("allow", at: page)
    asleep = nil
    #expect(try await browser.get(callback).status == 200)
    #expect(callbacks(sent).isEmpty)
    let awake = service(there, sent, listener)
    awake.resume()
    await wait { callbacks(sent).count == 1 }
    awake.received(callbacks(sent)[0])
    await wait { listener.state.authorization != nil }
  }

  @Test func `a session that dies before it heard what came of its code has access all the same`()
    async throws
  {
    let sent = SentEvents()
    let listener = Listener()
    let first = service(here, sent, listener)
    first.request()
    try await browser.finish("allow", at: url(sent))
    await wait { !callbacks(sent).isEmpty }
    let before = listener.state
    first.received(callbacks(sent)[0])
    let redeeming = listener.state
    await wait { listener.state.authorization != nil }
    let lost = try #require(listener.state.authorization)
    for kept in [redeeming, before] {
      let woken = Listener()
      woken.state = kept
      let events = SentEvents()
      let second = service(there, events, woken)
      second.resume()
      if kept.pending != nil {
        await wait { !callbacks(events).isEmpty }
        second.received(callbacks(events)[0])
      }
      await wait { woken.state.authorization != nil }
      #expect(woken.state.authorization == lost)
      #expect(events.all(DomainEvent.ApplicationError.self).isEmpty)
    }
  }

  @Test func `a session that dies before it heard that its access was renewed keeps it`()
    async throws
  {
    let stored = try await connected()
    let lost = try await here.provider.refresh(stored)
    let heard = try await there.provider.refresh(stored)
    #expect(heard == lost && heard.refreshToken != stored.refreshToken)
    _ = try await there.provider.refresh(heard)
  }

  @Test func `sessions that were copied have one access, however late each renews it`()
    async throws
  {
    let copied = try await connected()
    var current = copied
    for _ in 0..<3 {
      clock.pass(current.expiresAt - 10 - clock.now)
      let renewed = try await here.provider.refresh(current)
      #expect(renewed.expiresAt > current.expiresAt)
      current = renewed
      clock.pass(120)
      #expect(try await there.provider.refresh(copied) == current)
    }
    clock.pass(current.expiresAt + 10 - clock.now)
    let (both, known) = ([here.provider, there.provider], current)
    let renewing = zip(both, [known, copied]).map { provider, own in
      Task { try await provider.refresh(own) }
    }
    let renewed = [try await renewing[0].value, try await renewing[1].value]
    #expect(Set(renewed).count == 1 && renewed[0].refreshToken != known.refreshToken)
    current = renewed[0]
    clock.pass(current.expiresAt + 10 - clock.now)
    let late = try await there.provider.refresh(copied)
    #expect(late.expiresAt > clock.now)
    #expect(try await here.provider.refresh(current) == late)
    try await here.provider.revoke(current)
    for known in [copied, current, late] {
      await #expect(throws: AuthorizationError.refused("invalid_grant")) {
        try await there.provider.refresh(known)
      }
    }
  }

  @Test func `a stolen code ends the access, though it has been redeemed at another process`()
    async throws
  {
    let sent = SentEvents()
    let listener = Listener()
    let service = service(here, sent, listener)
    service.request()
    let pending = try #require(listener.state.pending)
    try await browser.finish("allow", at: url(sent))
    await wait { !callbacks(sent).isEmpty }
    guard case .code(let code) = callbacks(sent)[0].outcome else { return }
    service.received(callbacks(sent)[0])
    await wait { listener.state.authorization != nil }
    let authorization = try #require(listener.state.authorization)
    let theft = Operation(
      Redemption(code: code, verifier: pending.verifier), key: OperationKey("thief"))
    await #expect(throws: AuthorizationError.refused("invalid_grant")) {
      try await here.provider.redeem(theft)
    }
    await #expect(throws: AuthorizationError.refused("invalid_grant")) {
      try await here.provider.refresh(authorization)
    }
  }

  @Test func `a player that was opened at one process is open at the other`() async throws {
    let listener = Listener()
    let playback = PlaybackService(
      bus: SentEvents(), listener: listener, devices: here.players, secrets: here.secrets)
    let page = playback.playerURL()
    let player = try #require(listener.state.player)
    #expect(!here.players.isActive(player))
    #expect(try await browser.get(page).status == 200)
    #expect(here.players.isActive(player))
    let later = FocusFeature(
      repository: InMemoryPlaylistsRepository.music(),
      configuration: FocusConfiguration(url: "http://focus.test", environment: { _ in nil }),
      database: FocusFeature.database(in: folder.path))
    let woken = PlaybackService(
      bus: SentEvents(), listener: listener, devices: later.players, secrets: here.secrets)
    woken.resume()
    await wait { later.players.isActive(player) }
  }

  @Test func `a session that was parked while the person decided goes on when the answer comes`()
    async throws
  {
    let app = InProcessApp(ShowcaseApp(focus: here))
    let driver = try await app.open("/focus", layout: .compact)
    try await driver.waitFor("Connect Tunebox")
    try await driver.tap("Connect Tunebox")
    let page = try #require(driver.takeEffects().last)
    app.host.parkIdle()
    #expect(try await browser.finish("allow", at: page).status == 200)
    try await driver.waitFor("Rain")
    #expect(driver.document.url == "/focus/playlists")
  }
}
