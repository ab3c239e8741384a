import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// What clients hear, and when, where every turn is committed before it is told.
@Suite struct CommitTests {
  let store = SlowStore()
  let app: InProcessApp

  init() {
    app = InProcessApp(CounterApp(), limits: .unlimited, store: store)
  }

  struct CounterApp: App {
    var body: some Scene { Window("Count", id: "") { Counter(name: "Count") } }
  }

  /// Opens a session while commits are settled at once.
  func open() async throws -> ScreenDriver {
    let driver = try await app.open()
    driver.checksEveryStep = false
    return driver
  }

  /// The next message; nil where none comes within that time.
  func answer(
    _ driver: ScreenDriver, within time: Duration = .seconds(5)
  ) async throws -> ServerMessage? {
    guard let text = try await driver.transport.receive(timeout: time) else {
      return nil
    }
    return try ServerMessage(Array(text.utf8))
  }

  private func hearsNothing(_ driver: ScreenDriver) async throws -> Bool {
    try await answer(driver, within: .milliseconds(20)) == nil
  }

  func sendTap(_ driver: ScreenDriver, seq: Int, on button: String = "Count 0") async throws {
    let command = Command(seq: seq, rev: driver.revision, wish: try driver.tapping(button))
    try await driver.transport.send(ClientMessage.command(command).json.description)
  }

  @Test func `nothing is told before it is committed`() async throws {
    let driver = try await open()
    store.isHolding = true
    try await sendTap(driver, seq: 1)
    #expect(try await hearsNothing(driver))
    store.letGo()
    guard case .patch(let rev, _, let ack, _) = try await answer(driver) else {
      Issue.record("no patch")
      return
    }
    #expect(rev == 2 && ack == 1)
  }

  @Test func `turns that come while a commit is under way share the next one`() async throws {
    let driver = try await open()
    let before = store.commits
    store.isHolding = true
    for seq in 1...10 { try await sendTap(driver, seq: seq) }
    store.letGo()
    store.isHolding = false
    for seq in 1...10 {
      guard case .patch(_, _, let ack, _) = try await answer(driver) else {
        Issue.record("no patch \(seq)")
        return
      }
      #expect(ack == seq)
    }
    #expect(store.commits - before == 2)
  }

  @Test func `a failed commit refuses its commands and changes nothing`() async throws {
    let driver = try await open()
    try await driver.tap("Count 0")
    store.isHolding = true
    try await sendAll(driver, 2...4)
    store.fails = true
    store.letGo()
    var refused: [Int] = []
    while refused.count < 3, let message = try await answer(driver) {
      guard case .refused(let refusal) = message else { continue }
      #expect(refusal.code == .unavailable && refusal.message.contains("no room"))
      refused.append(refusal.ack)
    }
    #expect(refused == [2, 3, 4])
    #expect(app.host.trouble == "no room")
    store.isHolding = false
    try await driver.check()
    #expect(driver.sees("Count 1"))
  }

  @Test func `a failed commit refuses its commands though the session has parked meanwhile`()
    async throws
  {
    let driver = try await open()
    try await driver.tap("Count 0")
    store.isHolding = true
    try await sendAll(driver, 2...3)
    app.host.parkIdle()
    #expect(driver.session.isParked)
    store.fails = true
    store.letGo()
    var refused: [Int] = []
    while refused.count < 2, let message = try await answer(driver) {
      if case .refused(let refusal) = message { refused.append(refusal.ack) }
    }
    #expect(refused == [2, 3])
    store.fails = false
    store.isHolding = false
    try await driver.check()
    #expect(driver.sees("Count 1"))
  }

  /// Shows its row some time after it has come.
  private struct Late: View {
    @State private var list = IdleTests.Loading.List()
    @State private var chosen = "none"

    var body: some View {
      Text("chosen \(chosen)")
      ForEach(list.rows, id: \.self) { row in Button(row) { chosen = row } }
        .task {
          try? await Task.sleep(for: .milliseconds(400))
          list.rows = ["row"]
        }
    }
  }

  private struct LateApp: App {
    var body: some Scene { WindowGroup { Late() } }
  }

