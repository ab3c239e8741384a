/// Tells bytes that are as they were written from others; no protection against an attacker, who cannot
/// get at them.
nonisolated enum SnapshotCheck {
  /// Word by word: for headers, and for records of the first form.
  case narrow
  /// Four words side by side, since a step has to wait for the one before it: for records, which may be long.
  case wide

  /// Each step can be undone, so that no single change goes unnoticed but by the last folding.
  func of(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    var hash = UInt64(truncatingIfNeeded: bytes.count)
    var index = 0
    if self == .wide { (hash, index) = Self.lanes(of: bytes, from: hash) }
    while index + 8 <= bytes.count {
      hash = Self.mix(hash, Self.word(of: bytes, at: index))
      index += 8
    }
    while index < bytes.count {
      hash = Self.mix(hash, UInt64(bytes[index]))
      index += 1
    }
    return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
  }

  /// What there is of four words at once.
  private static func lanes(
    of bytes: UnsafeRawBufferPointer, from start: UInt64
  ) -> (hash: UInt64, end: Int) {
    var (one, two, three, four) = (start, start &+ 1, start &+ 2, start &+ 3)
    var index = 0
    while index &+ 32 <= bytes.count {
      one = mix(one, word(of: bytes, at: index))
      two = mix(two, word(of: bytes, at: index &+ 8))
      three = mix(three, word(of: bytes, at: index &+ 16))
      four = mix(four, word(of: bytes, at: index &+ 24))
      index &+= 32
    }
    return (mix(mix(mix(one, two), three), four), index)
  }

  private static func word(of bytes: UnsafeRawBufferPointer, at index: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    return product ^ (product >> 29)
  }
}
