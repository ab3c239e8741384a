import ScreenDocument
import Testing
import Wheelhouse
import WheelhouseTesting

@testable import Showcase

struct MatchesJourneyTests {
  private let store = InMemoryMatchesStore(players: Player.all, matches: [.first, .second])
  private let app: InProcessApp

  init() { app = InProcessApp(ShowcaseApp(matches: store)) }

  private func open(_ url: String = "/matches", sees text: String = "2 : 1") async throws
    -> ScreenDriver
  {
    let driver = try await app.open(url)
    try await driver.waitFor(text)
    return driver
  }

  private func kinds(_ driver: ScreenDriver) -> [String] {
    driver.document.presentations.map(\.kind)
  }

  @Test func `point 20: two tabs, each with its own stack and title`() async throws {
    let driver = try await open()
    #expect(driver.document.title == "Matches" && driver.document.url == "/matches")
    try await driver.select(tab: "Rankings")
    try await driver.waitFor("6.67")
    #expect(driver.document.title == "Rankings" && driver.document.url == "/matches/rankings")
    #expect(driver.document.nodes.filter { $0.type == "navigationStack" }.count == 2)
    try await driver.select(tab: "Matches")
    #expect(driver.sees("2 : 1") && driver.document.url == "/matches")
  }

  @Test func `point 23: an empty list says what to do, and its button does it`() async throws {
    let empty = InProcessApp(ShowcaseApp(matches: InMemoryMatchesStore()))
    let driver = try await empty.open("/matches")
    try await driver.waitFor("No matches yet!")
    try await driver.tap("Add a Match")
    #expect(driver.document.url == "/matches/new")
  }

  @Test func `point 24: outside edit mode there is nothing to tap in a row`() async throws {
    let driver = try await open()
    await #expect(throws: DriverError.self) { try await driver.tap("2 : 1") }
    try await driver.tap("Edit")
    try await driver.tap("2 : 1")
    #expect(driver.document.url == "/matches/1/edit")
  }

  @Test func `point 25: a match is edited in a modal with a stack of its own`() async throws {
    let driver = try await open()
    try await driver.tap("Edit")
    try await driver.tap("2 : 1")
    #expect(kinds(driver) == ["sheet"])
    #expect(driver.document.presentations.last?.content.type == "navigationStack")
    #expect(driver.document.title == "Edit Match")
    #expect(driver.sees("Home Goals: 2") && driver.sees("Ada, Ben"))
  }

  @Test func `point 31: Save is disabled until there are players on both sides`() async throws {
    let driver = try await open("/matches/new", sees: "Set Home Players")
    let refusal = try await driver.refusal { try await driver.tap("Save") }
    #expect(refusal.code == .disabled)
    try await choose("Ada", for: "Set Home Players", driver)
    try await choose("Dan", for: "Set Away Players", driver)
    try await driver.tap("Save")
    try await driver.waitFor("0 : 0")
    #expect(driver.document.presentations.isEmpty)
  }

  @Test func `point 32: refused: an alert whose OK leaves the modal as it was`() async throws {
    let driver = try await open("/matches/1/edit", sees: "Home Goals: 2")
    _ = try await store.deleteMatch(.numbered(1))
    try await driver.increment("Home Goals: 2")
    try await driver.tap("Save")
    try await driver.waitFor("The match could not be saved.")
    #expect(kinds(driver) == ["sheet", "alert"] && driver.sees("Oops!"))
    try await driver.tap("OK")
    // What others did meanwhile has been looked at by then.
    try await Task.sleep(for: .milliseconds(100))
    #expect(kinds(driver) == ["sheet"] && driver.sees("Home Goals: 3"))
  }

  @Test func `point 34: the other side's player is disabled, and a choice shows below at once`()
    async throws
  {
    let driver = try await open("/matches/1/edit", sees: "Home Goals: 2")
    try await driver.tap("Ada, Ben")
    try await driver.waitFor("Cleo")
    let refusal = try await driver.refusal { try await driver.tap("Cleo") }
    #expect(refusal.code == .disabled)
    try await driver.tap("Dan")
    #expect(driver.screen().contains("Ada, Ben, Dan"))
    try await driver.back()
    #expect(driver.sees("Ada, Ben, Dan"))
  }

