import CServerShims
import Glibc

/// Sockets for which there is no room: each is told so, and stays open for a moment.
///
/// Were it closed at once, a request that is still on its way would have the kernel reset the connection, and take the
/// answer from a client that has not read it yet (RFC 9112 §9.6).
struct TurnedAway {
  /// Beyond so many they are closed at once: whoever floods a server gets none of its descriptors for it.
  private static let most = 32
  /// Seconds for the request to come and the answer to be read.
  private static let patience: UInt32 = 2

  /// The oldest first.
  private var waiting: [(descriptor: Int32, since: UInt32)] = []

  /// Says to a socket why it is turned away.
  mutating func add(_ descriptor: Int32, answer: [UInt8], at second: UInt32) {
    Self.discardInput(of: descriptor)
    _ = unsafe send(descriptor, answer, answer.count, Int32(MSG_NOSIGNAL))
    guard waiting.count < Self.most else { return Self.end(descriptor) }
    shutdown(descriptor, Int32(SHUT_WR))
    waiting.append((descriptor, second))
  }

  /// Closes those that have had their time.
  mutating func pass(_ second: UInt32) {
    let due = waiting.prefix { second &- $0.since >= Self.patience }
    for (descriptor, _) in due { Self.end(descriptor) }
    waiting.removeFirst(due.count)
  }

  private static func end(_ descriptor: Int32) {
    discardInput(of: descriptor)
    close(descriptor)
  }

  /// What nobody reads, the kernel would take for a reason to reset the connection.
  private static func discardInput(of descriptor: Int32) {
    var request = [UInt8](repeating: 0, count: 4096)
    _ = unsafe recv(descriptor, &request, request.count, Int32(MSG_DONTWAIT))
  }
}
