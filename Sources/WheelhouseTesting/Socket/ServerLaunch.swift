import Glibc

/// A server that has been started and has not yet said where it listens.
nonisolated final class ServerLaunch {
  let process: Int32
  /// The end of a socket pair whose other end is the server's standard output.
  private let output: Int32

  /// Starts a product of the folder that the running program is in.
  init(
    _ product: String, arguments: [String], environment: [String: String], log: String?,
    through launcher: [String]
  ) throws(SocketError) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw .timedOut }
    let path = Self.folder + "/" + product
    let started = Self.spawn(
      launcher + [path, "--port", "0", "--host", "127.0.0.1"] + arguments,
      variables: environment, output: ends[1], errors: log ?? "/dev/null")
    close(ends[1])
    output = ends[0]
    guard let started else {
      close(ends[0])
      throw .timedOut
    }
    process = started
  }

  deinit { close(output) }

  /// Its first line, or what came of it within ten seconds.
  func greeting() async -> String {
    var line = GreetingLine()
    while line.takes(from: output) { try? await Task.sleep(for: .milliseconds(5)) }
    return line.text
  }

  /// The same, for a thread that may wait.
  func awaitedGreeting() -> String {
    var line = GreetingLine()
    while line.takes(from: output) { usleep(5000) }
    return line.text
  }
}

/// A line as it comes.
private nonisolated struct GreetingLine {
  private var bytes: [UInt8] = []
  private let deadline = ContinuousClock.now + .seconds(10)

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Reads what is there; false once nothing more is to be waited for.
  mutating func takes(from descriptor: Int32) -> Bool {
    var byte: UInt8 = 0
    while true {
      let count = recv(descriptor, &byte, 1, Int32(MSG_DONTWAIT))
      if count < 0, errno == EAGAIN || errno == EINTR { return ContinuousClock.now < deadline }
      guard count == 1, byte != 10 else { return false }
      bytes.append(byte)
    }
  }
}

nonisolated extension ServerLaunch {
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
}
