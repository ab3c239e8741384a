/// What stands beside a run of `*` or `_`, which says whether it may begin or end something.
///
/// CommonMark 0.31 §6.2: left- and right-flanking delimiter runs.
nonisolated enum MarkdownFlank {
  case space
  case punctuation
  case letter

  init(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      let isPunctuation = UInt8(ascii: scalar).isPunctuation
      self = scalar.value <= 0x20 ? .space : isPunctuation ? .punctuation : .letter
      return
    }
    switch scalar.properties.generalCategory {
    case .spaceSeparator: self = .space
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      self = .punctuation
    default: self = .letter
    }
  }

  /// Whether a run between two such characters leans on what follows it.
  static func leans(_ before: MarkdownFlank, on after: MarkdownFlank) -> Bool {
    after != .space && (after != .punctuation || before != .letter)
  }
}

nonisolated extension MarkdownEmphasis.Delimiter {
  /// One between two characters: `_` does nothing within a word.
  init(_ byte: UInt8, length: Int, after before: MarkdownFlank, before after: MarkdownFlank) {
    let leansRight = MarkdownFlank.leans(before, on: after)
    let leansLeft = MarkdownFlank.leans(after, on: before)
    let isWordy = byte == UInt8(ascii: "_")
    self.init(
      byte, length: length,
      canOpen: leansRight && (!isWordy || !leansLeft || before == .punctuation),
      canClose: leansLeft && (!isWordy || !leansRight || after == .punctuation))
  }
}

nonisolated extension MarkdownCursor {
  /// What stands before this place; at the very beginning it is as if there were a space.
  var flankBefore: MarkdownFlank {
    guard segment < source.segments.count else { return .letter }
    guard position > source.segments[segment].range.lowerBound else {
      return segment == 0 ? .space : .letter
    }
    var start = position - 1
    while source.bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return flank(at: start)
  }

  /// What stands so many bytes further on.
  func flank(after count: Int) -> MarkdownFlank {
    if position + count < bound { return flank(at: position + count) }
    return segment + 1 < source.segments.count ? .letter : .space
  }

  private func flank(at start: Int) -> MarkdownFlank {
    let character = source.bytes[start..<min(start + 4, source.bytes.count)]
    return String(decoding: character, as: UTF8.self).unicodeScalars.first.map(MarkdownFlank.init)
      ?? .space
  }
}

nonisolated extension UInt8 {
  /// Whether it is one of ASCII's marks, all of which may be written after a backslash.
  var isPunctuation: Bool {
    switch self {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}
