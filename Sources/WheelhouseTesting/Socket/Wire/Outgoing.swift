/// Bytes on their way out, of which the kernel has taken some.
nonisolated struct Outgoing {
  private var bytes: [UInt8] = []
  private var written = 0

  var isEmpty: Bool { written == bytes.count }

  /// Lets `write` add bytes at the end; the room of what has gone out is used again.
  mutating func append(_ write: (inout [UInt8]) -> Void) {
    if isEmpty { clear() }
    write(&bytes)
  }

  /// Writes what fits.
  mutating func flush(to socket: TCPSocket) throws(SocketError) {
    guard !isEmpty else { return }
    let start = written
    let count = try bytes.withBytes { bytes throws(SocketError) in
      try socket.write(UnsafeRawBufferPointer(rebasing: bytes[start...]))
    }
    written += count ?? 0
    if isEmpty { clear() }
  }

  private mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    written = 0
  }
}
