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
    marks.died(over: try driver.mark(at: command.seq))
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

  private struct Loading: View {
    @State private var rows: [String]?
    @State private var count = 0

    var body: some View {
      Text(rows?.joined() ?? "loading").task {
        try? await Task.sleep(for: .milliseconds(20))
        rows = ["loaded"]
      }
      Button("Count \(count)") { count += 1 }
    }
  }

  @Test func `what is shown while something is loaded anew has a number that nobody has seen`()
    async throws
  {
    let app = InProcessApp(isDurable: true) { Loading() }
    let driver = try await app.open()
    try await driver.waitFor("loaded")
    try await driver.tap("Count 0")
    let (seen, before) = (driver.revision, driver.document)
    app.crash()
    try await driver.reconnect(over: app.connect())
    #expect(driver.revision == seen + 1 && driver.sees("Count 1"))
    try await driver.waitFor("loaded")
    #expect(driver.document == before)
    // What a client has seen beyond what was stored is something else as well.
    app.crash()
    let hello = Hello(client: "ahead", resume: driver.resumeToken, rev: driver.revision)
    let ahead = try await ScreenDriver(app.connect(), hello)
    #expect(ahead.revision == driver.revision + 1)
  }

  @Test
  func `who finds what ended a worker keeps it, though nobody waits for the session any more`()
    async throws
  {
    let driver = try await app.open()
    try await driver.tap("Count 0")
    let fatal = Command(seq: 2, rev: driver.revision, wish: try driver.tapping("Count 1"))
    let mark = try driver.mark(at: fatal.seq)
    marks.died(over: mark)
    app.crash()
    store.isHoldingReads = true
    let gone = app.connect()
    let hello = Hello(client: "gone", resume: driver.resumeToken)
    try await gone.send(ClientMessage.hello(hello).json.description)
    gone.drop()
    store.isHoldingReads = false
    try await eventually { app.host.sessionsByID.values.contains { !$0.isUnsaved } }
    marks.died(over: CrashMark(session: "another", client: mark.client, seq: 1))
    app.crash()
    try await driver.reconnect(over: app.connect())
    #expect(try await driver.send(fatal.wish, seq: fatal.seq).refusal?.code == .crashed)
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

  @Test func `what a session did to a worker is stored before anything of it runs again`()
    async throws
  {
    let driver = try await app.open()
    try await driver.tap("Count 0")
    let fatal = Command(seq: 2, rev: driver.revision, wish: try driver.tapping("Count 1"))
    marks.died(over: try driver.mark(at: 2))
    let hello = ClientMessage.hello(Hello(client: "page", resume: driver.resumeToken)).json
    for _ in 1...2 {
      app.crash()
      store.isHolding = true
      try await app.connect().send(hello.description)
      #expect(app.host.allSessions.isEmpty)
      store.letGo()
      #expect(app.host.allSessions.count == 1)
      // It dies while it wakes the session, and nothing else is stored.
      store.forgetHeld()
      marks.died(over: try driver.mark(at: 0))
    }
    app.crash()
    try await driver.reconnect(over: app.connect())
    #expect(driver.welcome?.resumed == true && driver.session.crashes.times.count == 3)
    #expect(try await driver.send(fatal.wish, seq: 2).refusal?.code == .crashed)
    try await driver.tap("Count 1")
  }

  @Test func `a session that ends each worker that wakes it is given up`() async throws {
    let driver = try await app.open()
    try await driver.tap("Count 0")
    for count in 1...5 {
      marks.died(over: try driver.mark(at: 0))
      app.crash()
      try await driver.reconnect(over: app.connect())
      #expect(driver.welcome?.resumed == (count < 5))
    }
  }

  @Test func `two pages of a session wait together until the store knows what it did`()
    async throws
  {
    let driver = try await app.open()
    try await driver.tap("Count 0")
    let fatal = Command(seq: 2, rev: driver.revision, wish: try driver.tapping("Count 1"))
    marks.died(over: try driver.mark(at: 2))
    app.crash()
    store.isHolding = true
    let pages = [app.connect(), app.connect()]
    for (number, page) in pages.enumerated() {
      let hello = Hello(client: "page \(number)", resume: driver.resumeToken)
      try await page.send(ClientMessage.hello(hello).json.description)
    }
    #expect(app.host.allSessions.isEmpty && app.host.coming.count == 1)
    var isReleased: Bool?
    app.host.release(try #require(app.host.coming.values.first).tokens[0]) { isReleased = $0 }
    #expect(isReleased == false)
    store.isHolding = false
    #expect(app.host.coming.isEmpty && pages.allSatisfy { $0.session != nil })
    #expect(pages[0].session === pages[1].session)
    for page in pages { page.drop() }
    try await driver.reconnect(over: app.connect())
    #expect(try await driver.send(fatal.wish, seq: 2).refusal?.code == .crashed)
  }

  @Test func `a session that is taken away on its way is followed`() async throws {
    let driver = try await app.open()
    try await driver.tap("Count 0")
    marks.died(over: try driver.mark(at: 2))
    app.crash()
    store.isHolding = true
    let page = app.connect()
    let hello = Hello(client: "page", resume: driver.resumeToken)
    try await page.send(ClientMessage.hello(hello).json.description)
    let token = try #require(app.host.coming.values.first).tokens[0]
    let taken = try await store.acquire(token, by: "another")
    #expect(taken?.lease.epoch == 3)
    store.isHolding = false
    // It is taken back, since nobody is there to be asked, with all that it had.
    #expect(page.session?.lease.epoch == 4 && app.host.coming.isEmpty)
  }

  @Test func `a session whose snapshot cannot be read is noted, too`() async throws {
    let driver = try await app.open()
    var snapshot = driver.session.encodeSnapshot()
    snapshot[snapshot.count - 1] ^= 1
    var header = try SnapshotHeader(encoded: snapshot)
    _ = header.note(try driver.mark(at: 1))
    let noted = header.replacing(in: snapshot)
    #expect(try SnapshotHeader(encoded: noted).clients[0].crashedSeq == 1)
    #expect(throws: SnapshotError.self) { try SessionSnapshot(encoded: noted) }
    snapshot[snapshot.count - 1] ^= 1
    var whole = try SessionSnapshot(encoded: snapshot)
    whole.header = header
    #expect(header.replacing(in: snapshot) == whole.encoded())
  }

  @Test func `crashes of longer ago do not count`() {
    var record = CrashRecord()
    let scattered = stride(from: 0, to: 600, by: 20).map { record.note(at: $0) }
    #expect(!scattered.contains(true))
    let close = (581...582).map { record.note(at: $0) }
    #expect(close == [false, true])
  }
}

extension ScreenDriver {
  /// What a worker notes that carries out a command of this client.
  func mark(at seq: Int) throws -> CrashMark {
    let token = try #require(ResumeToken(resumeToken.utf8))
    return CrashMark(
      session: welcome?.session ?? "", client: SeededTokenSource(seed: 0).hash(of: token), seq: seq)
  }
}

/// Two workers to which pages of one session come at once, after the one that had it died.
@Suite struct CrashRaceTests {
  private let store = MemorySessionStore(isDurable: true)
  private let app = CommitTests.CounterApp()

  private func worker(_ name: String, _ dead: [String: CrashMark]) -> InProcessApp {
    let marks = NamedOwner(name, dead: dead)
    return InProcessApp(app, limits: .unlimited, store: StaleStore(store, "first"), marks: marks)
  }

  @Test func `of two workers that find a session's owner dead one gets it, with what ended that`()
    async throws
  {
    let first = InProcessApp(app, limits: .unlimited, store: store, marks: NamedOwner("first"))
    let driver = try await first.open()
    try await driver.tap("Count 0")
    let fatal = Command(seq: 2, rev: driver.revision, wish: try driver.tapping("Count 1"))
    let mark = try driver.mark(at: 2)
    first.crash()
    let (one, other) = (worker("one", ["first": mark]), worker("other", ["first": mark]))
    let peers = AskedPeers()
    for app in [one, other] { app.host.peers = peers }
    try await driver.reconnect(over: one.connect())
    let late = other.connect()
    let hello = Hello(client: "late", resume: driver.resumeToken)
    try await late.send(ClientMessage.hello(hello).json.description)
    #expect(peers.asked == ["one"])
    #expect(try await driver.send(fatal.wish, seq: 2).refusal?.code == .crashed)
    try await driver.tap("Count 1")
    #expect(driver.sees("Count 2") && driver.welcome?.resumed == true)
  }

  @Test func `a command at which a worker hangs is refused by the next one`() async throws {
    let first = InProcessApp(app, limits: .unlimited, store: store, marks: NamedOwner("first"))
    let driver = try await first.open()
    try await driver.tap("Count 0")
    let endless = Command(seq: 2, rev: driver.revision, wish: try driver.tapping("Count 1"))
    let mark = try driver.mark(at: 2)
    let marks = NamedOwner("second", hanging: ["first": mark])
    let second = InProcessApp(
      app, limits: .unlimited, store: StaleStore(store, "first"), marks: marks)
    second.host.peers = AskedPeers(answering: .unreachable)
    try await driver.reconnect(over: second.connect())
    #expect(try await driver.send(endless.wish, seq: 2).refusal?.code == .crashed)
    try await driver.tap("Count 1")
    #expect(driver.sees("Count 2") && driver.welcome?.resumed == true)
  }

  @Test func `a session on its way from the store is not said to be elsewhere`() async throws {
    let slow = SlowStore()
    let here = InProcessApp(app, limits: .unlimited, store: slow)
    var answers: [Bool] = []
    here.host.release(ResumeTokenHash(bytes: [1])) { answers.append($0) }
    #expect(answers == [true])
    let driver = try await here.open()
    let token = try #require(ResumeToken(driver.resumeToken.utf8))
    let hash = SeededTokenSource(seed: 0).hash(of: token)
    here.crash()
    slow.isHoldingReads = true
    let page = here.connect()
    let hello = Hello(client: "page", resume: driver.resumeToken)
    try await page.send(ClientMessage.hello(hello).json.description)
    here.host.release(hash) { answers.append($0) }
    slow.isHoldingReads = false
    #expect(answers == [true, false] && page.session != nil)
  }
}

/// A worker of that name, beside which some have died.
final class NamedOwner: CrashMarks {
  let owner: String
  private let dead: [String: CrashMark]
  private let hanging: [String: CrashMark]

  init(
    _ owner: String, dead: [String: CrashMark] = [:], hanging: [String: CrashMark] = [:]
  ) {
    (self.owner, self.dead, self.hanging) = (owner, dead, hanging)
  }

  func begin(session: String, client: ResumeTokenHash, seq: Int) {}
  var underWay: CrashMark? { nil }
  func end() {}
  func mark(of owner: String) -> CrashMark? { dead[owner] ?? hanging[owner] }
  func isAlive(_ owner: String) -> Bool { dead[owner] == nil }
}

/// A store that says who had a session some time ago.
private final class StaleStore: SessionStore {
  private let store: MemorySessionStore
  private let former: String
  let isDurable = true

  init(_ store: MemorySessionStore, _ former: String) {
    (self.store, self.former) = (store, former)
  }

  func commit(
    _ changes: [SessionChange],
    done: @escaping @MainActor (Result<[String], SessionStoreError>) -> Void
  ) { store.commit(changes, done: done) }

  func acquire(
    _ token: ResumeTokenHash, by owner: String, from former: FormerHolder,
    done: @escaping @MainActor (Result<SessionAcquisition, SessionStoreError>) -> Void
  ) { store.acquire(token, by: owner, from: former, done: done) }

  func owner(
    of token: ResumeTokenHash,
    done: @escaping @MainActor (Result<String?, SessionStoreError>) -> Void
  ) { done(.success(former)) }

  func expire(
    olderThan age: Duration, done: @escaping @MainActor (Result<Int, SessionStoreError>) -> Void
  ) { store.expire(olderThan: age, done: done) }

  func probe(done: @escaping @MainActor (Result<Void, SessionStoreError>) -> Void) {
    store.probe(done: done)
  }

  func count(done: @escaping @MainActor (Result<Int, SessionStoreError>) -> Void) {
    store.count(done: done)
  }
}

/// Other workers, of whom it is noted which were asked.
private final class AskedPeers: SessionPeers {
  private(set) var asked: [String] = []
  private let answer: PeerAnswer

  init(answering answer: PeerAnswer = .unasked) { self.answer = answer }

  func offer(
    _ connection: any ClientConnection, hello: [UInt8], token: ResumeTokenHash, page: String?,
    to owner: String, then done: @escaping @MainActor (PeerAnswer) -> Void
  ) {
    asked.append(owner)
    done(answer)
  }

  func owners(reading version: SnapshotVersion) -> [String]? { [] }
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
  var underWay: CrashMark? { nil }
  func end() {}
  func mark(of owner: String) -> CrashMark? { dead[owner] }
  func isAlive(_ owner: String) -> Bool { dead[owner] == nil }
}
