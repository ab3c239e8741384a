import CLibwebsockets
import Glibc

/// A worker as its supervisor sees it.
struct WorkerProcess {
  let id: pid_t
  /// Readable whenever it gives a sign of life, first when it serves; nil once there will be none.
  private(set) var signs: Int32?
  /// Whether it has said that it serves.
  var isReady = false

  /// An error of the system.
  struct Failure: Error {
    let number: Int32
  }

  static func start(
    _ program: WorkerProgram, slot: Int, _ scoreboard: Scoreboard, _ sockets: [Int32],
    _ certificate: [Int32]
  ) -> Result<WorkerProcess, Failure> {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { return .failure(Failure(number: errno)) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let id = program.start(
      slot: slot,
      WorkerSeat.Descriptors(
        parent: getpid(), signs: ends[1], scoreboard: scoreboard.descriptor, listeners: sockets),
      certificate: certificate)
    close(ends[1])
    guard id > 0 else {
      close(ends[0])
      return .failure(Failure(number: -id))
    }
    return .success(WorkerProcess(id: id, signs: ends[0]))
  }

  /// Whether the worker has said since the last time that it serves.
  ///
  /// The end of the pipe is not asked about again: the worker's own end tells it.
  mutating func gaveSign() -> Bool {
    guard let signs else { return false }
    var entry = pollfd(fd: signs, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&entry, 1, 0) == 1 else { return false }
    var bytes = [UInt8](repeating: 0, count: 64)
    if unsafe read(signs, &bytes, bytes.count) > 0 { return true }
    closeSigns()
    return false
  }

  mutating func closeSigns() {
    if let signs { close(signs) }
    signs = nil
  }
}
