// Numbers as groups of seven bits, the lowest first (LEB128): in snapshots, and in a store's journal of them.
package nonisolated extension [UInt8] {
  /// Appends a number that is not negative.
  mutating func appendNumber(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(truncatingIfNeeded: rest))
  }
}

package nonisolated extension ArraySlice<UInt8> {
  /// Takes a number from the front, below 2^56 so that whoever counts on from it does not overflow; nil when
  /// there is none.
  mutating func popNumber() -> Int? {
    var number = 0
    for shift in stride(from: 0, to: 56, by: 7) {
      guard let byte = popFirst() else { return nil }
      number |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return number }
    }
    return nil
  }

  /// Takes so many bytes from the front; nil when there are fewer.
  mutating func popBytes(_ count: Int) -> ArraySlice<UInt8>? {
    guard count <= self.count else { return nil }
    defer { removeFirst(count) }
    return prefix(count)
  }
}
