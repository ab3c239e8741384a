package import Wheelhouse

/// A session in this process, reached by calls: no sockets, no threads, the same every time.
///
/// Made by ``InProcessApp``. A message is answered before `send` returns; what the app's own tasks
/// change arrives as soon as they have run.
public final class InProcessTransport: ScreenTransport {
  package let connection: InProcessConnection
  private let host: SessionHost
  private let turns: TurnKeeper
  private let files: ImportedFiles

  init(
    _ host: SessionHost, _ turns: TurnKeeper, _ files: ImportedFiles, of identity: String?
  ) {
    connection = InProcessConnection(of: identity)
    self.host = host
    self.turns = turns
    self.files = files
    connection.onDrained = { [unowned connection] in host.drained(connection) }
    host.opened(connection)
  }

  /// The session that this client sees; nil before the hello and after the connection.
  package var session: Session? { host.session(of: connection) }

  /// Gives the session one message, and a turn of its own.
  ///
  /// - Throws: ``DriverError`` when the session has closed the connection.
  public func send(_ message: String) async throws {
    if let closed = connection.closed { throw DriverError.closed(closed.code, closed.reason) }
    var message = message
    turns.turn {
      message.withUTF8 { host.received(UnsafeRawBufferPointer($0), on: connection) }
    }
  }

  /// The oldest message that was not received yet; lets the app's tasks run until there is one.
  ///
  /// - Throws: ``DriverError`` when the session has closed the connection.
  public func receive(timeout: Duration) async throws -> String? {
    if let message = connection.next() { return message }
    let deadline = ContinuousClock.now + timeout
    var idle = 0
    while connection.isEmpty, connection.closed == nil, ContinuousClock.now < deadline {
      await Task.yield()
      idle += 1
      if idle > 50 { try await Task.sleep(for: .milliseconds(1)) }
    }
    if let message = connection.next() { return message }
    if let closed = connection.closed { throw DriverError.closed(closed.code, closed.reason) }
    return nil
  }

  /// Puts a file where the session expects it.
  ///
  /// - Throws: ``DriverError`` when none of that size is expected there.
  public func handIn(_ bytes: [UInt8], at path: String) async throws {
    try files.take(bytes, at: path)
  }

  /// Ends the connection.
  public func drop() {
    guard connection.closed == nil else { return }
    connection.closed = (1006, "dropped")
    host.closed(connection)
  }

  /// Whether the client reads so slowly that output waits; setting it to false lets all go out.
  public var isCongested: Bool {
    get { connection.isCongested }
    set { connection.isCongested = newValue }
  }
}

/// The session's side of an in-process transport.
package final class InProcessConnection: ClientConnection {
  package var attachment: AnyObject?
  package let remoteAddress = "in-process"
  package private(set) var identity: String?
  package private(set) var isIdentified = true
  var closed: (code: UInt16, reason: String)?

  private var identified: @MainActor () -> Void = {}

  init(of identity: String?) { self.identity = identity }

  package func whenIdentified(_ body: @escaping @MainActor () -> Void) {
    if isIdentified { body() } else { identified = body }
  }

  /// Leaves open who the person is, until ``identify(as:)``.
  package func holdIdentity() { isIdentified = false }

  /// Says who the person is.
  package func identify(as identity: String?) {
    (self.identity, isIdentified) = (identity, true)
    identified()
  }

  /// The RFC 6455 §7.4 code that the session closed with.
  package var closeCode: UInt16? { closed?.code }

  var onDrained: @MainActor () -> Void = {}
  private var messages: [String] = []
  private var taken = 0

  package var isCongested = false {
    didSet { if oldValue, !isCongested { onDrained() } }
  }

  package func send(_ message: UnsafeRawBufferPointer) {
    MessageRecord.asked?.add(message)
    messages.append(String(decoding: message, as: UTF8.self))
  }

  package func close(code: UInt16, reason: String) { closed = (code, reason) }

  var isEmpty: Bool { taken == messages.count }

  func next() -> String? {
    guard !isEmpty else { return nil }
    defer { taken += 1 }
    if taken > 256 {
      messages.removeFirst(taken)
      taken = 0
    }
    return messages[taken]
  }
}

/// Ends the turns of a host as a server's loop does: after every message, and soon after an app's
/// task has changed something.
final class TurnKeeper {
  private weak var host: SessionHost?
  private var isInTurn = false
  /// Whether another turn was wished for during one.
  private var isWished = false
  private var pending: Task<Void, Never>?

  init(_ host: SessionHost) {
    self.host = host
    host.wake = { [weak self] in self?.turnSoon() }
  }

  func turn(_ body: () -> Void) {
    isInTurn = true
    body()
    host?.endOfTurn()
    isInTurn = false
    if isWished { turnSoon() }
  }

  private func turnSoon() {
    isWished = isInTurn
    guard !isInTurn, pending == nil else { return }
    pending = Task { [weak self] in
      self?.pending = nil
      self?.turn {}
    }
  }

  isolated deinit { pending?.cancel() }
}
