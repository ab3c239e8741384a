/// A way to a session: text messages of protocol 1, out and in.
///
/// ``InProcessTransport`` and ``SocketTransport`` are the two there are. A ``ScreenDriver`` does not
/// know which of them it uses, so one journey runs over both.
public protocol ScreenTransport: AnyObject {
  /// Sends one message.
  ///
  /// - Throws: when the connection is over.
  func send(_ message: String) async throws

  /// The oldest message that was not received yet; nil when none arrives in time.
  ///
  /// - Throws: ``DriverError`` when the connection is over and everything was received.
  func receive(timeout: Duration) async throws -> String?

  /// Drops the connection without saying goodbye, as a lost network does.
  func drop()

  /// Hands in a file under a path that the session has named.
  ///
  /// - Throws: ``DriverError`` when it is not taken, or files cannot go this way.
  func handIn(_ bytes: [UInt8], at path: String) async throws
}

extension ScreenTransport {
  /// Files cannot go this way.
  public func handIn(_ bytes: [UInt8], at path: String) async throws {
    throw DriverError.notTaken(path, "this transport hands in no files")
  }
}