  @Test func `what waits for its target while a commit fails is answered after that`() async throws
  {
    let app = InProcessApp(LateApp(), limits: .unlimited, store: store)
    let driver = try await app.open()
    driver.checksEveryStep = false
    try await driver.waitFor("row")
    let command = Command(seq: 1, rev: driver.revision, wish: try driver.tapping("row"))
    app.relaunch()
    try await driver.reconnect(over: app.connect())
    store.isHolding = true
    app.host.unsaved(driver.session)
    app.host.endOfTurn()
    try await driver.transport.send(ClientMessage.command(command).json.description)
    #expect(driver.session.settling?.waiting.count == 1)
    store.fails = true
    store.letGo()
    (store.fails, store.isHolding) = (false, false)
    // It is refused where the row comes too late for it, or the store has not been found to be well again.
    var told: [String] = []
    for _ in 1...4 where !told.contains(where: { $0.hasSuffix(" 1") }) {
      told += try await answers(driver.transport, timeout: .seconds(5))
    }
    let answer = try #require(told.first { $0.hasSuffix(" 1") })
    try await driver.check()
    #expect(driver.sees(answer == "patch 1" ? "chosen row" : "chosen none"))
  }

  private func sendAll(_ driver: ScreenDriver, _ seqs: ClosedRange<Int>) async throws {
    let tap = try driver.tapping("Count 1")
    for seq in seqs {
      let command = Command(seq: seq, rev: driver.revision, wish: tap)
      try await driver.transport.send(ClientMessage.command(command).json.description)
    }
  }

  @Test func `whoever waits for the next commit goes back, too, when the one before it fails`()
    async throws
  {
    let first = try await open()
    let second = try await open()
    store.isHolding = true
    try await sendTap(first, seq: 1)
    try await sendTap(second, seq: 1)
    store.fails = true
    store.letGo()
    for driver in [first, second] {
      guard case .refused(let refusal) = try await answer(driver) else {
        Issue.record("not refused")
        return
      }
      #expect(refusal.code == .unavailable && refusal.ack == 1)
    }
    store.isHolding = false
    try await second.check()
    #expect(second.sees("Count 0"))
  }

  /// The answers that have come, in short.
  private func answers(
    _ transport: any ScreenTransport, timeout: Duration = .milliseconds(20)
  ) async throws -> [String] {
    var answers: [String] = []
    while let text = try await transport.receive(
      timeout: answers.isEmpty ? timeout : .milliseconds(20))
    {
      switch try ServerMessage(Array(text.utf8)) {
      case .welcome(let welcome): answers.append("welcome \(welcome.seq)")
      case .screen(_, let ack, _): answers.append("screen \(ack)")
      case .patch(_, _, let ack, _): answers.append("patch \(ack ?? 0)")
      case .ack(let ack): answers.append("ack \(ack)")
      case .refused(let refusal): answers.append("\(refusal.code.rawValue) \(refusal.ack)")
      default: answers.append("something else")
      }
    }
    return answers
  }

  @Test func `whoever has changed nothing is answered though the commit of another one fails`()
    async throws
  {
    let first = try await open()
    let second = try await open()
    let tap = try second.tapping("Count 0")
    #expect(try await second.send(tap) == .changed)
    store.isHolding = true
    try await sendTap(first, seq: 1)
    try await second.transport.send(#"{"type":"sync"}"#)
    for seq in [1, 7] {
      let command = Command(seq: seq, rev: second.revision, wish: tap)
      try await second.transport.send(ClientMessage.command(command).json.description)
    }
    store.fails = true
    store.letGo()
    #expect(try await answers(first.transport) == ["unavailable 1", "screen 1"])
    #expect(try await answers(second.transport) == ["screen 1", "ack 1", "out_of_order 7"])
  }

  @Test func `of however many commands a failed commit has undone, a page hears of each`()
    async throws
  {
    let driver = try await ScreenDriver(app.connect(), Hello(client: "page"))
    driver.checksEveryStep = false
    try await driver.tap("Count 0")
    store.isHolding = true
    try await sendAll(driver, 2...200)
    driver.transport.drop()
    store.fails = true
    store.isHolding = false
    store.fails = false
    try await eventually { app.host.trouble == nil }
    let page = app.connect()
    let hello = Hello(client: "page", resume: driver.resumeToken, seq: 1)
    try await page.send(ClientMessage.hello(hello).json.description)
    #expect(try await answers(page).first == "welcome 1")
  }

  @Test func `one that has failed again and again is tried by one that tries`() async throws {
    let driver = try await open()
    for _ in 1...4 {
      store.fails = true
      _ = try await driver.send(driver.tapping("Count 0"))
      #expect(app.host.trouble != nil)
      // It works, as far as that can be told, until something is to be stored.
      store.fails = false
      try await eventually { app.host.trouble == nil }
    }
    store.fails = true
    _ = try await driver.send(driver.tapping("Count 0"))
    let before = store.probes
    try await Task.sleep(for: .seconds(2.5))
    #expect((1...3).contains(store.probes - before))
  }

  @Test
  func `a failed commit leaves refusals as they are, in the order of their numbers`()
    async throws
  {
    let driver = try await open()
    store.isHolding = true
    try await sendTap(driver, seq: 1)
    let nothing = Command.Wish.action(target: CommandTarget("AAAAAAAAAA"), name: .tap, value: nil)
    for seq in [2, 9] {
      let command = Command(seq: seq, wish: nothing)
      try await driver.transport.send(ClientMessage.command(command).json.description)
    }
    store.fails = true
    store.letGo()
    #expect(
      try await answers(driver.transport)
        == ["unavailable 1", "unknown_target 2", "out_of_order 9", "screen 2"])
  }

