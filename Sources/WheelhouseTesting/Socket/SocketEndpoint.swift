import Glibc

/// An IPv4 address and port to connect to.
public nonisolated struct SocketEndpoint: Hashable, Sendable {
  /// A dotted quad, or `localhost` for 127.0.0.1; other names are not looked up.
  public let host: String
  /// The TCP port.
  public let port: Int

  /// Names an address and port.
  public init(host: String = "127.0.0.1", port: Int) {
    self.host = host
    self.port = port
  }

  /// As the kernel takes it.
  ///
  /// - Throws: `EINVAL` as a ``SocketError/connectionFailed(_:)`` when it is no address and port.
  func socketAddress() throws(SocketError) -> sockaddr_in {
    guard let port = UInt16(exactly: port) else { throw .connectionFailed(EINVAL) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    let literal = host == "localhost" ? "127.0.0.1" : host
    guard inet_pton(AF_INET, literal, &address.sin_addr) == 1 else {
      throw .connectionFailed(EINVAL)
    }
    return address
  }
}
