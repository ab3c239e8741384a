import FoundationEssentials
import Glibc

/// The compiler's messages: eight bytes of length, the lowest first, and then JSON.
enum CompilerChannel {
  /// What is asked next; nil once the compiler has nothing more to ask.
  static func next() -> CompilerRequest? {
    guard let head = read(8) else { return nil }
    let length = head.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard length > 0, let body = read(length) else { return nil }
    return try? JSONDecoder().decode(CompilerRequest.self, from: Data(body))
  }

  static func answer(_ answer: CompilerAnswer) {
    guard let body = try? JSONEncoder().encode(answer) else { return }
    let length = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }
    write(length + body)
  }

  private static func read(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let got = unsafe bytes.withUnsafeMutableBytes {
        unsafe Glibc.read(STDIN_FILENO, $0.baseAddress?.advanced(by: done), count - done)
      }
      guard got > 0 else { return nil }
      done += got
    }
    return bytes
  }

  private static func write(_ bytes: [UInt8]) {
    var done = 0
    while done < bytes.count {
      let put = unsafe bytes.withUnsafeBytes {
        unsafe Glibc.write(STDOUT_FILENO, $0.baseAddress?.advanced(by: done), bytes.count - done)
      }
      guard put > 0 else { return }
      done += put
    }
  }
}
