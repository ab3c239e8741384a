import Observation
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Sessions that park while their client keeps its socket.
@Suite struct IdleTests {
  /// Parks the driver's session behind its open socket.
  func park(_ app: InProcessApp, _ driver: ScreenDriver) {
    app.host.parkIdle()
    #expect(driver.session.isParked)
  }

  @Test func `the next command finds a parked session as it was`() async throws {
    let app = InProcessApp { Counter(name: "Count") }
    let driver = try await app.open()
    try await driver.tap("Count 0")
    let (document, revision) = (driver.document, driver.revision)
    park(app, driver)
    try await driver.check()
    #expect(driver.document == document && driver.revision == revision)
    park(app, driver)
    #expect(try await driver.send(driver.tapping("Count 1")) == .changed)
    #expect(driver.sees("Count 2") && driver.revision == revision + 1)
  }

  struct Loading: View {
    @State private var list = List()
    @State private var chosen = "none"
    let words: () -> [String]

    /// Not kept: loaded again instead.
    @Observable final class List: Transient { var rows: [String] = [] }

    var body: some View {
      Text("chosen \(chosen)")
      ForEach(list.rows, id: \.self) { row in Button(row) { chosen = row } }
        .task {
          try? await Task.sleep(for: .milliseconds(10))
          list.rows = words()
        }
    }
  }

  final class Words {
    var all = ["one", "two"]
  }

  /// A session that shows the words, which were loaded.
  private func loaded(_ words: Words) async throws -> (InProcessApp, ScreenDriver) {
    let app = InProcessApp { Loading { words.all } }
    let driver = try await app.open()
    try await driver.waitFor("two")
    return (app, driver)
  }

  @Test func `a command waits until what is loaded again is there again`() async throws {
    let (app, driver) = try await loaded(Words())
    let revision = driver.revision
    park(app, driver)
    try await driver.tap("two")
    #expect(driver.sees("chosen two"))
    #expect(driver.revision == revision + 1)
  }

  @Test func `who comes back before what is loaded again is there sees another document`()
    async throws
  {
    let (app, driver) = try await loaded(Words())
    let revision = driver.revision
    park(app, driver)
    driver.transport.drop()
    try await driver.reconnect(over: app.connect())
    #expect(!driver.sees("two") && driver.revision > revision)
    try await driver.waitFor("two")
    try await driver.check()
  }

  /// Shows what it loads, and changes that when it is tapped.
  struct LoadingCounters: View {
    @State private var list = Loading.List()

    var body: some View {
      ForEach(list.rows, id: \.self) { Counter(name: $0) }
        .task {
          try? await Task.sleep(for: .milliseconds(10))
          list.rows = ["first", "second"]
        }
    }
  }

  @Test func `what a command changes of what is loaded again is sent with its answer`() async throws
  {
    let app = InProcessApp { LoadingCounters() }
    let driver = try await app.open()
    try await driver.waitFor("second 0")
    for count in 0..<3 {
      park(app, driver)
      #expect(try await driver.send(driver.tapping("second \(count)")) == .changed)
      #expect(driver.sees("second \(count + 1)"))
      try await driver.check()
    }
    // Somebody may only have looked in between.
    park(app, driver)
    try await driver.check()
    try await driver.tap("first 0")
    #expect(driver.sees("first 1") && driver.sees("second 3"))
    try await driver.check()
  }

  private func serverMessages(_ transport: any ScreenTransport) async throws -> [ServerMessage] {
    var messages: [ServerMessage] = []
    // Until nothing more comes, once the first is there.
    func next() -> Duration { messages.isEmpty ? .seconds(5) : .milliseconds(200) }
    while let text = try await transport.receive(timeout: next()) {
      messages.append(try ServerMessage(Array(text.utf8)))
    }
    return messages
  }

