/// Reads what a ``SnapshotWriter`` wrote, or what became of it: it takes nothing for granted, makes
/// nothing larger than its bytes, and never traps.
struct SnapshotReader {
  private var unread: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { unread = bytes }

  var isAtEnd: Bool { unread.isEmpty }

  /// Where the next byte is among all of them.
  var position: Int { unread.startIndex }

  mutating func byte() throws(SnapshotError) -> UInt8 {
    guard let byte = unread.popFirst() else { throw .damaged }
    return byte
  }

  mutating func number() throws(SnapshotError) -> Int {
    guard let number = unread.popNumber() else { throw .damaged }
    return number
  }

  mutating func fixed<Word: FixedWidthInteger>(_ type: Word.Type) throws(SnapshotError) -> Word {
    var word: Word = 0
    for (index, byte) in try bytes(Word.bitWidth / 8).enumerated() {
      word |= Word(truncatingIfNeeded: byte) << Word(8 * index)
    }
    return word
  }

  mutating func text() throws(SnapshotError) -> String {
    guard let text = String(validating: try part(), as: UTF8.self) else { throw .damaged }
    return text
  }

  mutating func optionalText() throws(SnapshotError) -> String? {
    switch try byte() {
    case 0: nil
    case 1: try text()
    default: throw .damaged
    }
  }

  mutating func part() throws(SnapshotError) -> ArraySlice<UInt8> { try bytes(number()) }

  /// Everything that is left.
  mutating func remainder() throws(SnapshotError) -> ArraySlice<UInt8> { try bytes(unread.count) }

  mutating func bytes(_ count: Int) throws(SnapshotError) -> ArraySlice<UInt8> {
    guard let bytes = unread.popBytes(count) else { throw .damaged }
    return bytes
  }

  /// Reads a list whose items take at least a byte each.
  mutating func list<Item>(
    _ item: (inout SnapshotReader) throws(SnapshotError) -> Item
  ) throws(SnapshotError) -> [Item] {
    let count = try number()
    guard count <= unread.count else { throw .damaged }
    var items: [Item] = []
    for _ in 0..<count { items.append(try item(&self)) }
    return items
  }

  /// Reads the check of the bytes before it.
  mutating func check(
    _ check: SnapshotCheck, _ bytes: ArraySlice<UInt8>
  ) throws(SnapshotError) {
    let known = bytes.withUnsafeBytes { check.of($0) }
    guard try fixed(UInt32.self) == known else { throw .damaged }
  }
}
