import CServerShims
import Glibc

/// The listening sockets of one worker: one for each address its host name stands for.
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
      let named = port == 0 ? Self.named(descriptor) : descriptor
      descriptors.append(named)
      port = Self.boundPort(named) ?? port
    }
    guard !descriptors.isEmpty else { throw Self.error(failure, options) }
    self.descriptors = descriptors
    self.port = port
  }

  /// Sockets that listen already, such as were inherited.
  init(listening descriptors: [Int32]) {
    self.descriptors = descriptors
    port = descriptors.lazy.compactMap { Self.boundPort($0) }.first ?? 0
  }

  /// Further sockets for the same addresses, among which the kernel deals out new connections.
  func another() throws(StartError) -> Binding {
    var others: [Int32] = []
    for descriptor in descriptors {
      guard let address = Self.boundAddress(descriptor) else { continue }
      let other = unsafe address.withPointer { unsafe shim_listen($0, $1, 1, SOMAXCONN) }
      guard other >= 0 else {
        let reason = unsafe String(cString: strerror(-other))
        throw .unavailable("Port \(port) cannot be shared: \(reason).")
      }
      others.append(other)
    }
    return Binding(listening: others)
  }

  /// The same socket with a port that was asked for by number: one the kernel picked is lost when
  /// the socket stops listening for a while.
  private static func named(_ descriptor: Int32) -> Int32 {
    guard let address = boundAddress(descriptor) else { return descriptor }
    let named = unsafe address.withPointer { unsafe shim_listen($0, $1, 1, SOMAXCONN) }
    guard named >= 0 else { return descriptor }
    close(descriptor)
    return named
  }

  private static func listen(_ address: SocketAddress) -> Int32 {
    let probe = bindAlone(address)
    guard probe >= 0 else { return probe }
    close(probe)
    return unsafe address.withPointer { unsafe shim_listen($0, $1, 1, SOMAXCONN) }
  }

  /// Tries for half a second: a server that was just killed may not have let go yet.
  private static func bindAlone(_ address: SocketAddress) -> Int32 {
    var probe = -EADDRINUSE
    for attempt in 0..<11 where probe == -EADDRINUSE {
      if attempt > 0 { usleep(50_000) }
      probe = unsafe address.withPointer { unsafe shim_listen($0, $1, 0, 0) }
    }
    return probe
  }

  private static func boundPort(_ descriptor: Int32) -> UInt16? { boundAddress(descriptor)?.port }

  private static func boundAddress(_ descriptor: Int32) -> SocketAddress? {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let found = unsafe withUnsafeMutablePointer(to: &storage) { storage in
      let name = unsafe UnsafeMutableRawPointer(storage).assumingMemoryBound(to: sockaddr.self)
      return unsafe getsockname(descriptor, name, &length)
    }
    return found == 0 ? SocketAddress(storage: storage, length: length) : nil
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