  @Test func `point 35: a new player is asked for by name and stands in alphabetical place`()
    async throws
  {
    let driver = try await open("/matches/new/players/home", sees: "Ada")
    try await driver.tap("New Player")
    #expect(kinds(driver) == ["sheet", "alert"])
    let refusal = try await driver.refusal { try await driver.tap("Save") }
    #expect(refusal.code == .disabled)
    try await driver.type("Bea", into: "Player name")
    try await driver.tap("Save")
    try await driver.waitFor("Bea")
    let names = driver.document.presentations.last?.content.nodes.compactMap(\.text) ?? []
    #expect(names.filter { ["Ada", "Bea", "Ben"].contains($0) } == ["Ada", "Bea", "Ben"])
  }

  @Test func `point 36: deleting asks in edit mode, and a swipe deletes`() async throws {
    let driver = try await open()
    try await driver.tap("Edit")
    try await driver.tap("Delete", inRow: "2 : 1")
    #expect(driver.sees("Delete this match?"))
    try await driver.tap("Cancel")
    #expect(driver.sees("2 : 1"))
    try await driver.tap("Delete", inRow: "2 : 1")
    try await driver.tap("Delete")
    try await driver.waitUntilGone("2 : 1")
    try await driver.delete("3 : 3")
    try await driver.waitFor("No matches yet!")
  }

  @Test func `point 37: pulling the list down fetches again`() async throws {
    let driver = try await open()
    _ = try await store.deleteMatch(.numbered(1))
    try await driver.refresh()
    try await driver.waitUntilGone("2 : 1")
  }

  @Test func `point 40: a failed fetch says so; afterwards the list can be pulled again`()
    async throws
  {
    await store.fail(with: StoreFailure(text: "The disk is gone."))
    let driver = try await open(sees: "The disk is gone.")
    #expect(driver.sees("Oops!"))
    try await driver.tap("OK")
    #expect(driver.sees("No matches yet!"))
    await store.fail(with: nil)
    try await driver.refresh()
    try await driver.waitFor("2 : 1")
  }

  @Test func `point 42: what one client saves is in every other list, without a refresh`()
    async throws
  {
    let one = try await open()
    let other = try await open()
    let third = try await open("/matches/rankings", sees: "6.67")
    try await one.open("/matches/1/edit")
    try await one.waitFor("Home Goals: 2")
    for goals in 2..<6 { try await one.increment("Home Goals: \(goals)") }
    try await one.tap("Save")
    try await one.waitFor("6 : 1")
    try await other.waitFor("6 : 1")
    #expect(!other.sees("2 : 1"))
    try await other.tap("New Match")
    try await choose("Ben", for: "Set Home Players", other)
    try await choose("Cleo", for: "Set Away Players", other)
    try await other.tap("Save")
    try await one.waitFor("0 : 0")
    try await third.waitFor("1.67")
  }

  @Test func `the longest way through the app`() async throws {
    try await MatchesJourney(driver: app.open("/")).take()
  }

  @Test(arguments: MatchesNavigationTests.links.map(\.0))
  func `every URL opens, is shown, comes back after the process is gone, and can be left`(
    url: String
  ) async throws {
    let ids = url.replacing("/3/", with: "/1/")
    let driver = try await app.open(ids)
    try await driver.settle()
    #expect(driver.document.url == ids)
    try await comesBack(driver)
    try await driver.open("/matches")
    try await driver.waitFor("2 : 1")
    #expect(driver.document.presentations.isEmpty)
  }

  @Test func `a link past unsaved work asks, and goes on after the answer to discard`() async throws
  {
    let driver = try await open("/matches/1/edit", sees: "Home Goals: 2")
    try await driver.increment("Home Goals: 2")
    try await driver.open("/matches/rankings")
    #expect(driver.document.url == "/matches/1/edit" && driver.sees("Discard changes?"))
    try await driver.tap("Discard")
    #expect(driver.document.url == "/matches/rankings")
    try await driver.waitFor("6.67")
  }

