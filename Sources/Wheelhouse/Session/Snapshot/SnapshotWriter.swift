/// The bytes of a snapshot as they grow.
///
/// Whole numbers are little-endian groups of seven bits, as in LEB128; texts and parts have their length
/// in front. Isolated nowhere, or every closure in here would ask for the executor first.
nonisolated struct SnapshotWriter {
  private(set) var bytes: [UInt8]

  /// - Parameter memory: what may be written over.
  init(in memory: consuming [UInt8] = []) {
    bytes = memory
    bytes.removeAll(keepingCapacity: true)
  }

  /// The bytes without room to grow, for whoever keeps them for long.
  var exactBytes: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: bytes.count) { room, count in
      count = room.initialize(from: bytes).index
    }
  }

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

  mutating func byte(_ byte: UInt8) { bytes.append(byte) }

  /// A number that is not negative; a negative one counts as 0.
  mutating func number(_ number: Int) { bytes.appendNumber(max(0, number)) }

  /// How many bytes ``number(_:)`` takes.
  static func length(of number: Int) -> Int {
    number < 0x80 ? 1 : (Int.bitWidth - number.leadingZeroBitCount + 6) / 7
  }

  /// How many bytes ``longNumber(_:)`` takes.
  static let longNumber = 4

  /// A number below 2^28 in four bytes whatever it is, to be written over once it is known.
  mutating func longNumber(_ number: Int) {
    for place in 0..<Self.longNumber { bytes.append(Self.group(place, of: number)) }
  }

  mutating func overwriteLongNumber(at start: Int, with number: Int) {
    for place in 0..<Self.longNumber { bytes[start + place] = Self.group(place, of: number) }
  }

  private static func group(_ place: Int, of number: Int) -> UInt8 {
    let group = UInt8(truncatingIfNeeded: number >> (7 * place)) & 0x7F
    return place < longNumber - 1 ? group | 0x80 : group
  }

  /// A number in as many bytes as its type has.
  mutating func fixed<Word: FixedWidthInteger>(_ word: Word) {
    withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func text(_ text: String) {
    // Nearly every text gives its bytes as they are, without being counted for it.
    let isWritten: Void? = text.utf8.withContiguousStorageIfAvailable { part($0) }
    if isWritten == nil { part(text.utf8) }
  }

  /// A text that may be missing.
  mutating func text(_ text: String?) {
    byte(text == nil ? 0 : 1)
    if let text { self.text(text) }
  }

  mutating func part(_ part: some Collection<UInt8>) {
    number(part.count)
    bytes.append(contentsOf: part)
  }

  mutating func part(_ token: ResumeTokenHash) {
    number(ResumeToken.length)
    token.append(to: &bytes)
  }

  mutating func append(_ more: some Collection<UInt8>) { bytes.append(contentsOf: more) }

  /// The check of everything from `start` on.
  mutating func check(_ check: SnapshotCheck, from start: Int) {
    fixed(
      bytes.span.withUnsafeBytes { check.of(UnsafeRawBufferPointer(rebasing: $0[start...])) })
  }

  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Writes over what is there, which is as long.
  mutating func overwrite(at start: Int, with new: [UInt8]) {
    bytes.withUnsafeMutableBytes { bytes in
      UnsafeMutableRawBufferPointer(rebasing: bytes[start..<start + new.count]).copyBytes(from: new)
    }
  }

  mutating func zeros(_ count: Int) { bytes.append(contentsOf: repeatElement(0, count: count)) }

  mutating func overwrite(at index: Int, with byte: UInt8) { bytes[index] = byte }
}
