import WheelhouseTesting

/// What a number of sessions do, each with one command in flight.
///
/// Sessions are numbered from 0. All of them go through the same kinds of commands in the same
/// order.
protocol Scenario {
  /// The names of its kinds of commands; a command's kind is its index here.
  var kinds: [String] { get }
  /// The handshake it opens with.
  var request: SocketRequest { get }
  /// Writes what a session says first; nothing when it says nothing.
  mutating func open(_ session: Int, into text: inout CommandText)
  /// Takes a message; true when it answers the command in flight.
  mutating func received(
    _ message: UnsafeRawBufferPointer, on session: Int
  ) throws(SocketError) -> Bool
  /// Whether a session knows all that its next command needs.
  func isReady(_ session: Int) -> Bool
  /// What a session that never gets ready lacks.
  var lacking: String { get }
  /// The kind of a session's next command.
  func nextKind(_ session: Int) -> Int
  /// Writes a session's next command.
  mutating func next(_ session: Int, into text: inout CommandText)
}
