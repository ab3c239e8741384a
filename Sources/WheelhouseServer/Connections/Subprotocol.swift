/// What a WebSocket on this server can speak.
enum Subprotocol: String {
  /// Protocol 1 of this project.
  case wheelhouse = "wheelhouse.v1"
  /// Every message back, for conformance suites.
  case echo

  /// The longest message taken, in bytes.
  var longestMessage: Int { self == .echo ? 16 << 20 : 64 << 10 }

  /// The most output held for a peer that does not read, beside one message; beyond it the peer is dropped.
  var longestBacklog: Int { self == .echo ? 64 << 20 : 1 << 20 }
}