  @Test func `a client that reads again after the session has parked gets one screen`() async throws
  {
    let app = InProcessApp { LoadingCounters() }
    let fast = try await ScreenDriver(app.connect(), Hello(client: "fast"))
    try await fast.waitFor("second 0")
    let slow = try await ScreenDriver(
      app.connect(), Hello(client: "slow", resume: fast.resumeToken))
    let transport = try #require(slow.transport as? InProcessTransport)
    transport.isCongested = true
    try await fast.tap("second 0")
    park(app, fast)
    transport.isCongested = false
    let messages = try await serverMessages(transport)
    guard messages.count == 1, case .screen(let rev, _, let document) = messages[0] else {
      Issue.record("not one screen: \(messages)")
      return
    }
    #expect(rev == fast.revision && document == fast.document)
    try await fast.check()
  }

  @Test func `however often a client asks for its screen while it wakes, it gets few`() async throws
  {
    let app = InProcessApp { LoadingCounters() }
    let driver = try await app.open()
    try await driver.waitFor("second 0")
    park(app, driver)
    for _ in 1...300 { try await driver.transport.send(#"{"type":"sync"}"#) }
    let messages = try await serverMessages(driver.transport)
    guard messages.count == 4, case .screen(_, _, let document) = messages[0] else {
      Issue.record("not four screens: \(messages.count)")
      return
    }
    #expect(document == driver.document)
  }

  @Test func `a command that cannot be read waits behind those that wait`() async throws {
    let app = InProcessApp { LoadingCounters() }
    let driver = try await app.open()
    try await driver.waitFor("second 0")
    let tap = try driver.tapping("second 0")
    park(app, driver)
    let transport = driver.transport
    let command = { ClientMessage.command(Command(seq: $0, wish: tap)).json.description }
    let unreadable = { (seq: Int) in
      #"{"type":"action","seq":\#(seq),"target":"x","name":"change","value":{"no":1}}"#
    }
    try await transport.send(command(1))
    try await transport.send(unreadable(2))
    try await transport.send(command(3))
    // What leaves numbers out is refused after all.
    try await transport.send(unreadable(9))
    var answers: [String] = []
    for message in try await serverMessages(transport) {
      switch message {
      case .patch(_, _, let ack?, _), .ack(let ack): answers.append("\(ack)")
      case .refused(let refusal): answers.append("\(refusal.ack) \(refusal.code.rawValue)")
      default: break
      }
    }
    #expect(answers == ["1", "2 invalid_value", "3", "9 out_of_order"])
  }

  @Test func `where the data changed meanwhile the client gets one screen`() async throws {
    let words = Words()
    let (app, driver) = try await loaded(words)
    park(app, driver)
    words.all = ["two", "three"]
    try await driver.tap("two")
    #expect(driver.sees("chosen two") && driver.sees("three") && !driver.sees("one"))
  }

  @Test func `what shows a banner does not park before that is gone`() async throws {
    let app = InProcessApp(ShopApp())
    let driver = try await app.open("/shop/a/b/c")
    app.host.parkIdle()
    #expect(!driver.session.isParked)
    try await driver.dismissBanner("Nothing is shown at /shop/a/b/c")
    park(app, driver)
  }

  @Test func `a session parks by itself after a while without commands`() async throws {
    var limits = SessionLimits.unlimited
    limits.parkAfter = .milliseconds(40)
    let app = InProcessApp(ShopApp(), limits: limits)
    let driver = try await app.open("/")
    try await eventually { driver.session.isParked }
    try await driver.tap("Home 0")
    #expect(driver.sees("Home 1"))
  }

  @Test func `a session to which somebody comes back while others park stays awake`() async throws {
    var limits = SessionLimits.unlimited
    limits.parkAfter = .milliseconds(40)
    let app = InProcessApp(ShopApp(), limits: limits)
    var drivers: [ScreenDriver] = []
    for _ in 0..<40 { drivers.append(try await app.open("/")) }
    let sessions = drivers.map(\.session)
    let wake = app.host.wake
    var counts: [Int] = []
    app.host.wake = {
      let awake = sessions.filter { !$0.isParked }
      // As whoever sends a command does.
      if awake.count < 40, counts.count < 2 {
        counts.append(awake.count)
        for session in awake { session.activeAt = app.host.tick }
      }
      wake?()
    }
    try await eventually { counts.count == 2 }
    #expect(counts == [24, 24])
    try await eventually { sessions.allSatisfy(\.isParked) }
  }

  @Test func `a session that was never used parks as soon as its client has left`() async throws {
    let app = InProcessApp(ShopApp())
    let (unused, used) = (try await app.open("/"), try await app.open("/"))
    try await used.tap("Home 0")
    let sessions = [unused.session, used.session]
    unused.transport.drop()
    used.transport.drop()
    try await eventually { app.host.allSessions.map(\.id) == [sessions[1].id] }
    #expect(sessions[0].isParked && !sessions[1].isParked)
    try await unused.reconnect(over: app.connect())
    #expect(unused.welcome?.resumed == true && unused.sees("Home 0"))
    unused.transport.drop()
    try await unused.reconnect(over: app.connect())
    let back = unused.session
    try await Task.sleep(for: .milliseconds(1200))
    #expect(!back.isParked)
  }

  struct Clock: View {
    @State private var seconds = 0
    @State private var taps = 0

    var body: some View {
      Text("\(seconds) s")
      Button("Taps \(taps)") { taps += 1 }
        .task {
          while !Task.isCancelled {
            try? await Task.sleep(for: .milliseconds(2))
            seconds += 1
          }
        }
    }
  }

  @Test func `a clock keeps a session awake while somebody looks, and no longer`() async throws {
    var limits = SessionLimits.unlimited
    limits.parkAfter = .milliseconds(40)
    let app = InProcessApp(ClockApp(), limits: limits)
    let driver = try await app.open("/")
    try await driver.tap("Taps 0")
    try await Task.sleep(for: .milliseconds(200))
    let session = driver.session
    #expect(!session.isParked)
    driver.transport.drop()
    try await eventually { session.isParked && app.host.allSessions.isEmpty }
    try await driver.reconnect(over: app.connect())
    #expect(driver.welcome?.resumed == true && driver.sees("Taps 1"))
  }

  struct ClockApp: App {
    var body: some Scene { WindowGroup { Clock() } }
  }

  @Test func `what somebody looks at outlives its lifetime, and what nobody does is forgotten`()
    async throws
  {
    var limits = SessionLimits.unlimited
    limits.lifetime = .seconds(3)
    let store = MemorySessionStore(isDurable: true)
    let app = InProcessApp(ShopApp(), limits: limits, store: store)
    app.host.beginExpiring()
    let (awake, parked) = (try await app.open("/"), try await app.open("/"))
    let left = try await app.open("/")
    app.host.park(parked.session)
    let session = left.session
    left.transport.drop()
    app.host.park(session)
    #expect(try await store.count() == 3)
    let start = ContinuousClock.now
    var kept = 3
    // On a machine with much else to do, the one that nobody looks at may stay for longer.
    while ContinuousClock.now - start < .seconds(kept == 2 ? 6 : 20) {
      try await Task.sleep(for: .milliseconds(50))
      let now = try await store.count()
      #expect(now == kept || now == 2)
      kept = now
    }
    #expect(kept == 2)
    try await awake.tap("Home 0")
    try await parked.tap("Home 0")
    #expect(awake.sees("Home 1") && parked.sees("Home 1"))
  }

  struct Unkept: View {
    /// It can be neither stored nor made anew.
    @Observable final class Basket { var apples = 0 }

    @State private var basket = Basket()
    var body: some View { Button("Apples \(basket.apples)") { basket.apples += 1 } }
  }

  @Test func `state that no snapshot can keep stays as long as somebody looks`() async throws {
    let app = InProcessApp { Unkept() }
    let driver = try await app.open()
    try await driver.tap("Apples 0")
    app.host.parkIdle()
    #expect(!driver.session.isParked && driver.sees("Apples 1"))
    let session = driver.session
    driver.transport.drop()
    app.host.parkIdle()
    #expect(session.isParked)
  }

  struct Slow: View {
    @State private var text = "loading"
    var body: some View {
      Text(text).task {
        try? await Task.sleep(for: .milliseconds(100))
        text = "done"
      }
    }
  }

  @Test func `a task that is at work is waited for, and parking goes on afterwards`() async throws {
    let app = InProcessApp { Slow() }
    let driver = try await app.open()
    app.host.parkIdle()
    #expect(!driver.session.isParked)
    try await driver.waitFor("done")
    try await eventually {
      app.host.parkIdle()
      return driver.session.isParked
    }
  }

  /// Does something by itself that takes its time.
  struct Sending: View {
    let gate: AsyncStream<String>
    @State private var state = "idle"
    var body: some View {
      Button("Send") {
        state = "sending"
        Task { for await answer in gate { return state = answer } }
      }
      Text(state)
    }
  }

  @Test(arguments: [false, true])
  func `a task that an action has begun is waited for as well`(isDurable: Bool) async throws {
    let (gate, source) = AsyncStream<String>.makeStream()
    let app = InProcessApp(isDurable: isDurable) { Sending(gate: gate) }
    let driver = try await app.open()
    try await driver.tap("Send")
    app.host.parkIdle()
    #expect(!driver.session.isParked)
    source.yield("sent")
    try await driver.waitFor("sent")
    try await eventually {
      app.host.parkIdle()
      return driver.session.isParked
    }
    try await driver.check()
  }

  struct Paths: View {
    @State private var path = NavigationPath()
    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("One", value: 1)
          .navigationDestination(for: Int.self) { number in
            Button("Secret \(number)") { path.append(Secret()) }
          }
          .navigationDestination(for: Secret.self) { _ in Text("Psst") }
      }
    }
    struct Secret: Hashable {}
  }

