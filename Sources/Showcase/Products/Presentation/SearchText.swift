/// What somebody searches for; case makes no difference, nor does space around it, which keyboards leave behind a word.
nonisolated struct SearchText {
  fileprivate let needle: [UInt8]

  init(_ text: String) { needle = Array(text.trimmed.lowercased().utf8) }

  var isEmpty: Bool { needle.isEmpty }

  /// Whether the text occurs in one of the lines.
  func isContained(in text: SearchableText) -> Bool { text.contains(needle) }
}

/// Lines that are searched at every keystroke, so they are lower-cased once.
nonisolated struct SearchableText {
  /// The lines in lower case, each followed by a byte that occurs in no text.
  private let folded: [UInt8]

  init(_ lines: [String]) {
    folded = lines.flatMap { Array($0.lowercased().utf8) + [0xFF] }
  }

  fileprivate func contains(_ needle: [UInt8]) -> Bool {
    guard let first = needle.first else { return true }
    let (folded, needle) = (folded.span, needle.span)
    guard needle.count <= folded.count else { return false }
    for start in 0...(folded.count - needle.count) where folded[start] == first {
      var length = 1
      while length < needle.count, folded[start + length] == needle[length] { length += 1 }
      if length == needle.count { return true }
    }
    return false
  }
}
