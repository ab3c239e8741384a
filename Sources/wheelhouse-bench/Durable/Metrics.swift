import Glibc
import WheelhouseTesting

/// What a server tells about itself at `/metrics`.
struct Metrics {
  private let lines: [Substring]

  init(of endpoint: SocketEndpoint) throws(BenchError) {
    lines = try Self.text(at: endpoint).split(separator: "\n")
  }

  /// The value of a metric, labels included in its name; nil where there is none.
  subscript(name: String) -> Double? {
    lines.first { $0.hasPrefix(name + " ") }.flatMap { Double($0.dropFirst(name.count + 1)) }
  }

  private static func text(at endpoint: SocketEndpoint) throws(BenchError) -> String {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    defer { close(descriptor) }
    var patience = timeval(tv_sec: 10, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    guard connects(descriptor, endpoint.port) else {
      throw BenchError("port \(endpoint.port) does not answer")
    }
    let head = "GET /metrics HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    let request = Array(head.utf8)
    guard send(descriptor, request, request.count, Int32(MSG_NOSIGNAL)) == request.count else {
      throw BenchError("port \(endpoint.port) takes no request")
    }
    return String(decoding: all(of: descriptor), as: UTF8.self)
  }

  private static func connects(_ descriptor: Int32, _ port: Int) -> Bool {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(truncatingIfNeeded: port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    return withUnsafeBytes(of: &address) { bytes in
      let pointer = bytes.assumingMemoryBound(to: sockaddr.self).baseAddress
      return connect(descriptor, pointer, socklen_t(bytes.count)) == 0
    }
  }

  private static func all(of descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 16_384)
    while case let count = recv(descriptor, &piece, piece.count, 0), count > 0 {
      bytes += piece[..<count]
    }
    return bytes
  }
}
