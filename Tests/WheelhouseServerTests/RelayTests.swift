import Glibc
import Testing
import Wheelhouse

@testable import WheelhouseServer

/// Two workers in one process, on one loop that the test turns.
@MainActor @Suite struct RelayTests {
  private let two = TwoWorkers()
  private let token = ResumeTokenHash(bytes: Array(1...32))

  private func hello(_ text: String = "hello") -> [UInt8] { Array(text.utf8) }

  /// Offers a page of the first worker to the second.
  private func offer(_ page: Page, hello: [UInt8]? = nil) -> Outcome {
    let outcome = Outcome()
    two.first.offer(
      page, hello: hello ?? self.hello(), token: token, page: "page-1", to: two.secondOwner
    ) { outcome.answer = $0 }
    return outcome
  }

  @Test func `a session somebody else looks at serves the page where it is, both ways`() throws {
    let page = Page()
    let outcome = offer(page)
    #expect(two.turn { outcome.relay != nil && page.messages.count == 1 })
    #expect(two.sessions.asked.first?.token == token && two.sessions.asked.first?.page == "page-1")
    #expect(page.messages == ["re: hello"])
    let relay = try #require(outcome.relay)
    for number in 0..<50 { relay.say("message \(number)") }
    #expect(two.turn { page.messages.count == 51 })
    #expect(page.messages.dropFirst().elementsEqual((0..<50).map { "re: message \($0)" }))
    #expect(two.sessions.open.first?.remoteAddress == "192.0.2.1")
  }

  @Test func `the other worker learns who the page's person is`() {
    let page = Page()
    page.identity = "ann"
    let outcome = offer(page)
    #expect(two.turn { outcome.relay != nil })
    #expect(two.sessions.open.first?.identity == "ann")
  }

  @Test func `people whose names are long are not taken for each other`() {
    let page = Page()
    page.identity = String(repeating: "ä", count: 5000) + "ann"
    let outcome = offer(page)
    #expect(two.turn { outcome.relay != nil })
    #expect(two.sessions.open.first?.identity == page.identity)
  }

  @Test func `a page whose person's name is too long to be told is to come back`() {
    let page = Page()
    page.identity = String(repeating: "a", count: 65_536)
    #expect(offer(page).isUnasked)
    #expect(two.sessions.asked.isEmpty && two.secondIsIdle)
  }

  @Test func `a session that a relayed page begins counts for the page's address`() {
    let outcome = offer(Page())
    #expect(two.turn { outcome.relay != nil })
    #expect(two.sessions.open.first?.takeSession() == true)
    #expect(two.sessions.open.first?.takeSession() == false)
    #expect(two.sessions.begun == [IPAddress("192.0.2.1"), IPAddress("192.0.2.1")])
  }

  @Test func `a session nobody else looks at is let go of, after it was committed`() {
    two.sessions.letsGo = true
    let outcome = offer(Page())
    #expect(two.turn { two.sessions.releasing != nil })
    for _ in 0..<20 { two.turnOnce() }
    #expect(outcome.answer == nil)
    two.sessions.releasing?(true)
    #expect(two.turn { outcome.isReleased })
    #expect(two.sessions.open.isEmpty)
  }

  @Test func `a session that cannot be let go of serves the page where it is`() {
    two.sessions.letsGo = true
    let outcome = offer(Page())
    #expect(two.turn { two.sessions.releasing != nil })
    two.sessions.releasing?(false)
    #expect(two.turn { outcome.relay != nil })
    #expect(two.sessions.open.count == 1)
  }

  @Test func `an owner that is gone, unknown or oneself is unreachable at once`() {
    for owner in ["0-1-gone", "../run/x", "", two.firstOwner] {
      let outcome = Outcome()
      two.first.offer(Page(), hello: hello(), token: token, page: nil, to: owner) {
        outcome.answer = $0
      }
      #expect(outcome.isUnreachable)
    }
  }

  @Test func `a worker whose folder was deleted can be asked again a second later`() {
    two.deleteFolder()
    #expect(offer(Page()).isUnasked)
    two.mendFirst()
    #expect(offer(Page()).isUnasked)
    #expect(two.turn(seconds: 3) { two.isFound })
    let page = Page()
    let outcome = offer(page)
    #expect(two.turn { outcome.relay != nil && page.messages == ["re: hello"] })
  }

