import Observation
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Every kind of view in every place and with every modifier: whatever an app puts together can be shown, changed,
/// used and put to sleep.
///
/// The driver compares the patched document with the session's own and looks for repeated ids; the documents are held
/// against the schema once the tests are over (`WHEELHOUSE_MESSAGES`).
@Suite struct CombinationTests {
  @Test func `every view can be in every place`() async throws {
    let combinations = Combinations()
    Elements().show(to: InEveryPlace(next: combinations))
    try await show(combinations)
  }

  @Test func `every view can have every modifier`() async throws {
    let combinations = Combinations()
    Elements().show(to: WithEveryModifier(next: combinations))
    try await show(combinations)
  }

  @Test func `a view can have any modifier in any place, and be in any place there`() async throws {
    let combinations = Combinations()
    Elements().show(to: WithEveryModifier(next: InEveryPlace(next: combinations)))
    Elements().show(to: InEveryPlace(next: InEveryPlace(next: combinations)))
    var random = SplitMix64(seed: SplitMix64.seed(of: "CombinationTests"))
    try await show(combinations, among: { _ in Int.random(in: 0..<60, using: &random) == 0 })
  }

  private func show(
    _ combinations: Combinations, among isShown: (String) -> Bool = { _ in true }
  ) async throws {
    for (number, (name, make)) in combinations.all.enumerated() where isShown(name) {
      do {
        try await use(make, in: number % 2 == 0 ? .regular : .compact, seed: UInt64(number))
      } catch {
        Issue.record("\(name): \(error)")
      }
    }
  }

  /// Shows a view, changes it, and does with it whatever comes to mind.
  private func use(
    _ make: @escaping @MainActor (Int) -> AnyView, in layout: Layout, seed: UInt64
  ) async throws {
    let stage = Stage()
    let app = InProcessApp { make(stage.number) }
    let driver = try await app.open("/", layout: layout)
    var walk = RandomWalk(seed: seed, urls: ["/"])
    for number in [1, 2, 0] {
      stage.number = number
      try await driver.check()
      for _ in 0..<2 { try await driver.send(walk.wish(in: driver.document)) }
    }
    let shown = driver.document
    driver.session.park()
    try await driver.reconnect(over: app.connect())
    try #require(driver.document == shown, "It woke up as something else")
  }
}

@Observable private final class Stage {
  var number = 0
}
