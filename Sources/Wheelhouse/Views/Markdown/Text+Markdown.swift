extension Text {
  /// Creates a text of what is to be read of a string.
  @usableFromInline
  init(_ string: String, marks: [LocalizedStringKey.Mark]) {
    let reader = MarkdownReader(MarkdownSource(string, marks))
    var runs = MarkdownRuns()
    for token in reader.tokens { runs.add(token, of: reader) }
    self.init(runs.runs, look: Look())
  }
}

/// The parts of a text, put together from what was read.
private struct MarkdownRuns {
  private(set) var runs: [Text.Run] = []
  private var depth = MarkdownEmphasis.Depth()
  private var url: String?

  mutating func add(_ token: MarkdownReader.Token, of reader: MarkdownReader) {
    switch token.content {
    case .words(let range): add(reader.source.string(range), isCode: token.isCode)
    case .text(let runs): add(runs, isCode: token.isCode)
    case .delimiter(let index): add(reader.emphasis.delimiters[index])
    case .linkBegins(let destination): url = LinkAddress.followable(destination)
    case .linkEnds: url = nil
    }
  }

  private mutating func add(_ words: String, isCode: Bool = false) {
    runs.append(joining: Text.Run(string: words, look: look(isCode), url: url))
  }

  private mutating func add(_ parts: [Text.Run], isCode: Bool) {
    for part in parts {
      var run = part.over(look(isCode))
      run.url = run.url ?? url
      runs.append(joining: run)
    }
  }

  private mutating func add(_ delimiter: MarkdownEmphasis.Delimiter) {
    let (ends, begins) = (delimiter.ends, delimiter.begins)
    depth.bold -= ends.bold
    depth.italic -= ends.italic
    depth.struck -= ends.struck
    let mark = Unicode.Scalar(delimiter.byte)
    add(String(repeating: Character(mark), count: delimiter.rest))
    depth.bold += begins.bold
    depth.italic += begins.italic
    depth.struck += begins.struck
  }

  private func look(_ isCode: Bool) -> Text.Look {
    var look = Text.Look()
    if depth.bold > 0 { look.weight = .bold }
    if depth.italic > 0 { look.traits.insert(.italic) }
    if depth.struck > 0 { look.traits.insert(.strikethrough) }
    if isCode { look.traits.insert(.monospaced) }
    return look
  }
}
