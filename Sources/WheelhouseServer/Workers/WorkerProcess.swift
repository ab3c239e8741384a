import CLibwebsockets
import Glibc

/// A worker as its supervisor sees it.
struct WorkerProcess {
  let id: pid_t
  /// Readable once it serves; nil after that.
  private(set) var ready: Int32?

  /// An error of the system.
  struct Failure: Error {
    let number: Int32
  }

  static func start(
    _ program: WorkerProgram, slot: Int, _ scoreboard: Scoreboard, _ sockets: [Int32]
  ) -> Result<WorkerProcess, Failure> {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { return .failure(Failure(number: errno)) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let id = program.start(
      slot: slot,
      WorkerSeat.Descriptors(
        parent: getpid(), ready: ends[1], scoreboard: scoreboard.descriptor, listeners: sockets))
    close(ends[1])
    guard id > 0 else {
      close(ends[0])
      return .failure(Failure(number: -id))
    }
    return .success(WorkerProcess(id: id, ready: ends[0]))
  }

  /// Whether the byte has come, once.
  ///
  /// The end of the pipe without it is not asked about again: the worker's own end tells it.
  mutating func becameReady() -> Bool {
    guard let ready else { return false }
    var entry = pollfd(fd: ready, events: Int16(POLLIN), revents: 0)
    var byte: UInt8 = 0
    guard unsafe poll(&entry, 1, 0) == 1 else { return false }
    defer { closeReady() }
    return unsafe read(ready, &byte, 1) == 1
  }

  mutating func closeReady() {
    if let ready { close(ready) }
    ready = nil
  }
}
