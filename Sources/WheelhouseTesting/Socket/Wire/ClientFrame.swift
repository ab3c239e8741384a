/// Writes frames as a client must: masked (RFC 6455 §5.3).
nonisolated enum ClientFrame {
  /// Appends one frame; `mask` is the masking key in memory order.
  static func append(
    _ payload: UnsafeRawBufferPointer, _ opcode: FrameOpcode, isFinal: Bool = true, mask: UInt32,
    to output: inout [UInt8]
  ) {
    output.append(opcode.rawValue | (isFinal ? 0x80 : 0))
    appendLength(payload.count, to: &output)
    withUnsafeBytes(of: mask) { output.append(contentsOf: $0) }
    let start = output.count
    output.append(contentsOf: payload)
    output.withUnsafeMutableBytes { apply(mask, to: .init(rebasing: $0[start...])) }
  }

  private static func appendLength(_ length: Int, to output: inout [UInt8]) {
    guard length > 125 else { return output.append(0x80 | UInt8(length)) }
    let width = length <= 0xffff ? 2 : 8
    output.append(0x80 | (width == 2 ? 126 : 127))
    for place in (0..<width).reversed() {
      output.append(UInt8(truncatingIfNeeded: length >> (8 * place)))
    }
  }

  /// Eight bytes a step: the load generator shares a machine with what it measures.
  private static func apply(_ mask: UInt32, to bytes: UnsafeMutableRawBufferPointer) {
    let wide = UInt64(mask) << 32 | UInt64(mask)
    var offset = 0
    while offset + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      bytes.storeBytes(of: word ^ wide, toByteOffset: offset, as: UInt64.self)
      offset += 8
    }
    while offset < bytes.count {
      bytes[offset] ^= UInt8(truncatingIfNeeded: mask >> (8 * (offset % 4)))
      offset += 1
    }
  }
}
