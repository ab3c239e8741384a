import CEpoll
import Glibc

/// Thousands of WebSockets on one thread, for load generators; steered by calling ``turn(timeout:_:)``.
///
/// A connection is known by its number, from 0 in the order of opening.
package nonisolated final class LoadLoop {
  private let epoll: Int32
  private let scratch = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
  private var connections: [LoadConnection?] = []
  /// How often each was opened, so that an event of a former one is known as such.
  private var openings: [UInt32] = []
  private var events = [epoll_event](repeating: epoll_event(), count: 512)
  private var generator = SystemRandomNumberGenerator()

  package init() {
    epoll = epoll_create1(Int32(EPOLL_CLOEXEC))
  }

  deinit {
    close(epoll)
    scratch.deallocate()
  }

  package var count: Int { connections.count }

  /// Begins a connection; turns of the loop bring it up.
  ///
  /// `source` is the local address, for when one address has too few ports.
  package func open(
    to endpoint: SocketEndpoint, from source: String? = nil, _ request: SocketRequest
  ) throws(SocketError) {
    let connection = try LoadConnection(to: endpoint, from: source, request, using: &generator)
    connections.append(connection)
    openings.append(0)
    watch(connections.count - 1, forRoom: true, EPOLL_CTL_ADD)
  }

  /// Begins a connection in the place of one that is over, or of one that is dropped by this.
  package func reopen(
    _ number: Int, to endpoint: SocketEndpoint, from source: String? = nil,
    _ request: SocketRequest
  ) throws(SocketError) {
    drop(number)
    connections[number] = try LoadConnection(
      to: endpoint, from: source, request, using: &generator)
    openings[number] &+= 1
    watch(number, forRoom: true, EPOLL_CTL_ADD)
  }

  /// Drops a connection without a close frame.
  package func drop(_ number: Int) { connections[number] = nil }

  /// Whether the handshake is over.
  package func isOpen(_ number: Int) -> Bool {
    connections[number]?.isOpen ?? false
  }

  /// Sends one text message.
  package func send(_ text: UnsafeRawBufferPointer, on number: Int) throws(SocketError) {
    guard let connection = connections[number] else { throw .ended }
    try connection.send(text)
    if connection.isCongested { watch(number, forRoom: true, EPOLL_CTL_MOD) }
  }

  /// Waits at most `timeout` ms and hands over what came: the connection, the message, and the
  /// bytes that it took with its frame headers.
  ///
  /// - Throws: What is wrong with a connection, a close by the server included.
  package func turn(
    timeout: Int32,
    _ deliver: (Int, UnsafeRawBufferPointer, Int) throws(SocketError) -> Void
  ) throws(SocketError) {
    for event in wait(timeout) {
      try handle(event, Int(truncatingIfNeeded: event.data.u64 & 0xffff_ffff), deliver)
    }
  }

  /// As ``turn(timeout:_:)``, but a connection that is over is told to `ended`, and the others go on.
  package func turn(
    timeout: Int32, deliver: (Int, UnsafeRawBufferPointer, Int) -> Void, ended: (Int) -> Void
  ) {
    for event in wait(timeout) {
      let number = Int(truncatingIfNeeded: event.data.u64 & 0xffff_ffff)
      guard openings[number] == UInt32(truncatingIfNeeded: event.data.u64 >> 32) else { continue }
      do throws(SocketError) {
        try handle(event, number) { deliver($0, $1, $2) }
      } catch {
        drop(number)
        ended(number)
      }
    }
  }

  private func wait(_ timeout: Int32) -> ArraySlice<epoll_event> {
    let count = epoll_wait(epoll, &events, Int32(events.count), timeout)
    return events[..<max(Int(count), 0)]
  }

  private func handle(
    _ event: epoll_event, _ number: Int,
    _ deliver: (Int, UnsafeRawBufferPointer, Int) throws(SocketError) -> Void
  ) throws(SocketError) {
    guard let connection = connections[number] else { return }
    if event.events & EPOLLOUT.rawValue != 0 {
      try connection.writable()
      if !connection.isCongested { watch(number, forRoom: false, EPOLL_CTL_MOD) }
    }
    guard event.events & ~EPOLLOUT.rawValue != 0 else { return }
    try connection.readable(scratch) { message, size throws(SocketError) in
      try deliver(number, message, size)
    }
  }

  private func watch(_ number: Int, forRoom: Bool, _ operation: Int32) {
    guard let connection = connections[number] else { return }
    var event = epoll_event(
      events: EPOLLIN.rawValue | (forRoom ? EPOLLOUT.rawValue : 0),
      data: epoll_data_t(u64: UInt64(openings[number]) << 32 | UInt64(number)))
    epoll_ctl(epoll, operation, connection.socket.descriptor, &event)
  }
}
