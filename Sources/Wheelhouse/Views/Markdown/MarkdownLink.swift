/// What follows the words of a link: `](/cart "Cart")`.
nonisolated struct MarkdownLink {
  /// The address as it is written.
  private(set) var destination = ""
  /// What comes after the link.
  private(set) var end: MarkdownCursor

  private var bytes: [UInt8] = []
  /// As many parentheses may be in an address, one inside the other, so that no text is read too often.
  private static let deepest = 32

  /// Reads one at a closing bracket; nil if there is none.
  init?(at bracket: MarkdownCursor) {
    end = bracket
    guard end.byte(after: 1) == UInt8(ascii: "(") else { return nil }
    end.advance(by: 2)
    end.skipSpaces()
    guard end.byte == UInt8(ascii: "<") ? readPointed() : readBare() else { return nil }
    guard end.skipSpaces() ? end.skipTitle() : true else { return nil }
    guard end.byte == UInt8(ascii: ")") else { return nil }
    end.advance()
    destination = String(decoding: bytes, as: UTF8.self)
  }

  /// Reads an address in pointed brackets.
  private mutating func readPointed() -> Bool {
    end.advance()
    while !end.isAtEnd {
      if end.byte == UInt8(ascii: ">") {
        end.advance()
        return true
      }
      if end.byte == UInt8(ascii: "<") || end.byte == UInt8(ascii: "\n") { return false }
      take()
    }
    return false
  }

  /// Reads an address up to a space or the parenthesis that closes it.
  private mutating func readBare() -> Bool {
    var depth = 0
    while !end.isAtEnd, !end.isAtSpace {
      if end.byte == UInt8(ascii: "(") { depth += 1 }
      if end.byte == UInt8(ascii: ")") { depth -= 1 }
      if depth < 0 { return true }
      if depth > Self.deepest { return false }
      take()
    }
    return depth == 0
  }

  private mutating func take() {
    if let value = end.value {
      bytes += end.source.bytes[value.range]
      return end.leave()
    }
    end.skipEscape()
    if let byte = end.byte { bytes.append(byte) }
    end.advance()
  }
}

nonisolated extension MarkdownCursor {
  /// Whether there is a space of the literal here.
  fileprivate var isAtSpace: Bool { byte.map { $0 <= 0x20 } ?? false }

  @discardableResult
  fileprivate mutating func skipSpaces() -> Bool {
    let isAtSpace = isAtSpace
    while self.isAtSpace { advance() }
    return isAtSpace
  }

  /// Goes on to what a backslash stands before.
  fileprivate mutating func skipEscape() {
    if byte == UInt8(ascii: "\\"), byte(after: 1)?.isPunctuation ?? false { advance() }
  }

  /// Skips a title and the spaces after it, if there is one; false if it has no end.
  fileprivate mutating func skipTitle() -> Bool {
    let closings = [UInt8(ascii: "\""): "\"", UInt8(ascii: "'"): "'", UInt8(ascii: "("): ")"]
    guard let opening = byte, let closing = closings[opening]?.utf8.first else { return true }
    advance()
    while !isAtEnd, byte != closing {
      if byte == opening { return false }
      skipEscape()
      if value == nil { advance() } else { leave() }
    }
    guard !isAtEnd else { return false }
    advance()
    skipSpaces()
    return true
  }
}
