import CLibwebsockets
import CServerShims

/// Gathers what connections are sent during a turn, so that each gets it in one system call, and all of
/// them one after the other.
///
/// Sending together is cheaper than sending as one goes: a peer on the same machine, or the network card,
/// is woken once for many answers. The bound on how many wait keeps the first answer of a full turn from
/// waiting for the last. Frames are built here (RFC 6455 §5.2, unmasked) and go out raw.
@safe final class Cork {
  private struct Share {
    var connection: Connection?
    let start: Int
    var end: Int
  }

  private let buffer: UnsafeMutablePointer<UInt8>
  private let capacity = 64 << 10
  private var count = 0
  private var shares: [Share] = []

  /// The longest header of an unmasked frame.
  static let longestHeader = 10
  /// How many connections wait before all are sent what they have.
  private static let mostShares = 32

  init() {
    unsafe buffer = .allocate(capacity: capacity + Int(shim_lws_pre))
    shares.reserveCapacity(Self.mostShares)
  }

  private var start: UnsafeMutablePointer<UInt8> { unsafe buffer + Int(shim_lws_pre) }

  /// Takes a whole frame for a connection.
  func add(_ opcode: UInt8, _ payload: UnsafeRawBufferPointer, for connection: Connection) {
    if count + payload.count + Self.longestHeader > capacity { flush() }
    let begin = count
    count += unsafe Self.writeHeader(opcode, payload.count, to: start + count)
    guard count + payload.count <= capacity else {
      note(connection, from: begin)
      flush()
      return unsafe connection.write(payload)
    }
    if let bytes = payload.baseAddress {
      unsafe UnsafeMutableRawPointer(start + count).copyMemory(
        from: bytes, byteCount: payload.count)
    }
    count += payload.count
    note(connection, from: begin)
  }

  /// Puts what was just written to the connection's share, or makes it one.
  private func note(_ connection: Connection, from begin: Int) {
    if let last = shares.last, last.connection === connection {
      shares[shares.count - 1].end = count
      return
    }
    shares.append(Share(connection: connection, start: begin, end: count))
    if shares.count >= Self.mostShares { flush() }
  }

  /// Sends what is there.
  func flush() {
    guard !shares.isEmpty else { return }
    for index in shares.indices {
      guard let connection = shares[index].connection else { continue }
      let bytes = unsafe UnsafeRawBufferPointer(
        start: start + shares[index].start, count: shares[index].end - shares[index].start)
      unsafe connection.write(bytes)
    }
    shares.removeAll(keepingCapacity: true)
    count = 0
  }

  /// Sends what is there if some of it is for this connection.
  func flush(for connection: Connection) {
    if shares.contains(where: { $0.connection === connection }) { flush() }
  }

  /// Forgets what is there for a connection that is gone.
  func discard(for connection: Connection) {
    for index in shares.indices where shares[index].connection === connection {
      shares[index].connection = nil
    }
  }

  private static func writeHeader(
    _ opcode: UInt8, _ length: Int, to start: UnsafeMutablePointer<UInt8>
  ) -> Int {
    unsafe start[0] = 0x80 | opcode
    if length < 126 {
      unsafe start[1] = UInt8(length)
      return 2
    }
    let isShort = length < 65_536
    unsafe start[1] = isShort ? 126 : 127
    let size = isShort ? 2 : 8
    for index in 0..<size {
      let byte = UInt8(truncatingIfNeeded: length >> (8 * (size - 1 - index)))
      unsafe start[2 + index] = byte
    }
    return 2 + size
  }
}
