import CServerShims
import Glibc

/// The program that workers are started from: this one, by the path it was started with.
///
/// The path is resolved once and the file each time, so that a program that was replaced meanwhile is
/// what the next worker runs. A link in the path is followed anew as well.
struct WorkerProgram {
  let path: String

  init() {
    let given = unsafe shim_program_path().map { unsafe String(cString: $0) } ?? ""
    let path = given.hasPrefix("/") ? given : Self.currentFolder + "/" + given
    let isThere = unsafe access(path, X_OK) == 0
    self.path = isThere ? path : Self.link("/proc/self/exe")
  }

  /// Starts a worker with this process's own arguments.
  ///
  /// - Returns: its process id, or the negative error.
  func start(
    slot: Int, _ descriptors: WorkerSeat.Descriptors, certificate: [Int32]
  ) -> pid_t {
    let variables = [
      WorkerSeat.slotVariable: String(slot), WorkerSeat.descriptorsVariable: descriptors.text,
      WorkerSeat.certificateVariable: certificate.map(String.init).joined(separator: " "),
    ]
    var process: pid_t = 0
    let inherited =
      [descriptors.signs, descriptors.scoreboard] + descriptors.listeners + certificate
    let failure = unsafe Self.withActions(inherited) { actions in
      unsafe Self.withAttributes { attributes in
        unsafe Self.withWords(CommandLine.arguments) { arguments in
          unsafe Self.withWords(Self.environment(and: variables)) { environment in
            unsafe posix_spawn(&process, path, actions, attributes, arguments, environment)
          }
        }
      }
    }
    return failure == 0 ? process : -failure
  }

  /// Everything else closes by itself when the program begins.
  private static func withActions<Result>(
    _ inherited: [Int32], _ body: (UnsafePointer<posix_spawn_file_actions_t>) -> Result
  ) -> Result {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for descriptor in inherited {
      unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, descriptor)
    }
    return unsafe body(&actions)
  }

  /// A worker gets every signal, whatever whoever started the supervisor has blocked.
  private static func withAttributes<Result>(
    _ body: (UnsafePointer<posix_spawnattr_t>) -> Result
  ) -> Result {
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var set = sigset_t()
    unsafe sigemptyset(&set)
    unsafe posix_spawnattr_setsigmask(&attributes, &set)
    unsafe sigaddset(&set, SIGPIPE)
    unsafe posix_spawnattr_setsigdefault(&attributes, &set)
    let flags = Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
    unsafe posix_spawnattr_setflags(&attributes, flags)
    return unsafe body(&attributes)
  }

  private static func environment(and variables: [String: String]) -> [String] {
    var all: [String] = []
    var next = unsafe environ
    while let entry = unsafe next.pointee {
      all.append(unsafe String(cString: entry))
      unsafe next += 1
    }
    return all + variables.map { $0 + "=" + $1 }
  }

  private static func withWords<Result>(
    _ words: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var list = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe list.forEach { unsafe free($0) } }
    return unsafe list.withUnsafeMutableBufferPointer { unsafe body($0.baseAddress!) }
  }

  private static var currentFolder: String {
    guard let path = unsafe getcwd(nil, 0) else { return "" }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  private static func link(_ path: String) -> String {
    var room = [CChar](repeating: 0, count: 4096)
    let count = max(0, unsafe readlink(path, &room, room.count))
    return String(decoding: room[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
