/// The secret with which a client comes back to its session: 256 unguessable bits.
///
/// The server gives it away once and keeps only its ``ResumeTokenHash``. It has no description, so
/// that it cannot end up in a log by accident; ``text`` is for the wire.
package struct ResumeToken: Equatable, Sendable {
  /// The 32 bytes.
  package let bytes: [UInt8]

  /// - Precondition: `bytes` are 32.
  package init(bytes: [UInt8]) {
    precondition(bytes.count == Self.length, "a resume token has 32 bytes")
    self.bytes = bytes
  }

  /// Reads what a client sent; nil for anything but 43 letters of canonical base64url.
  package init?(_ text: some Collection<UInt8>) {
    guard let bytes = Base64URL.bytes(text), bytes.count == Self.length else { return nil }
    self.bytes = bytes
  }

  /// 43 letters of base64url (RFC 4648 §5), without padding.
  package var text: String { Base64URL.text(bytes) }

  nonisolated static let length = 32
}

extension ResumeToken: CustomStringConvertible, CustomReflectable {
  package var description: String { "a resume token" }
  package var customMirror: Mirror { Mirror(self, children: []) }
}

/// What a server keeps of a ``ResumeToken``: enough to recognise it, useless to a thief.
///
/// The 32 bytes of a SHA-256, kept in place: an array would be an object of its own for each session.
package nonisolated struct ResumeTokenHash: Hashable, Sendable {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  /// Where fewer than 32 bytes are given, the others are zero.
  package init(bytes: [UInt8]) {
    withUnsafeMutableBytes(of: &words) { $0.copyBytes(from: bytes.prefix(ResumeToken.length)) }
  }

  /// The 32 bytes.
  package var bytes: [UInt8] { withUnsafeBytes(of: words) { Array($0) } }

  /// Appends the 32 bytes.
  func append(to bytes: inout [UInt8]) {
    withUnsafeBytes(of: words) { bytes.append(contentsOf: $0) }
  }

  /// Writes the 32 bytes to the start of a place.
  package func write(to place: UnsafeMutableRawBufferPointer) {
    withUnsafeBytes(of: words) { place.copyBytes(from: $0) }
  }

  package static func == (left: Self, right: Self) -> Bool { left.words == right.words }

  /// Of a hash that is spread evenly itself, a part is enough.
  package func hash(into hasher: inout Hasher) { hasher.combine(words.0) }
}

/// Where resume tokens come from and how they are recognised: a port, so that tests are repeatable.
package protocol TokenSource {
  /// A token nobody has seen before.
  mutating func next() -> ResumeToken

  /// What to keep of a token.
  func hash(of token: ResumeToken) -> ResumeTokenHash

  /// Whether the hash is that of the token, in a time that does not tell how far they agree.
  func matches(_ token: ResumeToken, _ hash: ResumeTokenHash) -> Bool
}

/// Tokens that are the same in every run of a test, and guessable: never for a server.
package struct SeededTokenSource: TokenSource {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> ResumeToken {
    ResumeToken(bytes: (0..<4).flatMap { _ in Self.bytes(mix()) })
  }

  package func hash(of token: ResumeToken) -> ResumeTokenHash {
    var folded = SeededTokenSource(seed: 0)
    for byte in token.bytes {
      folded.state = (folded.state ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return ResumeTokenHash(bytes: folded.next().bytes)
  }

  package func matches(_ token: ResumeToken, _ hash: ResumeTokenHash) -> Bool {
    self.hash(of: token) == hash
  }

  /// One step of SplitMix64.
  private mutating func mix() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  private static func bytes(_ word: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * UInt64($0))) }
  }
}
