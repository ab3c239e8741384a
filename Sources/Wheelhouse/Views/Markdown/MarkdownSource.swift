/// What is read as Markdown: bytes of UTF-8, of which only some were written in a literal.
///
/// Where the others are, values of the app were put in. They are not looked into: between two words, a
/// value is one more letter.
nonisolated struct MarkdownSource {
  /// A stretch of bytes that came from one place.
  struct Segment {
    enum Kind {
      case literal
      case value
      /// A text that keeps its looks.
      case text([Text.Run])
    }

    let kind: Kind
    let range: Range<Int>
  }

  let bytes: [UInt8]
  let segments: [Segment]

  init(_ string: String, _ marks: [LocalizedStringKey.Mark]) {
    bytes = Array(string.utf8)
    var segments: [Segment] = []
    var isLiteral = false
    var end = 0
    for mark in marks {
      let next = Segment(mark)
      // Between two literals there is a value, even if nothing can be seen of it.
      if end < next.range.lowerBound || (isLiteral && next.isLiteral) {
        segments.append(Segment(kind: .value, range: end..<next.range.lowerBound))
      }
      segments.append(next)
      end = next.range.upperBound
      isLiteral = next.isLiteral
    }
    if end < bytes.count { segments.append(Segment(kind: .value, range: end..<bytes.count)) }
    self.segments = segments
  }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

nonisolated extension MarkdownSource.Segment {
  fileprivate init(_ mark: LocalizedStringKey.Mark) {
    switch mark {
    case .literal(let range): self.init(kind: .literal, range: range)
    case .text(let range, let runs): self.init(kind: .text(runs), range: range)
    case .value(let range, _): self.init(kind: .value, range: range)
    }
  }

  var isLiteral: Bool {
    if case .literal = kind { true } else { false }
  }
}

/// A place in what is read.
nonisolated struct MarkdownCursor {
  let source: MarkdownSource
  private(set) var segment = 0
  private(set) var position: Int

  init(_ source: MarkdownSource) {
    self.source = source
    position = source.segments.first?.range.lowerBound ?? 0
    skipEmptyLiterals()
  }

  var isAtEnd: Bool { segment >= source.segments.count }

  /// The byte here, if it was written in a literal.
  var byte: UInt8? {
    guard !isAtEnd, source.segments[segment].isLiteral else { return nil }
    return source.bytes[position]
  }

  /// The segment here, if it is a value or a text.
  var value: MarkdownSource.Segment? {
    guard !isAtEnd, !source.segments[segment].isLiteral else { return nil }
    return source.segments[segment]
  }

  /// Where the segment here ends.
  var bound: Int { isAtEnd ? position : source.segments[segment].range.upperBound }

  /// A byte further on in the same literal.
  func byte(after count: Int) -> UInt8? {
    guard byte != nil, position + count < bound else { return nil }
    return source.bytes[position + count]
  }

  /// Goes on by bytes of the literal here.
  mutating func advance(by count: Int = 1) {
    position += count
    if position >= bound { leave() }
  }

  /// Goes on to the next segment.
  mutating func leave() {
    segment += 1
    position = isAtEnd ? source.bytes.count : source.segments[segment].range.lowerBound
    skipEmptyLiterals()
  }

  /// Goes on to a place at or after this one.
  mutating func advance(to place: Int) {
    while !isAtEnd, bound <= place { leave() }
    if byte != nil { position = max(position, place) }
  }

  private mutating func skipEmptyLiterals() {
    while byteIsMissing { leave() }
  }

  private var byteIsMissing: Bool {
    !isAtEnd && source.segments[segment].isLiteral && source.segments[segment].range.isEmpty
  }
}
