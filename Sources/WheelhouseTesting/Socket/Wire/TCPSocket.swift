import CEpoll
import Glibc

/// A non-blocking TCP descriptor.
nonisolated struct TCPSocket: Sendable {
  let descriptor: Int32

  /// Begins to connect; the socket becomes writable when it is connected, or has failed.
  ///
  /// `source` is the local address, for when one address has too few ports.
  static func connecting(
    to endpoint: SocketEndpoint, from source: String? = nil
  ) throws(SocketError) -> TCPSocket {
    let address = try endpoint.socketAddress()
    let type = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    let made = TCPSocket(descriptor: Glibc.socket(AF_INET, type, 0))
    guard made.descriptor >= 0 else { throw .connectionFailed(errno) }
    made.set(IPPROTO_TCP, TCP_NODELAY)
    do throws(SocketError) {
      if let source { try made.bind(source) }
      try made.check(address, Glibc.connect, allowing: EINPROGRESS)
    } catch {
      made.close()
      throw error
    }
    return made
  }

  /// Listens on a free port of loopback.
  static func listening() throws(SocketError) -> TCPSocket {
    let address = try SocketEndpoint(port: 0).socketAddress()
    let type = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    let made = TCPSocket(descriptor: Glibc.socket(AF_INET, type, 0))
    guard made.descriptor >= 0 else { throw .connectionFailed(errno) }
    do throws(SocketError) {
      try made.check(address, Glibc.bind, allowing: 0)
    } catch {
      made.close()
      throw error
    }
    listen(made.descriptor, 1024)
    return made
  }

  /// The port it listens on.
  var port: Int {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutableBytes(of: &address) { bytes in
      let pointer = bytes.assumingMemoryBound(to: sockaddr.self).baseAddress
      _ = getsockname(descriptor, pointer, &size)
    }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  /// The next client that has connected; nil when there is none.
  func accepted() -> TCPSocket? {
    let flags = Int32(SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    let client = TCPSocket(descriptor: accept4(descriptor, nil, nil, flags))
    guard client.descriptor >= 0 else { return nil }
    client.set(IPPROTO_TCP, TCP_NODELAY)
    return client
  }

  private func set(_ level: Int, _ option: Int32) {
    var on: Int32 = 1
    setsockopt(descriptor, Int32(level), option, &on, socklen_t(MemoryLayout<Int32>.size))
  }

  private func bind(_ source: String) throws(SocketError) {
    let address = try SocketEndpoint(host: source, port: 0).socketAddress()
    set(Int(IPPROTO_IP), IP_BIND_ADDRESS_NO_PORT)
    try check(address, Glibc.bind, allowing: 0)
  }

  private func check(
    _ address: sockaddr_in,
    _ call: (Int32, UnsafePointer<sockaddr>?, socklen_t) -> Int32, allowing allowed: Int32
  ) throws(SocketError) {
    let result = withUnsafeBytes(of: address) { bytes in
      call(
        descriptor, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self),
        socklen_t(bytes.count))
    }
    let reason = errno
    guard result == 0 || reason == allowed else { throw .connectionFailed(reason) }
  }

  /// Reads what is there: nil when nothing is, 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(SocketError) -> Int? {
    let count = Glibc.recv(descriptor, buffer.baseAddress, buffer.count, 0)
    guard count < 0 else { return count }
    return try pending(errno)
  }

  /// Writes what fits: nil when nothing does.
  func write(_ bytes: UnsafeRawBufferPointer) throws(SocketError) -> Int? {
    let count = Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    guard count < 0 else { return count }
    return try pending(errno)
  }

  private func pending(_ reason: Int32) throws(SocketError) -> Int? {
    switch reason {
    case EAGAIN, EINTR: return nil
    case ECONNRESET, EPIPE: throw .ended
    default: throw .connectionFailed(reason)
    }
  }

  /// Makes ``close()`` drop the connection with a reset.
  func resetOnClose() {
    var now = linger(l_onoff: 1, l_linger: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_LINGER, &now, socklen_t(MemoryLayout<linger>.size))
  }

  func close() {
    Glibc.close(descriptor)
  }
}
