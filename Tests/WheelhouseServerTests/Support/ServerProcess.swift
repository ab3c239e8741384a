import Glibc

/// A real server in a process of its own.
final class ServerProcess: @unchecked Sendable {
  let port: UInt16
  /// What it printed before it was ready, or ended.
  let greeting: String
  private let process: pid_t
  private let errors: Int32
  /// The fixture ends when this closes, so it never outlives the tests.
  private let lifeline: Int32
  private var status: Int32?

  /// Starts the fixture on a free port of loopback and waits until it serves, or has ended.
  ///
  /// - Parameters:
  ///   - workers: its workers; 0 serves in the process itself, nil leaves the default.
  ///   - descriptors: the most it may have open.
  ///   - program: another path to the fixture.
  init(
    _ arguments: String..., workers: Int? = 1, descriptors: UInt? = nil, program: String = fixture
  ) {
    let output = Self.pipe()
    let problems = Self.pipe()
    let life = Self.pipe()
    let command =
      [program, "--port", "0"] + (workers.map { ["--workers", String($0)] } ?? []) + arguments
    let limit = descriptors.map { ["/bin/sh", "-c", "ulimit -n \($0); exec \"$0\" \"$@\""] }
    process = Self.spawn((limit ?? []) + command, input: life.read, output.write, problems.write)
    Glibc.close(life.read)
    lifeline = life.write
    Glibc.close(output.write)
    Glibc.close(problems.write)
    errors = problems.read
    greeting = Self.readLine(output.read)
    Glibc.close(output.read)
    let digits = greeting.split(separator: ":").last?.prefix { $0.isNumber }
    port = digits.flatMap { UInt16($0) } ?? 0
  }

  deinit {
    if status == nil { kill(process, SIGKILL) }
    _ = wait()
    Glibc.close(errors)
    Glibc.close(lifeline)
  }

  func signal(_ number: Int32) { kill(process, number) }

  /// The exit status, or the negative signal that ended it: SIGKILL where it did not end in 20 s.
  @discardableResult
  func wait() -> Int32 {
    if let status { return status }
    var raw: Int32 = 0
    var ended: pid_t = 0
    for _ in 0..<2000 where ended == 0 {
      ended = waitpid(process, &raw, WNOHANG)
      if ended == 0 { usleep(10_000) }
    }
    if ended == 0 {
      kill(process, SIGKILL)
      waitpid(process, &raw, 0)
    }
    let result = raw & 0x7F == 0 ? (raw >> 8) & 0xFF : -(raw & 0x7F)
    status = result
    return result
  }

  /// The next line on standard error.
  func errorLine() -> String { Self.readLine(errors) }

  /// The next one with these words; nil where there is none.
  func errorLine(with words: String) -> String? {
    while case let line = errorLine(), !line.isEmpty {
      if line.contains(words) { return line }
    }
    return nil
  }

  /// Everything on standard error until the process closes it.
  func errorText() -> String { Self.readAll(errors) }

  /// The processes that serve, in the order in which they were started.
  var workers: [pid_t] {
    Self.text("/proc/\(process)/task/\(process)/children")
      .split { !$0.isNumber }.compactMap { pid_t($0) }
  }

  /// Whether a process is there and has not ended.
  static func isAlive(_ process: pid_t) -> Bool {
    let state = text("/proc/\(process)/stat").split(separator: ")").last
    return state.map { !$0.hasPrefix(" Z") && !$0.hasPrefix(" X") } ?? false
  }

  /// The process whose cost is measured.
  private var worker: pid_t { workers.first ?? process }

  /// Resident memory of the first worker in KiB.
  var residentKiB: Int {
    let line = Self.text("/proc/\(worker)/status")
      .split(separator: "\n").first { $0.hasPrefix("VmRSS") }
    return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
  }

  /// How many parts of the first worker's heap the kernel may make huge pages of.
  ///
  /// By proc_pid_smaps(5): jemalloc(3) reserves no swap for its memory (`nr`), and `nh` is what madvise(2)'s
  /// `MADV_NOHUGEPAGE` leaves.
  var heapPartsForHugePages: Int {
    Self.text("/proc/\(worker)/smaps").split(separator: "\n").count { line in
      let flags = line.split(separator: " ")
      return flags[0] == "VmFlags:" && flags.contains("nr") && !flags.contains("nh")
    }
  }

  /// Processor time the first worker has used so far.
  var cpuMilliseconds: Int {
    let words = Self.text("/proc/\(worker)/stat").split(separator: " ")
    return words.count > 14 ? ((Int(words[13]) ?? 0) + (Int(words[14]) ?? 0)) * 10 : 0
  }

  private static func readAll(_ file: Int32) -> String {
    var text: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 8192)
    while case let count = read(file, &room, room.count), count > 0 { text += room[..<count] }
    return String(decoding: text, as: UTF8.self)
  }

  private static func text(_ path: String) -> String {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return "" }
    defer { Glibc.close(file) }
    return readAll(file)
  }

  /// A pair that no other process inherits by accident; reading gives up after 20 s of silence.
  private static func pipe() -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    let type = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue
    socketpair(AF_UNIX, Int32(type), 0, &ends)
    var patience = timeval(tv_sec: 20, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(ends[0], SOL_SOCKET, SO_RCVTIMEO, &patience, size)
    return (ends[0], ends[1])
  }

  private static func spawn(
    _ arguments: [String], input: Int32, _ output: Int32, _ errors: Int32
  ) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    let words = arguments.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, arguments[0], &actions, nil, words, environ)
    precondition(failure == 0, "\(fixture) does not start: build the package first")
    return process
  }

  /// Runs a shell command to its end.
  static func shell(_ command: String) -> Int32 {
    var process: pid_t = 0
    let arguments: [String] = ["/bin/sh", "-c", command]
    let words = arguments.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    guard posix_spawn(&process, "/bin/sh", nil, nil, words, environ) == 0 else { return -1 }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    return status
  }

  /// The fixture is built next to the test bundle.
  static var fixture: String {
    var path = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &path, path.count)
    let me = String(decoding: path[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return me.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 } + "/server-fixture"
  }

  private static func readLine(_ descriptor: Int32) -> String {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while read(descriptor, &byte, 1) == 1, byte != 10 { line.append(byte) }
    return String(decoding: line, as: UTF8.self)
  }
}