  @Test func `a welcome counts no command that a failed commit undoes, nor does a repeated answer`()
    async throws
  {
    let driver = try await ScreenDriver(app.connect(), Hello(client: "page"))
    driver.checksEveryStep = false
    let tap = try driver.tapping("Count 0")
    store.isHolding = true
    try await sendTap(driver, seq: 1)
    store.letGo()
    for seq in 2...3 { try await sendTap(driver, seq: seq) }
    driver.transport.drop()
    let page = app.connect()
    let hello = Hello(client: "page", resume: driver.resumeToken, seq: 0)
    try await page.send(ClientMessage.hello(hello).json.description)
    store.fails = true
    store.letGo()
    #expect(
      try await answers(page) == ["welcome 1", "unavailable 2", "unavailable 3", "screen 3"])
    for seq in 1...3 {
      try await page.send(ClientMessage.command(Command(seq: seq, wish: tap)).json.description)
    }
    #expect(try await answers(page) == ["ack 1", "unavailable 2", "unavailable 3"])
  }

  @Test func `a page is told once more what it is to open though its welcome is not committed`()
    async throws
  {
    let app = InProcessApp(LostRefusalTests.LeadingApp(), limits: .unlimited, store: store)
    let driver = try await ScreenDriver(app.connect(), Hello(client: "page"))
    driver.checksEveryStep = false
    try await sendTap(driver, seq: 1, on: "Out")
    driver.transport.drop()
    store.isHolding = true
    let page = app.connect()
    let hello = Hello(client: "page", resume: driver.resumeToken, seq: 0)
    try await page.send(ClientMessage.hello(hello).json.description)
    app.host.endOfTurn()
    store.fails = true
    store.letGo()
    #expect(try await answers(page) == ["welcome 1", "screen 1", "something else"])
  }

  @Test func `a command that nobody has heard of is not kept where its commit fails`()
    async throws
  {
    let driver = try await ScreenDriver(app.connect(), Hello(client: "page"))
    driver.checksEveryStep = false
    let session = driver.session
    try await driver.tap("Count 0")
    store.isHolding = true
    try await sendTap(driver, seq: 2, on: "Count 1")
    driver.transport.drop()
    app.host.parkIdle()
    #expect(session.isParked)
    let token = session.clients[0].token
    var isHere: Bool?
    // Whoever is served here because it cannot be let go finds it as it is stored.
    app.host.release(token) { _ in isHere = session.clients[0].wasRefused(2) }
    store.fails = true
    store.letGo()
    #expect(isHere == true)
    (store.fails, store.isHolding) = (false, false)
    try await driver.reconnect(over: app.connect())
    #expect(driver.welcome?.seq == 1 && driver.sees("Count 1"))
  }

  @Test func `who asks for its screen again during a commit gets it, on and on it does not`()
    async throws
  {
    var limits = SessionLimits.unlimited
    limits.heldOutput = 16 * 600
    let app = InProcessApp(CounterApp(), limits: limits, store: store)
    let driver = try await app.open()
    driver.checksEveryStep = false
    store.isHolding = true
    try await sendTap(driver, seq: 1)
    for _ in 1...50 { try await driver.transport.send(#"{"type":"sync"}"#) }
    try await sendTap(driver, seq: 2)
    for _ in 1...50 { try await driver.transport.send(#"{"type":"sync"}"#) }
    #expect(app.host.heldOutput < 1200)
    store.isHolding = false
    let told = try await answers(driver.transport)
    #expect(told.prefix(3) == ["patch 1", "screen 1", "screen 1"] && told.last == "patch 2")
    #expect(told.count < 12)
    try await driver.transport.send(#"{"type":"sync"}"#)
    #expect(try await answers(driver.transport) == ["screen 2"])
  }

  @Test(arguments: [false, true])
  func `what waits for a commit has an end, and one screen makes up for the rest`(fails: Bool)
    async throws
  {
    var limits = SessionLimits.unlimited
    limits.heldOutput = 1000
    let app = InProcessApp(CounterApp(), limits: limits, store: store)
    let driver = try await app.open()
    driver.checksEveryStep = false
    let other = try await app.open()
    store.isHolding = true
    for seq in 1...100 { try await sendTap(driver, seq: seq) }
    let nothing = Command.Wish.action(target: CommandTarget("AAAAAAAAAA"), name: .tap, value: nil)
    try await driver.transport.send(
      ClientMessage.command(Command(seq: 101, wish: nothing)).json.description)
    try await driver.transport.send(#"{"type":"sync"}"#)
    #expect(app.host.heldOutput < 1300)
    store.fails = fails
    store.isHolding = false
    let told = try await answers(driver.transport)
    if fails {
      #expect(told.first == "unavailable 1" && told.dropLast().last == "unknown_target 101")
      #expect(told.count == 102)
    } else {
      #expect(told.first == "patch 1" && told.count < 20)
      #expect(told.suffix(2) == ["unknown_target 101", "screen 101"])
    }
    #expect(told.last == "screen 101" && app.host.heldOutput == 0)
    store.fails = false
    try await driver.check()
    #expect(driver.sees(fails ? "Count 0" : "Count 100"))
    try await other.check()
  }

  @Test func `who goes on sending what is refused during a commit is sent away`() async throws {
    var limits = SessionLimits.unlimited
    limits.heldOutput = 1000
    let app = InProcessApp(CounterApp(), limits: limits, store: store)
    let driver = try await app.open()
    driver.checksEveryStep = false
    store.isHolding = true
    try await sendTap(driver, seq: 1)
    var taken = 0
    while taken < 100, (try? await sendTap(driver, seq: 9)) != nil { taken += 1 }
    #expect((20..<60).contains(taken) && app.host.heldOutput < 5000)
    store.isHolding = false
    try await driver.reconnect(over: app.connect())
    #expect(driver.sees("Count 1"))
  }

  @Test func `a page whose joining is not committed has its commands refused`() async throws {
    let first = try await open()
    try await first.tap("Count 0")
    let tap = try first.tapping("Count 1")
    store.isHolding = true
    let second = app.connect()
    try await second.send(
      ClientMessage.hello(Hello(client: "second", resume: first.resumeToken)).json.description)
    try await second.send(ClientMessage.command(Command(seq: 2, wish: tap)).json.description)
    store.fails = true
    store.letGo()
    #expect(try await answers(second) == ["welcome 1", "unavailable 2", "screen 2"])
  }

  @Test func `a page is welcomed though another one raises the number meanwhile`() async throws {
    let first = try await open()
    store.isHolding = true
    let pages = [app.connect(), app.connect()]
    for (page, rev) in zip(pages, [1, 9]) {
      let hello = Hello(client: "page \(rev)", resume: first.resumeToken, rev: rev)
      try await page.send(ClientMessage.hello(hello).json.description)
    }
    store.letGo()
    store.isHolding = false
    for page in pages { #expect(try await answers(page).prefix(2) == ["welcome 0", "screen 0"]) }
    try await first.check()
  }

  @Test func `a client that comes while nothing can be stored sees its screen`() async throws {
    store.fails = true
    let driver = try await open()
    #expect(driver.sees("Count 0"))
    #expect(app.host.trouble == "no room")
  }

  @Test func `a store that does not work is told of before anybody needs it`() async throws {
    app.host.tryStore()
    #expect(app.host.trouble == nil)
    store.fails = true
    app.host.tryStore()
    try await eventually { app.host.trouble == "no room" }
    store.fails = false
    try await eventually { app.host.trouble == nil }
  }

  @Test(arguments: [false, true])
  func `nothing overtakes what waits for a commit though the store was found not to work`(
    commitFails: Bool
  ) async throws {
    let driver = try await open()
    store.isHolding = true
    try await sendTap(driver, seq: 1)
    let page = app.connect()
    let hello = Hello(client: "page", resume: driver.resumeToken)
    try await page.send(ClientMessage.hello(hello).json.description)
    store.fails = true
    app.host.tryStore()
    store.fails = commitFails
    for _ in 1...2 { try await page.send(#"{"type":"sync"}"#) }
    #expect(try await answers(page) == [])
    store.isHolding = false
    let told = try await answers(page)
    #expect(told.prefix(2) == ["welcome 1", "screen 1"])
    let answer = commitFails ? "unavailable 1" : "patch 1"
    #expect(try await answers(driver.transport).first == answer)
    #expect((app.host.trouble != nil) == commitFails)
  }

  @Test func `while the store is out of order commands are refused, and then no more`() async throws
  {
    let driver = try await open()
    store.fails = true
    let tap = try driver.tapping("Count 0")
    #expect(try await driver.send(tap).refusal?.code == .unavailable)
    let probes = store.commits
    #expect(try await driver.send(tap).refusal?.code == .unavailable)
    #expect(store.commits == probes)
    store.fails = false
    try await eventually { app.host.trouble == nil }
    #expect(try await driver.send(tap, rev: nil) == .changed)
    try await driver.check()
    #expect(driver.sees("Count 1"))
  }

  @Test func `a process that dies takes with it only what was never told`() async throws {
    let driver = try await open()
    try await driver.tap("Count 0")
    store.isHolding = true
    let tap = try driver.tapping("Count 1")
    let lost = Command(seq: 2, rev: driver.revision, wish: tap)
    try await driver.transport.send(ClientMessage.command(lost).json.description)
    store.forgetHeld()
    app.crash()
    try await driver.reconnect(over: app.connect())
    #expect(driver.welcome?.resumed == true && driver.welcome?.seq == 1)
    #expect(driver.sees("Count 1"))
    #expect(try await driver.send(tap, seq: 2) == .changed)
    #expect(driver.sees("Count 2"))
  }

  @Test func `a session that another worker took over is dropped without a trace`() async throws {
    let driver = try await open()
    let token = try #require(ResumeToken(driver.resumeToken.utf8))
    let hash = SeededTokenSource(seed: 0).hash(of: token)
    let found = try await store.acquire(hash, by: "other")
    #expect(found?.lease.epoch == 2 && found?.formerOwner == "alone")
    try await sendTap(driver, seq: 1)
    guard case .goodbye(let code, _) = try await answer(driver) else {
      Issue.record("no goodbye")
      return
    }
    #expect(code == "moved")
    try await driver.reconnect(over: app.connect())
    #expect(driver.welcome?.resumed == true && driver.sees("Count 0"))
  }

  @Test func `a session that comes back from another worker is what that one has made of it`()
    async throws
  {
    let first = try await ScreenDriver(app.connect(), Hello(client: "first"))
    let other = InProcessApp(
      CounterApp(), seed: 2, limits: .unlimited, store: store, marks: NoCrashMarks(owner: "other"))
    let second = try await ScreenDriver(
      other.connect(), Hello(client: "second", resume: first.resumeToken))
    let third = try await ScreenDriver(
      other.connect(), Hello(client: "third", resume: first.resumeToken))
    try await third.tap("Count 0")
    try await second.waitFor("Count 1")
    let stale = first.session
    try await third.reconnect(over: app.connect())
    #expect(third.welcome?.resumed == true && third.sees("Count 1"))
    #expect(app.host.allSessions.count == 1 && third.session !== stale)
    try await third.tap("Count 1")
    #expect(third.sees("Count 2"))
    await #expect(throws: DriverError.self) { try await first.check() }
    // The other worker does not know yet.
    second.checksEveryStep = false
    try await sendTap(second, seq: second.nextSeq, on: "Count 1")
    var code: String?
    while code == nil, let message = try await answer(second) {
      if case .goodbye(let said, _) = message { code = said }
    }
    #expect(code == "moved")
  }

  @Test func `a session that another worker asks for during a commit comes there with all of it`()
    async throws
  {
    let driver = try await open()
    store.isHolding = true
    try await sendTap(driver, seq: 1)
    try await sendTap(driver, seq: 2)
    let token = try #require(ResumeToken(driver.resumeToken.utf8))
    let hash = SeededTokenSource(seed: 0).hash(of: token)
    let session = driver.session
    var answers: [Bool] = []
    app.host.release(hash) { answers.append($0) }
    #expect(session.isParked)
    store.letGo()
    #expect(answers.isEmpty)
    app.host.endOfTurn()
    store.letGo()
    #expect(answers == [true] && app.host.sessions.isEmpty)
    store.isHolding = false
    let other = InProcessApp(
      CounterApp(), seed: 2, limits: .unlimited, store: store, marks: NoCrashMarks(owner: "other"))
    try await driver.reconnect(over: other.connect())
    #expect(driver.welcome?.seq == 2 && driver.sees("Count 2"))
  }

  @Test func `a session that was let go of leaves nothing behind`() async throws {
    let driver = try await open()
    driver.transport.drop()
    app.host.parkIdle()
    #expect(app.host.allSessions.isEmpty && app.host.sessions.isEmpty)
    try await driver.reconnect(over: app.connect())
    #expect(driver.welcome?.resumed == true && app.host.allSessions.count == 1)
  }
}

/// A durable store whose commits wait until a test lets them go, or fail.
final class SlowStore: SessionStore {
  private let memory = MemorySessionStore(isDurable: true)
  private var held: [@MainActor () -> Void] = []
  var isHolding = false {
    didSet { if !isHolding { letGo() } }
  }
  /// Whether sessions that are acquired, and what is asked of them, wait.
  var isHoldingReads = false {
    didSet { if !isHoldingReads { letGo() } }
  }
  var fails = false
  private(set) var commits = 0
  private(set) var memoryWishes = 0
  private(set) var probes = 0

  let isDurable = true

  func letGo() {
    let ready = held
    held = []
    for commit in ready { commit() }
  }

  func forgetHeld() {
    held = []
    isHolding = false
  }

  func commit(
    _ changes: [SessionChange],
    done: @escaping @MainActor (Result<[String], SessionStoreError>) -> Void
  ) {
    commits += 1
    let commit = { @MainActor [self] in
      if fails { return done(.failure(SessionStoreError(kind: .full, message: "no room"))) }
      memory.commit(changes, done: done)
    }
    if isHolding { held.append(commit) } else { commit() }
  }

  func acquire(
    _ token: ResumeTokenHash, by owner: String, from former: FormerHolder,
    done: @escaping @MainActor (Result<SessionAcquisition, SessionStoreError>) -> Void
  ) { read { [memory] in memory.acquire(token, by: owner, from: former, done: done) } }

  func owner(
    of token: ResumeTokenHash,
    done: @escaping @MainActor (Result<String?, SessionStoreError>) -> Void
  ) { read { [memory] in memory.owner(of: token, done: done) } }

  private func read(_ body: @escaping @MainActor () -> Void) {
    if isHoldingReads { held.append(body) } else { body() }
  }

  func expire(
    olderThan age: Duration, done: @escaping @MainActor (Result<Int, SessionStoreError>) -> Void
  ) { memory.expire(olderThan: age, done: done) }

  func giveMemoryBack(done: @escaping @MainActor (Result<Void, SessionStoreError>) -> Void) {
    memoryWishes += 1
    done(.success(()))
  }

  func probe(done: @escaping @MainActor (Result<Void, SessionStoreError>) -> Void) {
    probes += 1
    if fails { return done(.failure(SessionStoreError(kind: .full, message: "no room"))) }
    done(.success(()))
  }

  func count(done: @escaping @MainActor (Result<Int, SessionStoreError>) -> Void) {
    memory.count(done: done)
  }
}
