/// JSON text as it grows: UTF-8 bytes that are appended in runs, never one character at a time.
///
/// Whoever writes JSON keeps one of these and empties it with ``removeAll(keepingCapacity:)``, so
/// that a steady session allocates nothing. It checks no grammar: the caller appends the braces and
/// commas. Escaping and numbers follow RFC 8785, so that equal values are equal bytes.
package struct JSONBytes: Sendable, Hashable {
  /// What was written so far.
  package private(set) var bytes: [UInt8] = []

  /// Starts empty.
  package init() {}

  /// Starts empty, with room for `capacity` bytes.
  package init(capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  /// The number of bytes written so far: a mark for ``truncate(to:)``.
  package var count: Int { bytes.count }

  /// Whether nothing was written yet.
  package var isEmpty: Bool { bytes.isEmpty }

  /// The text; for tests and messages, not for the hot path.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends a literal as it stands, for example `"{\"type\":"`.
  package mutating func append(_ literal: StaticString) {
    literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends one byte as it stands, for example a comma.
  package mutating func append(byte: UInt8) {
    bytes.append(byte)
  }

  /// Appends bytes that already are JSON.
  package mutating func append(bytes more: UnsafeRawBufferPointer) {
    more.withMemoryRebound(to: UInt8.self) { bytes.append(contentsOf: $0) }
  }

  /// Appends bytes that already are JSON.
  package mutating func append(contentsOf more: [UInt8]) {
    bytes.append(contentsOf: more)
  }

  /// Appends bytes that already are JSON.
  package mutating func append(contentsOf more: ArraySlice<UInt8>) {
    bytes.append(contentsOf: more)
  }

  /// Appends what another writer holds.
  package mutating func append(_ other: JSONBytes) {
    bytes.append(contentsOf: other.bytes)
  }

  /// Makes room for `count` more bytes; worth it only before a large write of known size.
  package mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(bytes.count + count)
  }

  /// Empties the writer.
  package mutating func removeAll(keepingCapacity: Bool = true) {
    bytes.removeAll(keepingCapacity: keepingCapacity)
  }

  /// Lends the bytes for the length of the call.
  package func withUnsafeBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try bytes.span.withUnsafeBytes(body)
  }
}
