import Wheelhouse

/// What makes one snapshot of a session out of the one before: pieces that are new and pieces to copy.
///
///     length of new bytes, these bytes, where in the former snapshot to go on, how many bytes to copy
///
/// again and again until the end; numbers are LEB128. It is found by comparing the two at the same places,
/// which is where almost everything still is: a snapshot keeps its order, and the store is told the one
/// place within it up to which bytes shift by themselves.
nonisolated struct SessionDelta {
  /// Equal bytes are worth a copy from so many on.
  private static let worthCopying = 8
  /// How far apart the places are where it looks for them: the further it goes without any, the further.
  private static let steps = (least: 4, most: 16)

  private var out: [UInt8] = []
  private var taken = 0

  /// Appends the difference between two snapshots.
  ///
  /// - Parameter seams: where in each its second part begins.
  static func append(
    from old: [UInt8], to new: [UInt8], seams: (old: Int, new: Int), into out: inout [UInt8]
  ) {
    var delta = SessionDelta()
    swap(&delta.out, &out)
    delta.compare(old, new, seams)
    swap(&delta.out, &out)
  }

  private mutating func compare(
    _ old: [UInt8], _ new: [UInt8], _ seams: (old: Int, new: Int)
  ) {
    let seams = (old: min(seams.old, old.count), new: min(seams.new, new.count))
    unsafe old.withUnsafeBytes { old in
      unsafe new.withUnsafeBytes { new in
        if seams.old == seams.new {
          unsafe compare(old, new, 0..<min(old.count, new.count), shift: 0)
        } else {
          unsafe compareHeads(old, new, seams)
          let shift = seams.old - seams.new
          unsafe compare(
            old, new, seams.new..<min(new.count, old.count - shift), shift: shift)
        }
        unsafe finish(new)
      }
    }
  }

  /// Of a first part that has become longer or shorter, the end is where it was as seen from behind.
  private mutating func compareHeads(
    _ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer, _ seams: (old: Int, new: Int)
  ) {
    let least = min(seams.old, seams.new)
    let same = unsafe equal(old, new, 0..<least, shift: 0)
    unsafe compare(old, new, 0..<same, shift: 0)
    let shift = seams.old - seams.new
    unsafe compare(old, new, max(same, same - shift)..<seams.new, shift: shift)
  }

  /// Finds what is equal of a range of the new bytes and the old ones `shift` further on.
  private mutating func compare(
    _ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer, _ range: Range<Int>, shift: Int
  ) {
    var index = range.lowerBound
    var step = Self.steps.least
    while index < range.upperBound {
      let end = index + (unsafe equal(old, new, index..<range.upperBound, shift: shift))
      if end - index >= Self.worthCopying {
        var start = index
        let least = max(taken, range.lowerBound)
        while start > least, unsafe new[start - 1] == old[start - 1 + shift] { start -= 1 }
        unsafe copy(new, start..<end, from: start + shift)
        index = end + 1
        step = Self.steps.least
      } else {
        index = max(end + 1, index + step)
        step = min(step &* 2, Self.steps.most)
      }
    }
  }

  /// How many bytes are equal from the beginning of the range on.
  private func equal(
    _ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer, _ range: Range<Int>, shift: Int
  ) -> Int {
    var index = range.lowerBound
    guard let new = new.baseAddress, let old = old.baseAddress else { return 0 }
    // Most places that are looked at are in what has changed.
    if index &+ 8 <= range.upperBound {
      let difference = unsafe Self.difference(new + index, old + index + shift, at: 0)
      if difference != 0 { return difference.trailingZeroBitCount / 8 }
      index &+= 8
    }
    while index &+ 32 <= range.upperBound {
      var difference = unsafe Self.difference(new + index, old + index + shift, at: 0)
      difference |= unsafe Self.difference(new + index, old + index + shift, at: 8)
      difference |= unsafe Self.difference(new + index, old + index + shift, at: 16)
      difference |= unsafe Self.difference(new + index, old + index + shift, at: 24)
      if difference != 0 { break }
      index &+= 32
    }
    while index &+ 8 <= range.upperBound {
      let difference = unsafe Self.difference(new + index, old + index + shift, at: 0)
      if difference != 0 { return index - range.lowerBound + difference.trailingZeroBitCount / 8 }
      index &+= 8
    }
    while index < range.upperBound,
      unsafe new.load(fromByteOffset: index, as: UInt8.self)
        == old.load(fromByteOffset: index + shift, as: UInt8.self)
    {
      index += 1
    }
    return index - range.lowerBound
  }

  /// What differs of eight bytes, the first of them in the low bits.
  @inline(__always)
  private static func difference(
    _ one: UnsafeRawPointer, _ other: UnsafeRawPointer, at offset: Int
  ) -> UInt64 {
    let one = unsafe one.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    let other = unsafe other.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    return (one ^ other).littleEndian
  }

  private mutating func copy(
    _ new: UnsafeRawBufferPointer, _ range: Range<Int>, from place: Int
  ) {
    unsafe takeNew(new, to: range.lowerBound)
    out.appendNumber(place)
    out.appendNumber(range.count)
    taken = range.upperBound
  }

  private mutating func finish(_ new: UnsafeRawBufferPointer) {
    guard taken < new.count else { return }
    unsafe takeNew(new, to: new.count)
    out.appendNumber(0)
    out.appendNumber(0)
  }

  private mutating func takeNew(_ new: UnsafeRawBufferPointer, to end: Int) {
    out.appendNumber(end - taken)
    unsafe out.append(contentsOf: UnsafeRawBufferPointer(rebasing: new[taken..<end]))
  }
}

nonisolated extension SessionDelta {
  /// Makes the new snapshot; nil when this is no difference from the old one.
  static func apply(_ delta: ArraySlice<UInt8>, to old: [UInt8]) -> [UInt8]? {
    var new: [UInt8] = []
    new.reserveCapacity(old.count + delta.count)
    var rest = delta
    while !rest.isEmpty {
      guard let count = rest.popNumber(), let bytes = rest.popBytes(count),
        let place = rest.popNumber(), let length = rest.popNumber(),
        place <= old.count, length <= old.count - place
      else { return nil }
      new.append(contentsOf: bytes)
      new.append(contentsOf: old[place..<place + length])
    }
    return new
  }
}
