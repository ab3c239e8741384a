/// Containers of objects that are complete, to be used again: to make one, the standard library looks three
/// generic types and a conformance up, which takes longer than to write a small object.
///
/// One for each type of keys, as long as no other type takes its slot. A container that somebody still has,
/// because its object is not complete or by keeping it, is left alone.
struct TextObjects: ~Copyable {
  private struct Slot {
    /// The one thing that a container consists of.
    var container: Nothing
    var keys: ObjectIdentifier?
    /// Where the object is, which the container reads from here.
    let place: UnsafeMutablePointer<TextEncoding>

    mutating func isFree() -> Bool { isKnownUniquelyReferenced(&container) }
  }

  private static let count = 64
  private let slots: UnsafeMutablePointer<Slot>
  /// Whether a container is what this takes it for.
  private let isKnown =
    MemoryLayout<KeyedEncodingContainer<NameKey>>.size == MemoryLayout<Nothing>.size

  init(_ nowhere: TextEncoding) {
    slots = .allocate(capacity: Self.count)
    for index in 0..<Self.count {
      let place = UnsafeMutablePointer<TextEncoding>.allocate(capacity: 1)
      place.initialize(to: nowhere)
      (slots + index).initialize(to: Slot(container: Nothing(), place: place))
    }
  }

  /// Stands for the class of the library, whose name nobody is told.
  private final class Nothing {}

  /// A container for the members of the object at a place.
  func container<Key: CodingKey>(
    at place: TextEncoding, keyedBy keys: Key.Type
  ) -> KeyedEncodingContainer<Key> {
    let keys = ObjectIdentifier(keys)
    guard let slot = slot(for: keys, at: place) else {
      return KeyedEncodingContainer(TextObject(encoding: place))
    }
    if slot.pointee.keys != keys { fill(slot, Key.self) }
    // The container is the first of what is there.
    return UnsafeMutableRawPointer(slot)
      .assumingMemoryBound(to: KeyedEncodingContainer<Key>.self).pointee
  }

  /// The slot of such keys, if nobody else has its container.
  private func slot(
    for keys: ObjectIdentifier, at place: TextEncoding
  ) -> UnsafeMutablePointer<Slot>? {
    let slot = slots + Int(UInt(bitPattern: keys) &>> 4 & UInt(Self.count - 1))
    guard isKnown, slot.pointee.isFree() else { return nil }
    slot.pointee.place.pointee = place
    return slot
  }

  private func fill<Key: CodingKey>(_ slot: UnsafeMutablePointer<Slot>, _ keys: Key.Type) {
    let container = KeyedEncodingContainer<Key>(TextObject(reading: slot.pointee.place))
    slot.pointee.keys = ObjectIdentifier(keys)
    slot.pointee.container = unsafeBitCast(container, to: Nothing.self)
  }
}
