/// Reads the Markdown within a line, once from the left to the right.
///
/// A hand-written reader of a small part of CommonMark 0.31, rather than a library: no blocks, no images, no
/// HTML, no entities and no bare addresses, and values of the app that are not to be looked into.
nonisolated struct MarkdownReader {
  /// A part of the text; what it looks like may only be known when all is read.
  struct Token {
    enum Content {
      /// Bytes that are drawn.
      case words(Range<Int>)
      /// A text that keeps its looks.
      case text([Text.Run])
      /// One of ``MarkdownEmphasis/delimiters``.
      case delimiter(Int)
      case linkBegins(String)
      case linkEnds
    }

    var content: Content
    var isCode = false
  }

  private struct Bracket {
    let token: Int
    /// The last delimiter before it.
    let delimiter: Int?
    let kind: Kind

    enum Kind { case link, image, attributes }
  }

  let source: MarkdownSource
  private(set) var tokens: [Token] = []
  private(set) var emphasis = MarkdownEmphasis()
  private var cursor: MarkdownCursor
  private var brackets: [Bracket] = []
  /// Brackets before this one are around a link, so they are none themselves.
  private var firstActive = 0
  private var code: MarkdownCode?

  init(_ source: MarkdownSource) {
    self.source = source
    cursor = MarkdownCursor(source)
    while !cursor.isAtEnd { read() }
    emphasis.settle(after: nil)
  }

  private mutating func read() {
    switch cursor.byte {
    case nil: take()
    case UInt8(ascii: "`"): readCode()
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): readDelimiter()
    case UInt8(ascii: "["): open(.link, 1)
    case UInt8(ascii: "!"): readBracket(.image)
    case UInt8(ascii: "^"): readBracket(.attributes)
    case UInt8(ascii: "]"): close()
    case UInt8(ascii: "\\"): readEscape()
    default: readWords()
    }
  }

  /// Takes the value here, up to its end.
  private mutating func take(isCode: Bool = false) {
    guard let value = cursor.value else { return }
    if case .text(let runs) = value.kind {
      tokens.append(Token(content: .text(runs), isCode: isCode))
    } else {
      tokens.append(Token(content: .words(value.range), isCode: isCode))
    }
    cursor.leave()
  }

  /// Takes bytes of the literal here as they are.
  private mutating func take(_ count: Int, isCode: Bool = false) {
    let range = cursor.position..<cursor.position + count
    tokens.append(Token(content: .words(range), isCode: isCode))
    cursor.advance(by: count)
  }

  private mutating func readWords() {
    let rest = source.bytes[cursor.position + 1..<cursor.bound]
    let end = rest.firstIndex { Self.isMark($0) } ?? cursor.bound
    take(end - cursor.position)
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "["), UInt8(ascii: "\\"),
      UInt8(ascii: "]"), UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "`"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private mutating func readEscape() {
    guard cursor.byte(after: 1)?.isPunctuation ?? false else { return take(1) }
    cursor.advance()
    take(1)
  }

  private func length(of byte: UInt8) -> Int {
    let rest = source.bytes[cursor.position..<cursor.bound]
    return (rest.firstIndex { $0 != byte } ?? cursor.bound) - cursor.position
  }

  private mutating func readDelimiter() {
    guard let byte = cursor.byte else { return }
    let length = length(of: byte)
    // One `~` says "about", and more than two are a line.
    if byte == UInt8(ascii: "~"), length != 2 { return take(length) }
    let delimiter = MarkdownEmphasis.Delimiter(
      byte, length: length, after: cursor.flankBefore, before: cursor.flank(after: length))
    emphasis.add(delimiter)
    tokens.append(Token(content: .delimiter(emphasis.delimiters.count - 1)))
    cursor.advance(by: length)
  }
}

// Code.
nonisolated extension MarkdownReader {
  private mutating func readCode() {
    let length = length(of: UInt8(ascii: "`"))
    let start = cursor.position + length
    guard let end = end(of: length, after: start) else { return take(length) }
    cursor.advance(by: length)
    let isPadded = isPadded(from: start, to: end)
    if isPadded { cursor.advance() }
    takeCode(up: isPadded ? end.start - 1 : end.start, in: end.segment)
    cursor.advance(by: end.start + length - cursor.position)
  }

  private mutating func end(of length: Int, after start: Int) -> MarkdownCode.Run? {
    var code = code.take() ?? MarkdownCode(source)
    defer { self.code = code }
    return code.end(of: length, after: start, in: cursor.segment)
  }

  /// Whether there is a space at both ends, so that code can begin or end with a backtick.
  private func isPadded(from start: Int, to end: MarkdownCode.Run) -> Bool {
    let space = UInt8(ascii: " ")
    guard cursor.byte == space, end.followsLiteral, source.bytes[end.start - 1] == space else {
      return false
    }
    return cursor.segment < end.segment
      || source.bytes[start..<end.start].contains { $0 != space }
  }

  private mutating func takeCode(up end: Int, in segment: Int) {
    while cursor.segment < segment || cursor.position < end {
      if cursor.value != nil {
        take(isCode: true)
      } else {
        take(min(cursor.bound, end) - cursor.position, isCode: true)
      }
    }
  }
}

// Links, and words with attributes.
nonisolated extension MarkdownReader {
  /// An image is left as it is written, since there are none in a text; of `^[words](inflect: true)` the words stay.
  private mutating func readBracket(_ kind: Bracket.Kind) {
    guard cursor.byte(after: 1) == UInt8(ascii: "[") else { return readWords() }
    open(kind, 2)
  }

  /// Opens a bracket, written by so many bytes.
  private mutating func open(_ kind: Bracket.Kind, _ length: Int) {
    brackets.append(Bracket(token: tokens.count, delimiter: emphasis.last, kind: kind))
    take(length)
  }

  private mutating func close() {
    guard let bracket = brackets.popLast() else { return take(1) }
    let isActive = brackets.count >= firstActive
    firstActive = min(firstActive, brackets.count)
    switch bracket.kind {
    case .link:
      guard isActive, let link = MarkdownLink(at: cursor) else { return take(1) }
      emphasis.settle(after: bracket.delimiter)
      tokens[bracket.token].content = .linkBegins(link.destination)
      tokens.append(Token(content: .linkEnds))
      firstActive = brackets.count
      cursor = link.end
    case .attributes:
      guard let end = cursor.endOfAttributes else { return take(1) }
      emphasis.settle(after: bracket.delimiter)
      tokens[bracket.token].content = .words(0..<0)
      cursor = end
    case .image: take(1)
    }
  }
}

nonisolated extension MarkdownCursor {
  /// What comes after the attributes at a closing bracket, `](inflect: true)`; nil if there are none.
  fileprivate var endOfAttributes: MarkdownCursor? {
    guard byte(after: 1) == UInt8(ascii: "(") else { return nil }
    var end = self
    end.advance(by: 2)
    // So many bytes at most, so that no text is read too often.
    for _ in 0..<128 {
      switch end.byte {
      case UInt8(ascii: ")"):
        end.advance()
        return end
      case nil, UInt8(ascii: "\n"): return nil
      default: end.advance()
      }
    }
    return nil
  }
}
