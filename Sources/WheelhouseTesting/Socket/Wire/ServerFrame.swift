/// One frame as a server sends it, found in bytes that were received (RFC 6455 §5.2).
///
/// It is offsets into those bytes, so finding one allocates nothing.
nonisolated struct ServerFrame {
  let opcode: FrameOpcode
  let isFinal: Bool
  let payload: Range<Int>

  /// Finds the frame that begins at `start`; nil while it is not complete.
  static func parse(
    _ bytes: UnsafeRawBufferPointer, at start: Int, maximum: Int
  ) throws(SocketError) -> ServerFrame? {
    guard bytes.count - start >= 2 else { return nil }
    let first = bytes[start]
    let second = bytes[start + 1]
    guard first & 0x70 == 0 else { throw .protocolViolation("a reserved bit is set (§5.2)") }
    guard second & 0x80 == 0 else { throw .protocolViolation("a server masked a frame (§5.1)") }
    guard let opcode = FrameOpcode(rawValue: first & 0x0f) else {
      throw .protocolViolation("unknown opcode (§5.2)")
    }
    guard !opcode.isControl || (first & 0x80 != 0 && second <= 125) else {
      throw .protocolViolation("a control frame is fragmented or too long (§5.5)")
    }
    guard let (header, length) = size(bytes, at: start, second) else { return nil }
    guard length <= maximum else { throw .protocolViolation("a frame of \(length) bytes") }
    guard bytes.count - start - header >= length else { return nil }
    let payload = start + header..<start + header + length
    return ServerFrame(opcode: opcode, isFinal: first & 0x80 != 0, payload: payload)
  }

  private static func size(
    _ bytes: UnsafeRawBufferPointer, at start: Int, _ short: UInt8
  ) -> (header: Int, length: Int)? {
    guard short > 125 else { return (2, Int(short)) }
    let width = short == 126 ? 2 : 8
    guard bytes.count - start >= 2 + width else { return nil }
    var length: UInt64 = 0
    for offset in 0..<width { length = length << 8 | UInt64(bytes[start + 2 + offset]) }
    return (2 + width, Int(clamping: length))
  }
}
