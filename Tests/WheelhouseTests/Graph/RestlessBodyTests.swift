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

  /// Shows something beside a view that never comes to rest.
  private struct Beside: View {
    let appeared: @MainActor () -> Void
    @State private var model = Model()
    @State private var isShown = false

    var body: some View {
      Button("Forever") { model.limit = .max }
      Button("Both") { isShown = true }
      Restless(model: model, isShown: isShown)
      if isShown { Text("shown").onAppear(perform: appeared) }
    }
  }

  private struct Restless: View {
    let model: Model
    let isShown: Bool
    var body: some View {
      let _ = model.n < model.limit ? (model.n += 1) : ()
      Text("\(isShown) \(model.n)")
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `what appears beside one that never comes to an end has appeared`() async throws {
    var count = 0
    let driver = try await show { Beside { count += 1 } }
    driver.checksEveryStep = false
    try await driver.tap("Forever")
    let outcome = try await driver.send(driver.tapping("Both"))
    #expect(outcome.refusal?.code == .eventLoop)
    #expect(count == 1)
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
