import WheelhouseTesting

/// Sessions of one scenario on one server, and the two ways of driving them.
///
/// *Free*: each session sends its next command as soon as the last one is answered. Throughput and
/// latency are those of a busy server.
///
/// *In waves*: all sessions send one command of the same kind, and the next kind follows when the
/// server sleeps again. So its CPU time can be told apart by kind, with nothing subtracted.
final class Fleet<S: Scenario> {
  let server: MeasuredServer
  private let loop = LoadLoop()
  private var scenario: S
  private var text = CommandText()
  private var sentAt: [UInt64]
  private var kinds: [Int]
  private var isInFlight: [Bool]
  private var outstanding = 0
  private var isIssuing = false
  private var run = Run(kinds: 1)

  init(_ scenario: S, on server: MeasuredServer, sessions: Int) throws(BenchError) {
    self.server = server
    self.scenario = scenario
    sentAt = Array(repeating: 0, count: sessions)
    kinds = Array(repeating: 0, count: sessions)
    isInFlight = Array(repeating: false, count: sessions)
    run = Run(kinds: scenario.kinds.count)
    for start in stride(from: 0, to: sessions, by: 100) {
      try connect(start..<min(start + 100, sessions))
    }
    try wait(for: "\(sessions) sessions with \(scenario.lacking)", in: 0..<sessions) {
      self.scenario.isReady($0)
    }
  }

  private func connect(_ sessions: Range<Int>) throws(BenchError) {
    try translating { () throws(SocketError) in
      for session in sessions {
        try loop.open(to: server.endpoint, from: Self.source(session), scenario.request)
      }
    }
    try wait(for: "a WebSocket handshake", in: sessions) { loop.isOpen($0) }
    for session in sessions {
      text.clear()
      scenario.open(session, into: &text)
      if !text.bytes.isEmpty { try send(session) }
    }
  }

  /// One loopback address has about 28,000 ports, some of them still busy from earlier sessions.
  private static func source(_ session: Int) -> String? {
    session < 4000 ? nil : "127.0.\(1 + session / 4000).1"
  }

  private func wait(
    for what: String, in sessions: Range<Int>, _ isTrue: (Int) -> Bool
  ) throws(BenchError) {
    let deadline = monotonicNanoseconds() + 20_000_000_000
    var next = sessions.lowerBound
    while next < sessions.upperBound {
      if isTrue(next) {
        next += 1
        continue
      }
      guard monotonicNanoseconds() < deadline else {
        throw BenchError("port \(server.endpoint.port): waited 20 s for \(what)")
      }
      try turn()
    }
  }

  /// Lets the sessions go on by themselves for a while.
  func runFreely(for duration: UInt64) throws(BenchError) -> Run {
    let (cpu, start) = try begin()
    isIssuing = true
    for session in kinds.indices { try issue(session) }
    let end = start + duration
    while monotonicNanoseconds() < end { try turn() }
    isIssuing = false
    try drain()
    run.nanoseconds = monotonicNanoseconds() - start
    run.cpuNanoseconds = try server.process.settle() - cpu
    return run
  }

  /// Lets all sessions send one command at a time, all of one kind, and attributes CPU to kinds.
  ///
  /// After `cycle` commands a session is back where it began.
  func runInWaves(for duration: UInt64, cycle: Int) throws(BenchError) -> Run {
    var (cpu, now) = try begin()
    let end = now + duration
    repeat {
      for _ in 0..<cycle { try wave(&cpu) }
      now = monotonicNanoseconds()
    } while now < end
    run.nanoseconds = run.tallies.reduce(0) { $0 + $1.nanoseconds }
    return run
  }

  /// Brings every session to the beginning of its cycle.
  func align() throws(BenchError) {
    while kinds.indices.contains(where: { scenario.nextKind($0) != 0 }) {
      for session in kinds.indices where scenario.nextKind(session) != 0 { try issue(session) }
      try drain()
    }
  }

  private func wave(_ cpu: inout UInt64) throws(BenchError) {
    let start = monotonicNanoseconds()
    for session in kinds.indices { try issue(session) }
    let kind = kinds[0]
    try drain()
    run.tallies[kind].nanoseconds += monotonicNanoseconds() - start
    let now = try server.process.settle()
    run.tallies[kind].cpuNanoseconds += now - cpu
    run.cpuNanoseconds += now - cpu
    cpu = now
  }

  private func begin() throws(BenchError) -> (cpu: UInt64, time: UInt64) {
    run = Run(kinds: scenario.kinds.count)
    return (try server.process.settle(), monotonicNanoseconds())
  }

  private func drain() throws(BenchError) {
    try wait(for: "an answer", in: kinds.indices) { !isInFlight[$0] }
    try wait(for: scenario.lacking, in: kinds.indices) { scenario.isReady($0) }
  }

  private func issue(_ session: Int) throws(BenchError) {
    try translating { () throws(SocketError) in try issueNext(session) }
  }

  private func issueNext(_ session: Int) throws(SocketError) {
    text.clear()
    let kind = scenario.nextKind(session)
    scenario.next(session, into: &text)
    kinds[session] = kind
    isInFlight[session] = true
    run.tallies[kind].commands += 1
    run.tallies[kind].sentBytes += text.bytes.count
    sentAt[session] = monotonicNanoseconds()
    try text.bytes.withBytes { bytes throws(SocketError) in try loop.send(bytes, on: session) }
  }

  private func send(_ session: Int) throws(BenchError) {
    try translating { () throws(SocketError) in
      try text.bytes.withBytes { bytes throws(SocketError) in try loop.send(bytes, on: session) }
    }
  }

  private func turn() throws(BenchError) {
    try translating { () throws(SocketError) in
      try loop.turn(timeout: 100) { session, message, size throws(SocketError) in
        try received(message, size, session)
      }
    }
  }

  private func received(
    _ message: UnsafeRawBufferPointer, _ size: Int, _ session: Int
  ) throws(SocketError) {
    let kind = kinds[session]
    run.tallies[kind].receivedBytes += size
    if try scenario.received(message, on: session), isInFlight[session] {
      isInFlight[session] = false
      run.tallies[kind].latency.record(monotonicNanoseconds() - sentAt[session])
    }
    if isIssuing, !isInFlight[session], scenario.isReady(session) { try issueNext(session) }
  }

  private func translating(_ body: () throws(SocketError) -> Void) throws(BenchError) {
    do throws(SocketError) {
      try body()
    } catch .unexpected(.text(let message)) {
      throw BenchError("port \(server.endpoint.port) said \(message)")
    } catch {
      throw BenchError("port \(server.endpoint.port): \(error)")
    }
  }
}
