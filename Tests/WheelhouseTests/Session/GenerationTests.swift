import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Workers of two generations side by side, while a server is replaced.
@Suite struct GenerationTests {
  private let store = MemorySessionStore(isDurable: true)
  private let reports = SnapshotVersionTests.Reports()
  private let older: InProcessApp
  private let newer: InProcessApp

  init() {
    older = Self.worker("older", SnapshotVersionTests.FirstApp(), store, reports)
    newer = Self.worker("newer", SnapshotVersionTests.SecondApp(), store, reports)
    let (reads, other) = (newer.host.snapshotVersion, newer.host)
    older.host.peers = NewerPeer("newer", reads: reads, other)
  }

  private static func worker(
    _ name: String, _ app: some App, _ store: MemorySessionStore,
    _ reports: SnapshotVersionTests.Reports, died mark: [String: CrashMark] = [:]
  ) -> InProcessApp {
    InProcessApp(
      app, limits: .unlimited, store: store, marks: NamedOwner(name, dead: mark)
    ) { event, fields in
      reports.lines.append((event, Dictionary(fields) { first, _ in first }))
    }
  }

  /// A client of the newer worker, which has parked its session and let go of it.
  private func left() async throws -> ScreenDriver {
    let driver = try await newer.open("/labels")
    driver.checksEveryStep = false
    try await driver.tap("Write")
    try await driver.tap("Count")
    let token = try #require(driver.session.clients.first).token
    driver.transport.drop()
    let isReleased = await withCheckedContinuation { answer in
      newer.host.release(token) { answer.resume(returning: $0) }
    }
    #expect(isReleased)
    return driver
  }

  @Test func `what a newer worker has saved goes on there, whoever it comes to`() async throws {
    let driver = try await left()
    try await driver.reconnect(over: older.connect())
    #expect(driver.welcome?.resumed == true && driver.sees("old 1"))
    try await driver.tap("Count")
    #expect(driver.sees("old 2"))
    #expect(older.host.sessionsByID.isEmpty && newer.host.sessionsByID.count == 1)
    #expect(reports.lines.isEmpty)
  }

  @Test func `where no newer worker takes it the client is to come back, and nothing is lost`()
    async throws
  {
    let driver = try await left()
    older.host.peers = NewerPeer("newer", reads: newer.host.snapshotVersion, nil)
    let page = older.connect()
    let hello = Hello(client: "page", resume: driver.resumeToken)
    try await page.send(ClientMessage.hello(hello).json.description)
    #expect(page.connection.closeCode == 1013 && older.host.sessionsByID.isEmpty)
    #expect(reports.lines.map(\.event) == ["unwoken"])
    try await driver.reconnect(over: newer.connect())
    #expect(driver.welcome?.resumed == true && driver.sees("old 1"))
  }

  @Test func `where it cannot be told who can read it, nothing begins anew`() async throws {
    let driver = try await left()
    let peer = NewerPeer("newer", reads: newer.host.snapshotVersion, newer.host)
    peer.isKnown = false
    older.host.peers = peer
    let page = older.connect()
    let hello = Hello(client: "page", resume: driver.resumeToken)
    try await page.send(ClientMessage.hello(hello).json.description)
    #expect(page.connection.closeCode == 1013 && older.host.sessionsByID.isEmpty)
    peer.isKnown = true
    try await driver.reconnect(over: older.connect())
    #expect(driver.welcome?.resumed == true && driver.sees("old 1"))
  }

  @Test func `a command that ended a newer worker is refused, though an older one finds it`()
    async throws
  {
    let driver = try await newer.open("/labels")
    driver.checksEveryStep = false
    try await driver.tap("Write")
    let fatal = Command(seq: 2, rev: driver.revision, wish: try driver.tapping("Count"))
    let mark = try driver.mark(at: 2)
    newer.crash()
    let finder = Self.worker(
      "finder", SnapshotVersionTests.FirstApp(), store, reports, died: ["newer": mark])
    let next = Self.worker("next", SnapshotVersionTests.SecondApp(), store, reports)
    finder.host.peers = NewerPeer("next", reads: next.host.snapshotVersion, next.host)
    try await driver.reconnect(over: finder.connect())
    #expect(try await driver.send(fatal.wish, seq: 2).refusal?.code == .crashed)
    #expect(driver.sees("old 0") && next.host.sessionsByID.count == 1)
  }

  @Test func `after a server was replaced by an older one its sessions begin anew`() async throws {
    let driver = try await left()
    older.host.peers = NewerPeer("another", reads: older.host.snapshotVersion, newer.host)
    try await driver.reconnect(over: older.connect())
    #expect(driver.sees("none 0") && driver.nextSeq == 3)
    #expect(reports.lines.map(\.event) == ["snapshot_unreadable"])
  }
}

/// A worker beside this one, which serves pages through it.
private final class NewerPeer: SessionPeers {
  private let name: String
  private let version: SnapshotVersion
  private let host: SessionHost?
  /// Whether it can be told which workers there are.
  var isKnown = true

  /// - Parameter host: nil where it does not answer.
  init(_ name: String, reads version: SnapshotVersion, _ host: SessionHost?) {
    (self.name, self.version, self.host) = (name, version, host)
  }

  func owners(reading other: SnapshotVersion) -> [String]? {
    guard isKnown else { return nil }
    return version.reads(other) ? [name] : []
  }

  func offer(
    _ connection: any ClientConnection, hello: [UInt8], token: ResumeTokenHash, page: String?,
    to owner: String, then done: @escaping @MainActor (PeerAnswer) -> Void
  ) {
    guard let host, owner == name else { return done(.unreachable) }
    let relay = Relay(connection, host)
    done(.taken(relay))
    host.opened(relay)
    hello.withUnsafeBytes { relay.received($0) }
  }

  /// A page that the other worker serves.
  private final class Relay: ClientRelay, ClientConnection {
    private let page: any ClientConnection
    private let host: SessionHost
    var attachment: AnyObject?

    init(_ page: any ClientConnection, _ host: SessionHost) {
      (self.page, self.host) = (page, host)
    }

    var remoteAddress: String { page.remoteAddress }
    var identity: String? { page.identity }
    var isCongested: Bool { page.isCongested }
    func takeSession() -> Bool { true }
    func send(_ message: UnsafeRawBufferPointer) { page.send(message) }
    func close(code: UInt16, reason: String) { page.close(code: code, reason: reason) }

    func received(_ message: UnsafeRawBufferPointer) {
      host.received(message, on: self)
      host.endOfTurn()
    }
    func drained() { host.drained(self) }
    func closed() { host.closed(self) }
  }
}
