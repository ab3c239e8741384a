import ScreenDocument
import Testing
import Wheelhouse
import WheelhouseTesting

@testable import Showcase

/// Every URL of the showcase from every kind of place, and what is no URL of it.
struct EveryLinkTests {
  private let bench = FocusBench()
  private let app: InProcessApp

  init() { app = .showcase(bench) }

  @Test(arguments: LinkPlace.allCases)
  func `point 78: every URL leads from everywhere to the screen it says`(
    place: LinkPlace
  ) async throws {
    for url in try allURLs() {
      let said = try await app.open(url)
      let driver = try await app.go(to: place)
      let before = driver.document.url
      try await driver.open(url)
      if driver.dialog != nil {
        #expect(place.hasUnsavedWork && driver.document.url == before, "\(url) from \(place)")
        try await driver.answer("Discard")
      }
      let isSignedIn = place == .alert || place == .screenInSheet
      #expect(
        driver.document.url == arrival(of: url, isSignedIn: isSignedIn), "\(url) from \(place)")
      #expect(driver.dialog == nil && driver.document.banners.isEmpty, "\(url) from \(place)")
      // Of what is behind a gate a new session sees the gate; a narrow one calls columns otherwise.
      guard !isSignedIn, place != .narrowLibraryItem, place != .focusLaunch else { continue }
      if driver.document.title != said.document.title {
        // Some are called by what they load.
        try await said.settle()
        try await driver.settle()
      }
      #expect(driver.document.title == said.document.title, "\(url) from \(place)")
      #expect(driver.presented == said.presented, "\(url) from \(place)")
    }
  }

  @Test(
    arguments: [
      "/", "/counter", "/routing/messages", "/routing/settings", "/products/picker",
      "/matches/new/players/home", "/library/category-1/atlas-of-tides",
    ])
  func `point 78: with access every URL of Focus leads there from every window`(
    place: String
  ) async throws {
    let driver = try await app.open("/focus", layout: .compact)
    try await FocusJourney(driver: driver, browser: bench.browser).connect()
    try await driver.waitFor("Rain")
    for (url, words) in [
      ("/focus", "Rain"), ("/focus/playlists/rain", "Drizzle"),
      ("/focus/playlists/night", "Owls"), ("/focus/playlists", "Rain"),
    ] {
      try await driver.open(place)
      #expect(driver.document.url == place)
      try await driver.open(url)
      try await driver.waitFor(words)
      let arrived = url == "/focus" ? "/focus/playlists" : url
      #expect(driver.document.url == arrived, "\(url) from \(place)")
    }
  }

  @Test func `point 78: every URL leads away from the sheet over a focus playlist`() async throws {
    for url in try allURLs() {
      let driver = try await app.open("/focus", layout: .compact)
      try await FocusJourney(driver: driver, browser: bench.browser).connect()
      try await driver.waitFor("Rain")
      try await driver.tap("Rain")
      try await driver.waitFor("Drizzle")
      try await driver.tap("Play")
      #expect(driver.presented == ["sheet"])
      try await driver.open(url)
      let isFocus = url.hasPrefix("/focus/")
      let expected = isFocus ? url : arrival(of: url, isSignedIn: false)
      let arrived = url == "/focus" ? "/focus/playlists" : expected
      #expect(driver.document.url == arrived, "\(url)")
    }
  }

  @Test func `a link to another app asks about unsaved work, and keeping it stays`() async throws {
    for url in ["/products/keyboard", "/", "/library/mvvm", "/matches/new", "/counter"] {
      let driver = try await app.go(to: .unsavedEdit)
      let before = driver.screen()
      try await driver.open(url)
      #expect(driver.dialog?.title == "Discard changes?", "\(url)")
      try await driver.answer("Keep Editing")
      #expect(driver.screen() == before, "\(url)")
      try await driver.tap("Save")
      try await driver.open(url)
      #expect(driver.document.url.hasPrefix(url) && driver.dialog == nil, "\(url)")
    }
  }

  @Test func `a match that is not saved is asked about before another app is shown`() async throws {
    let driver = try await app.open("/matches/new")
    try await driver.waitFor("Home Goals: 0")
    try await driver.increment("Home Goals: 0")
    try await driver.open("/routing/messages")
    #expect(driver.dialog != nil && driver.document.url == "/matches/new")
    try await driver.answer("Keep Editing")
    #expect(driver.sees("Home Goals: 1"))
    try await driver.open("/routing/messages")
    try await driver.answer("Discard")
    #expect(driver.document.url == "/routing/messages")
  }

  @Test(arguments: LinkPlace.allCases)
  func `point 80: what is no URL leaves the person where they are, and says so`(
    place: LinkPlace
  ) async throws {
    let urls = [
      "/nowhere", "/routing/items/castle", "/routing/items", "/products/a/b", "/matches/x/edit",
      "/library/category-9", "/routing/%zz", "routing", "", "//example.org/routing",
    ]
    let driver = try await app.go(to: place)
    let before = driver.document
    for url in urls {
      if place.isInRouting {
        try await driver.open(url)
        #expect(driver.banners == ["Nothing is shown at \(url)"], "\(url) from \(place)")
        try await driver.dismissBanner("Nothing is shown at \(url)")
      } else {
        let refusal = try await driver.refusal { try await driver.open(url) }
        #expect(refusal.code == .unknownURL, "\(url) from \(place)")
      }
      #expect(driver.document.root.outline == before.root.outline, "\(url) from \(place)")
      #expect(driver.presented == before.presentations.map(\.kind), "\(url) from \(place)")
      #expect(driver.document.url == before.url, "\(url) from \(place)")
    }
  }

  @Test func `every URL begins a session as well, and brings nobody anywhere else`() async throws {
    for url in try allURLs() {
      let driver = try await app.open(url)
      #expect(driver.document.url == arrival(of: url, isSignedIn: false), "\(url)")
      #expect(driver.document.banners.isEmpty, "\(url)")
    }
  }
}

