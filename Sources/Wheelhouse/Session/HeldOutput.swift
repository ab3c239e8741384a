import ScreenDocument

/// What clients are to be told once the commit before it is done.
struct HeldOutput {
  /// What a message is to its client.
  enum Kind {
    /// Says everything, so that whatever was left out before does not matter.
    case screen
    indirect case welcome(Welcome)
    indirect case refusal(Refusal)
    /// Asks something of the page itself, once.
    case effect
    case other

    /// Whether a screen that comes later says all of it.
    var isInScreen: Bool {
      switch self {
      case .screen, .other: true
      case .welcome, .refusal, .effect: false
      }
    }

  }

  /// What a client was to be told and is not, since what it rests on has not happened.
  struct Withdrawn {
    let client: Client
    let connection: any ClientConnection
    let kind: Kind
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
  /// Clients for whom something was left out.
  private var flooded: [Client] = []

  var isEmpty: Bool { shares.isEmpty && flooded.isEmpty }

  /// How many bytes wait.
  var count: Int { bytes.count }

  mutating func add(
    _ message: UnsafeRawBufferPointer, _ kind: Kind, to client: Client,
    on connection: any ClientConnection
  ) {
    let start = bytes.count
    bytes.append(contentsOf: message)
    client.heldBytes += message.count
    shares.append(
      Share(client: client, connection: connection, kind: kind, start: start, end: bytes.count))
  }

  /// Leaves out what a client was to be told: too much waits for it already.
  mutating func leaveOut(for client: Client) {
    guard !client.isFlooded else { return }
    client.isFlooded = true
    flooded.append(client)
  }

  /// Tells everybody, as far as they are still there, and is empty then.
  ///
  /// - Returns: those for whom something was left out; each is to get a screen now.
  mutating func deliver() -> [Client] {
    bytes.withUnsafeBytes { bytes in
      for position in shares.indices {
        let range = shares[position].start..<shares[position].end
        let kind = shares[position].kind
        Uncounted(shares[position].client) { client in
          client.heldBytes -= range.count
          guard client.connection === shares[position].connection else { return }
          client.deliver(UnsafeRawBufferPointer(rebasing: bytes[range]), kind)
        }
      }
    }
    shares.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: bytes.capacity < 1 << 20)
    defer { flooded = [] }
    return flooded
  }

  /// Takes out what clients were to be told of sessions that go back to an earlier state.
  ///
  /// - Returns: all of that, in its order: nothing but its welcome and its refusals tells a client of what they say.
  mutating func withdraw(of sessions: [Session]) -> [Withdrawn] {
    let sessions = Set(sessions.map { ObjectIdentifier($0) })
    let isOfThem = { (client: Client) in sessions.contains(ObjectIdentifier(client.session)) }
    var withdrawn: [Withdrawn] = []
    shares.removeAll { share in
      guard isOfThem(share.client) else { return false }
      share.client.heldBytes -= share.end - share.start
      share.client.isScreenHeld = false
      withdrawn.append(
        Withdrawn(client: share.client, connection: share.connection, kind: share.kind))
      return true
    }
    flooded.removeAll { client in
      guard isOfThem(client) else { return false }
      client.isFlooded = false
      return true
    }
    return withdrawn
  }
}
