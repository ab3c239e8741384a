/// What clients are to be told once the commit before it is done.
struct HeldOutput {
  /// What a message is to its client.
  enum Kind {
    /// Says everything, so that whatever was left out before does not matter.
    case screen
    case welcome
    case refusal
    case other
  }

  private struct Share {
    let client: Client
    let connection: any ClientConnection
    let kind: Kind
    let start: Int
    let end: Int
  }

  private var bytes: [UInt8] = []
  private var shares: [Share] = []

  var isEmpty: Bool { shares.isEmpty }

  /// How many bytes wait.
  var count: Int { bytes.count }

  mutating func add(
    _ message: UnsafeRawBufferPointer, _ kind: Kind, to client: Client,
    on connection: any ClientConnection
  ) {
    let start = bytes.count
    bytes.append(contentsOf: message)
    shares.append(
      Share(client: client, connection: connection, kind: kind, start: start, end: bytes.count))
  }

  /// Tells everybody, as far as they are still there, and is empty then.
  mutating func deliver() {
    bytes.withUnsafeBytes { bytes in
      for position in shares.indices {
        let range = shares[position].start..<shares[position].end
        let kind = shares[position].kind
        Uncounted(shares[position].client) { client in
          guard client.connection === shares[position].connection else { return }
          client.deliver(UnsafeRawBufferPointer(rebasing: bytes[range]), kind)
        }
      }
    }
    shares.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: bytes.capacity < 1 << 20)
  }

  /// Takes out what clients were to be told of sessions that go back to an earlier state.
  ///
  /// Welcomes and refusals stay: they are as true afterwards, and nothing else would tell.
  mutating func withdraw(of sessions: [Session]) {
    let sessions = Set(sessions.map { ObjectIdentifier($0) })
    shares.removeAll { share in
      guard sessions.contains(ObjectIdentifier(share.client.session)) else { return false }
      switch share.kind {
      case .welcome, .refusal: return false
      case .screen: share.client.isScreenHeld = false
      case .other: break
      }
      return true
    }
  }
}
