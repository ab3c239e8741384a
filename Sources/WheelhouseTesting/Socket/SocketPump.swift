import CEpoll
import Glibc
import Synchronization

/// A connection on a thread of its own, so that nothing a test awaits ever blocks a task's thread.
///
/// The thread sleeps in `poll` and does three things: it reads, it writes what ``send(_:)`` left,
/// and it keeps the deadlines of those who wait. It alone touches the socket.
nonisolated final class SocketPump<Reading: SocketReading>: Sendable {
  fileprivate struct State {
    var reading: Reading
    var output: [UInt8]
    var mailbox = SocketMailbox<Reading.Item>()
    var isStopped = false
  }

  private let state: Mutex<State>
  private let socket: TCPSocket
  private let wakeUp: Int32

  init(_ socket: TCPSocket, reading: Reading, greeting: [UInt8] = []) {
    self.socket = socket
    state = Mutex(State(reading: reading, output: greeting))
    wakeUp = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))
    Thread.start { [self] in run() }
  }

  deinit {
    Glibc.close(wakeUp)
  }

  /// Queues bytes, which go out as the peer takes them; `note` tells the reading half about them.
  func send(
    _ bytes: [UInt8], note: @Sendable (inout Reading) -> Void = { _ in }
  ) throws(SocketError) {
    let hasEnded = state.withLock { state in
      state.output += bytes
      note(&state.reading)
      return state.mailbox.hasEnded
    }
    guard !hasEnded else { throw .ended }
    wake()
  }

  /// Drops the connection, with what was queued and not sent.
  func stop(reset: Bool = false) {
    state.withLock { state in
      if reset && !state.mailbox.hasEnded { socket.resetOnClose() }
      state.isStopped = true
    }
    wake()
  }

  func next(timeout: Duration) async throws -> Reading.Item {
    let id = state.withLock { $0.mailbox.newID() }
    let deadline = ContinuousClock.now + timeout
    defer { state.withLock { $0.mailbox.forget(id) } }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        state.withLock {
          $0.mailbox.ask(.init(id: id, deadline: deadline, continuation: continuation))
        }
        wake()
      }
    } onCancel: {
      state.withLock { $0.mailbox.cancel(id) }
    }
  }

  private func wake() {
    eventfd_write(wakeUp, 1)
  }

  private func run() {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    var outgoing = Outgoing()
    do throws(SocketError) {
      while try turn(buffer, &outgoing) {}
      finish(.ended)
    } catch {
      finish(error)
    }
  }

  private func finish(_ error: SocketError) {
    state.withLock { state in
      state.mailbox.finish(error)
      socket.close()
    }
  }

  /// One sleep and what it brought; false when there is nothing more to do.
  private func turn(
    _ buffer: UnsafeMutableRawBufferPointer, _ outgoing: inout Outgoing
  ) throws(SocketError) -> Bool {
    let isReadable = wait(forRoom: !outgoing.isEmpty)
    try flush(&outgoing)
    let isOver = isReadable ? try read(buffer) : false
    try flush(&outgoing)
    return state.withLock { state in
      state.mailbox.expire(.now)
      return !isOver && !state.isStopped
    }
  }

  private func wait(forRoom isFull: Bool) -> Bool {
    let (hasOutput, deadline) = state.withLock { state in
      (isFull || !state.output.isEmpty, state.mailbox.nextDeadline)
    }
    let events = Int16(POLLIN) | (hasOutput ? Int16(POLLOUT) : 0)
    var watched = [
      pollfd(fd: socket.descriptor, events: events, revents: 0),
      pollfd(fd: wakeUp, events: Int16(POLLIN), revents: 0),
    ]
    poll(&watched, 2, deadline.map(milliseconds) ?? -1)
    var count: eventfd_t = 0
    eventfd_read(wakeUp, &count)
    return watched[0].revents & ~Int16(POLLOUT) != 0
  }

  private func milliseconds(until deadline: ContinuousClock.Instant) -> Int32 {
    let left = deadline - .now
    return left <= .zero ? 0 : Int32(clamping: Int64(left / .milliseconds(1)) + 1)
  }

  private func flush(_ outgoing: inout Outgoing) throws(SocketError) {
    let queued = state.withLock { state in
      defer { state.output = [] }
      return state.output
    }
    if !queued.isEmpty { outgoing.append { $0 += queued } }
    do throws(SocketError) {
      try outgoing.flush(to: socket)
    } catch .ended {
      outgoing = Outgoing()
    }
  }

  private func read(_ buffer: UnsafeMutableRawBufferPointer) throws(SocketError) -> Bool {
    guard let count = try socket.read(into: buffer) else { return false }
    guard count > 0 else { return true }
    let failure = state.withLock { state in
      state.take(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    }
    if let failure { throw failure }
    return false
  }
}

extension SocketPump.State {
  /// What arrived before a failure is still delivered.
  nonisolated fileprivate mutating func take(_ bytes: UnsafeRawBufferPointer) -> SocketError? {
    var items: [Reading.Item] = []
    defer { mailbox.put(items) }
    do throws(SocketError) {
      try reading.received(bytes, items: &items, answer: &output)
      return nil
    } catch {
      return error
    }
  }
}
