import CServerShims
import Glibc

/// The listening sockets of a server: one for each address its host name stands for.
struct Binding {
  let descriptors: [Int32]
  let port: UInt16

  /// Binds every address of the host; with port 0 the first gets a free one and the rest share it.
  ///
  /// SO_REUSEPORT would also let a second, unrelated server onto the same port in silence. So each
  /// address is first bound without it, which fails when anyone listens there.
  init(_ options: ServerOptions) throws(StartError) {
    var port = options.port
    var descriptors: [Int32] = []
    var failure: Int32 = 0
    let addresses = try Self.resolve(options.host)
    if options.testEcho { try Self.check(addresses, areLoopbackFor: options.host) }
    for address in addresses {
      let descriptor = Self.listen(address.with(port: port))
      guard descriptor >= 0 else {
        failure = -descriptor
        if [EADDRNOTAVAIL, EAFNOSUPPORT].contains(failure) { continue }
        if options.port == 0, !descriptors.isEmpty { continue }
        throw Self.error(failure, options)
      }
      descriptors.append(descriptor)
      port = Self.boundPort(descriptor) ?? port
    }
    guard !descriptors.isEmpty else { throw Self.error(failure, options) }
    self.descriptors = descriptors
    self.port = port
  }

  private static func listen(_ address: SocketAddress) -> Int32 {
    let probe = unsafe address.withPointer { unsafe shim_listen($0, $1, 0, 0) }
    guard probe >= 0 else { return probe }
    close(probe)
    return unsafe address.withPointer { unsafe shim_listen($0, $1, 1, SOMAXCONN) }
  }

  private static func boundPort(_ descriptor: Int32) -> UInt16? {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let found = unsafe withUnsafeMutablePointer(to: &storage) { storage in
      let name = unsafe UnsafeMutableRawPointer(storage).assumingMemoryBound(to: sockaddr.self)
      return unsafe getsockname(descriptor, name, &length)
    }
    return found == 0 ? SocketAddress(storage: storage, length: length).port : nil
  }

  private static func check(
    _ addresses: [SocketAddress], areLoopbackFor host: String
  ) throws(StartError) {
    guard addresses.allSatisfy({ PeerAddress(IPAddress($0.storage)).isLoopback }) else {
      throw .usage(
        "--test-echo gives back whatever it is sent and is for this machine only, "
          + "but --host \(host) is reachable from others. Write --host localhost.")
    }
  }

  private static func error(_ number: Int32, _ options: ServerOptions) -> StartError {
    switch number {
    case EADDRINUSE:
      .unavailable(
        "Port \(options.port) on \(options.host) is taken by another program. "
          + "Stop that, or choose another port with --port (0 picks a free one).")
    case EACCES:
      .unavailable(
        "Port \(options.port) needs privileges this program does not have. "
          + "Choose one above 1023 with --port.")
    default:
      .unavailable("Cannot listen on \(options.host): \(unsafe String(cString: strerror(number))).")
    }
  }
}
