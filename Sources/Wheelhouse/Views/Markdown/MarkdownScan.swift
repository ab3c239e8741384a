// Nearly no text has Markdown in it, and every literal is asked at every rendering. Of a short one the
// compiler knows the answer, since all of this is inlined where the literal is; of a longer one, eight
// bytes are asked at once. The marks are three ranges of ASCII: `*`, `[` to the backtick, and `~`.
extension String {
  /// Whether there is one of the characters that begin anything in Markdown: never false if there is one,
  /// and rarely true if there is none.
  @inlinable
  nonisolated var mayHoldMarkdown: Bool {
    @inline(__always) get {
      utf8.withContiguousStorageIfAvailable { MarkdownScan.finds(UnsafeRawBufferPointer($0)) }
        ?? true
    }
  }
}

@usableFromInline
nonisolated enum MarkdownScan {
  @inlinable
  @inline(__always)
  static func finds(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.count < 16 ? marks(inShort: bytes) : marks(inLong: bytes)
  }

  @usableFromInline
  static func marks(inLong bytes: UnsafeRawBufferPointer) -> Bool {
    let last = bytes.count &- 8
    var found = marks(in: bytes.loadUnaligned(fromByteOffset: last, as: UInt64.self))
    var at = 0
    while at < last {
      found |= marks(in: bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self))
      at &+= 8
    }
    return found != 0
  }

  /// Fewer than sixteen bytes, some of which are asked twice.
  @inlinable
  @inline(__always)
  static func marks(inShort bytes: UnsafeRawBufferPointer) -> Bool {
    let count = bytes.count
    if count >= 8 {
      let last = bytes.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
      return marks(in: bytes.loadUnaligned(as: UInt64.self)) | marks(in: last) != 0
    }
    if count >= 4 {
      let last = bytes.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
      return marks(in: UInt64(bytes.loadUnaligned(as: UInt32.self)) | UInt64(last) &<< 32) != 0
    }
    guard count > 0 else { return false }
    let ends = UInt64(bytes[0]) | UInt64(bytes[count &- 1]) &<< 8
    return marks(in: ends | UInt64(bytes[count &>> 1]) &<< 16) != 0
  }

  /// The highest bit of each of eight bytes that is a mark (or the control character after `~`).
  ///
  /// Without their highest bits, bytes can be added to at once: what is carried stays in the byte, and its
  /// highest bit says that a bound is reached.
  @inlinable
  @inline(__always)
  static func marks(in word: UInt64) -> UInt64 {
    let low = word & eight(0x7F)
    let others = (low ^ eight(0x2A)) &+ eight(0x7F)
    let brackets = (low &+ eight(0x80 - 0x5B)) & ~(low &+ eight(0x80 - 0x61))
    let tildes = low &+ eight(0x80 - 0x7E)
    return (~others | brackets | tildes) & ~word & eight(0x80)
  }

  @inlinable
  @inline(__always)
  static func eight(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }
}
