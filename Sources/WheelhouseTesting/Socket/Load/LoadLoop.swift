import CEpoll
import Glibc

/// Thousands of WebSockets on one thread, for load generators; steered by calling ``turn(timeout:_:)``.
///
/// A connection is known by its number, from 0 in the order of opening.
package nonisolated final class LoadLoop {
  private let epoll: Int32
  private let scratch = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
  private var connections: [LoadConnection] = []
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
    watch(connections.count - 1, forRoom: true, EPOLL_CTL_ADD)
  }

  /// Whether the handshake is over.
  package func isOpen(_ number: Int) -> Bool {
    connections[number].isOpen
  }

  /// Sends one text message.
  package func send(_ text: UnsafeRawBufferPointer, on number: Int) throws(SocketError) {
    try connections[number].send(text)
    if connections[number].isCongested { watch(number, forRoom: true, EPOLL_CTL_MOD) }
  }

  /// Waits at most `timeout` ms and hands over what came: the connection, the message, and the
  /// bytes that it took with its frame headers.
  ///
  /// - Throws: What is wrong with a connection, a close by the server included.
  package func turn(
    timeout: Int32,
    _ deliver: (Int, UnsafeRawBufferPointer, Int) throws(SocketError) -> Void
  ) throws(SocketError) {
    let count = epoll_wait(epoll, &events, Int32(events.count), timeout)
    for index in 0..<max(Int(count), 0) {
      let event = events[index]
      try handle(event.events, Int(event.data.u64), deliver)
    }
  }

  private func handle(
    _ events: UInt32, _ number: Int,
    _ deliver: (Int, UnsafeRawBufferPointer, Int) throws(SocketError) -> Void
  ) throws(SocketError) {
    let connection = connections[number]
    if events & EPOLLOUT.rawValue != 0 {
      try connection.writable()
      if !connection.isCongested { watch(number, forRoom: false, EPOLL_CTL_MOD) }
    }
    guard events & ~EPOLLOUT.rawValue != 0 else { return }
    try connection.readable(scratch) { message, size throws(SocketError) in
      try deliver(number, message, size)
    }
  }

  private func watch(_ number: Int, forRoom: Bool, _ operation: Int32) {
    var event = epoll_event(
      events: EPOLLIN.rawValue | (forRoom ? EPOLLOUT.rawValue : 0),
      data: epoll_data_t(u64: UInt64(number)))
    epoll_ctl(epoll, operation, connections[number].socket.descriptor, &event)
  }
}
