import ScreenDocument
import Wheelhouse
import WheelhouseTesting

/// A way through one app, the same every time, that ends with the same screen whatever happens meanwhile.
///
/// What it leaves in a database has a name of its own, so that it can be counted in the end.
nonisolated enum AppJourney: CaseIterable, Sendable {
  case products
  case matches
  case library
  case focus
  case routing
  case counter

  var url: String {
    switch self {
    case .products: "/products"
    case .matches: "/matches"
    case .library: "/library/mvvm"
    case .focus: "/focus"
    case .routing: "/routing"
    case .counter: "/counter"
    }
  }

  /// Whether its last screen is the same for everybody; a list of matches shows those of the others.
  var endsAlike: Bool { self != .matches }

  /// Takes the journey.
  ///
  /// - Parameters:
  ///   - name: what nobody else calls a player.
  ///   - goals: how many the home side scores.
  @MainActor func take(_ person: PatientPerson, _ browser: ConsentBrowser, name: String, goals: Int)
    async throws
  {
    switch self {
    case .products: try await person.shops()
    case .matches: try await person.savesAMatch(name: name, goals: goals)
    case .library: try await person.reads()
    case .focus: try await person.listens(browser)
    case .routing: try await person.wanders()
    case .counter: try await person.counts()
    }
  }
}

extension AppJourney {
  /// Where each journey ends on a quiet day.
  @MainActor static func endings(on endpoint: SocketEndpoint) async throws -> [AppJourney: String] {
    var endings: [AppJourney: String] = [:]
    for journey in allCases {
      let driver = try await ScreenDriver.connect(to: endpoint, url: journey.url)
      try await journey.take(
        PatientPerson(driver: driver), ConsentBrowser(endpoint), name: "Quiet", goals: 1)
      endings[journey] = driver.screen()
    }
    return endings
  }

  /// Takes the journey over a line that breaks, and compares where it ends.
  @MainActor func take(
    over line: DurableTransport, _ browser: ConsentBrowser, name: String, goals: Int,
    expecting ending: String?
  ) async throws {
    let driver = try await ScreenDriver(line, Hello(url: url))
    driver.retries = 10
    driver.timeout = .seconds(30)
    let person = PatientPerson(driver: driver)
    try await take(person, browser, name: name, goals: goals)
    guard endsAlike, let ending else { return }
    try await person.see("the journey through \(self) ends with\n\(ending)\nand not with") {
      $0.screen() == ending
    }
  }
}

extension PatientPerson {
  fileprivate func shops() async throws {
    try await see("Keyboard")
    try await type("split")
    try await tap("Split Keyboard")
    for _ in 0..<3 { try await tap("Add to Cart") }
    try await see("the cart holds three") {
      $0.badges.allSatisfy { $0 == "3" } && !$0.badges.isEmpty
    }
    try await back(from: "Split Keyboard")
    try await type("")
    try await tap("Quick Add")
    try await tap("Mouse")
    try await tap("Monitor")
    try await back(from: "Quick Add")
    try await tap("Cart")
    try await see("Total")
    try await increment("Quantity of Mouse")
    try await see("the cart holds six") { $0.sees("Quantity: 2") && $0.sees("Quantity: 3") }
  }

  fileprivate func savesAMatch(name: String, goals: Int) async throws {
    try await see("5 : 0")
    try await tap("New Match")
    try await tap("Set Home Players")
    try await see("Hiro")
    try await tap("New Player")
    try await type(name, into: "Player name")
    try await tap("Save")
    try await tap(name)
    try await back(from: driver.document.title)
    try await tap("Set Away Players")
    try await tap("Hiro")
    try await back(from: driver.document.title)
    for goal in 0..<goals { try await increment("Home Goals: \(goal)") }
    try await see("Home Goals: \(goals)")
    try await tap("Save")
    try await see("the match is saved") { $0.presented.isEmpty && $0.sees(name) }
  }

  fileprivate func reads() async throws {
    try await tap("Category 2")
    try await tap("Category 1")
    try await type("tides", into: "Title or author")
    try await tap("Atlas of Tides")
    try await see("Every harbour")
    try await select(tab: "Options")
    try await toggle("Favourite", to: true)
    for text in ["L", "Lent", "Lent to Ben"] { try await type(text, into: "Note") }
    try await see("the note is there") { $0.screen().contains("Lent to Ben") }
    try await tap("Settings")
    try await slide("Font Size", to: 20)
    for size in 20..<23 { try await increment("Size: \(size)") }
    try await see("Size: 23")
  }

  fileprivate func listens(_ browser: ConsentBrowser) async throws {
    try await connect(browser)
    try await tap("Deep Work")
    try await see("minutes")
    try await see("the playlist is shown") { $0.document.url == "/focus/playlists/deep-work" }
    try await tap("Play")
    try await see("the sheet is up") { $0.presented == ["sheet"] }
  }

  /// Asks for access until it is there: a page of which the server knows nothing is asked for again.
  private func connect(_ browser: ConsentBrowser) async throws {
    let deadline = ContinuousClock.now + patience
    while ContinuousClock.now < deadline, !driver.sees("Deep Work") {
      if let page = driver.page {
        _ = try? await browser.finish("allow", at: page)
        try? await driver.waitFor("Deep Work", timeout: .seconds(2))
      }
      if !driver.sees("Deep Work") { try? await driver.tap("Connect Tunebox") }
      try await Task.sleep(for: .milliseconds(20))
      try await driver.check()
    }
    try await see("Deep Work")
  }

  fileprivate func wanders() async throws {
    try await open("/routing/account")
    try await type("Ada", into: "Name")
    try await tap("Log In")
    try await see("the account is shown") { $0.document.url == "/routing/account" }
    try await open("/routing/items/harbour/edit")
    try await type("Closed in winter", into: "Notes")
    try await open("/routing/items/windmill")
    try await see("it asks about the notes") { $0.presented.last == "alert" }
    try await tap("Keep Editing")
    try await see("the notes are there") { $0.screen().contains("Closed in winter") }
  }

  fileprivate func counts() async throws {
    for count in 1...25 {
      try await tap("Increment")
      try await see("Count: \(count)")
    }
  }
}

extension ScreenDriver {
  fileprivate var badges: [String] { document.nodes.compactMap { $0["badge"]?.string } }

  /// The page on which access is granted.
  fileprivate var page: String? {
    document.first { $0.type == "link" && ($0.text ?? "").hasPrefix("Open the page") }?["url"]?
      .string
  }
}
