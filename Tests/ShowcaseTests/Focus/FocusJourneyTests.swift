import ScreenDocument
import Testing
import Wheelhouse
import WheelhouseTesting

@testable import Showcase

struct FocusJourneyTests {
  private let bench = FocusBench()
  private let app: InProcessApp

  init() { app = InProcessApp(ShowcaseApp(focus: bench.feature)) }

  private func open(
    _ url: String = "/focus", layout: ScreenDocument.Layout = .compact
  ) async throws -> FocusJourney {
    FocusJourney(driver: try await app.open(url, layout: layout), browser: bench.browser)
  }

  private func authorized(
    _ url: String = "/focus", layout: ScreenDocument.Layout = .compact,
    scopes: [String] = ["playlist-read-private", "streaming"]
  ) async throws -> ScreenDriver {
    let journey = try await open(url, layout: layout)
    try await journey.connect(scopes: scopes)
    return journey.driver
  }

  /// A narrow client with the focus playlist of Rain on its screen.
  private func listening() async throws -> ScreenDriver {
    let driver = try await authorized()
    try await driver.waitFor("Rain")
    try await driver.tap("Rain")
    try await driver.waitFor("Drizzle")
    return driver
  }

  @Test func `a visit to Focus with the embedded catalogue, in process`() async throws {
    let folder = try TemporaryFolder()
    let poster = EndpointPoster()
    let feature = FocusFeature(
      repository: SQLitePlaylistsRepository(folder: folder.path),
      configuration: FocusConfiguration(url: "http://focus.test", environment: { _ in nil }),
      poster: poster)
    poster.endpoints = EndpointTable(feature.endpoints)
    let browser = ConsentBrowser { request in
      let endpoint = try #require(poster.endpoints.endpoints(at: request.path)?[request.method])
      return await endpoint.respond(request)
    }
    let app = InProcessApp(ShowcaseApp(focus: feature))
    let driver = try await app.open("/focus", layout: .compact)
    try await FocusJourney(driver: driver, browser: browser).take()
  }

  @Test func `point 58: every screen is there`() async throws {
    let launch = try await app.open("/focus", layout: .compact)
    #expect(launch.sees("Twenty-five minutes of music"))
    let driver = try await listening()
    #expect(driver.document.first { $0.type == "list" } != nil)
    try await driver.tap("Play")
    #expect(driver.sees("No Device to Play On"))
    try await driver.dismiss()
    try await driver.back()
    #expect(driver.document.first { $0.type == "grid" } != nil)
    #expect(driver.sees("3 songs"))
  }

  @Test func `point 60: a session that is authorised goes past the service selection`() async throws
  {
    let driver = try await authorized()
    try await driver.waitFor("Rain")
    try await driver.open("/counter")
    try await driver.open("/focus")
    try await driver.waitFor("Rain")
    #expect(!driver.sees("Connect Tunebox"))
  }

