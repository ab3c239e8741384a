import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Values that JSON has no form for, or that cannot be encoded, among what a session keeps.
struct OddValueTests {
  private struct Laps: Codable {
    var best = Double.infinity
    var speeds: [Float] = [-.infinity, .nan]
    var count = 0
  }

  private struct Timer: View {
    @State private var laps = Laps()
    @SceneStorage("longest") private var longest = 0.0

    var body: some View {
      Text("\(laps.count): \(laps.best), \(laps.speeds.description), \(longest)")
      Button("Lap") {
        laps.count += 1
        longest = -.infinity
      }
    }
  }

  @Test func `numbers that are not finite outlive the process, and so does what is beside them`()
    async throws
  {
    let app = InProcessApp(isDurable: true) { Timer() }
    let driver = try await app.open()
    try await driver.tap("Lap")
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    #expect(driver.sees("1: inf, [-inf, nan], -inf"))
    try await driver.check()
  }

  private struct Moody: Codable {
    var isFine = true

    func encode(to encoder: any Encoder) throws {
      guard isFine else { throw CancellationError() }
      var container = encoder.singleValueContainer()
      try container.encode(isFine)
    }

    init() {}

    init(from decoder: any Decoder) throws {
      isFine = try decoder.singleValueContainer().decode(Bool.self)
    }
  }

  private struct Mood: View {
    @State private var mood = Moody()
    @State private var taps = 0

    var body: some View {
      Button("Change \(taps)") {
        mood.isFine.toggle()
        taps += 1
      }
    }
  }

  private struct MoodApp: App {
    var body: some Scene { Window("Mood", id: "") { Mood() } }
  }

  private struct Form: View {
    enum Field: Hashable { case name }
    @FocusState private var field: Field?
    @State private var name = ""
    @State private var problem: (any Error)?

    var body: some View {
      TextField("Name", text: $name).focused($field, equals: .name)
      Button("There") { field = .name }
      Button("Away") { field = nil }
    }
  }

  private struct FormApp: App {
    var body: some Scene { Window("Form", id: "") { Form() } }
  }

  @Test func `the log says nothing of a field that one leaves, and of an error what helps`()
    async throws
  {
    var lines: [[String]] = []
    let app = InProcessApp(
      FormApp(), limits: .unlimited, store: MemorySessionStore(isDurable: true),
      report: { lines.append([$0] + $1.map(\.1)) })
    let driver = try await app.open()
    for step in ["There", "Away", "There", "Away"] { try await driver.tap(step) }
    app.host.park(driver.session)
    #expect(!lines.contains { $0[0] == "state_not_encoded" })
    let told = try #require(lines.first { $0[0] == "state_not_restorable" })
    #expect(told[2] == "problem" && told[4].hasPrefix("Keep what it says"))
  }

  @Test func `the log names a type whose values cannot be encoded, once`() async throws {
    var lines: [[String]] = []
    let app = InProcessApp(
      MoodApp(), limits: .unlimited, store: MemorySessionStore(isDurable: true),
      report: { lines.append([$0] + $1.map(\.1)) })
    let driver = try await app.open()
    for taps in 0..<4 { try await driver.tap("Change \(taps)") }
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    #expect(driver.sees("Change 4"))
    let told = lines.filter { $0[0] == "state_not_encoded" }
    #expect(told.count == 1 && told[0][1] == "Moody")
    #expect(told[0][2].contains("encode(to:)"))
  }
}
