/// Base64 as RFC 4648 §4 writes it.
nonisolated enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func encode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      text += digits(of: bytes[start..<min(start + 3, bytes.count)])
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func digits(of group: ArraySlice<UInt8>) -> [UInt8] {
    let word = (group + [0, 0]).prefix(3).reduce(0) { $0 << 8 | Int($1) }
    return (0..<4).map { place in
      place <= group.count ? alphabet[word >> (18 - 6 * place) & 63] : UInt8(ascii: "=")
    }
  }
}
