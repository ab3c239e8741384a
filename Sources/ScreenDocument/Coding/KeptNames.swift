/// What the members of objects begin with, `"name":`, kept by the keys that stand for their names.
///
/// To ask a key for its name, look that over and quote it takes four times as long as to copy it. Kept are the
/// names of keys that are enumerations, one byte or none: their names follow from that byte.
struct KeptNames {
  /// By the byte; nil for keys that cannot be told by one.
  private var names: UnsafeMutablePointer<KeptName>?

  /// More cases are rare, and go on to be asked.
  private static let count = 32

  /// Forgets all names, for keys of another type.
  mutating func clear<Key: CodingKey>(for keys: Key.Type) {
    names?.deallocate()
    names = nil
    guard MemoryLayout<Key>.size <= 1 else { return }
    names = .allocate(capacity: Self.count)
    names?.initialize(repeating: KeptName(), count: Self.count)
  }

  /// Where the name of a key is kept, or is to be; nil for a key that cannot be told by a byte.
  @inline(__always)
  func place<Key: CodingKey>(of key: Key) -> UnsafeMutablePointer<KeptName>? {
    guard let names else { return nil }
    let byte = withUnsafeBytes(of: key) { $0.isEmpty ? 0 : Int($0[0]) }
    return byte < Self.count ? names + byte : nil
  }
}

/// The beginning of a member.
struct KeptName: BitwiseCopyable {
  typealias Words = (UInt64, UInt64, UInt64, UInt64)

  /// Quoted, with a colon.
  let text: Words
  /// The name's own length; negative for none.
  let length: Int
  /// See ``TextMember/sign(of:)``.
  let sign: UInt64

  /// What is around a name.
  static let marks = 3

  /// No name.
  init() {
    text = (0, 0, 0, 0)
    length = -1
    sign = 0
  }

  /// - Returns: nil for a name that is longer, or has anything but plain ASCII.
  init?(_ name: String) {
    var name = name
    let made = name.withUTF8 { utf8 -> KeptName? in
      guard utf8.count <= MemoryLayout<Words>.size - Self.marks else { return nil }
      guard let sign = TextMember.sign(of: UnsafeRawBufferPointer(utf8)) else { return nil }
      return KeptName(plain: UnsafeRawBufferPointer(utf8), sign: sign)
    }
    guard let made else { return nil }
    self = made
  }

  private init(plain name: UnsafeRawBufferPointer, sign: UInt64) {
    var text: Words = (0, 0, 0, 0)
    withUnsafeMutableBytes(of: &text) { text in
      text[0] = UInt8(ascii: "\"")
      for index in name.indices { text[index + 1] = name[index] }
      text[name.count + 1] = UInt8(ascii: "\"")
      text[name.count + 2] = UInt8(ascii: ":")
    }
    self.text = text
    self.sign = sign
    length = name.count
  }
}
