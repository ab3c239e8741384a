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
    var copier = Copier()
    let object: UnsafeMutablePointer<ReusedObject>

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
      let object = UnsafeMutablePointer<ReusedObject>.allocate(capacity: 1)
      object.initialize(to: ReusedObject(place: nowhere))
      (slots + index).initialize(to: Slot(container: Nothing(), object: object))
    }
  }

  /// Stands for the class of the library, whose name nobody is told.
  private final class Nothing {}

  /// A container for the members of the object at a place.
  @inline(__always)
  func container<Key: CodingKey>(
    at place: TextEncoding, keyedBy keys: Key.Type
  ) -> KeyedEncodingContainer<Key> {
    let keys = ObjectIdentifier(keys)
    guard let slot = slot(for: keys) else {
      return KeyedEncodingContainer(TextObject(encoding: place))
    }
    slot.pointee.object.pointee.place = place
    if slot.pointee.keys != keys { fill(slot, Key.self) }
    // The container is the first of what is there.
    return unsafeDowncast(slot.pointee.copier, to: CopierOf<KeyedEncodingContainer<Key>>.self)
      .copy(UnsafeRawPointer(slot))
  }

  /// The slot of such keys, or one for them, if nobody else has its container.
  private func slot(for keys: ObjectIdentifier) -> UnsafeMutablePointer<Slot>? {
    guard isKnown else { return nil }
    let number = UInt(bitPattern: keys) &>> 4
    let slot = slots + Int(number & UInt(Self.count - 1))
    if slot.pointee.keys == keys, slot.pointee.isFree() { return slot }
    let other = slots + Int((number &+ 1) & UInt(Self.count - 1))
    if other.pointee.keys == keys, other.pointee.isFree() { return other }
    return slot.pointee.isFree() ? slot : other.pointee.isFree() ? other : nil
  }

  @inline(never)
  private func fill<Key: CodingKey>(_ slot: UnsafeMutablePointer<Slot>, _ keys: Key.Type) {
    slot.pointee.object.pointee.names.clear(for: keys)
    let container = KeyedEncodingContainer<Key>(TextObject(reading: slot.pointee.object))
    slot.pointee.keys = ObjectIdentifier(keys)
    slot.pointee.copier = CopierOf<KeyedEncodingContainer<Key>>()
    slot.pointee.container = unsafeBitCast(container, to: Nothing.self)
  }
}

/// Copies a value of a type that its own type names; see ``CopierOf``.
private class Copier {}

/// Copies a value of a type that need not be looked up for it.
private class CopierOf<Value>: Copier {
  func copy(_ value: UnsafeRawPointer) -> Value {
    value.assumingMemoryBound(to: Value.self).pointee
  }
}

/// What a container that is used again reads and keeps.
struct ReusedObject {
  /// Where its object is now.
  var place: TextEncoding
  /// The names of its keys.
  var names = KeptNames()
}
