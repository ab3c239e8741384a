import Wheelhouse

/// Access to the music service, given for a while.
nonisolated struct Authorization: Hashable, Codable, Sendable {
  var accessToken: String
  /// With it the access is renewed; a server may give none.
  var refreshToken: String?
  /// What the access includes (RFC 6749 §3.3).
  var scope: Set<String>
  /// In seconds since 1970.
  var expiresAt: Double

  /// The scope that playing needs, and that a free account is not given.
  static let playing = "streaming"

  /// Whether the account may play here.
  var allowsPlaying: Bool { scope.contains(Self.playing) }
}

/// A request for access whose answer has not come yet.
nonisolated struct PendingAuthorization: Hashable, Codable, Sendable {
  /// Names the redemption of the answer, which is carried out once.
  let key: OperationKey
  /// Ties the answer to this request (RFC 6749 §10.12).
  let state: String
  /// Proves that who redeems the code is who asked for it (RFC 7636).
  let verifier: String
  /// The page at which the person decides.
  let url: String
  /// In seconds since 1970.
  let expiresAt: Double

  /// Seconds a person has for deciding.
  static let patience = 600.0

  /// Whether a person who is asked again by then has at least half of the time.
  func isGood(at time: Double) -> Bool { expiresAt - time >= Self.patience / 2 }
}

/// A code that is being traded for access.
nonisolated struct Redemption: Codable, Sendable {
  let code: String
  let verifier: String
}

/// What a browser brought back from the authorization server (RFC 6749 §4.1.2).
nonisolated struct AuthorizationAnswer: Codable, Equatable, Sendable {
  enum Outcome: Codable, Equatable, Sendable {
    case code(String)
    /// The server's error code, `access_denied` where the person said no.
    case refused(String)
  }

  let state: String
  let outcome: Outcome
}

/// Why access was not given.
nonisolated enum AuthorizationError: Error, Equatable {
  /// The server said no for good; the error code of RFC 6749 §5.2.
  case refused(String)
  /// The server did not answer, or not in a way that can be read.
  case unavailable(String)
}

/// An authorization server as its client sees it: a port.
nonisolated protocol AuthorizationProvider: Sendable {
  /// What people call the service.
  var name: String { get }

  /// The page at which a person decides.
  func authorizationURL(state: String, challenge: String) -> String

  /// Trades the code of an answer for access.
  ///
  /// It may be asked again with the same key, after an answer that was lost.
  func redeem(_ redemption: Operation<Redemption>) async throws(AuthorizationError) -> Authorization

  /// Renews access with its refresh token.
  ///
  /// It may be asked again with the same access, after an answer that was lost.
  func refresh(_ authorization: Authorization) async throws(AuthorizationError) -> Authorization

  /// Gives access back (RFC 7009).
  func revoke(_ authorization: Authorization) async throws(AuthorizationError)
}

/// Values nobody can guess, and the proof made of one: a port.
nonisolated protocol AuthorizationSecrets: Sendable {
  /// A new value of 256 bits in base64url, 43 characters.
  func next() -> String

  /// The S256 challenge of a verifier (RFC 7636 §4.2).
  func challenge(for verifier: String) -> String
}

/// The time of day: a port.
nonisolated protocol WallClock: Sendable {
  /// Seconds since 1970.
  var now: Double { get }

  /// Waits until a time of day, or until the task is cancelled.
  func wait(until time: Double) async throws(CancellationError)
}
