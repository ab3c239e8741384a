/// A session on a server, reached over a WebSocket.
public final class SocketTransport: ScreenTransport {
  private let socket: SocketClient
  private let endpoint: SocketEndpoint?

  /// Uses a socket that has shaken hands and has sent nothing yet.
  ///
  /// - Parameter endpoint: where files are handed in.
  public init(_ socket: SocketClient, to endpoint: SocketEndpoint? = nil) {
    self.socket = socket
    self.endpoint = endpoint
  }

  /// Connects to a server.
  ///
  /// - Throws: ``SocketError`` when there is no server or it declines.
  public static func connect(
    to endpoint: SocketEndpoint, _ request: SocketRequest = SocketRequest()
  ) async throws -> SocketTransport {
    SocketTransport(try await SocketClient.connect(to: endpoint, request), to: endpoint)
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

  /// Hands in a file over plain HTTP.
  ///
  /// - Throws: ``DriverError`` when the server does not take it, ``SocketError`` when it is not reached.
  public func handIn(_ bytes: [UInt8], at path: String) async throws {
    guard let endpoint else {
      throw DriverError.notTaken(path, "the transport was not told where the server is")
    }
    try await FileUpload.send(bytes, at: path, to: endpoint)
  }

  /// Drops the connection without a close frame.
  public func drop() { socket.drop() }
}
