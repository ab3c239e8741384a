import Glibc
public import Wheelhouse

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
    // Sessions are kept in memory, so one process has them all.
    run(most: 1) { context in
      let app = makeApp(context)
      context.endpoints = EndpointTable(app.endpoints)
      let host = SessionHost(
        windows: WindowTable(app), tokens: OpenSSLTokenSource(),
        store: MemorySessionStore(), clock: MonotonicClock(),
        limits: SessionLimits(context.options), metrics: context.metrics.counters,
        report: { event, fields in context.log.write(LogLevel(of: event), event, fields) })
      if context.log.isOn(.debug) { host.warnsOfLostState = true }
      return host
    }
  }
}

extension LogLevel {
  /// How much an event of the session layer matters.
  fileprivate init(of event: String) {
    self = ["state_not_restorable", "snapshot_unreadable"].contains(event) ? .warning : .info
  }
}

extension SessionLimits {
  init(_ options: ServerOptions) {
    self.init()
    commandsPerSecond = options.commandsPerSecond
  }
}