  @Test func `a worker that cannot listen for the others tries again until it can`() {
    let two = TwoWorkers(isBlocked: true)
    func offer(_ page: Page) -> Outcome {
      let outcome = Outcome()
      two.first.offer(page, hello: hello(), token: token, page: nil, to: two.secondOwner) {
        outcome.answer = $0
      }
      return outcome
    }
    #expect(offer(Page()).isUnreachable)
    #expect(!two.turn(seconds: 1.5) { two.isFound })
    two.unblock()
    #expect(two.turn(seconds: 3) { two.isFound })
    let page = Page()
    let outcome = offer(page)
    #expect(two.turn { outcome.relay != nil && page.messages == ["re: hello"] })
  }

  @Test func `an owner that does not answer is unreachable within three seconds`() {
    two.sessions.letsGo = true
    let outcome = offer(Page())
    #expect(two.turn(seconds: 4) { outcome.isUnreachable })
    two.sessions.releasing?(true)
    #expect(two.turn { two.secondIsIdle })
  }

  @Test func `a worker that reads what a newer one has saved is found while it takes sessions`() {
    func owners(_ form: Int, _ app: Int) -> [String]? {
      two.first.owners(reading: SnapshotVersion(form: form, app: app))
    }
    let own = SnapshotVersion.first
    #expect(owners(own.form, own.app) == [two.secondOwner])
    #expect(owners(1, 0) == [two.secondOwner])
    #expect(owners(own.form + 1, own.app) == [] && owners(own.form, own.app + 1) == [])
    two.leaveSecond()
    #expect(owners(own.form, own.app) == [])
    two.deleteFolder()
    #expect(owners(own.form, own.app) == nil)
    two.mendFirst()
    #expect(owners(own.form, own.app) == nil)
  }

  @Test func `a page that leaves is a client that leaves`() {
    let outcome = offer(Page())
    #expect(two.turn { outcome.relay != nil })
    outcome.relay?.closed()
    #expect(two.turn { two.sessions.open.isEmpty && two.sessions.closed == 1 })
    #expect(two.secondIsIdle)
  }

  @Test func `what the owner closes is closed with its code, after what it said before`() {
    let page = Page()
    let outcome = offer(page)
    #expect(two.turn { outcome.relay != nil })
    outcome.relay?.say("close 4001")
    #expect(two.turn { page.closeCode != nil })
    #expect(page.closeCode == 4001 && page.messages.last == "re: close 4001")
    #expect(two.turn { two.sessions.closed == 1 })
    #expect(two.secondIsIdle)
  }

  @Test func `a session layer that closes a client hears of its end later, not during that`() {
    let outcome = offer(Page())
    #expect(two.turn { outcome.relay != nil })
    two.sessions.open.first?.close(code: 4002, reason: "")
    #expect(two.sessions.closed == 0)
    #expect(two.turn { two.sessions.closed == 1 })
  }

  @Test func `an owner that dies ends the page's connection, which then comes back`() {
    let page = Page()
    let outcome = offer(page)
    #expect(two.turn { outcome.relay != nil })
    two.endSecond()
    #expect(two.turn { page.closeCode == 1001 })
  }

  @Test func `a page that does not read makes its session wait, and hear when it goes on`() throws {
    let page = Page()
    let outcome = offer(page)
    #expect(two.turn { outcome.relay != nil && page.messages.count == 1 })
    page.isCongested = true
    let client = try #require(two.sessions.open.first)
    let line = String(repeating: "x", count: 50_000)
    var sent = 1
    while !client.isCongested, sent < 200 {
      client.say(line)
      sent += 1
      two.turnOnce()
    }
    #expect(client.isCongested && sent < 200)
    for _ in 0..<20 { two.turnOnce() }
    #expect(page.messages.count < sent)
    #expect(two.sessions.drained == 0)
    page.isCongested = false
    outcome.relay?.drained()
    #expect(two.turn { page.messages.count == sent && two.sessions.drained == 1 })
  }

