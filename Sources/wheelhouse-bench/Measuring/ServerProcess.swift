import Glibc

/// Another process, read from outside: CPU time, resident memory, and whether it sleeps.
struct ServerProcess {
  let id: Int32
  private let clock: clockid_t

  init(_ id: Int32) throws(BenchError) {
    var clock = clockid_t()
    guard clock_getcpuclockid(id, &clock) == 0 else { throw BenchError("no process \(id)") }
    self.id = id
    self.clock = clock
  }

  /// User and system time of all its threads so far, in nanoseconds.
  ///
  /// The kernel brings the figure up to date when a thread is switched out, so it is exact only
  /// while the process sleeps: see ``settle()``.
  func cpuTime() throws(BenchError) -> UInt64 {
    var time = timespec()
    guard clock_gettime(clock, &time) == 0 else {
      throw BenchError("process \(id) has ended; its log says why")
    }
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// Waits until it has nothing left to do, at most 50 ms, and reads its CPU time then.
  func settle() throws(BenchError) -> UInt64 {
    let deadline = monotonicNanoseconds() + 50_000_000
    while !isAsleep && monotonicNanoseconds() < deadline {}
    return try cpuTime()
  }

  private var isAsleep: Bool {
    let stat = read("stat")
    guard let end = stat.lastIndex(of: UInt8(ascii: ")")), end + 2 < stat.count else { return true }
    return stat[end + 2] == UInt8(ascii: "S")
  }

  /// Resident memory in bytes.
  var residentBytes: Int {
    let fields = read("statm").split(separator: UInt8(ascii: " "))
    guard fields.count > 1 else { return 0 }
    let pages = Int(String(decoding: fields[1], as: UTF8.self)) ?? 0
    return pages * sysconf(Int32(_SC_PAGESIZE))
  }

  private func read(_ name: String) -> [UInt8] {
    let file = open("/proc/\(id)/\(name)", O_RDONLY)
    guard file >= 0 else { return [] }
    defer { close(file) }
    return Array(unsafeUninitializedCapacity: 1024) { buffer, count in
      count = max(0, Glibc.read(file, buffer.baseAddress, buffer.count))
    }
  }
}

/// Nanoseconds of a clock that only goes forward.
func monotonicNanoseconds() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
