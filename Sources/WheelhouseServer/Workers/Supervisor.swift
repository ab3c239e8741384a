import CLibwebsockets
import CServerShims
import Glibc

/// The process that was started: holds the port, and keeps workers that serve it.
///
/// What to do is decided by a ``SupervisorPlan``; this carries it out. It holds a set of listening
/// sockets for each slot, and workers inherit theirs. So a client that connects while a worker is
/// replaced waits in a queue that outlives both, instead of being cut off with the old one's socket.
final class Supervisor {
  private let options: ServerOptions
  private let log: Log
  private let program = WorkerProgram()
  private let bindings: [Binding]
  private let scoreboard: Scoreboard
  private let terminal = Terminal()
  private var kept: KeptCertificate?
  /// Whether there was a page when the workers were started.
  private var hasPage = false
  private var plan: SupervisorPlan
  private var processes: [Int: WorkerProcess] = [:]
  private var status: Int32?
  /// How long it has been at work, which is less than has passed where it was kept from it.
  private var now = Duration.zero
  private var lookedAt = ContinuousClock.now
  private let signals: Int32

  /// Takes the port; a mistake in the settings that can be seen so far ends it here.
  init(_ options: ServerOptions, workers: Int) throws(StartError) {
    self.options = options
    log = Log(level: options.logLevel, format: options.logFormat)
    let first = try Binding(options)
    var bindings = [first]
    for _ in 1..<max(1, workers) { bindings.append(try first.another()) }
    self.bindings = bindings
    scoreboard = try Scoreboard(workers: workers)
    plan = SupervisorPlan(workers: workers, longestSilence: options.longestSilence)
    let numbers = [SIGTERM, SIGINT, SIGHUP, SIGCHLD]
    signals = unsafe shim_signal_descriptor(numbers, Int32(numbers.count))
    guard signals >= 0 else { throw .unavailable("There are no descriptors left to start with.") }
  }

  /// Supervises until told to end.
  ///
  /// - Returns: the exit status of the server.
  func run() -> Int32 {
    if let tls = options.tls { keep(tls) }
    hasPage = WebFolder.hasPage(options.webFolder)
    tell(.began)
    while true {
      if let status { return status }
      wait()
      readSignals()
      readSigns()
      if let due = plan.deadline, due <= now { tell(.passed) }
    }
  }

  private func tell(_ event: SupervisorPlan.Event) {
    guard status == nil else { return }
    for action in plan.received(event, at: now) { perform(action) }
    scoreboard.set(.restarts, UInt64(plan.restarts))
  }

  private func wait() {
    var entries = [pollfd(fd: signals, events: Int16(POLLIN), revents: 0)]
    entries += processes.values.compactMap(\.signs).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    // At most a second, so that little time passes unseen.
    let left = plan.deadline.map { min(1000, max(0, ($0 - now).inMilliseconds + 1)) } ?? -1
    _ = unsafe poll(&entries, nfds_t(entries.count), Int32(left))
    passTime(atMost: left < 0 ? nil : .milliseconds(left) + .seconds(1))
  }

  /// Lets hardly more time pass than was to be waited: where the machine slept or everything here was
  /// stopped, the workers had no more of it than this process.
  private func passTime(atMost longest: Duration?) {
    let passed = lookedAt.duration(to: .now)
    lookedAt = .now
    now += longest.map { min($0, passed) } ?? passed
  }
}

// What happens.
extension Supervisor {
  private func readSignals() {
    while case let number = shim_next_signal(), number != 0 {
      switch number {
      case SIGCHLD: reap()
      case SIGHUP where !terminal.isGone: if canReload() { tell(.askedToReload) }
      default: tell(.askedToEnd)
      }
    }
  }

  /// Whether new workers would find what those that serve have; the log has what they would not.
  private func canReload() -> Bool { canReloadPage() && canReloadCertificate() }

  private func canReloadPage() -> Bool {
    let isThere = WebFolder.hasPage(options.webFolder)
    guard isThere || !hasPage else {
      log.writePageKept(options.webFolder)
      return false
    }
    hasPage = isThere
    return true
  }

  private func canReloadCertificate() -> Bool {
    guard let tls = options.tls else { return true }
    do throws(StartError) {
      try TLS.check(tls)
      keep(tls)
      return true
    } catch {
      log.write(.error, "certificate_kept", [("why", error.message)])
      return false
    }
  }

  private func keep(_ tls: TLSFiles) {
    TLS.warnOfEnd(of: tls, in: log)
    if let good = KeptCertificate(tls) { kept = good }
  }

  /// Several ends may hide behind one signal, and some be of processes nobody here has started.
  private func reap() {
    var raw: Int32 = 0
    while case let process = unsafe waitpid(-1, &raw, WNOHANG), process > 0 {
      guard let (number, _) = processes.first(where: { $0.value.id == process }) else { continue }
      processes[number]?.closeSigns()
      processes[number] = nil
      tell(.ended(number, WorkerEnd(status: raw)))
    }
  }

  private func readSigns() {
    for number in processes.keys.sorted() where processes[number]?.gaveSign() == true {
      if processes[number]?.isReady == true {
        tell(.alive(number))
      } else {
        processes[number]?.isReady = true
        tell(.ready(number))
      }
    }
  }
}

// What is done about it.
extension Supervisor {
  private func perform(_ action: SupervisorPlan.Action) {
    switch action {
    case .start(let number, let slot): start(number, slot)
    case .drain(let number): signal(number, SIGTERM)
    case .kill(let number): signal(number, SIGKILL)
    case .rest(let slot):
      for descriptor in bindings[slot].descriptors { shutdown(descriptor, Int32(SHUT_RD)) }
    case .listen(let slot):
      for descriptor in bindings[slot].descriptors { listen(descriptor, SOMAXCONN) }
    case .closePort:
      scoreboard.set(.ending, 1)
      ServiceManager.tell("STOPPING=1")
      bindings.flatMap(\.descriptors).forEach { close($0) }
    case .announce: WheelhouseServer.announce(options, bindings[0].port)
    case .note(let note): log.write(note)
    case .exit(let status, let complaint):
      if let complaint { WheelhouseServer.complain(complaint, options.logFormat) }
      self.status = status
    }
  }

  private func signal(_ number: Int, _ signal: Int32) {
    if let process = processes[number] { kill(process.id, signal) }
  }

  private func start(_ number: Int, _ slot: Int) {
    let sockets = bindings[slot].descriptors
    let certificate = kept?.descriptors ?? []
    switch WorkerProcess.start(program, slot: slot, scoreboard, sockets, certificate) {
    case .success(let process):
      processes[number] = process
      log.write(
        .info, "worker_started", [("worker", String(slot)), ("process", String(process.id))])
    case .failure(let error): tell(.ended(number, .unspawned(error.number)))
    }
  }
}

extension Duration {
  /// Whole milliseconds, rounded down.
  fileprivate var inMilliseconds: Int {
    Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}
