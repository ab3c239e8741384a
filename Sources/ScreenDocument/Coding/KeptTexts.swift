/// The texts of small values that were written, by their bits: cases of enumerations, settings of a few flags,
/// and collections that are empty.
///
/// Much of what is kept of an app is of these kinds, and most of it has not changed. To write a case takes the
/// containers of the standard library as long as to copy twenty texts, and an empty dictionary looks four types
/// and a conformance up to write two characters. What a value is written as follows from the value: one that is
/// plain data, and encodes what it finds elsewhere, is read back as another one anyway.
struct KeptTexts: ~Copyable {
  /// A value that its type and a word tell from any other.
  struct Key: Equatable {
    let type: ObjectIdentifier
    let bits: UInt64

    /// nil for a value that is more than a word of plain data or the storage that all empty collections share.
    ///
    /// No initialiser, which would be handed a copy.
    @inline(__always)
    static func of<Value>(_ value: Value) -> Key? {
      guard MemoryLayout<Value>.size <= MemoryLayout<UInt64>.size else { return nil }
      var bits: UInt64 = 0
      withUnsafeMutableBytes(of: &bits) { bits in
        withUnsafeBytes(of: value) { bits.copyMemory(from: $0) }
      }
      guard _isPOD(Value.self) || isSharedEmpty(bits) else { return nil }
      return Key(type: ObjectIdentifier(Value.self), bits: bits)
    }

    private static func isSharedEmpty(_ bits: UInt64) -> Bool {
      bits == UInt64(unsafeBitCast([Int: Int](), to: UInt.self))
        || bits == UInt64(unsafeBitCast([Int](), to: UInt.self))
        || bits == UInt64(unsafeBitCast(Set<Int>(), to: UInt.self))
    }
  }

  private struct Slot {
    var key: Key?
    var text: [UInt8] = []
  }

  private static let count = 128
  private static let longest = 256
  private let slots: UnsafeMutablePointer<Slot>

  init() {
    slots = .allocate(capacity: Self.count)
    slots.initialize(repeating: Slot(), count: Self.count)
  }

  deinit {
    slots.deinitialize(count: Self.count)
    slots.deallocate()
  }

  /// Appends the text of a value, if that is kept.
  func write(_ key: Key, into out: inout ByteBuffer) -> Bool {
    let slot = slot(for: key)
    guard slot.pointee.key == key else { return false }
    slot.pointee.text.withUnsafeBytes {
      if let start = $0.baseAddress { out.append(start, $0.count) }
    }
    return true
  }

  /// Keeps the text of a value, in place of another one's.
  func keep(_ text: UnsafeRawBufferPointer, of key: Key) {
    guard text.count <= Self.longest else { return }
    slot(for: key).pointee = Slot(key: key, text: Array(text))
  }

  private func slot(for key: Key) -> UnsafeMutablePointer<Slot> {
    let type = UInt64(UInt(bitPattern: key.type))
    let hash = (type &>> 4 &+ key.bits &* 31) &* 0x9e37_79b9_7f4a_7c15
    return slots + Int(hash &>> 57)
  }
}
