/// The decoded segments of a path (RFC 3986 §3.3) without dot segments (§5.2.4), and its query (§3.4).
nonisolated struct LinkPath {
  let segments: [String]
  private let query: Substring

  /// Reads the path of a URL; nil when it is not absolute or its escapes are broken.
  ///
  /// A path with an empty segment is another one than without it (§3.3): nil, too. One slash at the end is none.
  ///
  /// It looks at bytes: going through a string by characters costs fifty times as much.
  init?(_ url: String) {
    var url = url
    guard let (segments, end) = url.withUTF8(Self.read) else { return nil }
    self.segments = segments
    guard end < url.utf8.count else {
      query = ""
      return
    }
    let rest = url.utf8[url.utf8.index(url.startIndex, offsetBy: end)...]
    query = Substring(rest.prefix { $0 != UInt8(ascii: "#") }.dropFirst())
  }

  /// The segments, and where the path ends.
  private static func read(_ url: UnsafeBufferPointer<UInt8>) -> (segments: [String], end: Int)? {
    guard url.first == UInt8(ascii: "/"), url.count <= 2048 else { return nil }
    var segments: [String] = []
    segments.reserveCapacity(4)
    var (start, place) = (1, 1)
    while true {
      let isEnd = place == url.count || isEndOfPath(url[place])
      if isEnd || url[place] == UInt8(ascii: "/") {
        if place > start {
          guard let text = segment(url, from: start, to: place) else { return nil }
          add(text, to: &segments)
        } else if !isEnd {
          return nil
        }
        if isEnd { return (segments, place) }
        start = place + 1
      }
      place += 1
    }
  }

  /// A browser never asks for a dot segment, whose meaning is that of the path without it; others may.
  private static func add(_ segment: String, to segments: inout [String]) {
    if segment.utf8.first == UInt8(ascii: ".") {
      if segment == "." { return }
      if segment == ".." { return _ = segments.popLast() }
    }
    segments.append(segment)
  }

  private static func isEndOfPath(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  /// A decoded segment; one without escapes is a part of a text that is UTF-8 already.
  private static func segment(
    _ url: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> String? {
    let bytes = UnsafeBufferPointer(rebasing: url[start..<end])
    for byte in bytes where byte == UInt8(ascii: "%") { return decode(Array(bytes)[...]) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private init(segments: [String], query: Substring) {
    self.segments = segments
    self.query = query
  }

  /// The path without its first segments; nil when it does not begin with them.
  func dropping(_ prefix: [String]) -> LinkPath? {
    guard segments.starts(with: prefix) else { return nil }
    return LinkPath(segments: Array(segments.dropFirst(prefix.count)), query: query)
  }

  /// The decoded value of the first query parameter of a name; nil when there is none that can be read.
  func query(_ name: String) -> String? {
    for item in query.parts(at: "&") {
      let (written, value) = item.nameAndValue
      if Self.decode(written) == name { return Self.decode(value ?? "") }
    }
    return nil
  }

  /// Reads percent-encoded text (RFC 3986 §2.1); nil where an escape is broken or the bytes are not UTF-8.
  ///
  /// - Parameter plusIsSpace: whether a plus sign is a space, as in forms.
  static func decode(_ text: some StringProtocol, plusIsSpace: Bool = false) -> String? {
    decode(Array(text.utf8)[...], plusIsSpace: plusIsSpace)
  }

  private static func decode(_ text: ArraySlice<UInt8>, plusIsSpace: Bool = false) -> String? {
    guard plusIsSpace || text.contains(UInt8(ascii: "%")) else {
      return String(validating: text, as: UTF8.self)
    }
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
  }

  /// Percent-encodes everything but unreserved characters (RFC 3986 §2.3).
  static func encode(_ text: String) -> String {
    var text = text
    if text.withUTF8(isPlain) { return text }
    var encoded = ""
    for byte in text.utf8 {
      if isUnreserved(byte) {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let hex = String(byte, radix: 16, uppercase: true)
        encoded += hex.utf8.count == 1 ? "%0\(hex)" : "%\(hex)"
      }
    }
    return encoded
  }

  private static func isPlain(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in utf8 where !isUnreserved(byte) { return false }
    return true
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
    default: false
    }
  }
}
