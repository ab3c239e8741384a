/// What a connection's silence calls for, judged once a second.
struct Silence {
  let pingAfter: UInt32
  let helloWithin: UInt32
  /// How long a peer may take to read its close frame.
  static let closeWithin: UInt32 = 5

  enum Verdict: Equatable {
    case nothing, ping, drop, helloTimeout
  }

  /// - Parameters:
  ///   - quiet: seconds since anything arrived.
  ///   - hasSpoken: whether a message ever arrived.
  ///   - isClosing: whether a close was asked for; `quiet` then counts from there.
  func verdict(quiet: UInt32, hasSpoken: Bool, isClosing: Bool) -> Verdict {
    if isClosing { return quiet >= Self.closeWithin ? .drop : .nothing }
    if !hasSpoken, quiet >= helloWithin { return .helloTimeout }
    guard quiet >= pingAfter else { return .nothing }
    return quiet >= 2 * pingAfter ? .drop : .ping
  }
}
