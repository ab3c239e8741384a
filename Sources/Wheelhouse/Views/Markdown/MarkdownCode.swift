/// Where code ends: each run of backticks by its length, since one ends what another of that length begins.
nonisolated struct MarkdownCode {
  struct Run {
    let segment: Int
    let start: Int
    /// Whether what comes before it was written in the same literal.
    let followsLiteral: Bool
  }

  /// Last ones first.
  private var runs: [Int: [Run]] = [:]

  init(_ source: MarkdownSource) {
    for (index, segment) in source.segments.enumerated().reversed() where segment.isLiteral {
      add(source.bytes[segment.range], in: index)
    }
  }

  private mutating func add(_ bytes: ArraySlice<UInt8>, in segment: Int) {
    var end = bytes.endIndex
    while let last = bytes[..<end].lastIndex(of: UInt8(ascii: "`")) {
      let before = bytes[...last].lastIndex { $0 != UInt8(ascii: "`") }
      let start = before.map { $0 + 1 } ?? bytes.startIndex
      let run = Run(segment: segment, start: start, followsLiteral: before != nil)
      runs[last + 1 - start, default: []].append(run)
      end = start
    }
  }

  /// The run that ends code; asked from left to right.
  mutating func end(of length: Int, after place: Int, in segment: Int) -> Run? {
    while let run = runs[length]?.last {
      if (run.segment, run.start) >= (segment, place) { return run }
      runs[length]?.removeLast()
    }
    return nil
  }
}
