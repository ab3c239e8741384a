import Glibc

/// A server product of the package in a process of its own, on a free port of loopback.
///
///     let server = try ServerProcess("showcase-server", arguments: ["--data", folder])
///     let driver = try await ScreenDriver.connect(to: server.endpoint)
///
/// It is killed with this object, and its children with it. Nothing here waits without an end: a server that says nothing is an
/// error after ten seconds. (Foundation's `Process` can wait for ever for a child that has ended.)
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
  ///   - launcher: a program and its arguments that turns itself into the server, such as `taskset`.
  /// - Throws: ``SocketError/timedOut`` when it does not start or says nothing within ten seconds.
  public init(
    _ product: String, arguments: [String] = [], environment: [String: String] = [:],
    log: String? = nil, through launcher: [String] = []
  ) throws(SocketError) {
    let path = Self.folder + "/" + product
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw .timedOut }
    defer { close(ends[0]) }
    let words = launcher + [path, "--port", "0", "--host", "127.0.0.1"] + arguments
    let started = Self.spawn(
      words, variables: environment, output: ends[1], errors: log ?? "/dev/null")
    close(ends[1])
    guard let started else { throw .timedOut }
    id = started
    greeting = Self.readLine(ends[0])
    let digits = greeting.split(separator: ":").last?.prefix { $0.isNumber } ?? ""
    endpoint = SocketEndpoint(port: Int(digits) ?? 0)
    if endpoint.port == 0 { throw .timedOut }
  }

  deinit { killFamily() }
}

nonisolated extension ServerProcess {
  /// The folder of the running test bundle.
  private static var folder: String {
    var path = [CChar](repeating: 0, count: 4096)
    let count = max(0, readlink("/proc/self/exe", &path, path.count))
    let own = path[..<count].map { UInt8(bitPattern: $0) }
    let end = own.lastIndex(of: UInt8(ascii: "/")) ?? 0
    return String(decoding: own[..<end], as: UTF8.self)
  }

  /// Starts a program with an empty signal mask: a pool's thread blocks signals, a child inherits that.
  private static func spawn(
    _ words: [String], variables: [String: String], output: Int32, errors: String
  ) -> Int32? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_addopen(
      &actions, 2, errors, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let arguments = words.map { strdup($0) } + [nil]
    let surroundings = variables.map { strdup($0.key + "=" + $0.value) } + inherited()
    defer { for word in arguments + surroundings { free(word) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, words[0], &actions, &attributes, arguments, surroundings)
    return failure == 0 ? process : nil
  }

  /// The variables of this process, copied, with nil at the end.
  private static func inherited() -> [UnsafeMutablePointer<CChar>?] {
    var copies: [UnsafeMutablePointer<CChar>?] = []
    var next = environ
    while let entry = next.pointee {
      copies.append(strdup(entry))
      next += 1
    }
    return copies + [nil]
  }

  /// One line, or what came of it within ten seconds.
  private static func readLine(_ descriptor: Int32) -> String {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while poll(&waiting, 1, 10_000) == 1, read(descriptor, &byte, 1) == 1, byte != 10 {
      line.append(byte)
    }
    return String(decoding: line, as: UTF8.self)
  }
}