  @Test func `point 61: access that is lost leads back from anywhere, with a banner`() async throws
  {
    let driver = try await listening()
    try await driver.tap("Play")
    #expect(driver.document.presentations.count == 1)
    _ = bench.feature
    bench.poster.endpoints = EndpointTable([
      Endpoint(.post, "/oauth/token") { _ in
        .json(Array(#"{"error":"invalid_grant"}"#.utf8), status: 400)
      }
    ])
    while bench.clock.waiters == 0 { await Task.yield() }
    bench.clock.pass(600)
    try await driver.waitFor("The access to Tunebox has ended")
    #expect(driver.document.url == "/focus")
    #expect(driver.document.presentations.isEmpty)
    #expect(driver.sees("Connect Tunebox"))
    #expect(driver.document.banners.map(\.style) == ["error"])
  }

  @Test func `point 62: the authorization page is opened outside, and offered as a link`()
    async throws
  {
    let journey = try await open()
    try await journey.driver.waitFor("Connect Tunebox")
    try await journey.driver.tap("Connect Tunebox")
    let effects = journey.driver.takeEffects()
    #expect(effects.count == 1)
    #expect(effects.first?.hasPrefix("http://focus.test/oauth/authorize?") == true)
    let link = journey.driver.document.first { $0.type == "link" }
    #expect(link?["url"]?.string == effects.first)
  }

  @Test func `a page that nobody has decided on in time is no longer offered`() async throws {
    let driver = try await open().driver
    try await driver.waitFor("Connect Tunebox")
    try await driver.tap("Connect Tunebox")
    #expect(driver.sees("Waiting for your decision"))
    while bench.clock.waiters == 0 { await Task.yield() }
    bench.clock.pass(600)
    try await driver.waitFor("The time to decide is over")
    #expect(!driver.sees("Waiting for your decision"))
    #expect(driver.sees("Connect Tunebox"))
  }

  @Test func `point 62: playing with a free account is a banner, and no sheet`() async throws {
    let driver = try await authorized(scopes: ["playlist-read-private"])
    try await driver.waitFor("Rain")
    try await driver.tap("Rain")
    try await driver.waitFor("Drizzle")
    try await driver.tap("Play")
    #expect(driver.document.presentations.isEmpty)
    #expect(driver.document.banners.first?.text.contains("premium account") == true)
  }

  @Test
  func `points 63 and 64: a selection leads to the next screen, which gets its playlist itself`()
    async throws
  {
    let driver = try await authorized()
    try await driver.waitFor("Rain")
    try await driver.tap("Rain")
    #expect(driver.document.title == "Focus Playlist")
    try await driver.waitFor("Drizzle")
    #expect(driver.sees("2 songs, 25 minutes"))
    #expect(await bench.repository.requests == ["playlists", "songs of rain"])
  }

  @Test func `point 64: an answer that is there before its screen is not lost`() async throws {
    let listener = Listener()
    let place = FocusPlace()
    let compositor = FocusCompositor(feature: bench.feature, listener: listener, place: place)
    compositor.bus.send(UserCommand.PlaylistSelected(id: .rain))
    while compositor.screens.generatedPlaylist.content.value == nil { await Task.yield() }
    let shown = InProcessApp { GeneratedPlaylistView().screens(compositor.screens) }
    #expect(try await shown.open("/").sees("Drizzle"))
  }

  @Test func `point 65: back from the focus playlist clears its flag on the server`() async throws {
    let driver = try await listening()
    try await driver.back()
    #expect(driver.document.url == "/focus/playlists")
    try await driver.resize(to: .regular)
    #expect(driver.sees("No Playlist Chosen"))
  }

  @Test
  func
    `point 65: the device sheet has a medium detent and a visible drag indicator, and closing it by hand clears its flag`()
    async throws
  {
    let driver = try await listening()
    try await driver.tap("Play")
    let sheet = try #require(driver.document.value["presentations"]?.array?.first)
    #expect(sheet["detents"]?.array?.compactMap(\.string) == ["medium"])
    #expect(sheet["dragIndicator"]?.string == "visible")
    try await driver.dismiss()
    #expect(driver.document.presentations.isEmpty)
    try await driver.tap("Play")
    #expect(driver.document.presentations.count == 1)
  }

  @Test func `point 67: the error banner is on top of a sheet, and a newer one takes its place`()
    async throws
  {
    let driver = try await listening()
    try await driver.tap("Play")
    try await driver.tap("Check Again")
    let first = try #require(driver.document.banners.first)
    #expect(driver.document.presentations.count == 1)
    try await driver.tap("Check Again")
    let second = try #require(driver.document.banners.first)
    #expect(driver.document.banners.count == 1)
    #expect(first.id != second.id)
    try await driver.dismissBanner(second.text)
    #expect(driver.document.banners.isEmpty)
    #expect(driver.document.presentations.count == 1)
  }

  @Test func `point 67: the error banner hides by itself, and a newer one starts its time anew`()
    async throws
  {
    let errors = ErrorViewModel()
    let app = InProcessApp {
      Text("Anything")
      ErrorNotificationView().environmentObject(errors)
    }
    let driver = try await app.open("/")
    errors.receive(DomainEvent.ApplicationError(subject: .access, message: "First"))
    try await driver.waitFor("First")
    app.clock.now += .seconds(4)
    errors.receive(DomainEvent.ApplicationError(subject: .access, message: "Second"))
    try await driver.waitFor("Second")
    #expect(driver.document.banners.count == 1)
    app.clock.now += .seconds(4)
    for _ in 0..<200 { await Task.yield() }
    try await driver.check()
    #expect(driver.sees("Second"))
    app.clock.now += .seconds(2)
    try await driver.waitUntilGone("Second")
    #expect(driver.document.banners.isEmpty)
  }

  @Test func `an error goes once what failed has succeeded, and not for anything else`() throws {
    let renewed = DomainEvent.SpotifyAuthorizationUpdated(isAuthorized: true)
    let played = DomainEvent.PlaybackStarted(title: "Drizzle")
    let refusal = DomainEvent.SpotifyPremiumOnlyActionAttempted()
    let cases: [(error: any Event, cure: any Event, other: any Event)] = [
      (DomainEvent.ApplicationError(subject: .access, message: "Try again."), renewed, played),
      (DomainEvent.ApplicationError(subject: .playing, message: "Try again."), played, renewed),
      (refusal, played, renewed),
      (
        DomainEvent.ApplicationError(subject: .playing, message: "Open it."),
        DomainEvent.DeviceUpdated(isActive: true), DomainEvent.DeviceUpdated(isActive: false)
      ),
    ]
    for (error, cure, other) in cases {
      let errors = ErrorViewModel()
      errors.receive(error)
      let shown = errors.banner.current
      errors.receive(DomainEvent.SpotifyAuthorizationUpdated(isAuthorized: false))
      errors.receive(other)
      #expect(shown != nil && errors.banner.current == shown)
      let text = try JSONValueEncoder().encode(errors).canonicalText
      let woken = try JSONValueDecoder().decode(
        ErrorViewModel.self, from: try JSONReader().read(text))
      for model in [errors, woken] {
        #expect(model.banner.current == shown)
        model.receive(other)
        #expect(model.banner.current == shown)
        model.receive(cure)
        #expect(model.banner.current == nil)
      }
    }
  }

  @Test func `point 70: a wide client has playlists and focus playlist side by side`() async throws
  {
    let driver = try await authorized(layout: .regular)
    try await driver.waitFor("Rain")
    #expect(driver.sees("No Playlist Chosen"))
    try await driver.tap("Rain")
    try await driver.waitFor("Drizzle")
    #expect(driver.sees("3 songs"))
    try await driver.tap("Play")
    try await driver.tap("Open the Player")
    #expect(driver.document.presentations.count == 1)
    try await bench.browser.fetchAll(driver.takeEffects())
    try await driver.tap("Check Again")
    #expect(driver.document.presentations.isEmpty)
    try await driver.tap("Play")
    #expect(driver.sees("Playing “Drizzle”"))
  }

  @Test func `beside the focus playlist the tile that was chosen is selected, and no other`()
    async throws
  {
    let driver = try await authorized(layout: .regular)
    try await driver.waitFor("Rain")
    #expect(selectedTiles(driver).isEmpty)
    for title in ["Rain", "Night"] {
      try await driver.tap(title)
      try await driver.waitFor("minutes")
      #expect(selectedTiles(driver) == [title])
    }
    try await driver.resize(to: .compact)
    #expect(selectedTiles(driver).isEmpty)
  }

  /// What is said first on the tiles that are selected.
  private func selectedTiles(_ driver: ScreenDriver) -> [String] {
    driver.document.outline.split(separator: "accessibilitySelected").dropFirst().compactMap {
      $0.firstMatch(of: /text "([^"]*)"/).map { String($0.1) }
    }
  }

  @Test func `a window that gets wide and narrow again shows the same`() async throws {
    let driver = try await listening()
    try await driver.tap("Play")
    let before = driver.screen()
    try await driver.resize(to: .regular)
    #expect(driver.sees("No Device to Play On"))
    try await driver.resize(to: .compact)
    #expect(driver.screen() == before)
  }

  @Test(arguments: ["/focus/playlists/night", "/focus", "/counter"])
  func `a link to a playlist waits for access and is then followed, once`(
    start: String
  ) async throws {
    let journey = try await open(start)
    try await journey.driver.open("/focus/playlists/night")
    try await journey.connect()
    try await journey.driver.waitFor("Owls")
    #expect(journey.driver.document.url == "/focus/playlists/night")
    try await journey.driver.back()
    #expect(journey.driver.document.url == "/focus/playlists")
  }

  @Test func `a link to a playlist is followed from another window, too`() async throws {
    let driver = try await listening()
    try await driver.open("/counter")
    try await driver.open("/focus/playlists/night")
    try await driver.waitFor("Owls")
    #expect(driver.document.url == "/focus/playlists/night")
  }

  @Test func `of links that wait for access the latest counts, also one to all playlists`()
    async throws
  {
    let journey = try await open("/focus/playlists/night")
    try await journey.driver.waitFor("Connect Tunebox")
    try await journey.driver.open("/focus/playlists")
    try await journey.connect()
    try await journey.driver.waitFor("Rain")
    #expect(journey.driver.document.url == "/focus/playlists")
  }

  @Test func `a link leads to another playlist and closes the sheet that was open`() async throws {
    let driver = try await listening()
    try await driver.tap("Play")
    try await driver.open("/focus/playlists/night")
    try await driver.waitFor("Owls")
    #expect(driver.document.presentations.isEmpty)
    try await driver.open("/focus/playlists")
    #expect(driver.document.url == "/focus/playlists")
  }

  @Test func `a back that comes too late leaves no other playlist than the one that was seen`()
    async throws
  {
    let driver = try await listening()
    let seen = driver.revision
    let screen = try #require(driver.document.first { $0.type == "navigationStack" }?.children.last)
    try await driver.open("/focus/playlists/night")
    try await driver.waitFor("Owls")
    let late = try await driver.send(.back(target: CommandTarget(#require(screen.id))), rev: seen)
    #expect(late.refusal?.code == .staleTarget)
    #expect(driver.document.url == "/focus/playlists/night")
    try await driver.back()
    #expect(driver.document.url == "/focus/playlists")
  }

  @Test func `a playlist that is not there says so`() async throws {
    let driver = try await authorized("/focus/playlists/unknown")
    try await driver.waitFor("No Such Playlist")
    try await driver.tap("Try Again")
    try await driver.waitFor("No Such Playlist")
  }

  @Test func `a catalogue that cannot be read can be tried again`() async throws {
    await bench.repository.fail(with: .unavailable("closed"))
    let driver = try await authorized()
    try await driver.waitFor("No Music Just Now")
    await bench.repository.fail(with: nil)
    try await driver.tap("Try Again")
    try await driver.waitFor("Rain")
  }

  @Test func `the playlist, the sheet and the access are there again after the process is gone`()
    async throws
  {
    let driver = try await listening()
    try await driver.tap("Play")
    let before = driver.document
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    try await driver.waitFor("No Device to Play On")
    #expect(driver.document.url == before.url)
    try await driver.dismiss()
    try await driver.waitFor("Drizzle")
  }

  @Test func `a session that is asleep when its answer comes finds it when it wakes`() async throws
  {
    let driver = try await app.open("/focus", layout: .compact)
    try await driver.waitFor("Connect Tunebox")
    try await driver.tap("Connect Tunebox")
    let page = try #require(driver.takeEffects().last)
    app.relaunch()
    try await bench.browser.finish("allow", at: page)
    try await driver.reconnect(over: app.connect())
    try await driver.waitFor("Rain")
  }

  @Test func `two sessions at once each get their own answer`() async throws {
    let first = try await open()
    let second = try await open()
    for journey in [first, second] {
      try await journey.driver.waitFor("Connect Tunebox")
      try await journey.driver.tap("Connect Tunebox")
    }
    let page = try #require(second.driver.takeEffects().last)
    try await bench.browser.finish("allow", at: page)
    try await second.driver.waitFor("Rain")
    try await first.driver.check()
    #expect(first.driver.sees("Waiting for your decision"))
  }
}

extension ConsentBrowser {
  /// Opens several addresses.
  func fetchAll(_ urls: [String]) async throws {
    for url in urls { _ = try await get(url) }
  }
}
