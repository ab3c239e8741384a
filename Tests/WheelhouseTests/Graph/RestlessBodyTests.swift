import Observation
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Views whose bodies change what they show.
@Suite struct RestlessBodyTests {
  @Observable final class Model {
    var n = 0
    var limit = 0
  }

  /// Counts up whenever it is evaluated, and that up to a limit changes what it shows.
  private struct Counting: View {
    @State private var taps = 0
    @State private var model = Model()

    var body: some View {
      let _ = model.n < model.limit ? (model.n += 1) : ()
      Text("\(taps) \(model.n)")
      Button("Some") { model.limit = 5 }
      Button("Forever") { model.limit = .max }
      Button("Tap") { taps += 1 }
    }
  }

  @Test func `what a body changes is shown once that comes to an end`() async throws {
    let driver = try await show { Counting() }
    try await driver.tap("Some")
    try await driver.tap("Tap")
    #expect(driver.screen().contains("\"1 5\""))
    try await driver.check()
  }

  struct CountingApp: App {
    var body: some Scene { Window("Counting", id: "") { Counting() } }
  }

  @Test(.timeLimit(.minutes(1)))
  func `one that never comes to an end is stopped, named, and goes on`() async throws {
    var lines: [[String]] = []
    let app = InProcessApp(
      CountingApp(), limits: .unlimited,
      report: { event, fields in lines.append([event] + fields.map(\.1)) })
    let driver = try await app.open("/")
    try await driver.tap("Forever")
    await #expect(throws: (any Error).self) { try await driver.tap("Tap") }
    let loops = lines.filter { $0.first == "event_loop" }
    #expect(!loops.isEmpty && loops.allSatisfy { $0.last == "Counting" })
    let other = try await app.open("/")
    try await other.tap("Tap")
    #expect(other.screen().contains("\"1 0\""))
  }
}
