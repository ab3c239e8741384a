/// Gathers the messages that come during a turn, which are carried out together at its end.
///
/// What brings a message here, from the kernel's TCP on, and what carries it out are two long ways through the
/// program, and each is much longer than what a processor keeps at hand of instructions. To take one way many
/// times and then the other saves a command some per cent of its time, and on disk more. The bound on how many
/// wait keeps the first of a full turn from waiting for the last.
@safe final class Inbox {
  private struct Share {
    let connection: Connection
    let start: Int
    let end: Int
  }

  private let buffer: UnsafeMutableRawPointer
  private let capacity = 64 << 10
  private var count = 0
  private var shares: [Share] = []

  /// How many messages wait before all are carried out.
  private static let mostShares = 32

  init() {
    unsafe buffer = .allocate(byteCount: capacity, alignment: 1)
    shares.reserveCapacity(Self.mostShares)
  }

  /// Keeps a copy of a message until the end of the turn.
  func add(_ message: UnsafeRawBufferPointer, from connection: Connection) {
    if count + message.count > capacity { deliver() }
    guard count + message.count <= capacity else { return unsafe connection.take(message) }
    if let bytes = message.baseAddress {
      unsafe (buffer + count).copyMemory(from: bytes, byteCount: message.count)
    }
    shares.append(Share(connection: connection, start: count, end: count + message.count))
    count += message.count
    if shares.count >= Self.mostShares { deliver() }
  }

  /// Has everything carried out that is there.
  ///
  /// Nothing comes meanwhile: it is the loop that brings messages.
  func deliver() {
    guard !shares.isEmpty else { return }
    for position in shares.indices {
      let share = shares[position]
      let message = unsafe UnsafeRawBufferPointer(
        start: buffer + share.start, count: share.end - share.start)
      unsafe share.connection.take(message)
    }
    shares.removeAll(keepingCapacity: true)
    count = 0
  }
}
