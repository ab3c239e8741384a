/// Bytes that grow, for the hot paths of rendering and comparing.
///
/// An `[UInt8]` checks uniqueness and bounds at each append; this one is owned by its holder alone
/// and keeps its memory when emptied.
struct ByteBuffer: ~Copyable {
  private(set) var base: UnsafeMutableRawPointer
  private(set) var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 512) {
    base = .allocate(byteCount: capacity, alignment: 16)
    self.capacity = capacity
  }

  deinit { base.deallocate() }

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: base, count: count) }

  @inline(__always)
  mutating func truncate(to count: Int) {
    assert(count <= self.count)
    self.count = count
  }

  /// Makes room for `length` more bytes, counts them as written and returns where they start.
  @inline(__always)
  mutating func extend(_ length: Int) -> UnsafeMutableRawPointer {
    let end = count &+ length
    if _slowPath(end > capacity) { grow(toHold: end) }
    let start = base + count
    count = end
    return start
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    extend(1).storeBytes(of: byte, as: UInt8.self)
  }

  @inline(__always)
  mutating func append(_ text: StaticString) {
    append(UnsafeRawPointer(text.utf8Start), text.utf8CodeUnitCount)
  }

  @inline(__always)
  mutating func append(_ start: UnsafeRawPointer, _ length: Int) {
    extend(length).copy(length, from: start)
  }

  /// Appends a number in decimal digits.
  mutating func append(decimal value: Int) {
    assert(value >= 0)
    if value < 10 { return append(UInt8(truncatingIfNeeded: value) &+ 48) }
    var (digits, limit) = (2, UInt(100))
    while limit <= UInt(value) {
      digits &+= 1
      // 10^19 is more than any value, and fits.
      limit &*= 10
    }
    let start = extend(digits)
    var rest = UInt(value)
    while digits > 0 {
      digits &-= 1
      start.storeBytes(
        of: UInt8(truncatingIfNeeded: rest % 10) &+ 48, toByteOffset: digits, as: UInt8.self)
      rest /= 10
    }
  }

  @inline(never)
  private mutating func grow(toHold needed: Int) {
    let wider = max(needed, capacity * 2)
    let target = UnsafeMutableRawPointer.allocate(byteCount: wider, alignment: 16)
    target.copyMemory(from: base, byteCount: count)
    base.deallocate()
    base = target
    capacity = wider
  }
}
