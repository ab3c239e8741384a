import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Pages that are judged anew because a view asks for it.
@Suite struct IdentifyTests {
  private let signIns = EventBus()

  private func app(isDurable: Bool = false) -> InProcessApp {
    InProcessApp(
      LedgerApp(signIns: signIns), limits: .unlimited,
      store: MemorySessionStore(isDurable: isDurable))
  }

  private func isSentAway(_ driver: ScreenDriver) async {
    await #expect(throws: DriverError.self) { try await driver.settle() }
  }

  @Test func `a view has every page of its session judged anew, awake or asleep`() async throws {
    for isAsleep in [false, true] {
      let app = app()
      let driver = try await app.open(as: "ann")
      let other = try await ScreenDriver(
        app.connect(as: "ann"), Hello(client: "another page", resume: driver.resumeToken))
      try await driver.tap("Add")
      try await other.settle()
      if isAsleep { driver.session.park() }
      signIns.send(SignedOut(person: "bob"))
      try await driver.settle()
      try await other.settle()
      if isAsleep { driver.session.park() }
      signIns.send(SignedOut(person: "ann"))
      await isSentAway(driver)
      await isSentAway(other)
      try await driver.reconnect(over: app.connect())
      #expect(driver.welcome?.resumed == false && driver.sees("0 of nobody"))
      try await other.reconnect(over: app.connect(as: "ann"))
      #expect(other.welcome?.resumed == true && other.sees("1 of ann"))
      try await other.tap("Add")
      #expect(other.sees("2 of ann"))
    }
  }

  @Test func `a page that comes while they are to be judged anew is, too`() async throws {
    let app = app()
    let driver = try await app.open(as: "ann")
    signIns.send(SignedOut(person: "ann"))
    let page = app.connect(as: "ann")
    let hello = Hello(client: "another page", resume: driver.resumeToken)
    try await page.send(ClientMessage.hello(hello).json.description)
    #expect(page.connection.closeCode == 1001)
    await isSentAway(driver)
  }

  @Test func `pages are judged anew though the same command leads to another window`() async throws
  {
    let app = app()
    let driver = try await app.open(as: "ann")
    await #expect(throws: DriverError.self) { try await driver.tap("Leave") }
    try await driver.reconnect(over: app.connect(as: "bob"))
    #expect(driver.welcome?.resumed == false && driver.sees("0 of bob"))
  }

  @Test func `the command that has them judged anew is carried out once`() async throws {
    for isDurable in [false, true] {
      let app = app(isDurable: isDurable)
      let driver = try await app.open(as: "ann")
      await #expect(throws: DriverError.self) { try await driver.tap("Settle") }
      try await driver.reconnect(over: app.connect(as: "ann"))
      #expect(driver.welcome?.resumed == true && driver.sees("1 of ann"))
    }
  }
}

private nonisolated struct SignedOut: SharedEvent {
  static let name = "signed-out"
  let person: String
}

private struct LedgerApp: App {
  let signIns: EventBus

  init() { self.init(signIns: EventBus()) }
  init(signIns: EventBus) { self.signIns = signIns }

  var body: some Scene {
    Window("Ledger", id: "") { LedgerView(signIns: signIns) }
    Window("Door", id: "door") { Text("Door") }
  }
}

private struct LedgerView: View {
  let signIns: EventBus
  @Environment(\.identity) private var person
  @Environment(\.identify) private var identify
  @Environment(\.openURL) private var openURL
  @State private var count = 0

  var body: some View {
    Text("\(count) of \(person ?? "nobody")")
      .onReceive(signIns.events(of: SignedOut.self)) { if $0.person == person { identify() } }
    Button("Add") { count += 1 }
    Button("Settle") {
      count += 1
      identify()
    }
    Button("Leave") {
      identify()
      openURL("/door")
    }
  }
}
