/// The pure half of a connection: bytes in; items for the test, and bytes to answer with, out.
nonisolated protocol SocketReading: Sendable {
  associatedtype Item: Sendable

  /// Takes what arrived.
  ///
  /// - Throws: What is wrong with it; the connection is then over.
  mutating func received(
    _ bytes: UnsafeRawBufferPointer, items: inout [Item], answer: inout [UInt8]
  ) throws(SocketError)
}

/// Hands over bytes as they come.
nonisolated struct RawReading: SocketReading {
  func received(
    _ bytes: UnsafeRawBufferPointer, items: inout [[UInt8]], answer: inout [UInt8]
  ) throws(SocketError) {
    items.append(Array(bytes))
  }
}
