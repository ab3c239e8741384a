import Glibc

/// The name under which a worker owns sessions: `<slot>-<pid>-<random>`.
///
/// The random part makes it unlike that of any worker before it, on a machine that was started anew too.
struct OwnerName: Equatable {
  let text: String

  /// The name of this process.
  init(slot: Int) {
    let random = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    text = "\(slot)-\(getpid())-\(random)"
  }

  /// A name that was read somewhere; nil for one that could lead out of a folder.
  init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let isName =
      parts.count == 3 && text.utf8.count <= 64
      && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(Self.isPlain) }
    guard isName else { return nil }
    self.text = text
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }
}
