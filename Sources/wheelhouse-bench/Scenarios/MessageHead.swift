import WheelhouseTesting

/// The members of a server's message that come before its content.
///
/// Found by their keys in the first bytes rather than parsed: the generator has to be cheaper than
/// what it measures. It relies on `type` coming first and `ops` and `document` last.
struct MessageHead {
  private(set) var revision: Int?
  private(set) var acknowledged: Int?

  /// - Throws: The whole message, when it says that something was refused or went wrong.
  init(_ message: UnsafeRawBufferPointer) throws(SocketError) {
    let head = UnsafeRawBufferPointer(rebasing: message.prefix(96))
    guard head.starts(with: Self.start), head.count > Self.start.count + 1 else {
      throw Self.unexpected(message)
    }
    switch head[Self.start.count] {
    case UInt8(ascii: "p"), UInt8(ascii: "s"), UInt8(ascii: "a"):
      revision = Self.number(after: Self.rev, in: head)
      acknowledged = Self.number(after: Self.ack, in: head)
    case UInt8(ascii: "w"): return
    case UInt8(ascii: "e") where head[Self.start.count + 1] == UInt8(ascii: "f"): return
    default: throw Self.unexpected(message)
    }
  }

  private static let start = Array(#"{"type":""#.utf8)
  private static let rev = Array(#","rev":"#.utf8)
  private static let ack = Array(#","ack":"#.utf8)

  private static func unexpected(_ message: UnsafeRawBufferPointer) -> SocketError {
    .unexpected(.text(String(decoding: message.prefix(2000), as: UTF8.self)))
  }

  private static func number(after key: [UInt8], in bytes: UnsafeRawBufferPointer) -> Int? {
    guard bytes.count > key.count else { return nil }
    for start in 0..<bytes.count - key.count where matches(key, bytes, start) {
      return digits(bytes, start + key.count)
    }
    return nil
  }

  private static func matches(
    _ key: [UInt8], _ bytes: UnsafeRawBufferPointer, _ start: Int
  ) -> Bool {
    for index in 0..<key.count where bytes[start + index] != key[index] { return false }
    return true
  }

  private static func digits(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Int {
    var number = 0
    for index in start..<bytes.count {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      number = number &* 10 &+ Int(digit)
    }
    return number
  }
}