  @Test func `what had to wait is told to be gone, though the next message took it along`() throws {
    var ends: [Int32] = [0, 0]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue)
    try #require(socketpair(AF_UNIX, kind, 0, &ends) == 0)
    defer { close(ends[1]) }
    let loop = EventLoop(hasMainQueue: false)
    let pipe = RelayPipe(ends[0], on: loop)
    var drained = 0
    pipe.drained = { drained += 1 }
    while pipe.backlog == 0 { pipe.send(.text([UInt8](repeating: 0x78, count: 10_000))) }
    var room = [UInt8](repeating: 0, count: 1 << 20)
    while recv(ends[1], &room, room.count, 0) > 0 {}
    pipe.send(.text(hello()))
    #expect(pipe.backlog == 0 && drained == 0)
    for _ in 0..<3 { loop.turn() }
    #expect(drained == 1)
    pipe.close()
    loop.close()
    for _ in 0..<3 { loop.turn() }
  }

  @Test func `a screen may be as large as it is`() {
    let page = Page()
    let outcome = offer(page)
    #expect(two.turn { outcome.relay != nil && page.messages.count == 1 })
    two.sessions.open.first?.say(String(repeating: "x", count: 20 << 20))
    #expect(two.turn(seconds: 60) { page.messages.count == 2 })
    #expect(page.messages.last?.utf8.count == 20 << 20 && page.closeCode == nil)
  }

  @Test func `what is held for a worker that does not read has an end`() {
    let page = Page()
    let outcome = offer(page)
    #expect(two.turn { outcome.relay != nil })
    page.isCongested = true
    let line = String(repeating: "x", count: 1 << 20)
    for _ in 0..<12 { two.sessions.open.first?.say(line) }
    #expect(two.turn { two.sessions.closed == 1 })
    let other = Page()
    let second = offer(other)
    #expect(two.turn { second.relay != nil })
    for _ in 0..<4 { second.relay?.say(line) }
    #expect(other.closeCode == 1013)
  }

  @Test func `a worker that leaves says goodbye to its relayed pages, and to those of others`() {
    let page = Page()
    let outcome = offer(page)
    #expect(two.turn { outcome.relay != nil && page.messages.count == 1 })
    two.second.takeLeave()
    #expect(two.turn { page.closeCode == 1001 })
    let late = Outcome()
    two.first.offer(Page(), hello: hello(), token: token, page: nil, to: two.secondOwner) {
      late.answer = $0
    }
    #expect(late.isUnreachable)
  }

  @Test func `a page whose own worker leaves is told when to come back`() {
    let page = Page()
    let outcome = offer(page)
    #expect(two.turn { outcome.relay != nil && page.messages.count == 1 })
    two.first.takeLeave()
    #expect(page.messages.last?.contains(#""type":"goodbye""#) == true)
    #expect(two.turn { two.sessions.closed == 1 })
  }
}

/// What became of an offer.
@MainActor private final class Outcome {
  var answer: PeerAnswer?

  var relay: (any ClientRelay)? {
    if case .taken(let relay) = answer { relay } else { nil }
  }

  var isReleased: Bool {
    if case .released = answer { true } else { false }
  }

  var isUnasked: Bool {
    if case .unasked = answer { true } else { false }
  }

  var isUnreachable: Bool {
    if case .unreachable = answer { true } else { false }
  }
}

/// Two workers with a folder of their own.
@MainActor private final class TwoWorkers {
  private let folder = Scratch.path()
  private let loop = EventLoop(hasMainQueue: false)
  private var marks: [CrashMarkFile] = []
  let first: SessionRelay
  private(set) var second: SessionRelay
  let firstOwner: String
  let secondOwner: String
  let sessions = EchoingSessions()

