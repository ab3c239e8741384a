/// Reads JSON text from outside into a ``JSONValue``.
///
/// Strict where RFC 8259 leaves room, because every difference between two readers is a hole: no
/// repeated member, no half surrogate pair, no number beyond a double, nothing after the value. Its
/// time grows with the length of the text, its stack with the depth limit, and it never traps.
public struct JSONReader: Sendable {
  /// How much is accepted.
  public let limits: JSONLimits

  /// Sets how much is accepted.
  public init(limits: JSONLimits = JSONLimits()) {
    self.limits = limits
  }

  /// Reads one value.
  ///
  /// - Throws: the first fault, with its place and what to do about it.
  public func read(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    try bytes.span.withUnsafeBytes(read)
  }

  /// Reads one value.
  ///
  /// - Throws: the first fault, with its place and what to do about it.
  public func read(_ text: String) throws(JSONError) -> JSONValue {
    try read(Array(text.utf8))
  }

  /// Reads one value; the bytes are needed during the call only.
  ///
  /// - Throws: the first fault, with its place and what to do about it.
  public func read(_ bytes: UnsafeRawBufferPointer) throws(JSONError) -> JSONValue {
    var cursor = try JSONCursor(bytes, limits: limits)
    let value = try cursor.readValue()
    try cursor.finish()
    return value
  }
}

extension JSONValue {
  /// Reads one value from text, within the default limits.
  ///
  /// - Throws: the first fault, with its place and what to do about it.
  public init(parsing text: String) throws(JSONError) {
    self = try JSONReader().read(text)
  }
}
