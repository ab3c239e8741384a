extension Array where Element == UInt8 {
  /// As `withUnsafeBytes(_:)`, which does not keep the type of what is thrown.
  package nonisolated func withBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws(SocketError) -> Result
  ) throws(SocketError) -> Result {
    try withUnsafeBufferPointer { buffer throws(SocketError) in
      try body(UnsafeRawBufferPointer(buffer))
    }
  }
}
