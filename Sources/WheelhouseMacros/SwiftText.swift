/// The text of a declaration, and which of it is code and not within a string.
struct SwiftText {
  /// The text, with spaces in place of its comments.
  let bytes: [UInt8]
  /// How deep in brackets each byte is, and nil within a string.
  ///
  /// An opening bracket and its closing one lie outside.
  let depths: [Int?]

  init(_ text: String) {
    var reader = Reader(bytes: Array(text.utf8))
    reader.readCode()
    bytes = reader.bytes
    depths = reader.depths
  }

  /// Where a character of ASCII is first in the code outside of brackets, from a position on.
  func first(_ character: Unicode.Scalar, from start: Int = 0) -> Int? {
    let byte = UInt8(ascii: character)
    return (start..<max(start, bytes.count)).first { depths[$0] == 0 && bytes[$0] == byte }
  }

  subscript(range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self).trimmed
  }

  /// The words at depth 0, with where they end.
  var words: [(word: String, end: Int)] {
    var words: [(String, Int)] = []
    var position = 0
    while position < bytes.count {
      let start = position
      while position < bytes.count, depths[position] == 0, bytes[position].isOfWord {
        position += 1
      }
      if position > start { words.append((self[start..<position], position)) }
      position += 1
    }
    return words
  }
}

/// Goes through the text once.
private struct Reader {
  private(set) var bytes: [UInt8]
  var depths: [Int?]
  private var position = 0
  private var depth = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
    depths = Array(repeating: nil, count: bytes.count)
  }

  /// Reads code to the end, or to the bracket that closes what is written into a string.
  mutating func readCode(inString: Bool = false) {
    let outer = depth
    while position < bytes.count {
      let byte = bytes[position]
      if isNext("//") {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { blank(1) }
      } else if isNext("/*") {
        skipComment()
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#"), let hashes = stringBegins()
      {
        readString(hashes)
      } else {
        if byte.closes { depth -= 1 }
        if inString, depth < outer { return depth = outer }
        if !inString { depths[position] = depth }
        if byte.opens { depth += 1 }
        position += 1
      }
    }
  }

  private func isNext(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  /// Leaves out what is next of a comment.
  private mutating func blank(_ count: Int) {
    for _ in 0..<count {
      bytes[position] = UInt8(ascii: " ")
      depths[position] = depth
      position += 1
    }
  }

  /// A comment may have others in it.
  private mutating func skipComment() {
    var open = 0
    while position < bytes.count {
      if isNext("/*") {
        open += 1
        blank(2)
      } else if isNext("*/") {
        open -= 1
        blank(2)
        if open == 0 { return }
      } else {
        blank(1)
      }
    }
  }

  /// How many number signs stand before the quotation mark of a string that begins here.
  private func stringBegins() -> Int? {
    let hashes = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
    return bytes[(position + hashes)...].first == UInt8(ascii: "\"") ? hashes : nil
  }

  private mutating func readString(_ hashes: Int) {
    position += hashes
    let isLong = isNext("\"\"\"")
    let quotation = Array(repeating: UInt8(ascii: "\""), count: isLong ? 3 : 1)
    let sign = Array(repeating: UInt8(ascii: "#"), count: hashes)
    position += quotation.count
    while position < bytes.count {
      let rest = bytes[position...]
      if rest.starts(with: [UInt8(ascii: "\\")] + sign) {
        position += 1 + hashes
        guard isNext("(") else {
          position += 1
          continue
        }
        position += 1
        let outside = depth
        depth = 0
        readCode(inString: true)
        depth = outside
        position += 1
      } else if rest.starts(with: quotation + sign) {
        position += quotation.count + hashes
        return
      } else {
        position += 1
      }
    }
  }
}

extension UInt8 {
  fileprivate var opens: Bool { "([{".utf8.contains(self) }
  fileprivate var closes: Bool { ")]}".utf8.contains(self) }

  /// Whether it is of a name, an attribute or a name in backticks; every byte above ASCII may be.
  fileprivate var isOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "_@`".utf8.contains(self)
    }
  }

  var isSpace: Bool { " \t\r\n".utf8.contains(self) }
}

extension String {
  var trimmed: String {
    let inner = utf8.drop { $0.isSpace }
    let end = inner.lastIndex { !$0.isSpace }
    return end.map { String(inner[...$0]) ?? "" } ?? ""
  }
}
