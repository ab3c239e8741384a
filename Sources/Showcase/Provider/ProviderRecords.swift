/// What the authorization server has given out: a port.
///
/// Everything secret is named by its SHA-256. What goes wrong with the records is not told here: whoever
/// opened them for a request takes back what the request did.
nonisolated protocol ProviderRecords {
  /// Keeps a request until it is decided.
  func hold(_ consent: AuthorizationServer.Consent, under ticket: [UInt8])

  /// Removes a request; nil when there is none.
  func take(_ ticket: [UInt8]) -> AuthorizationServer.Consent?

  /// Keeps a code, in place of what was kept under the same digest.
  func keep(_ code: AuthorizationServer.Code, under digest: [UInt8])

  func code(_ digest: [UInt8]) -> AuthorizationServer.Code?

  /// Keeps a new grant, and gives its number.
  func add(_ grant: AuthorizationServer.Grant) -> Int

  /// Keeps a grant in place of the one that had the number.
  func keep(_ grant: AuthorizationServer.Grant, as id: Int)

  func grant(_ id: Int) -> AuthorizationServer.Grant?

  /// The grant that a token belongs to, and as what.
  func find(_ token: [UInt8]) -> (id: Int, role: TokenRole)?

  /// Removes a grant with its tokens.
  func end(_ id: Int)

  /// Removes what is over for good at a time.
  func forget(before now: Double)
}

nonisolated extension ProviderRecords {
  /// How many requests, codes and grants are kept of each: anybody can ask for one.
  static var mostOfEach: Int { 10_000 }
}

/// What a token is to its grant.
nonisolated enum TokenRole: Int {
  case access
  case refresh
  /// No token but what all refresh tokens of the grant begin with: one of them that is not `refresh` was
  /// traded in.
  case family
}

nonisolated extension AuthorizationServer.Grant {
  /// All that the grant is found by.
  var roles: [(digest: [UInt8], role: TokenRole)] {
    [(access.digest, .access), (refresh.digest, .refresh)] + (family.map { [($0, .family)] } ?? [])
  }
}

/// Opens the records for one request at a time: a port.
nonisolated protocol ProviderArchive: Sendable {
  /// Lets `use` read and write the records; all it does is kept, or nothing and an error is thrown.
  func open<Answer: Sendable>(
    _ use: @Sendable (any ProviderRecords) -> Answer
  ) async throws -> Answer
}