  @Test func `a link to the match that is edited takes the question about leaving it down`()
    async throws
  {
    let driver = try await open("/matches/1/edit", sees: "Home Goals: 2")
    try await driver.increment("Home Goals: 2")
    try await driver.open("/matches/rankings")
    #expect(driver.sees("Discard changes?"))
    try await driver.open("/matches/1/edit")
    #expect(kinds(driver) == ["sheet"] && driver.sees("Home Goals: 3"))
  }

  @Test func `a link past a name that is being typed asks at once, and what was typed is kept`()
    async throws
  {
    let driver = try await open("/matches/1/edit", sees: "Home Goals: 2")
    try await driver.increment("Home Goals: 2")
    try await driver.tap("Ada, Ben")
    try await driver.waitFor("New Player")
    try await driver.tap("New Player")
    try await driver.type("Bea", into: "Player name")
    try await driver.open("/matches/rankings")
    #expect(driver.sees("Discard changes?") && !driver.sees("Player name"))
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    #expect(driver.sees("Discard changes?") && !driver.sees("Player name"))
    try await driver.tap("Keep Editing")
    #expect(driver.sees("Player name") && driver.screen().contains("Bea"))
    try await driver.tap("Save")
    try await driver.waitFor("Bea")
    #expect(kinds(driver) == ["sheet"])
  }

  @Test func `a link to the players ends what is asked above them`() async throws {
    let driver = try await open("/matches/new/players/home", sees: "New Player")
    try await driver.tap("New Player")
    try await driver.type("Bea", into: "Player name")
    try await driver.open("/matches/new/players/home")
    #expect(!driver.sees("Player name"))
    try await driver.waitFor("Ada")
    #expect(driver.document.url == "/matches/new/players/home")
  }

  @Test func `two taps on Edit, or on a player, are one`() async throws {
    let driver = try await open()
    try await twice("Edit", driver)
    #expect(driver.sees("Done"))
    try await twice("Done", driver)
    #expect(driver.sees("Edit"))
    try await driver.open("/matches/new/players/home")
    try await driver.waitFor("Ada")
    let ada = button("Ada", driver)?.id
    for isChosen in [true, false] {
      #expect(button("Ada", driver)?.id == ada)
      try await twice("Ada", driver)
      let chosen = driver.document.nodes.contains { $0["accessibilityLabel"]?.string == "chosen" }
      #expect(chosen == isChosen)
    }
  }

  @Test(arguments: ["/matches", "/matches/rankings", "/matches/1/edit"])
  func `a link past the question about deleting leads where it says, and the question is gone`(
    url: String
  ) async throws {
    let driver = try await open()
    try await driver.tap("Edit")
    try await driver.tap("Delete", inRow: "2 : 1")
    #expect(driver.sees("Delete this match?"))
    try await driver.open(url)
    #expect(driver.document.url == url && !driver.sees("Delete this match?"))
    #expect(driver.presented == (url == "/matches/1/edit" ? ["sheet"] : []))
    try await driver.open("/matches")
    #expect(driver.presented.isEmpty && driver.sees("2 : 1"))
  }

  @Test func `the players of a match that is not there say so`() async throws {
    let driver = try await app.open("/matches/999/edit/players/home")
    try await driver.waitFor("No Such Match")
    #expect(!driver.document.nodes.contains { $0.type == "progressView" })
    try await driver.back()
    #expect(driver.sees("No Such Match") && driver.document.url == "/matches/999/edit")
  }

  @Test func `the players of a match that could not be had are there at the second try`()
    async throws
  {
    await store.fail(with: StoreFailure(text: "The disk is gone."))
    let driver = try await app.open("/matches/1/edit/players/home")
    try await driver.waitFor("The Match Could Not Be Loaded")
    await store.fail(with: nil)
    try await driver.tap("Try Again")
    try await driver.waitFor("New Player")
  }

