/// A WebSocket client that can also do what the RFC forbids.
final class RawWebSocket: @unchecked Sendable {
  let socket: RawSocket
  let answer: String

  struct Frame: Equatable {
    var opcode: UInt8
    var payload: [UInt8]
    var isFinal = true

    static func text(_ text: String) -> Frame { Frame(opcode: 1, payload: Array(text.utf8)) }

    static func close(_ code: UInt16) -> Frame {
      Frame(opcode: 8, payload: [UInt8(code >> 8), UInt8(code & 0xFF)])
    }

    var text: String { String(decoding: payload, as: UTF8.self) }

    /// The code of a close frame.
    var code: UInt16? {
      guard opcode == 8, payload.count > 1 else { return nil }
      return UInt16(payload[0]) << 8 | UInt16(payload[1])
    }
  }

  init(
    _ server: ServerProcess, _ subprotocol: String? = "wheelhouse.v1", path: String = "/socket",
    version: String = "13", headers: [String] = [], receiveBuffer: Int32? = nil, seconds: Int = 8
  ) {
    socket = RawSocket(server.port, receiveBuffer: receiveBuffer, seconds: seconds)
    var lines = [
      "GET \(path) HTTP/1.1", "Host: localhost:\(server.port)", "Upgrade: websocket",
      "Connection: keep-alive, Upgrade", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
      "Sec-WebSocket-Version: \(version)",
    ]
    if let subprotocol { lines.append("Sec-WebSocket-Protocol: \(subprotocol)") }
    socket.send((lines + headers).joined(separator: "\r\n") + "\r\n\r\n")
    answer = socket.receiveHead()
  }

  var isOpen: Bool { answer.hasPrefix("HTTP/1.1 101") }

  func send(_ text: String) { send(.text(text)) }

  func send(_ frames: Frame...) { socket.send(frames.flatMap(Self.bytes)) }

  /// A frame as a client sends it, masked; a very long one with zeros, which takes no time.
  static func bytes(_ frame: Frame) -> [UInt8] {
    if frame.payload.count > 50_000 {
      return header(frame, length: frame.payload.count) + [0, 0, 0, 0] + frame.payload
    }
    let mask: [UInt8] = [0x12, 0x34, 0x56, 0x78]
    var bytes = header(frame, length: frame.payload.count) + mask
    bytes.reserveCapacity(bytes.count + frame.payload.count)
    for (index, byte) in frame.payload.enumerated() { bytes.append(byte ^ mask[index & 3]) }
    return bytes
  }

  /// The first bytes of a masked frame, for as long a payload as is claimed.
  static func header(_ frame: Frame, length: Int) -> [UInt8] {
    let first = (frame.isFinal ? 0x80 : 0) | frame.opcode
    if length < 126 { return [first, 0x80 | UInt8(length)] }
    let size = length < 65_536 ? 2 : 8
    let digits = (0..<size).map { UInt8(truncatingIfNeeded: length >> (8 * (size - 1 - $0))) }
    return [first, size == 2 ? 0xFE : 0xFF] + digits
  }

  /// The next frame; nil when the peer closed or was silent too long.
  func receive() -> Frame? {
    let head = socket.receive(2)
    guard head.count == 2 else { return nil }
    var length = Int(head[1])
    if length > 125 {
      let digits = socket.receive(length == 126 ? 2 : 8)
      length = digits.reduce(0) { $0 << 8 | Int($1) }
    }
    let payload = socket.receive(length)
    guard payload.count == length else { return nil }
    return Frame(opcode: head[0] & 0x0F, payload: payload, isFinal: head[0] & 0x80 != 0)
  }

  func ask(_ text: String) -> String? {
    send(text)
    return receive()?.text
  }

  /// The close code that ends the connection, whatever comes before it.
  func closeCode() -> UInt16? {
    while let frame = receive() {
      guard frame.opcode == 8 else { continue }
      send(Frame(opcode: 8, payload: frame.payload))
      return frame.code
    }
    return nil
  }
}
