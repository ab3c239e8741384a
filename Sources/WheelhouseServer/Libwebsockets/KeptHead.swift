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
  /// What looks like a name may be part of a value, or of a head that was here before, and there
  /// may be as much of that as there is room for: for the end of a line each byte is read once.
  ///
  /// - Parameter isName: whether there is a header that is not known, of that name. It looks
  ///   through all of them, and so is asked only about what goes over the end of a line.
  func isWhole(_ isName: (UnsafeRawBufferPointer) -> Bool) -> Bool {
    var lineEnd = 0
    for start in Self.lengths..<(unsafe bytes.count) {
      guard let end = endOfName(at: start) else { continue }
      lineEnd = endOfLine(from: max(lineEnd, start))
      guard lineEnd < end else { continue }
      if unsafe isName(UnsafeRawBufferPointer(rebasing: bytes[start..<end])) { return false }
    }
    return true
  }

  private func endOfName(at start: Int) -> Int? {
    let written = start - Self.lengths
    let length = unsafe Int(bytes[written]) << 8 | Int(bytes[written + 1])
    guard length > 1, unsafe start + length <= bytes.count,
      unsafe bytes[start + length - 1] == UInt8(ascii: ":"), hasNextBehind(start)
    else { return nil }
    return start + length
  }

  /// Whether what comes before a name says 0 for the next one, as the last one does, or a place
  /// behind this one.
  ///
  /// Places are counted from the method on, and so a little greater than they are here.
  private func hasNextBehind(_ start: Int) -> Bool {
    let next = unsafe bytes.loadUnaligned(fromByteOffset: start - 4, as: UInt32.self).bigEndian
    return next == 0 || start..<Self.size ~= Int(next)
  }

  /// Where the next end of a line is; a closure for each byte would cost ten times as much.
  private func endOfLine(from start: Int) -> Int {
    var end = start
    while unsafe end < bytes.count, unsafe bytes[end] != 0x0A, unsafe bytes[end] != 0x0D {
      end += 1
    }
    return end
  }
}
