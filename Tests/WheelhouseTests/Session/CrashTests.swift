import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Commands that end the worker that carries them out.
@Suite struct CrashTests {
  let store = SlowStore()
  let marks = DeadOwners()
  let app: InProcessApp

  init() {
    app = InProcessApp(
      CommitTests.CounterApp(), limits: .unlimited, store: store, marks: marks)
  }

  /// Lets the worker die over a command that it has not committed.
  func die(_ driver: ScreenDriver, over wish: Command.Wish) async throws -> Command {
    let command = Command(seq: driver.nextSeq, rev: driver.revision, wish: wish)
    let client = try #require(ResumeToken(driver.resumeToken.utf8))
    marks.died(
      over: CrashMark(
        session: driver.welcome?.session ?? "", client: SeededTokenSource(seed: 0).hash(of: client),
        seq: command.seq))
    app.crash()
    try await driver.reconnect(over: app.connect())
    return command
  }

  @Test func `a command that ended a worker is refused when it comes again`() async throws {
    let driver = try await app.open()
    try await driver.tap("Count 0")
    let fatal = try await die(driver, over: driver.tapping("Count 1"))
    #expect(driver.welcome?.resumed == true && driver.sees("Count 1"))
    #expect(try await driver.send(fatal.wish, seq: fatal.seq).refusal?.code == .crashed)
    #expect(driver.sees("Count 1"))
    try await driver.tap("Count 1")
    #expect(driver.sees("Count 2"))
  }

  @Test func `a session that ends one worker after the other is given up`() async throws {
    let driver = try await app.open()
    try await driver.tap("Count 0")
    for _ in 1...4 {
      _ = try await die(driver, over: driver.tapping("Count 1"))
      #expect(driver.welcome?.resumed == true && driver.sees("Count 1"))
    }
    _ = try await die(driver, over: driver.tapping("Count 1"))
    #expect(driver.welcome?.resumed == false && driver.sees("Count 0"))
  }

  @Test func `crashes of longer ago do not count`() {
    var record = CrashRecord()
    let scattered = stride(from: 0, to: 600, by: 20).map { record.note(at: $0) }
    #expect(!scattered.contains(true))
    let close = (581...582).map { record.note(at: $0) }
    #expect(close == [false, true])
  }
}

/// Workers whose death a test decides about; each start has a name of its own.
final class DeadOwners: CrashMarks {
  private(set) var owner = "worker-0"
  private var dead: [String: CrashMark] = [:]
  private var starts = 0

  func died(over mark: CrashMark) {
    dead[owner] = mark
    starts += 1
    owner = "worker-\(starts)"
  }

  func begin(session: String, client: ResumeTokenHash, seq: Int) {}
  func end() {}
  func mark(of owner: String) -> CrashMark? { dead[owner] }
  func isAlive(_ owner: String) -> Bool { dead[owner] == nil }
}