  @Test func `a path in a state is kept while its values can be`() async throws {
    let app = InProcessApp { Paths() }
    let driver = try await app.open()
    try await driver.tap("One")
    park(app, driver)
    try await driver.tap("Secret 1")
    #expect(driver.sees("Psst"))
    app.host.parkIdle()
    #expect(!driver.session.isParked)
  }

  /// Has a session sleep and wake, whose snapshot is the same then.
  private func sleep(_ app: InProcessApp, _ driver: ScreenDriver) async throws {
    let snapshot = driver.session.encodeSnapshot()
    let woken = try #require(app.host.session(waking: snapshot))
    #expect(woken.encodeSnapshot() == snapshot)
    woken.end()
    park(app, driver)
    try await driver.check()
  }

  struct Painted: View {
    @State private var color = Color.red
    var body: some View {
      Button("Paint") { color = .indigo }
      Text("wall").foregroundStyle(color)
    }
  }

  @Test func `a colour that was chosen is still chosen after a sleep`() async throws {
    let app = InProcessApp { Painted() }
    let driver = try await app.open()
    try await driver.tap("Paint")
    try await sleep(app, driver)
    #expect(driver.screen().contains("text \"wall\" foreground=indigo"))
  }

  struct Pulled: View {
    @State private var detent = PresentationDetent.medium
    @State private var bar = Visibility.visible
    let heights: Set<PresentationDetent>