  @Test func `a question of the players is gone with their screen`() async throws {
    let driver = try await app.open("/matches/new/players/away")
    try await driver.waitFor("New Player")
    try await driver.tap("New Player")
    #expect(kinds(driver).last == "alert")
    try await driver.open("/matches/new")
    #expect(!kinds(driver).contains("alert"))
    try await driver.tap("Set Home Players")
    try await driver.waitFor("New Player")
    #expect(!kinds(driver).contains("alert"))
  }

  @Test func `a match that is not there says so`() async throws {
    let driver = try await open("/matches/9/edit", sees: "No Such Match")
    try await driver.tap("Cancel")
    #expect(driver.document.url == "/matches")
  }
}

// Point 28.
extension MatchesJourneyTests {
  @Test func `point 28: the same views are pushed when the coordinator says so`() async throws {
    let factory = MatchesFeatureFactory(store: store)
    let pushing = InProcessApp { MatchesRootView(factory: factory, presentation: .pushed) }
    let driver = try await pushing.open("/")
    try await driver.waitFor("2 : 1")
    try await driver.tap("Edit")
    try await driver.tap("2 : 1")
    #expect(driver.document.presentations.isEmpty && driver.document.title == "Edit Match")
    try await choose("Dan", for: "Ada, Ben", driver)
    try await driver.back()
    #expect(driver.sees("Discard changes?"))
    try await driver.tap("Keep Editing")
    #expect(driver.sees("Ada, Ben, Dan"))
    try await driver.select(tab: "Rankings")
    #expect(driver.sees("Discard changes?"))
    try await driver.tap("Keep Editing")
    try await driver.tap("Save")
    try await driver.waitFor("2 : 1")
    try await driver.waitFor("Ada, Ben, Dan")
    #expect(driver.document.title == "Matches")
  }

  @Test func `point 28: pushed or presented, the screen is drawn the same`() async throws {
    let factory = MatchesFeatureFactory(store: store)
    var drawn: [String] = []
    for presentation in [EditPresentation.modal, .pushed] {
      let app = InProcessApp { MatchesRootView(factory: factory, presentation: presentation) }
      let driver = try await app.open("/")
      try await driver.waitFor("2 : 1")
      try await driver.tap("Edit")
      try await driver.tap("2 : 1")
      let screen = driver.document.nodes.last { $0.type == "screen" }
      drawn.append(
        screen?.nodes.map { "\($0.type) \($0.text ?? "")" }.joined(separator: "\n") ?? "")
    }
    #expect(drawn[0] == drawn[1] && drawn[0].contains("Home Goals: 2"))
  }
}

// Steps and looks.
extension MatchesJourneyTests {
  private func button(_ name: String, _ driver: ScreenDriver) -> Node? {
    driver.document.nodes.last { node in
      node.type == "button" && node.nodes.contains { $0.text == name }
    }
  }

  /// Taps a button, and once more as somebody who has not seen yet what the first tap did.
  private func twice(_ button: String, _ driver: ScreenDriver) async throws {
    let target = CommandTarget(try #require(self.button(button, driver)?.id))
    let seen = driver.revision
    let answers = [
      try await driver.send(.action(target: target, name: .tap, value: nil), rev: seen),
      try await driver.send(.action(target: target, name: .tap, value: nil), rev: seen),
    ]
    #expect(answers.map { $0.refusal?.code } == [nil, .staleTarget])
  }

  private func choose(
    _ player: String, for button: String, _ driver: ScreenDriver
  ) async throws {
    try await MatchesJourney(driver: driver).choose(player, for: button)
  }

  /// Ends the process and comes back to the same document once everything is loaded again.
  private func comesBack(_ driver: ScreenDriver) async throws {
    let before = driver.screen()
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    for _ in 0..<200 where driver.screen() != before {
      try await Task.sleep(for: .milliseconds(5))
      try await driver.check()
    }
    #expect(driver.screen() == before)
  }
}

extension ScreenDriver {
  /// Waits until nothing says that it is loading.
  fileprivate func settle() async throws {
    for _ in 0..<200 where screen().contains("Loading") {
      try await Task.sleep(for: .milliseconds(5))
      try await check()
    }
  }
}
