/// What somebody searches for, folded once so that a keystroke costs one pass over the titles.
///
/// Case makes no difference. Plain ASCII, which is nearly everything, is compared byte by byte without
/// making a string; anything else is lower-cased first.
nonisolated struct SearchText {
  private let needle: [UInt8]

  init(_ text: String) { needle = Array(text.lowercased().utf8) }

  var isEmpty: Bool { needle.isEmpty }

  /// Whether the text occurs in another one.
  func isContained(in text: String) -> Bool {
    let bytes = text.utf8Span
    if bytes.isKnownASCII || bytes.span.isASCII { return isContained(in: bytes.span) }
    let folded = text.lowercased()
    return isContained(in: folded.utf8Span.span)
  }

  private func isContained(in bytes: Span<UInt8>) -> Bool {
    guard needle.count <= bytes.count else { return false }
    guard let first = needle.first else { return true }
    for start in 0...(bytes.count - needle.count) where bytes[start].asciiLowercased == first {
      if matches(bytes, at: start) { return true }
    }
    return false
  }

  private func matches(_ bytes: Span<UInt8>, at start: Int) -> Bool {
    for offset in needle.indices {
      guard bytes[start + offset].asciiLowercased == needle[offset] else { return false }
    }
    return true
  }
}

nonisolated extension Span<UInt8> {
  fileprivate var isASCII: Bool {
    for index in indices where self[index] > 0x7F { return false }
    return true
  }
}

nonisolated extension UInt8 {
  fileprivate var asciiLowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
