/// Finds the frames in what a client sends, without changing a byte of it (RFC 6455 §5.2).
///
/// The handshake, control frames, hellos and syncs are told apart from commands: those may be doubled or
/// overtaken, and the server must know what to do.
nonisolated struct ClientFrameReader {
  enum Unit: Equatable {
    case other([UInt8])
    case command([UInt8])
  }

  private var unread: [UInt8] = []
  private var isOpen = false

  /// Takes bytes as they come and returns what is complete, in order.
  mutating func take(_ bytes: some Sequence<UInt8>) -> [Unit] {
    unread.append(contentsOf: bytes)
    var units: [Unit] = []
    if !isOpen {
      guard let end = unread.withUnsafeBytes(HandshakeResponse.end(of:)) else { return [] }
      units.append(.other(cut(end)))
      isOpen = true
    }
    while let size = frameSize() {
      let frame = cut(size)
      units.append(Self.isCommand(frame) ? .command(frame) : .other(frame))
    }
    return units
  }

  private mutating func cut(_ count: Int) -> [UInt8] {
    defer { unread.removeFirst(count) }
    return Array(unread[..<count])
  }

  private func frameSize() -> Int? {
    guard unread.count >= 2 else { return nil }
    let header = Self.headerSize(unread[1])
    guard unread.count >= header else { return nil }
    let size = header + Self.payloadSize(unread, header)
    return unread.count >= size ? size : nil
  }

  /// With the four bytes of a mask, where there is one.
  private static func headerSize(_ second: UInt8) -> Int {
    let short = second & 0x7f
    return 2 + (short == 126 ? 2 : short == 127 ? 8 : 0) + (second & 0x80 != 0 ? 4 : 0)
  }

  private static func payloadSize(_ bytes: [UInt8], _ header: Int) -> Int {
    let short = bytes[1] & 0x7f
    guard short > 125 else { return Int(short) }
    let width = short == 126 ? 2 : 8
    return bytes[2..<2 + width].reduce(0) { Int(truncatingIfNeeded: $0 << 8 | Int($1)) }
  }

  private static func isCommand(_ frame: [UInt8]) -> Bool {
    guard frame[0] == 0x81, frame[1] & 0x80 != 0 else { return false }
    let start = headerSize(frame[1])
    let mask = frame[(start - 4)..<start]
    let text = frame[start...].enumerated().map { offset, byte in
      byte ^ mask[mask.startIndex + offset % 4]
    }
    let message = String(decoding: text, as: UTF8.self)
    let others = [#""type":"hello""#, #""type":"sync""#]
    return !others.contains(where: message.contains)
  }
}
