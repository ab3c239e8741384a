/// A small OAuth 2.0 authorization server (RFC 6749) for public clients: code flow with PKCE, S256 only
/// (RFC 7636), refresh tokens each of which is traded in once (RFC 9700 §4.14.2), and revocation (RFC 7009).
///
/// A client that has not heard what came of a code or a refresh token may repeat its request: see
/// ``Exchange``.
///
/// Its people need no password: it is there so that a client can be tried against a real one. What it has
/// given out is in its records, as SHA-256 digests. It answers one request and is a value, made anew for
/// the next over records that all processes may share.
nonisolated struct AuthorizationServer {
  /// A program that may ask for access.
  struct Client: Codable, Sendable {
    let id: String
    /// What people call it.
    let name: String
    /// Where answers may be sent, compared whole (RFC 9700 §2.1).
    let redirectURIs: Set<String>
    /// What it may ask for.
    let scopes: Set<String>
  }

  /// How long what is given out is good, in seconds.
  struct Lifetimes: Sendable {
    var consent = 600.0
    var code = 60.0
    var access = 3600.0
    var refresh = 2_592_000.0
    /// Of an exchange: for how long it may be repeated.
    var exchange = 60.0
  }

  /// A request that waits for a person's decision.
  struct Consent: Codable, Sendable {
    let client: Client
    let redirectURI: String
    let state: String?
    let scope: Set<String>
    let challenge: String
    var expiresAt: Double
    /// What was decided, for as long as the same may be decided once more.
    var choice: Choice?
  }

  /// What a person has decided.
  enum Choice: Codable, Hashable, Sendable {
    case denied
    /// Of what was asked for, this.
    case allowed(Set<String>)
  }

  /// What a code stands for.
  struct Code: Codable, Sendable {
    let consent: Consent
    let scope: Set<String>
    let expiresAt: Double
    /// Set once it was redeemed: what came of it.
    var grant: Int?
  }

  /// What is kept of a token.
  struct Token: Codable, Sendable {
    let digest: [UInt8]
    let expiresAt: Double

    init(_ text: String, expiresAt: Double) {
      digest = OpenSSLSecrets.digest(text)
      self.expiresAt = expiresAt
    }
  }

  /// What a person has allowed a client.
  struct Grant: Codable, Sendable {
    let client: String
    let scope: Set<String>
    var access: Token
    var refresh: Token
    /// What all refresh tokens of the grant begin with, so that each that was traded in is known for as
    /// long as the grant is; nil where the grant is from before they had that in common.
    var family: [UInt8]?
    /// The trade that gave the tokens, as far as it was named.
    var exchange: Exchange?
  }

  let clients: [String: Client]
  let lifetimes: Lifetimes
  let secrets: any AuthorizationSecrets
  let clock: any WallClock
  let records: any ProviderRecords

  init(
    clients: [Client], lifetimes: Lifetimes = Lifetimes(), secrets: any AuthorizationSecrets,
    clock: any WallClock, records: any ProviderRecords = InMemoryProviderRecords()
  ) {
    self.clients = Dictionary(clients.map { ($0.id, $0) }) { first, _ in first }
    self.lifetimes = lifetimes
    self.secrets = secrets
    self.clock = clock
    self.records = records
  }

  /// Notes a request, and gives the ticket with which it is decided.
  func hold(_ consent: Consent) -> String {
    records.forget(before: clock.now)
    let ticket = secrets.next()
    records.hold(consent, under: OpenSSLSecrets.digest(ticket))
    return ticket
  }

  /// Notes what was decided on the request of a ticket, and gives that request.
  ///
  /// - Returns: nil when there is none, or it was decided otherwise or left for too long.
  func settle(_ ticket: String, _ choose: (Consent) -> Choice) -> Consent? {
    let digest = OpenSSLSecrets.digest(ticket)
    guard var consent = records.take(digest), consent.expiresAt > clock.now else { return nil }
    let choice = choose(consent)
    let isFirst = consent.choice == nil
    if isFirst {
      consent.choice = choice
      consent.expiresAt = clock.now + lifetimes.code
    }
    records.hold(consent, under: digest)
    if isFirst, case .allowed(let scope) = choice {
      records.keep(
        Code(consent: consent, scope: scope, expiresAt: consent.expiresAt),
        under: OpenSSLSecrets.digest(code(of: ticket)))
    }
    return consent.choice == choice ? consent : nil
  }

  /// The code that a ticket is worth once access was allowed: as hard to guess, and the same one each time.
  func code(of ticket: String) -> String { secrets.challenge(for: "code \(ticket)") }
}
