import Glibc

/// A server product of the package in a process of its own, on a free port of loopback.
///
///     let server = try await ServerProcess("showcase-server", arguments: ["--data", folder])
///     let driver = try await ScreenDriver.connect(to: server.endpoint)
///
/// It is killed with this object, and its children with it. Nothing here waits without an end: a server
/// that says nothing is an error after ten seconds. (Foundation's `Process` can wait for ever for a child
/// that has ended.) Nor does it keep a thread waiting: other tests go on meanwhile.
public nonisolated final class ServerProcess {
  /// Where it listens.
  public let endpoint: SocketEndpoint
  /// What it printed when it was ready, to its last line so far.
  public let greeting: String
  /// Its process id.
  public let id: Int32
  /// Whether it has ended and its id may belong to another process.
  var isReaped = false

  /// Starts a product that was built beside the tests, and waits until it says where it listens.
  ///
  /// - Parameters:
  ///   - product: the name of an executable product, which takes `--port` and prints a line that ends
  ///     in the port it listens on.
  ///   - arguments: what it is given after `--port 0 --host 127.0.0.1`.
  ///   - environment: variables it has besides those of the tests.
  ///   - log: the file its standard error is written to; nil drops it.
  /// - Throws: ``SocketError/timedOut`` when it does not start or says nothing within ten seconds.
  public convenience init(
    _ product: String, arguments: [String] = [], environment: [String: String] = [:],
    log: String? = nil
  ) async throws(SocketError) {
    let launch = try ServerLaunch(
      product, arguments: arguments, environment: environment, log: log, through: [])
    try self.init(launch, said: await launch.greeting())
  }

  /// Does the same and keeps the thread waiting, for a program that has nothing else to do.
  ///
  /// - Parameter launcher: a program and its arguments that turns itself into the server, such as `taskset`.
  package convenience init(
    _ product: String, arguments: [String] = [], log: String? = nil, through launcher: [String] = []
  ) throws(SocketError) {
    let launch = try ServerLaunch(
      product, arguments: arguments, environment: [:], log: log, through: launcher)
    try self.init(launch, said: launch.awaitedGreeting())
  }

  private init(_ launch: ServerLaunch, said greeting: String) throws(SocketError) {
    id = launch.process
    self.greeting = greeting
    let digits = greeting.split(separator: ":").last?.prefix { $0.isNumber } ?? ""
    endpoint = SocketEndpoint(port: Int(digits) ?? 0)
    if endpoint.port == 0 { throw .timedOut }
  }

  deinit { killFamily() }
}
