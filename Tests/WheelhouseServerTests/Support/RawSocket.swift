import Glibc

/// A blocking TCP connection that gives up after a while.
final class RawSocket: @unchecked Sendable {
  let descriptor: Int32
  private var ahead: [UInt8] = []

  /// Connects to 127.0.0.1.
  init(_ port: UInt16, receiveBuffer: Int32? = nil, seconds: Int = 8) {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var patience = timeval(tv_sec: seconds, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, size)
    if var room = receiveBuffer { setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &room, 4) }
    var on: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, 4)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafePointer(to: address) {
      _ = connect(
        descriptor, UnsafeRawPointer($0).assumingMemoryBound(to: sockaddr.self), length)
    }
  }

  deinit { Glibc.close(descriptor) }

  func send(_ bytes: [UInt8]) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      sent += count
    }
  }

  /// Ends the connection without a word.
  func cut() { shutdown(descriptor, Int32(SHUT_RDWR)) }

  func send(_ text: String) { send(Array(text.utf8)) }

  /// Exactly this many bytes, or fewer when the peer closed or was silent too long.
  func receive(_ count: Int) -> [UInt8] {
    while ahead.count < count, fill() {}
    let bytes = Array(ahead.prefix(count))
    ahead.removeFirst(bytes.count)
    return bytes
  }

  /// How many of so many bytes came, before the peer closed or was silent too long.
  func count(_ most: Int) -> Int {
    var count = min(most, ahead.count)
    ahead.removeFirst(count)
    var room = [UInt8](repeating: 0, count: 65536)
    while count < most {
      let more = recv(descriptor, &room, min(room.count, most - count), 0)
      guard more > 0 else { break }
      count += more
    }
    return count
  }

  /// Everything up to and including the blank line that ends an HTTP head.
  func receiveHead() -> String {
    let end = Array("\r\n\r\n".utf8)
    var head: [UInt8] = []
    while !head.suffix(4).elementsEqual(end) {
      let byte = receive(1)
      guard !byte.isEmpty else { break }
      head += byte
    }
    return String(decoding: head, as: UTF8.self)
  }

  /// Whether the peer closed, with nothing more before.
  func isClosed() -> Bool { receive(1).isEmpty }

  private func fill() -> Bool {
    var room = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(descriptor, &room, room.count, 0)
    guard count > 0 else { return false }
    ahead += room[..<count]
    return true
  }
}