  /// - Parameter isBlocked: whether something is in the place of the second one's socket.
  init(isBlocked: Bool = false) {
    let log = Log(level: .error, format: .text)
    // A deep folder: the address of a Unix socket has room for 107 bytes only.
    let data = folder + "/" + String(repeating: "d", count: 100)
    // swift-format-ignore: NeverUseForceTry
    marks = [0, 1].map { try! CrashMarkFile(data: data, slot: $0) }
    (firstOwner, secondOwner) = (marks[0].owner, marks[1].owner)
    first = SessionRelay(marks[0], on: loop, log: log)
    second = SessionRelay(marks[1], on: loop, log: log) { [sessions] in
      sessions.begun.append($0)
      return sessions.begun.count < 2
    }
    if isBlocked { mkdir(secondSocket, 0o700) }
    second.listen(for: sessions)
    marks[0].runFolder.age()
  }

  /// Makes the folder again for the first one only.
  func mendFirst() { _ = marks[0].mend() }

  isolated deinit {
    loop.close()
    for _ in 0..<3 { loop.turn() }
  }

  func deleteFolder() { _ = ServerProcess.shell("rm -r \(marks[0].runFolder.path)") }

  /// Whether the second one is where others look for it.
  var isFound: Bool {
    var entry = stat()
    return stat(secondSocket, &entry) == 0 && entry.st_mode & S_IFMT == S_IFSOCK
  }

  private var secondSocket: String {
    OwnerName(secondOwner).map(marks[1].runFolder.socket) ?? ""
  }

  /// Removes what is in the place of the second one's socket.
  func unblock() { rmdir(secondSocket) }

  var secondIsIdle: Bool { second.isIdle }

  func leaveSecond() { second.takeLeave() }

  func turnOnce() { loop.turn() }

  /// Turns until something is so.
  func turn(seconds: Double = 2, until isSo: () -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(seconds)
    while !isSo(), ContinuousClock.now < end {
      loop.turn()
      usleep(200)
    }
    return isSo()
  }

  /// What a crash leaves: closed sockets.
  func endSecond() {
    sessions.open = []
    second = SessionRelay(marks[1], on: loop, log: Log(level: .error, format: .text))
  }
}

/// A browser's connection.
@MainActor private final class Page: ClientConnection {
  var isCongested = false
  var attachment: AnyObject?
  let remoteAddress = "192.0.2.1"
  var identity: String?
  private(set) var messages: [String] = []
  private(set) var closeCode: UInt16?

  func send(_ message: UnsafeRawBufferPointer) {
    messages.append(String(decoding: message, as: UTF8.self))
  }

  func close(code: UInt16, reason: String) { closeCode = closeCode ?? code }
}

/// Sessions that answer every message.
@MainActor private final class EchoingSessions: SharedSessions {
  var letsGo = false
  var asked: [(token: ResumeTokenHash, page: String?)] = []
  var releasing: (@MainActor (Bool) -> Void)?
  var open: [any ClientConnection] = []
  /// From where sessions were to be begun, the first of which may.
  var begun: [IPAddress] = []
  var closed = 0
  var drained = 0

  let snapshotVersion = SnapshotVersion.first

  func mayRelease(
    _ token: ResumeTokenHash, page: String?, heard: Int?, to version: SnapshotVersion
  ) -> Bool {
    asked.append((token, page))
    return letsGo
  }

  func release(_ token: ResumeTokenHash, then done: @escaping @MainActor (Bool) -> Void) {
    releasing = done
  }

  func opened(_ connection: any ClientConnection) { open.append(connection) }

  func received(_ message: UnsafeRawBufferPointer, on connection: any ClientConnection) {
    let text = String(decoding: message, as: UTF8.self)
    connection.say("re: " + text)
    if text.hasPrefix("close ") {
      connection.close(code: UInt16(text.dropFirst(6)) ?? 0, reason: "")
    }
  }

  func drained(_ connection: any ClientConnection) { drained += 1 }

  func closed(_ connection: any ClientConnection) {
    open.removeAll { $0 === connection }
    closed += 1
  }

  func endOfTurn() {}
  func drain(done: @escaping @MainActor () -> Void) { done() }
}

@MainActor extension ClientConnection {
  fileprivate func say(_ text: String) {
    Array(text.utf8).withUnsafeBytes { send($0) }
  }
}

@MainActor extension ClientRelay {
  fileprivate func say(_ text: String) {
    Array(text.utf8).withUnsafeBytes { received($0) }
  }
}
