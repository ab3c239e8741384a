import CServerShims
import Glibc
public import Wheelhouse
import WheelhouseSQLite

extension App {
  /// Serves the app: what `@main` calls.
  ///
  /// Flags and environment variables are those of `--help`; a mistake among them is printed with what to
  /// write instead. Returns to the system with 0 after SIGTERM or SIGINT.
  public static func main() {
    exit(WheelhouseServer.serve { _ in Self() })
  }
}

extension WheelhouseServer {
  /// Serves an app that is made once the options are known.
  ///
  /// - Parameter makeApp: makes the app; called once, with what it may want to know: the folder for everything it
  ///   writes, and how it is reached.
  /// - Returns: the process's exit status.
  package static func serve<A: App>(_ makeApp: @escaping (HostContext) -> A) -> Int32 {
    run { context throws(StartError) in
      dataFolder = context.options.dataFolder
      SQLiteDurability.ofServer = context.options.durability
      SQLiteRetention.sessionLifetime = Int(context.options.sessionLifetime.inSeconds)
      let app = makeApp(context)
      let windows = WindowTable(app, showsPreviews: context.options.showsPreviews)
      context.endpoints = windows.endpoints
      context.identify = { await windows.identity(of: $0) }
      let marks = try context.makeMarks()
      let host = SessionHost(
        windows: windows, tokens: OpenSSLTokenSource(), store: context.makeStore(),
        clock: MonotonicClock(), limits: SessionLimits(context.options),
        marks: marks, metrics: context.metrics.counters, imports: context.imports,
        report: { event, fields in context.log.write(LogLevel(of: event), event, fields) })
      if context.log.isOn(.debug) { host.warnsOfLostState = true }
      if let marks = marks as? CrashMarkFile { context.connect(host, to: marks) }
      host.turnAgain = { [loop = context.loop] in loop.turnAgain() }
      host.gaveMemoryBack = { shim_give_memory_back() }
      context.readiness = { [unowned host] in host.trouble }
      host.tryStore()
      host.beginExpiring()
      return host
    }
  }
}

extension HostContext {
  /// Where this worker keeps its sessions.
  fileprivate func makeStore() -> any SessionStore {
    switch options.sessionStore {
    case .memory: MemorySessionStore()
    case .sqlite(let path):
      SQLiteSessionStore(path: path, durability: options.durability) { [log] line in
        log.write(.warning, "session_store", [("says", line)])
      }
    }
  }

  /// Lets the other workers hand clients over, and take clients from here.
  fileprivate func connect(_ host: SessionHost, to marks: CrashMarkFile) {
    let relay = SessionRelay(marks, on: loop, log: log) { [unowned self] in countSession($0) }
    relay.listen(for: host)
    host.peers = relay
    takeLeave = { relay.takeLeave() }
  }

  /// What other workers may learn of this one.
  fileprivate func makeMarks() throws(StartError) -> any CrashMarks {
    guard options.sessionStore != .memory else { return NoCrashMarks() }
    return try CrashMarkFile(
      data: options.dataFolder, slot: worker?.slot ?? 0,
      sessionLifetime: options.sessionLifetime)
  }
}

extension LogLevel {
  /// The events of the session layer at which nothing is wrong here.
  private static let routine: Set<String> = [
    "bad_client", "foreign_token", "session_moved", "sessions_expired", "store_available",
    "unknown_token",
  ]

  /// How much an event of the session layer matters: what nobody has thought of is to be seen.
  fileprivate init(of event: String) {
    self =
      switch event {
      case "store_unavailable": .error
      case _ where Self.routine.contains(event): .info
      default: .warning
      }
  }
}

extension SessionLimits {
  init(_ options: ServerOptions) {
    self.init()
    commandsPerSecond = options.commandsPerSecond
    parkAfter = options.parkAfter
    lifetime = options.sessionLifetime
  }
}
