import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// What a command does beyond the session's state, and when.
@Suite struct CommandEffectTests {
  let store = SlowStore()
  let effects = Effects()
  let app: InProcessApp

  init() {
    app = InProcessApp(WorkApp(effects: effects), limits: .unlimited, store: store)
  }

  final class Effects {
    var done: [String] = []
    var asked = 0
  }

  struct WorkApp: App {
    let effects: Effects

    nonisolated init() { preconditionFailure("made with its effects") }
    init(effects: Effects) { self.effects = effects }

    var body: some Scene { Window("Work", id: "") { WorkView(effects: effects) } }
  }

  struct WorkView: View {
    let effects: Effects
    @State private var work: Operation<String>?

    var body: some View {
      Button("Task") {
        Task {
          effects.asked += 1
          if await CommandScope.current?.isKept() ?? false { effects.done.append("task") }
        }
      }
      Button("Operation") { work = Operation("operation") }
      Text(work == nil ? "Idle" : "Working")
        .task(id: work) { if let work { effects.done.append(work.input) } }
    }
  }

  private func tap(_ label: String, fails: Bool) async throws -> ScreenDriver {
    let driver = try await app.open()
    driver.checksEveryStep = false
    store.isHolding = true
    let command = Command(seq: 1, rev: driver.revision, wish: try driver.tapping(label))
    try await driver.transport.send(ClientMessage.command(command).json.description)
    for _ in 0..<20 { await Task.yield() }
    #expect(effects.done == [])
    store.fails = fails
    store.letGo()
    return driver
  }

  @Test func `a task that a command started can wait until the command is stored`() async throws {
    _ = try await tap("Task", fails: false)
    try await eventually { !effects.done.isEmpty }
    #expect(effects.asked == 1 && effects.done == ["task"])
  }

  @Test func `a task hears when its command never happened`() async throws {
    _ = try await tap("Task", fails: true)
    try await eventually { effects.asked == 1 }
    #expect(effects.asked == 1)
    try await Task.sleep(for: .milliseconds(50))
    #expect(effects.done == [])
  }

  @Test func `a command whose task heard that never counts as refused, though its client has left`()
    async throws
  {
    let driver = try await ScreenDriver(app.connect(), Hello(client: "page"))
    driver.checksEveryStep = false
    let tap = try driver.tapping("Task")
    store.isHolding = true
    let command = Command(seq: 1, rev: driver.revision, wish: tap)
    try await driver.transport.send(ClientMessage.command(command).json.description)
    let session = driver.session
    driver.transport.drop()
    app.host.parkIdle()
    #expect(session.isParked)
    store.fails = true
    store.letGo()
    (store.fails, store.isHolding) = (false, false)
    try await eventually { app.host.trouble == nil }
    #expect(effects.done == [])
    try await driver.reconnect(over: app.connect())
    #expect(try await driver.send(tap, seq: 1).refusal?.code == .unavailable)
    #expect(try await driver.send(tap, seq: 2) == .unchanged)
    try await eventually { effects.done == ["task"] }
  }

  @Test func `an operation begins once the state that holds it is stored`() async throws {
    _ = try await tap("Operation", fails: false)
    try await eventually { !effects.done.isEmpty }
    #expect(effects.done == ["operation"])
  }

  @Test func `an operation that could not be stored is not carried out`() async throws {
    let driver = try await tap("Operation", fails: true)
    store.isHolding = false
    try await Task.sleep(for: .milliseconds(50))
    #expect(effects.done == [])
    try await driver.check()
    #expect(driver.sees("Idle"))
  }
}
