/// What libwebsockets 4.1 has made of the head of a request: the path, and behind it what it keeps of the other lines.
///
/// It reads a name on and on, over the ends of lines, where a name is a part of one that it knows (`Co: a`), where a
/// line has no colon, and where one is folded. The next line is part of that name then, and counts for nothing: a length
/// that another server on the way goes by (RFC 9112 §11.2), or the address that a proxy has written. So all of a head
/// counts only if no name in it goes over the end of a line.
@safe struct KeptHead {
  /// How many bytes there are for a head, and how many of them the name of the method takes at most.
  static let (size, sizeOfMethod) = (4096, 16)

  private let bytes: UnsafeRawBufferPointer

  /// - Parameter path: where the path begins.
  init(path: UnsafeRawPointer) {
    unsafe bytes = UnsafeRawBufferPointer(start: path, count: Self.size - Self.sizeOfMethod)
  }

  /// What comes before the name of a header that is not known: how long it is, with its colon, how long its value is,
  /// and where the next one is.
  private static let lengths = 8

  /// Whether each line counts.
  ///
  /// What looks like a name may be part of a value, or of a head that was here before.
  ///
  /// - Parameter isName: whether there is a header that is not known, of that name.
  func isWhole(_ isName: (UnsafeRawBufferPointer) -> Bool) -> Bool {
    for start in Self.lengths..<(unsafe bytes.count) {
      guard let name = unsafe name(at: start), unsafe Self.hasEndOfLine(name) else { continue }
      if unsafe isName(name) { return false }
    }
    return true
  }

  private func name(at start: Int) -> UnsafeRawBufferPointer? {
    let written = start - Self.lengths
    let length = unsafe Int(bytes[written]) << 8 | Int(bytes[written + 1])
    guard length > 1, unsafe start + length <= bytes.count,
      unsafe bytes[start + length - 1] == UInt8(ascii: ":")
    else { return nil }
    return unsafe UnsafeRawBufferPointer(rebasing: bytes[start..<start + length])
  }

  private static func hasEndOfLine(_ name: UnsafeRawBufferPointer) -> Bool {
    unsafe name.contains { $0 == 0x0A || $0 == 0x0D }
  }
}
