import Glibc
import Synchronization

@testable import WheelhouseTesting

/// A server that takes one client's handshake and then plays a script of bytes, on its own thread.
nonisolated final class ScriptedServer: Sendable {
  enum Step: Sendable {
    case send([UInt8])
    /// Sends each byte by itself.
    case trickle([UInt8])
    /// Reads so many bytes of what the client sends.
    case hear(Int)
    /// Reads until the client ends the connection.
    case hearToEnd
  }

  let endpoint: SocketEndpoint
  private let heardBytes: Task<[UInt8], Never>

  /// `response` makes the answer to a handshake from its key.
  init(
    _ steps: [Step], response: @escaping @Sendable (String) -> String = { accepting($0) }
  ) {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    endpoint = SocketEndpoint(port: Self.listen(listener))
    heardBytes = Task {
      await withCheckedContinuation { continuation in
        Thread.start {
          continuation.resume(returning: Self.play(steps, on: listener, response))
        }
      }
    }
  }

  /// What the client sent after its handshake, as far as the script heard it.
  var heard: [UInt8] {
    get async { await heardBytes.value }
  }

  /// The right answer to a handshake.
  static func accepting(_ key: String) -> String {
    "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      + "Sec-WebSocket-Accept: \(HandshakeKey(value: key).accept)\r\n"
      + "Sec-WebSocket-Protocol: wheelhouse.v1\r\n\r\n"
  }

  private static func listen(_ listener: Int32) -> Int {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutableBytes(of: &address) { bytes in
      let pointer = bytes.assumingMemoryBound(to: sockaddr.self).baseAddress
      _ = bind(listener, pointer, size)
      _ = Glibc.listen(listener, 4)
      _ = getsockname(listener, pointer, &size)
    }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  private static func play(
    _ steps: [Step], on listener: Int32, _ response: (String) -> String
  ) -> [UInt8] {
    let client = accept(listener, nil, nil)
    defer {
      close(client)
      close(listener)
    }
    send(Array(response(key(in: head(client))).utf8), to: client)
    return steps.flatMap { perform($0, client) }
  }

  private static func perform(_ step: Step, _ client: Int32) -> [UInt8] {
    switch step {
    case .send(let bytes): send(bytes, to: client)
    case .trickle(let bytes): bytes.forEach { send([$0], to: client) }
    case .hear(let count): return read(count, from: client)
    case .hearToEnd: return read(1 << 20, from: client)
    }
    return []
  }

  private static func send(_ bytes: [UInt8], to client: Int32) {
    _ = Glibc.send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  private static func read(_ count: Int, from client: Int32) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let got = recv(client, &bytes, count, Int32(MSG_WAITALL))
    return Array(bytes.prefix(max(got, 0)))
  }

  private static func head(_ client: Int32) -> String {
    var head: [UInt8] = []
    while !head.suffix(4).elementsEqual([13, 10, 13, 10]) {
      let byte = read(1, from: client)
      guard !byte.isEmpty else { break }
      head += byte
    }
    return String(decoding: head, as: UTF8.self)
  }

  private static func key(in head: String) -> String {
    let line = head.split(separator: "\r\n").first { $0.hasPrefix("Sec-WebSocket-Key: ") }
    return String((line ?? "").dropFirst(19))
  }
}
