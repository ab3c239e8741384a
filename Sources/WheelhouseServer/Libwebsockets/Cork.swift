import CLibwebsockets
import CServerShims

/// Gathers what one connection is sent during a turn, so that it leaves in one system call.
///
/// There is one buffer for all connections: whoever sends next, or the end of the turn, makes room
/// by sending what is there. With one message in flight this costs and gains nothing; with many it
/// saves most of the time. Frames are built here (RFC 6455 §5.2, unmasked) and go out raw.
@safe final class Cork {
  private let buffer: UnsafeMutablePointer<UInt8>
  private let capacity = 64 << 10
  private var count = 0
  private var owner: Connection?

  /// The longest header of an unmasked frame.
  static let longestHeader = 10

  init() {
    unsafe buffer = .allocate(capacity: capacity + Int(shim_lws_pre))
  }

  private var start: UnsafeMutablePointer<UInt8> { unsafe buffer + Int(shim_lws_pre) }

  /// Takes a whole frame for a connection.
  func add(_ opcode: UInt8, _ payload: UnsafeRawBufferPointer, for connection: Connection) {
    let isMine = owner === connection
    if !isMine || count + payload.count + Self.longestHeader > capacity { flush() }
    owner = connection
    count += unsafe Self.writeHeader(opcode, payload.count, to: start + count)
    guard count + payload.count <= capacity else {
      flush()
      return unsafe connection.write(payload)
    }
    if let bytes = payload.baseAddress {
      unsafe UnsafeMutableRawPointer(start + count).copyMemory(
        from: bytes, byteCount: payload.count)
    }
    count += payload.count
  }

  /// Sends what is there.
  func flush() {
    guard let connection = owner else { return }
    let bytes = unsafe UnsafeRawBufferPointer(start: start, count: count)
    (owner, count) = (nil, 0)
    unsafe connection.write(bytes)
  }

  /// Sends what is there if it is for this connection.
  func flush(for connection: Connection) {
    if owner === connection { flush() }
  }

  /// Forgets what is there for a connection that is gone.
  func discard(for connection: Connection) {
    if owner === connection { (owner, count) = (nil, 0) }
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
