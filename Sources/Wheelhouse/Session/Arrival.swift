import ScreenDocument

/// A client that said hello and of which the app is still asked who it is, or whose session is still being fetched
/// from the store.
final class Arrival {
  let hello: Hello
  /// Nil while it is asked who the client is.
  let token: ResumeToken?
  /// The hello as it came, for another worker.
  let bytes: [UInt8]
  /// What it said meanwhile, to be answered afterwards.
  private(set) var messages: [[UInt8]] = []
  private var size = 0

  /// A client that sends more meanwhile is told to come back: it has no session yet that would answer for it.
  private static let most = (messages: 256, bytes: 256 << 10)

  init(_ hello: Hello, _ token: ResumeToken?, bytes: [UInt8]) {
    self.bytes = bytes
    self.hello = hello
    self.token = token
  }

  /// Keeps a message until the session is there.
  func postpone(_ message: UnsafeRawBufferPointer, on connection: any ClientConnection) {
    size += message.count
    guard messages.count < Self.most.messages, size <= Self.most.bytes else {
      return connection.close(code: 1013, reason: "too much before the welcome")
    }
    messages.append(Array(message))
  }
}
