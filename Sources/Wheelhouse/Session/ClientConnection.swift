/// One client's socket, as the session layer sees it.
package protocol ClientConnection: AnyObject {
  /// True while earlier output has not gone out.
  ///
  /// A session then sends nothing more and catches up with one `screen` when
  /// ``ConnectionHandler/drained(_:)`` is called.
  var isCongested: Bool { get }

  /// What the session layer keeps with the connection; a host only holds it.
  var attachment: AnyObject? { get set }

  /// The peer's address as text, for logs and per-address limits.
  var remoteAddress: String { get }

  /// What the app knows the person by, nil for nobody (see ``App/identity(of:)``).
  var identity: String? { get }

  /// Whether the app has said who the person is.
  var isIdentified: Bool { get }

  /// Calls when the app has said so, unless the connection is gone before.
  func whenIdentified(_ body: @escaping @MainActor () -> Void)

  /// Counts a session that the client is about to begin; false when its address has begun as many as it may.
  func takeSession() -> Bool

  /// Sends one text message; `message` is UTF-8 and valid during the call only.
  func send(_ message: UnsafeRawBufferPointer)

  /// Closes with an RFC 6455 §7.4 close code after what was sent before has gone out.
  func close(code: UInt16, reason: String)
}

extension ClientConnection {
  /// Where nobody asks, nobody is known.
  package var identity: String? { nil }

  /// Where nobody asks, there is nothing to wait for.
  package var isIdentified: Bool { true }

  /// Calls at once.
  package func whenIdentified(_ body: @escaping @MainActor () -> Void) { body() }

  /// Where nobody counts, anybody may.
  package func takeSession() -> Bool { true }
}

/// What a host tells the session layer; the host never knows what a message means.
package protocol ConnectionHandler: AnyObject {
  /// A client has finished its WebSocket handshake for `wheelhouse.v1`.
  func opened(_ connection: any ClientConnection)

  /// A whole text message arrived, already valid UTF-8 and within the size limit.
  ///
  /// Returns synchronously; an answer is sent during the call.
  func received(_ message: UnsafeRawBufferPointer, on connection: any ClientConnection)

  /// Everything that was sent before has gone out.
  func drained(_ connection: any ClientConnection)

  /// The socket is gone; nothing more may be sent on it.
  func closed(_ connection: any ClientConnection)

  /// One turn of the loop is over: the time to flush sessions whose state changed meanwhile.
  func endOfTurn()

  /// The process is about to end: save what is there and say `goodbye` to every client.
  ///
  /// The host closes each connection with 1001 when `done` is called.
  func drain(done: @escaping @MainActor () -> Void)
}
