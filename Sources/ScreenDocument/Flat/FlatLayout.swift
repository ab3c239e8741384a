/// Where things are in flat nodes.
///
/// All numbers are little-endian as the machine has them, unaligned. Types and names are the raw values of
/// their enumerations, which number their cases as they are in memory.
///
///     item      node | hole
///     node      type:1 flags:1 length:4 propertiesLength:4 identity:8  property…  slot…
///     property  name:1 length:4 value          the value is JSON text
///     spelled   0:1 length:4 keyLength:4 key value   the key is JSON text with comma and colon
///     slot      name:1 length:4 item…
///     hole      255:1 index:4                  the index of the piece among the holes
///
/// A node's length counts its header, those of properties and slots do not: to skip is to add.
enum FlatLayout {
  static let nodeHeader = 18
  static let lengthOffset = 2
  static let propertiesOffset = 6
  static let identityOffset = 10

  /// The header of properties and slots, and all of a hole.
  static let memberHeader = 5

  static let holeMark: UInt8 = 255
  static let hasID: UInt8 = 1
  static let hasHoles: UInt8 = 2
}

extension UnsafeRawPointer {
  @inline(__always)
  func byte(_ offset: Int = 0) -> UInt8 { load(fromByteOffset: offset, as: UInt8.self) }

  @inline(__always)
  func number(_ offset: Int) -> Int {
    Int(truncatingIfNeeded: loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// Whether the next `count` bytes here and there are the same.
  @inline(__always)
  func hasSameBytes(as other: UnsafeRawPointer, count: Int) -> Bool {
    var offset = 0
    while offset &+ 8 <= count {
      let mine = loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if mine != other.loadUnaligned(fromByteOffset: offset, as: UInt64.self) { return false }
      offset &+= 8
    }
    while offset < count {
      if byte(offset) != other.byte(offset) { return false }
      offset &+= 1
    }
    return true
  }
}

extension UnsafeMutableRawPointer {
  /// Copies bytes from elsewhere; few of them, as names and most values are, without a call.
  @inline(__always)
  func copy(_ count: Int, from source: UnsafeRawPointer) {
    switch count {
    case 8...16: copyEnds(UInt64.self, count, source)
    case 17...32: copyEnds(SIMD2<UInt64>.self, count, source)
    case 4...7: copyEnds(UInt32.self, count, source)
    default: copyMemory(from: source, byteCount: count)
    }
  }

  /// Copies the first and the last bytes, which are all: some of them twice.
  @inline(__always)
  private func copyEnds<Word: BitwiseCopyable>(
    _ type: Word.Type, _ count: Int, _ source: UnsafeRawPointer
  ) {
    let last = count &- MemoryLayout<Word>.size
    let first = source.loadUnaligned(as: type)
    let end = source.loadUnaligned(fromByteOffset: last, as: type)
    storeBytes(of: first, as: type)
    storeBytes(of: end, toByteOffset: last, as: type)
  }

  @inline(__always)
  func store(_ number: Int, _ offset: Int) {
    storeBytes(of: UInt32(truncatingIfNeeded: number), toByteOffset: offset, as: UInt32.self)
  }
}