    var body: some View {
      Text("\(bar.rawValue)").sheet(isPresented: .constant(true)) {
        Button("Pull") { (detent, bar) = (heights.first ?? .large, .hidden) }
          .presentationDetents(heights.union([.medium]), selection: $detent)
      }
    }
  }

  @Test(arguments: [PresentationDetent.large, .fraction(0.4), .height(300)])
  func `a sheet is as high after a sleep as it was pulled`(_ detent: PresentationDetent)
    async throws
  {
    let app = InProcessApp { Pulled(heights: [detent]) }
    let driver = try await app.open()
    try await driver.tap("Pull")
    let before = driver.screen()
    try await sleep(app, driver)
    #expect(driver.screen() == before)
    #expect(driver.screen().contains("text \"hidden\""))
  }

  @Test func `what parked sessions leave behind is given back once, after each time`() async throws
  {
    var limits = SessionLimits.unlimited
    limits.parkAfter = .milliseconds(40)
    let store = SlowStore()
    let app = InProcessApp(ShopApp(), limits: limits, store: store)
    var calls = 0
    app.host.gaveMemoryBack = { calls += 1 }
    let driver = try await app.open("/")
    try await eventually { calls == 1 }
    #expect(driver.session.isParked && store.memoryWishes == 1)
    try await Task.sleep(for: .milliseconds(100))
    #expect(calls == 1)
    try await driver.tap("Home 0")
    try await eventually { calls == 2 }
    #expect(driver.session.isParked && store.memoryWishes == 2)
  }
}
