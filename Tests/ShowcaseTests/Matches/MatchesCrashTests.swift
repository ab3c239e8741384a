import ScreenDocument
import Testing
import Wheelhouse
import WheelhouseTesting

@testable import Showcase

/// A tap that was acknowledged has its effect once, wherever the process dies.
struct MatchesCrashTests {
  /// Where a write stops, as if the process died there.
  nonisolated enum Death: CaseIterable {
    case beforeWriting, afterWriting
  }

  private let inner = InMemoryMatchesStore(players: Player.all, matches: [.first, .second])
  private let store: StoppingMatchesStore
  private let app: InProcessApp

  init() {
    store = StoppingMatchesStore(inner)
    app = InProcessApp(
      ShowcaseApp(matches: store), limits: .unlimited, store: MemorySessionStore(isDurable: true))
  }

  private func open(_ url: String, sees text: String) async throws -> ScreenDriver {
    let driver = try await app.open(url)
    try await driver.waitFor(text)
    return driver
  }

  private func dieAndComeBack(_ driver: ScreenDriver) async throws {
    await store.awaitStopped(1)
    await store.letPass()
    app.crash()
    try await driver.reconnect(over: app.connect())
  }

  /// What a dead process had begun is not carried out any more; here it is, which must not matter.
  private func letTheDeadGoOn() async { await store.release() }

  @Test(arguments: Death.allCases)
  func `a new match is there once, and the sheet closes`(death: Death) async throws {
    let driver = try await open("/matches/new", sees: "Set Home Players")
    for (side, player) in [("Home", "Ada"), ("Away", "Ben")] {
      try await driver.tap("Set \(side) Players")
      try await driver.waitFor(player)
      try await driver.tap(player)
      try await driver.back()
    }
    await store.stop(death)
    try await driver.tap("Save")
    #expect(driver.document.presentations.count == 1)
    try await dieAndComeBack(driver)
    try await driver.comesTo { driver.document.presentations.isEmpty && driver.sees("0 : 0") }
    await letTheDeadGoOn()
    #expect(try await inner.fetchMatches().count == 3)
    #expect(Set(await store.keys).count == 1)
  }

  @Test func `what is tapped while a match is saved is refused, and the sheet closes`()
    async throws
  {
    let driver = try await open("/matches/1/edit", sees: "Home Goals: 2")
    try await driver.increment("Home Goals: 2")
    await store.stop(.beforeWriting)
    try await driver.tap("Save")
    await store.awaitStopped(1)
    let late = try await driver.refusal { try await driver.increment("Home Goals: 3") }
    #expect(late.code == .disabled)
    await store.letPass()
    await store.release()
    try await driver.comesTo { driver.document.presentations.isEmpty && driver.sees("3 : 1") }
  }

  @Test(arguments: Death.allCases)
  func `a changed match is changed, and the sheet closes`(death: Death) async throws {
    let driver = try await open("/matches/1/edit", sees: "Home Goals: 2")
    try await driver.increment("Home Goals: 2")
    await store.stop(death)
    try await driver.tap("Save")
    try await dieAndComeBack(driver)
    try await driver.comesTo { driver.document.presentations.isEmpty && driver.sees("3 : 1") }
    await letTheDeadGoOn()
    #expect(try await inner.fetchMatches().last?.parameters.home.goals == 3)
  }

  @Test(arguments: Death.allCases)
  func `a deleted match is gone, and no other`(death: Death) async throws {
    let driver = try await open("/matches", sees: "2 : 1")
    try await driver.tap("Edit")
    try await driver.tap("Delete", inRow: "3 : 3")
    await store.stop(death)
    try await driver.tap("Delete")
    try await dieAndComeBack(driver)
    try await driver.comesTo { !driver.sees("3 : 3") && driver.sees("2 : 1") }
    await letTheDeadGoOn()
    #expect(try await inner.fetchMatches() == [.first])
    #expect(!driver.sees("Oops!"))
  }

  @Test(arguments: Death.allCases)
  func `a new player is there once, without a word`(death: Death) async throws {
    let driver = try await open("/matches/new/players/home", sees: "Ada")
    try await driver.tap("New Player")
    try await driver.type("Eve")
    await store.stop(death)
    try await driver.tap("Save")
    try await dieAndComeBack(driver)
    try await driver.comesTo {
      driver.sees("Eve") && driver.document.url == "/matches/new/players/home"
    }
    await letTheDeadGoOn()
    #expect(try await inner.fetchPlayers().map(\.name) == ["Ada", "Ben", "Cleo", "Dan", "Eve"])
    #expect(!driver.sees("Oops!"))
  }

  @Test func `a Save that is applied again is the same Save`() async throws {
    for _ in 0..<2 {
      let viewModel = EditMatchViewModel(
        store: inner, events: EventBus(), draft: MatchDraft(.new, Match.first.parameters))
      let scope = CommandScope(
        session: "s", client: ResumeTokenHash(bytes: [1]), command: Command(seq: 9, wish: .fork),
        isKept: true)
      CommandScope.$current.withValue(scope) {
        viewModel.didTapSave()
      }
      await viewModel.settled()
    }
    #expect(try await inner.fetchMatches().count == 3)
  }

  @Test func `two deletions in a row are both carried out`() async throws {
    let memory = MatchesListMemory()
    let viewModel = MatchesViewModel(store: inner, events: EventBus(), memory: memory)
    await viewModel.refresh()
    viewModel.didSwipeToDelete(id: "1")
    viewModel.didSwipeToDelete(id: "2")
    #expect(memory.deletions.count == 2)
    await viewModel.settled()
    #expect(memory.deletions.isEmpty && viewModel.isEmpty)
    #expect(try await inner.fetchMatches().isEmpty)
  }
}

extension ScreenDriver {
  /// Waits for a screen, for two seconds at most.
  fileprivate func comesTo(_ isThere: () -> Bool) async throws {
    for _ in 0..<400 where !isThere() {
      try await Task.sleep(for: .milliseconds(5))
      try await check()
    }
    #expect(isThere(), "\(screen())")
  }
}
