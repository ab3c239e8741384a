/// A TCP connection for tests that speak no protocol, or break one.
///
/// The connection is dropped when the last reference to it goes.
public nonisolated final class RawSocket: Sendable {
  private let pump: SocketPump<RawReading>

  /// Begins to connect; a failure shows in the first ``receive(timeout:)``.
  ///
  /// - Throws: ``SocketError/connectionFailed(_:)`` when the endpoint is no address and port.
  public init(to endpoint: SocketEndpoint) throws(SocketError) {
    pump = SocketPump(try TCPSocket.connecting(to: endpoint), reading: RawReading())
  }

  deinit {
    pump.stop()
  }

  /// Sends exactly these bytes.
  ///
  /// - Throws: ``SocketError/ended`` when the connection is over.
  public func send(_ bytes: [UInt8]) throws(SocketError) {
    try pump.send(bytes)
  }

  /// Sends exactly this text, in UTF-8.
  ///
  /// - Throws: ``SocketError/ended`` when the connection is over.
  public func send(_ text: String) throws(SocketError) {
    try pump.send(Array(text.utf8))
  }

  /// Drops the connection.
  ///
  /// - Parameter reset: Whether the server sees a reset (TCP RST) rather than an end.
  public func drop(reset: Bool = false) {
    pump.stop(reset: reset)
  }

  /// The next bytes, in pieces as the network brought them.
  ///
  /// - Throws: ``SocketError/timedOut``; ``SocketError/ended`` at the end; `CancellationError`.
  public func receive(timeout: Duration = .seconds(20)) async throws -> [UInt8] {
    try await pump.next(timeout: timeout)
  }

  /// Everything until the server ends the connection.
  ///
  /// - Throws: ``SocketError/timedOut`` when it does not end in time; `CancellationError`.
  public func receiveToEnd(timeout: Duration = .seconds(20)) async throws -> [UInt8] {
    let deadline = ContinuousClock.now + timeout
    var bytes: [UInt8] = []
    while true {
      do {
        bytes += try await receive(timeout: deadline - .now)
      } catch SocketError.ended {
        return bytes
      }
    }
  }
}
