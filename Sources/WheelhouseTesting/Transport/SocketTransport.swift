/// A session on a server, reached over a WebSocket.
public final class SocketTransport: ScreenTransport {
  private let socket: SocketClient

  /// Uses a socket that has shaken hands and has sent nothing yet.
  public init(_ socket: SocketClient) { self.socket = socket }

  /// Connects to a server.
  ///
  /// - Throws: ``SocketError`` when there is no server or it declines.
  public static func connect(
    to endpoint: SocketEndpoint, _ request: SocketRequest = SocketRequest()
  ) async throws -> SocketTransport {
    SocketTransport(try await SocketClient.connect(to: endpoint, request))
  }

  /// Sends one text message.
  ///
  /// - Throws: ``SocketError/ended`` when the connection is over.
  public func send(_ message: String) async throws { try socket.send(message) }

  /// The next text message; nil when none arrives in time.
  ///
  /// - Throws: ``DriverError`` when the server closes the connection.
  public func receive(timeout: Duration) async throws -> String? {
    do {
      let message = try await socket.receive(timeout: timeout)
      switch message {
      case .text(let text): return text
      case .closed(let code, let reason): throw DriverError.closed(code, reason)
      default: throw SocketError.unexpected(message)
      }
    } catch SocketError.timedOut {
      return nil
    }
  }

  /// Drops the connection without a close frame.
  public func drop() { socket.drop() }
}
