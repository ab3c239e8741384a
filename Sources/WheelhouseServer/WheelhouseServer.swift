import CServerShims
import Glibc
import Synchronization
package import Wheelhouse

/// Serves one app to browsers: the way in for an executable.
public enum WheelhouseServer {
  /// The folder for everything that is written, as `--data` or `WHEELHOUSE_DATA` names it, for the app's own data too.
  ///
  /// It is known when the app is made: `SQLiteDatabase(folder: WheelhouseServer.dataFolder, name: "notes.sqlite")`.
  public nonisolated internal(set) static var dataFolder: String {
    get { folder.withLock { $0 } }
    set { folder.withLock { $0 = newValue } }
  }

  private nonisolated static let folder = Mutex("data")

  /// Serves until SIGTERM or SIGINT.
  ///
  /// The process that is started supervises workers; those are processes of the same program, which
  /// come here again. With no workers it serves by itself, on the main thread, which becomes the loop.
  ///
  /// - Parameters:
  ///   - options: see ``ServerOptions/parse(_:environment:)``.
  ///   - handler: makes the session layer, once a worker, before the first client is let in.
  /// - Returns: the process's exit status: 0 after a signal, otherwise a reason was printed.
  package static func run(
    options: ServerOptions,
    handler: (HostContext) throws(StartError) -> any ConnectionHandler
  ) -> Int32 {
    do throws(StartError) {
      let seat = try WorkerSeat.taken()
      shim_print_by_line()
      prepareSignals()
      ServiceManager.prepare()
      let workers = options.workerCount(cores: sysconf(Int32(_SC_NPROCESSORS_ONLN)))
      guard seat == nil, workers > 0 else {
        try serve(options, seat, handler)
        return 0
      }
      return try Supervisor(options, workers: workers).run()
    } catch {
      complain(error.message, options.logFormat)
      return error.exitStatus
    }
  }

  /// Says why the server does not go on: a sentence for a person, or a line among those that a machine reads.
  static func complain(_ reason: String, _ format: LogFormat) {
    switch format {
    case .text: printError(reason)
    case .json: Log(level: .error, format: .json).write(.error, "not_serving", [("why", reason)])
    }
  }

  /// Reads the process's own arguments and environment, then runs; `--help` and mistakes end here.
  package static func run(
    handler: (HostContext) throws(StartError) -> any ConnectionHandler
  ) -> Int32 {
    do throws(OptionError) {
      let request = try ServerOptions.parse(
        Array(CommandLine.arguments.dropFirst()), environment: ServerOptions.environment)
      switch request {
      case .serve(let options): return run(options: options, handler: handler)
      case .help:
        print(ServerOptions.usage)
        return 0
      }
    } catch {
      printError(error.description)
      return OptionError.exitStatus
    }
  }

  private static func serve(
    _ options: ServerOptions, _ seat: WorkerSeat?,
    _ handler: (HostContext) throws(StartError) -> any ConnectionHandler
  ) throws(StartError) {
    let log = Log(level: options.logLevel, format: options.logFormat, worker: seat?.slot)
    let files = try TLS.usable(options.tls, or: seat?.keptFiles, log)
    let binding: Binding = if let seat { seat.binding } else { try Binding(options) }
    if let tls = options.tls, seat == nil { TLS.warnOfEnd(of: tls, in: log) }
    let folder = readWebFolder(options, log)
    var options = options
    options.maxConnections = allowDescriptors(for: options.maxConnections, log)
    let metrics = WorkerMetrics(
      folder: options.dataFolder + "/run", owner: seat.map { OwnerName(slot: $0.slot).text },
      log: log)
    let context = HostContext(
      options: options, log: log, port: binding.port, metrics: metrics, loop: EventLoop(),
      worker: seat)
    context.filesAtStart = files
    let host = try Host(context, folder: folder, handler: try handler(context))
    host.listen(binding)
    if let seat { seat.giveSign() } else { announce(options, binding.port) }
    host.run()
  }

  private static func readWebFolder(_ options: ServerOptions, _ log: Log) -> WebFolder {
    if let folder = WebFolder(reading: options.webFolder), folder.files[WebFolder.page] != nil {
      return folder
    }
    log.write(.warning, "no_page", [("folder", options.webFolder), ("do", "pass --web FOLDER")])
    return WebFolder()
  }

  /// Each connection is a descriptor, and another one where its session is another worker's; the soft limit is
  /// often 1024.
  ///
  /// - Returns: for how many connections there is room, beside what the server needs to say that there is no more.
  private static func allowDescriptors(
    for connections: Int, _ log: Log
  ) -> Int {
    var limit = rlimit()
    unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    let wanted = min(limit.rlim_max, rlim_t(2 * connections + 256))
    if wanted > limit.rlim_cur {
      limit.rlim_cur = wanted
      unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
      unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }
    let files = Int(clamping: limit.rlim_cur)
    let room = max(1, files - min(ownDescriptors, files / 2))
    guard room < connections / 2 else { return min(room, connections) }
    log.write(
      .warning, "few_descriptors",
      [
        ("descriptors", String(limit.rlim_cur)), ("connections", String(room)),
        ("do", "raise the limit of open files, as by ulimit -n or LimitNOFILE"),
      ])
    return room
  }

  /// What databases, logs, probes and connections that are turned away take.
  private static let ownDescriptors = 96

  /// Says where the server is, to whoever waits for it.
  static func announce(_ options: ServerOptions, _ port: UInt16) {
    let url = "\(options.url(port: port))/"
    let line = LogLine(level: .info, event: "serving", fields: [("url", url)], time: LogLine.now())
    let said = options.logFormat == .json ? line.bytes(in: .json) : Array("Serving \(url)\n".utf8)
    print(String(decoding: said, as: UTF8.self), terminator: "")
    fflush(nil)
    ServiceManager.tell("READY=1")
  }

  /// A dead socket is an error of its own, and whoever started this process may have blocked the
  /// signals that this one reacts to.
  private static func prepareSignals() {
    signal(SIGPIPE, SIG_IGN)
    var ending = sigset_t()
    unsafe sigemptyset(&ending)
    for number in [SIGTERM, SIGINT, SIGHUP] { unsafe sigaddset(&ending, number) }
    unsafe sigprocmask(SIG_UNBLOCK, &ending, nil)
  }

  private static func printError(_ message: String) {
    let line = Array((message + "\n").utf8)
    _ = unsafe write(STDERR_FILENO, line, line.count)
  }
}

extension ServerOptions {
  /// The variables of the process's environment that options may come from.
  static var environment: [String: String] {
    var found: [String: String] = [:]
    for (name, _) in Flag.environment {
      if let value = unsafe getenv(name) { found[name] = unsafe String(cString: value) }
    }
    return found
  }
}
