#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Who has the right to write to a database with a log, of which there is one for all processes.
///
/// SQLite keeps it as a lock on a byte of the file's shared memory (its "WAL-mode File Format", §2), and Linux lists who
/// has such locks (proc_locks(5)). To ask fcntl(2) needs a descriptor of that file, and closing it would free what
/// SQLite itself has locked.
nonisolated struct WriteLockHolders {
  private static let byte = "120"

  /// The processes that have it; nil where that cannot be told.
  let processes: [Int]?

  init(of path: String) {
    processes = Self.text(of: "/proc/locks").flatMap { locks in
      FileIdentity(of: path + "-shm").map { Self.processes(in: locks, at: $0) }
    }
  }

  /// Whether nobody has it any more, or a process beside this one under the same supervisor.
  var areWorkers: Bool {
    processes?.allSatisfy { $0 != getpid() && Self.parent(of: $0) == Int(getppid()) } ?? false
  }

  /// Lines such as `3: POSIX  ADVISORY  WRITE 4711 fd:01:1234 120 120`.
  static func processes(in locks: String, at file: FileIdentity) -> [Int] {
    locks.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard words.count == 8, words[3] == "WRITE", words[6] == byte,
        words[5].hasSuffix(":\(file.number)")
      else { return nil }
      return Int(words[4])
    }
  }

  /// The second word behind the name, which may have spaces and parentheses in it (proc_pid_stat(5)).
  static func parent(of process: Int) -> Int? {
    let words = text(of: "/proc/\(process)/stat")?.split(separator: ")").last?.split(separator: " ")
    return words.flatMap { $0.count > 1 ? Int($0[1]) : nil }
  }

  private static func text(of path: String) -> String? {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var text: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = unsafe read(file, &room, room.count)
      guard count > 0 else { break }
      text += room[..<count]
    }
    return String(decoding: text, as: UTF8.self)
  }
}
