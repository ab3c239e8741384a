/// Which runs of `*`, `_` and `~~` belong together: the delimiter stack of CommonMark 0.31, appendix.
///
/// Where nothing was found once, nothing is looked for again, so the time grows with the length of the
/// text, however it is written.
nonisolated struct MarkdownEmphasis {
  /// How many kinds of emphasis are open, one inside the other.
  struct Depth {
    var bold = 0
    var italic = 0
    var struck = 0
  }

  struct Delimiter {
    let byte: UInt8
    let length: Int
    let canOpen: Bool
    let canClose: Bool
    /// How many of the characters are no emphasis, and drawn.
    var rest: Int
    /// What ends in front of the rest.
    var ends = Depth()
    /// What begins after the rest.
    var begins = Depth()
    fileprivate var previous: Int?
    fileprivate var next: Int?

    init(_ byte: UInt8, length: Int, canOpen: Bool, canClose: Bool) {
      self.byte = byte
      self.length = length
      self.canOpen = canOpen
      self.canClose = canClose
      rest = length
    }
  }

  /// In the order in which they are in the text.
  private(set) var delimiters: [Delimiter] = []
  private var first: Int?
  /// The last that may still begin something.
  private(set) var last: Int?

  /// Adds the next one of the text.
  mutating func add(_ delimiter: Delimiter) {
    let index = delimiters.count
    delimiters.append(delimiter)
    delimiters[index].previous = last
    connect(last, index)
    last = index
  }

  /// Finds what belongs together after one of them, or in all; nothing there can begin anything then.
  mutating func settle(after bottom: Int?) {
    var floors = Array(repeating: (bottom ?? -1) + 1, count: 18)
    var current = bottom.map { delimiters[$0].next } ?? first
    while let closer = current {
      if let opener = opener(for: closer, from: floors[kind(of: closer)]) {
        current = join(opener, closer)
      } else {
        floors[kind(of: closer)] = closer
        current = delimiters[closer].next
        if !delimiters[closer].canOpen { remove(closer) }
      }
    }
    connect(bottom, nil)
    last = bottom
  }

  private func opener(for closer: Int, from floor: Int) -> Int? {
    guard delimiters[closer].canClose else { return nil }
    var found = delimiters[closer].previous
    while let opener = found, opener >= floor {
      if delimiters[opener].isBegun(by: delimiters[closer]) { return opener }
      found = delimiters[opener].previous
    }
    return nil
  }

  /// Closers of a kind have the same openers.
  private func kind(of closer: Int) -> Int {
    let closer = delimiters[closer]
    let mark = closer.byte == UInt8(ascii: "*") ? 0 : closer.byte == UInt8(ascii: "_") ? 1 : 2
    return mark * 6 + (closer.canOpen ? 3 : 0) + closer.length % 3
  }

  /// Joins two, and returns who is to be looked at next.
  private mutating func join(_ opener: Int, _ closer: Int) -> Int? {
    connect(opener, closer)
    let count = min(delimiters[opener].rest, delimiters[closer].rest, 2)
    delimiters[opener].rest -= count
    delimiters[closer].rest -= count
    let part: WritableKeyPath<Depth, Int> =
      delimiters[closer].byte == UInt8(ascii: "~") ? \.struck : count == 2 ? \.bold : \.italic
    delimiters[opener].begins[keyPath: part] += 1
    delimiters[closer].ends[keyPath: part] += 1
    if delimiters[opener].rest == 0 { remove(opener) }
    guard delimiters[closer].rest == 0 else { return closer }
    remove(closer)
    return delimiters[closer].next
  }

  private mutating func remove(_ index: Int) {
    connect(delimiters[index].previous, delimiters[index].next)
  }

  private mutating func connect(_ before: Int?, _ after: Int?) {
    if let before { delimiters[before].next = after } else { first = after }
    if let after { delimiters[after].previous = before }
  }
}

nonisolated extension MarkdownEmphasis.Delimiter {
  /// Whether another one, after it, ends what it begins: rules 9 and 10 keep `*a**b*` from being two.
  fileprivate func isBegun(by closer: Self) -> Bool {
    guard canOpen, byte == closer.byte else { return false }
    guard canClose || closer.canOpen, byte != UInt8(ascii: "~") else { return true }
    return (length + closer.length) % 3 != 0 || (length % 3 == 0 && closer.length % 3 == 0)
  }
}
