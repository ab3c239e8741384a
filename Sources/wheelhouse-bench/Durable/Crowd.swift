import Glibc
import WheelhouseTesting

/// Many clients of one server that come back whatever happens to it, on one thread.
final class Crowd {
  private let endpoint: SocketEndpoint
  private let url: String
  private let loop = LoadLoop()
  private let request = SocketRequest()
  private var clients: [ReturningClient]
  private var text = CommandText()
  private var generator: SplitMix64
  private var failure: BenchError?
  private var scannedAt: UInt64 = 0
  /// How long each waits between an answer and the next command; nil while none are given.
  private var pace: UInt64?
  /// From the first sending of a command to its answer.
  private(set) var latency = Histogram()
  /// The longest that any client waited for an answer, or for its session after a lost connection.
  private(set) var longestPause: UInt64 = 0
  private(set) var returns = 0
  private(set) var refusals: [String: Int] = [:]

  init(
    _ sessions: Int, at url: String, on endpoint: SocketEndpoint, seed: UInt64 = 1
  ) throws(BenchError) {
    self.endpoint = endpoint
    self.url = url
    generator = SplitMix64(seed: seed)
    clients = Array(repeating: ReturningClient(), count: 0)
    try add(sessions)
  }

  /// How many clients there are.
  var count: Int { clients.count }
  /// Commands that were answered as applied.
  var applied: Int { clients.reduce(0) { $0 + $1.applied } }
  /// Sessions that were not known any more when their clients came back.
  var resets: Int { clients.reduce(0) { $0 + $1.resets } }
  /// Whether everybody is connected and sees their screen.
  var isComplete: Bool { clients.allSatisfy(\.isReady) }
  var refused: Int { refusals.values.reduce(0, +) }

  /// Begins further sessions, and waits until all see their screen.
  func add(_ sessions: Int) throws(BenchError) {
    for start in stride(from: 0, to: sessions, by: 100) {
      let batch = min(100, sessions - start)
      for _ in 0..<batch {
        clients.append(ReturningClient())
        try open(clients.count - 1)
      }
      try turn(until: "\(clients.count) sessions show \(url)", within: 30) {
        self.clients.suffix(batch).allSatisfy(\.isReady)
      }
    }
  }

  /// Forgets what was measured so far.
  func forgetFigures() {
    latency = Histogram()
    longestPause = 0
    returns = 0
    refusals = [:]
  }

  /// Lets every client give a command again and again, so long after each answer.
  func begin(pace: Double) {
    self.pace = UInt64(pace * 1e9)
    let now = monotonicNanoseconds()
    for number in clients.indices {
      clients[number].due = max(clients[number].due, now + random(UInt64(pace * 1e9)))
    }
  }

  /// Lets no more commands be given, and waits until all are answered and everybody is back.
  func rest(within seconds: Double) throws(BenchError) {
    pace = nil
    try turn(until: "everybody has an answer", within: seconds) { self.isComplete }
  }

  /// Lets everybody give one command in the same moment, and waits for the answers.
  func tapTogether(within seconds: Double) throws(BenchError) {
    let now = monotonicNanoseconds()
    for number in clients.indices { give(number, at: now) }
    try rest(within: seconds)
  }

  /// Lets one client give a command; returns after how many nanoseconds it was answered.
  func tap(_ number: Int) throws(BenchError) -> UInt64 {
    let start = monotonicNanoseconds()
    give(number, at: start)
    try turn(until: "an answer", within: 20) { !self.clients[number].isInFlight }
    return monotonicNanoseconds() - start
  }

  /// Drops every connection; the clients come back by themselves.
  func dropAll() {
    for number in clients.indices {
      loop.drop(number)
      lost(number)
    }
  }

  /// Waits until everybody is back.
  func waitForAll(within seconds: Double) throws(BenchError) {
    try turn(until: "everybody is back", within: seconds) { self.isComplete }
  }

  /// Goes on for a while.
  func run(seconds: Double) throws(BenchError) {
    let end = monotonicNanoseconds() + UInt64(seconds * 1e9)
    while monotonicNanoseconds() < end { try turn() }
  }

  /// Goes on until something is true.
  func turn(
    until what: String, within seconds: Double, _ isTrue: () -> Bool
  ) throws(BenchError) {
    let deadline = monotonicNanoseconds() + UInt64(seconds * 1e9)
    while !isTrue() {
      guard monotonicNanoseconds() < deadline else {
        throw BenchError("waited \(seconds.fixed(0)) s in vain until \(what): \(account)")
      }
      try turn()
    }
  }

  private var account: String {
    let here = clients.count { $0.phase == .here }
    let answered = clients.count { !$0.isInFlight }
    return "\(here) of \(count) are connected, \(answered) have their answer, refused: \(refusals)"
  }

