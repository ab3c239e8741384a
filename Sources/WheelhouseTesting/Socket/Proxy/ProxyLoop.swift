import CEpoll
import Glibc
import Synchronization

/// The thread of a proxy: sleeps in `poll`, moves bytes.
nonisolated final class ProxyLoop {
  private let listener: TCPSocket
  private let server: SocketEndpoint
  private let seed: UInt64
  private let shared: ProxyState
  private let scratch = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
  private var lines: [ProxyLine] = []

  init(_ listener: TCPSocket, to server: SocketEndpoint, seed: UInt64, _ shared: ProxyState) {
    self.listener = listener
    self.server = server
    self.seed = seed
    self.shared = shared
  }

  deinit { scratch.deallocate() }

  func run() {
    while !shared.state.withLock(\.isStopped) { turn() }
    lines = []
    listener.close()
  }

  private func turn() {
    if wait() { accept() }
    let now = ContinuousClock.now
    shared.state.withLock { state in
      for line in lines {
        line.turn(now, scratch, state.faults, &state.report)
        if state.cutsAll { line.cut(&state.report) }
      }
      state.cutsAll = false
    }
    lines.removeAll(where: \.isOver)
  }

  /// Sleeps until something can be done; true when a client is there.
  private func wait() -> Bool {
    var watched = [
      pollfd(fd: listener.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: shared.wakeUp, events: Int16(POLLIN), revents: 0),
    ]
    for line in lines { line.watch(&watched) }
    let due = lines.compactMap(\.nextDue).min()
    poll(&watched, nfds_t(watched.count), due.map(milliseconds) ?? -1)
    var count: eventfd_t = 0
    eventfd_read(shared.wakeUp, &count)
    return watched[0].revents != 0
  }

  private func milliseconds(until due: ContinuousClock.Instant) -> Int32 {
    let left = due - .now
    return left <= .zero ? 0 : Int32(clamping: Int64(left / .milliseconds(1)) + 1)
  }

  private func accept() {
    while let client = listener.accepted() {
      let number = shared.state.withLock { state in
        state.report.connections += 1
        return UInt64(state.report.connections)
      }
      let faults = shared.state.withLock(\.faults)
      guard let there = try? TCPSocket.connecting(to: server) else {
        client.close()
        continue
      }
      lines.append(ProxyLine(client, there, seed: seed &+ number &* 0x9E37_79B9, faults))
    }
  }
}