// The URLs.
extension EveryLinkTests {
  /// One URL at least for every rule of every app's table.
  private func allURLs() throws -> [String] {
    let products: [ProductsLink] = [
      .catalogue, .product(Product.keyboard.id), .cart, .picker, .quickAdd, .deals,
    ]
    let matches: [MatchesLink] = [
      .matches, .rankings, .edit(.new), .players(.home, .new), .players(.away, .new),
      .edit(.match(Match.first.id)), .players(.away, .match(Match.first.id)),
    ]
    let library = [LibraryEdition.viewsOnly, .mvvm].flatMap { edition in
      [
        LibraryLink.start, .categories, .category(.category2), .category(.settings),
        .item(.category2, "night-sky-north"),
      ].map { LibraryAddress(edition: edition, link: $0) }
    }
    let focus: [FocusLink] =
      [.start, .playlists]
      + ["rain", "night"].compactMap {
        Playlist.ID(rawValue: $0).map(FocusLink.playlist)
      }
    return try ["/", "/counter", "/bench/rows"]
      + urls(of: products, in: ProductsLink.table) + urls(of: matches, in: MatchesLink.table)
      + urls(of: focus, in: FocusLink.table) + urls(of: library, in: LibraryAddress.table)
      + urls(of: RoutingScreen.all, in: RoutingScreen.links)
  }

  private func urls<Route: Equatable>(
    of routes: [Route], in table: LinkTable<Route>
  ) throws -> [String] {
    try table.check(routes)
    return routes.compactMap { table.url(for: $0) }
  }

  /// The URL of what is seen after a link: the library begins with its first category; the account, and
  /// the playlists of Focus, are behind a gate.
  private func arrival(of url: String, isSignedIn: Bool) -> String {
    switch url {
    case "/library", "/library/mvvm": url + "/category-1"
    case "/routing/account" where !isSignedIn: "/routing/login"
    default: url.hasPrefix("/focus") ? "/focus" : url
    }
  }
}