  /// The clients whose screen does not show what they were told, as sentences.
  func differences() -> [String] {
    clients.indices.compactMap { number in
      let client = clients[number]
      guard client.shown != client.applied else { return nil }
      return "client \(number) was told of \(client.applied) taps, and its screen shows "
        + (client.shown.map(String.init) ?? "no number")
    }
  }
}

// The turn of the loop.
extension Crowd {
  private static let silence: UInt64 = 10_000_000_000

  private func turn() throws(BenchError) {
    loop.turn(
      timeout: 2,
      deliver: { number, message, _ in received(message, number) },
      ended: { number in lost(number) })
    let now = monotonicNanoseconds()
    if now - scannedAt > 2_000_000 {
      scannedAt = now
      for number in clients.indices { look(at: number, now) }
    }
    if let failure { throw failure }
  }

  /// Does what is due for a client.
  private func look(at number: Int, _ now: UInt64) {
    switch clients[number].phase {
    case .away where clients[number].due <= now:
      do throws(BenchError) { try reopen(number) } catch { lost(number) }
    case .connecting where loop.isOpen(number): greet(number)
    case .connecting, .arriving:
      if clients[number].due + Self.silence < now { giveUp(number) }
    case .here where clients[number].isReady:
      if pace != nil, clients[number].due <= now { give(number, at: now) }
    case .here where clients[number].isInFlight:
      if clients[number].due + Self.silence < now { giveUp(number) }
    default: return
    }
  }

  private func giveUp(_ number: Int) {
    loop.drop(number)
    lost(number)
  }

  private func open(_ number: Int) throws(BenchError) {
    do throws(SocketError) {
      try loop.open(to: endpoint, from: Self.source(number), request)
    } catch {
      throw BenchError("\(error)")
    }
    connecting(number)
  }

  private func reopen(_ number: Int) throws(BenchError) {
    do throws(SocketError) {
      try loop.reopen(number, to: endpoint, from: Self.source(number), request)
    } catch {
      throw BenchError("\(error)")
    }
    connecting(number)
  }

  private func connecting(_ number: Int) {
    clients[number].phase = .connecting
    clients[number].due = monotonicNanoseconds()
    clients[number].attempts += 1
  }

  private func greet(_ number: Int) {
    clients[number].phase = .arriving
    text.clear()
    clients[number].greet(number, url: url, into: &text)
    send(number)
  }

  /// One loopback address has about 28,000 ports, some of them still busy from earlier connections.
  private static func source(_ number: Int) -> String? {
    number < 4000 ? nil : "127.0.\(1 + number / 4000).1"
  }

  private func give(_ number: Int, at now: UInt64) {
    text.clear()
    clients[number].next(into: &text)
    clients[number].sentAt = now
    clients[number].due = now
    send(number)
  }

  /// What cannot be sent goes out again on the next connection.
  private func send(_ number: Int) {
    do throws(SocketError) {
      try text.bytes.withBytes { bytes throws(SocketError) in try loop.send(bytes, on: number) }
    } catch {
      giveUp(number)
    }
  }

  private func received(_ message: UnsafeRawBufferPointer, _ number: Int) {
    do throws(BenchError) {
      switch try clients[number].received(message) {
      case .nothing: return
      case .welcomed: welcomed(number)
      case .answered: answered(number)
      case .refused(let code):
        refusals[code, default: 0] += 1
        clients[number].due = monotonicNanoseconds() + 50_000_000
      }
    } catch {
      failure = failure ?? BenchError("client \(number): \(error)")
    }
  }

  private func welcomed(_ number: Int) {
    clients[number].phase = .here
    clients[number].attempts = 0
    let now = monotonicNanoseconds()
    if clients[number].lostAt > 0 {
      returns += 1
      longestPause = max(longestPause, now - clients[number].lostAt)
      clients[number].lostAt = 0
    }
    guard clients[number].isInFlight else { return }
    text.clear()
    clients[number].repeatCommand(into: &text)
    clients[number].due = now
    send(number)
  }

  private func answered(_ number: Int) {
    let now = monotonicNanoseconds()
    let time = now - clients[number].sentAt
    latency.record(time)
    longestPause = max(longestPause, time)
    clients[number].due = now + (pace ?? 0)
  }

  /// Waits as the browser client does: from a quarter of a second, doubling, half of it random.
  private func lost(_ number: Int) {
    let now = monotonicNanoseconds()
    if clients[number].lostAt == 0, clients[number].hasScreen { clients[number].lostAt = now }
    clients[number].lost()
    let limit = UInt64(250_000_000) << UInt64(min(max(clients[number].attempts - 1, 0), 5))
    let least = UInt64(clients[number].takeRetryAfter() * 1e9)
    clients[number].due = now + least + limit / 2 + random(limit / 2)
  }

  private func random(_ below: UInt64) -> UInt64 {
    UInt64(generator.below(Int(max(below, 1))))
  }
}
