import FoundationEssentials
import ScreenDocument

/// Hashes that are the same in every process, unlike `Hasher`'s.
///
/// Node ids must survive a restart, so identities are mixed from structure and keys with a fixed
/// function: SplitMix64's finaliser for mixing and FNV-1a over bytes.
@usableFromInline
enum StableHash {
  @exclusivity(unchecked) private static var names = IdentityTable<UInt64>()

  @usableFromInline
  nonisolated static func mix(_ seed: UInt64, _ value: UInt64) -> UInt64 {
    var word = (seed ^ (value &* 0x9E37_79B9_7F4A_7C15)) &+ 0x9E37_79B9_7F4A_7C15
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  @usableFromInline
  nonisolated static func bytes(of text: String) -> UInt64 {
    var text = text
    return text.withUTF8 { utf8 in
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      return hash
    }
  }

  /// The hash of bytes, eight at a time.
  static func bytes(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = UInt64(bytes.count)
    var offset = 0
    while offset + 8 <= bytes.count {
      hash = mix(hash, bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    while offset < bytes.count {
      hash = mix(hash, UInt64(bytes[offset]))
      offset += 1
    }
    return hash
  }

  /// The hash of a type's mangled name, worked out once a type.
  static func typeName(of type: any Any.Type) -> UInt64 {
    let key = ObjectIdentifier(type)
    if let known = names[key] { return known }
    let hash = bytes(of: _mangledTypeName(type) ?? String(reflecting: type))
    names[key] = hash
    return hash
  }

  /// The hash of a key of a list or of an explicit identity.
  ///
  /// Strings, integers, dates and UUIDs are hashed as they are, raw representable values by their raw value,
  /// objects that do not describe themselves by which they are, other values by what they encode, sets in them
  /// in any order, and those that do not encode anything by their debug description, which must then tell two
  /// keys apart. What an optional wraps is hashed as it is by itself, so that `messages.last?.id` is an id as well.
  @inlinable
  static func key<Key: Hashable>(_ key: Key) -> UInt64 {
    if Key.self == String.self, let text = key as? String { return bytes(of: text) }
    if Key.self == Int.self, let number = key as? Int {
      return mix(1, UInt64(bitPattern: Int64(number)))
    }
    return uncommon(key)
  }

  @usableFromInline
  static func uncommon<Key: Hashable>(_ key: Key) -> UInt64 {
    if let text = key as? String { return bytes(of: text) }
    if let number = key as? any FixedWidthInteger {
      return mix(1, UInt64(truncatingIfNeeded: number))
    }
    if let raw = key as? any RawRepresentable { return bytes(of: "\(raw.rawValue)") }
    if Key.self == AnyHashable.self { return described(AnyHashable(key).base) }
    return described(key)
  }

  /// A description is the last resort, since it may leave out what tells two values apart: `Date` says no
  /// fractions of seconds.
  private static func described(_ key: Any) -> UInt64 {
    if let date = key as? Date { return mix(2, date.timeIntervalSinceReferenceDate.bitPattern) }
    if let uuid = key as? UUID { return bytes(of: uuid.uuidString) }
    if let optional = key as? any OptionalValue, let some = optional.some { return described(some) }
    let saysSo = key is any CustomStringConvertible || key is any CustomDebugStringConvertible
    if !saysSo, type(of: key) is AnyClass {
      if let object = key as? any Identifiable, let id = id(of: object) { return id }
      return mix(3, UInt64(UInt(bitPattern: ObjectIdentifier(key as AnyObject))))
    }
    if let value = key as? any Encodable, let text = encoded(value) { return text }
    return bytes(of: String(reflecting: key))
  }

  /// The hash of the id that an object has; nil where that is the object itself.
  private static func id<Object: Identifiable>(of object: Object) -> UInt64? {
    Object.ID.self == ObjectIdentifier.self ? nil : mix(4, key(object.id))
  }

  private static func encoded(_ value: any Encodable) -> UInt64? {
    var text = JSONBytes()
    guard (try? encoder.encode(value, into: &text)) != nil else { return nil }
    // What is written as an array may be a set, which has another order in each process.
    if text.bytes.contains(UInt8(ascii: "[")) {
      guard let ordered = try? JSONValueEncoder(ordersSets: true).encode(value) else { return nil }
      text.removeAll()
      text.appendCanonical(ordered)
    }
    return text.withUnsafeBytes { bytes($0) }
  }

  @exclusivity(unchecked) private static var encoder = JSONTextEncoder()
}
