package import Wheelhouse

/// What a host gives the session layer when it is made.
package final class HostContext {
  /// How the server was started.
  package let options: ServerOptions
  /// Where events are written; never a token, never what a person typed.
  package let log: Log
  /// The place among workers; nil in a process that serves alone.
  package let worker: WorkerSeat?
  /// Why new clients should go elsewhere, nil when they are welcome; `/readyz` tells it.
  package var readiness: () -> String? = { nil }
  /// What the app answers by itself.
  package var endpoints = EndpointTable()
  /// Who a client is that connects with a request; see ``App/identity(of:)``.
  package var identify: @MainActor (HTTPRequest) async -> String? = { _ in nil }
  /// Where files are that people hand in.
  package let imports: ImportFolder
  /// What else is to be done when the process drains, after clients were told goodbye.
  var takeLeave: () -> Void = {}
  /// Counts a session that a client of another worker begins here; false when its address has begun as many as
  /// it may.
  var countSession: (IPAddress) -> Bool = { _ in true }
  /// The TLS files to begin with: those of the options, unless they cannot be used.
  var filesAtStart: TLSFiles?
  /// The loop of the process.
  let loop: EventLoop
  /// How this server is reached from the machine it runs on: scheme, host and port, without a path.
  package let url: String
  /// How browsers reach it; the same, unless `--public-url` says otherwise.
  package let publicURL: String
  /// What is counted; the session layer counts in its `counters`.
  package let metrics: WorkerMetrics

  init(
    options: ServerOptions, log: Log, port: UInt16, metrics: WorkerMetrics, loop: EventLoop,
    worker: WorkerSeat? = nil
  ) {
    self.options = options
    self.log = log
    self.worker = worker
    self.metrics = metrics
    self.loop = loop
    imports = ImportFolder(path: options.dataFolder + "/files", longest: options.maxFileBytes)
    url = options.url(port: port)
    publicURL = options.publicURL ?? url
  }
}
