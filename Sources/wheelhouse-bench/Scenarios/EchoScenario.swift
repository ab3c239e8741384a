import WheelhouseTesting

/// The yardstick: a message of a given size, sent back as it is.
struct EchoScenario: Scenario {
  let kinds = ["echo"]
  let request = SocketRequest(path: "/", subprotocol: "echo")
  let lacking = "an echo"
  let size: Int

  func open(_ session: Int, into text: inout CommandText) {}

  func received(
    _ message: UnsafeRawBufferPointer, on session: Int
  ) throws(SocketError) -> Bool {
    guard message.count == size else { throw .protocolViolation("the echo is of another size") }
    return true
  }

  func isReady(_ session: Int) -> Bool { true }

  func nextKind(_ session: Int) -> Int { 0 }

  func next(_ session: Int, into text: inout CommandText) {
    text.append(repeatElement(UInt8(ascii: "x"), count: size))
  }
}
