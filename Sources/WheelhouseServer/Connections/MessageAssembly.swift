/// Puts a message together from the pieces libwebsockets hands over (RFC 6455 §5.4).
///
/// A message that came in one piece is not copied. Others are appended to one array, so that the
/// whole takes linear time whatever the fragmentation.
struct MessageAssembly {
  enum Step {
    /// More is to come.
    case incomplete
    /// The piece that was given is a whole message.
    case piece
    /// ``bytes`` is a whole message; ``finish()`` when it has been used.
    case assembled
    /// The message breaks a rule.
    case refused(CloseCode, String)
  }

  /// A piece, with what is known about its frame and message.
  @safe struct Piece {
    let bytes: UnsafeRawBufferPointer
    /// Bytes of the same frame that have not arrived yet.
    let remaining: Int
    let endsMessage: Bool
    let isBinary: Bool
  }

  private(set) var bytes: [UInt8] = []
  private var text = UTF8Check()
  private var isUnderWay = false

  mutating func take(_ piece: Piece, as language: Subprotocol) -> Step {
    let length = unsafe bytes.count + piece.bytes.count
    guard piece.remaining <= language.longestMessage - length else {
      return .refused(.messageTooBig, "Messages are at most \(language.longestMessage) bytes.")
    }
    if piece.isBinary {
      guard language == .echo else { return .refused(.unacceptableData, "Send text, not binary.") }
    } else {
      let isGood = unsafe text.take(piece.bytes) && (!piece.endsMessage || text.isComplete)
      guard isGood else { return .refused(.invalidPayload, "The text is not UTF-8.") }
    }
    return add(piece)
  }

  private mutating func add(_ piece: Piece) -> Step {
    if piece.endsMessage, !isUnderWay { return .piece }
    isUnderWay = true
    unsafe bytes.append(contentsOf: piece.bytes)
    return piece.endsMessage ? .assembled : .incomplete
  }

  /// Forgets the message; a short one leaves its memory to the next.
  mutating func finish() {
    isUnderWay = false
    bytes.removeAll(keepingCapacity: bytes.capacity <= 2048)
  }
}
