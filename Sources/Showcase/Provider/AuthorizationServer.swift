/// A small OAuth 2.0 authorization server (RFC 6749) for public clients: code flow with PKCE, S256 only
/// (RFC 7636), refresh tokens that are good for one use, and revocation (RFC 7009).
///
/// It forgets everything with the process, and its people need no password: it is there so that a client
/// can be tried against a real one. Codes and tokens are kept as SHA-256 digests.
final class AuthorizationServer {
  /// A program that may ask for access.
  struct Client {
    let id: String
    /// What people call it.
    let name: String
    /// Where answers may be sent, compared whole (RFC 9700 §2.1).
    let redirectURIs: Set<String>
    /// What it may ask for.
    let scopes: Set<String>
  }

  /// How long what is given out is good, in seconds.
  struct Lifetimes {
    var consent = 600.0
    var code = 60.0
    var access = 3600.0
    var refresh = 2_592_000.0
  }

  /// A request that waits for a person's decision.
  struct Consent {
    let client: Client
    let redirectURI: String
    let state: String?
    let scope: Set<String>
    let challenge: String
    let expiresAt: Double
  }

  /// What a code stands for.
  struct Code {
    let consent: Consent
    let scope: Set<String>
    let expiresAt: Double
    /// Set once it was redeemed: what came of it.
    var grant: Int?
  }

  /// What a person has allowed a client.
  struct Grant {
    let client: String
    let scope: Set<String>
    var access: (digest: [UInt8], expiresAt: Double)
    var refresh: (digest: [UInt8], expiresAt: Double)
    /// Refresh tokens that were traded in; whoever brings one again has stolen it, or was stolen from.
    var spent: [[UInt8]] = []
  }

  let clients: [String: Client]
  let lifetimes: Lifetimes
  let secrets: any AuthorizationSecrets
  let clock: any WallClock
  private var consents: [String: Consent] = [:]
  var codes: [[UInt8]: Code] = [:]
  var grants: [Int: Grant] = [:]
  private var grantCount = 0

  /// How many of each thing are kept.
  private static let most = 10_000

  init(
    clients: [Client], lifetimes: Lifetimes = Lifetimes(), secrets: any AuthorizationSecrets,
    clock: any WallClock
  ) {
    self.clients = Dictionary(clients.map { ($0.id, $0) }) { first, _ in first }
    self.lifetimes = lifetimes
    self.secrets = secrets
    self.clock = clock
  }

  /// Notes a request, and gives the ticket with which its decision is made, once.
  func hold(_ consent: Consent) -> String {
    let now = clock.now
    if consents.count >= Self.most { consents = consents.filter { $0.value.expiresAt > now } }
    if consents.count >= Self.most { consents.removeAll() }
    let ticket = secrets.next()
    consents[ticket] = consent
    return ticket
  }

  /// Takes the request of a ticket; nil when there is none, or it was decided or left for too long.
  func take(_ ticket: String) -> Consent? {
    guard let consent = consents.removeValue(forKey: ticket), consent.expiresAt > clock.now else {
      return nil
    }
    return consent
  }

  /// Gives out a code for what a person has allowed.
  func makeCode(for consent: Consent, scope: Set<String>) -> String {
    let now = clock.now
    if codes.count >= Self.most { codes = codes.filter { $0.value.expiresAt > now } }
    if codes.count >= Self.most { codes.removeAll() }
    let code = secrets.next()
    codes[OpenSSLSecrets.digest(code)] = Code(
      consent: consent, scope: scope, expiresAt: now + lifetimes.code)
    return code
  }

  /// Gives out the first tokens of a grant.
  func makeGrant(of code: Code) -> (id: Int, tokens: TokenPair) {
    let now = clock.now
    if grants.count >= Self.most { grants = grants.filter { $0.value.refresh.expiresAt > now } }
    if grants.count >= Self.most, let oldest = grants.keys.min() { grants[oldest] = nil }
    grantCount += 1
    let tokens = TokenPair(access: secrets.next(), refresh: secrets.next())
    grants[grantCount] = Grant(
      client: code.consent.client.id, scope: code.scope,
      access: (OpenSSLSecrets.digest(tokens.access), now + lifetimes.access),
      refresh: (OpenSSLSecrets.digest(tokens.refresh), now + lifetimes.refresh))
    return (grantCount, tokens)
  }

  /// Gives out new tokens for an old refresh token.
  func renewGrant(_ id: Int) -> TokenPair? {
    guard var grant = grants[id] else { return nil }
    let now = clock.now
    let tokens = TokenPair(access: secrets.next(), refresh: secrets.next())
    grant.spent = (grant.spent + [grant.refresh.digest]).suffix(20)
    grant.access = (OpenSSLSecrets.digest(tokens.access), now + lifetimes.access)
    grant.refresh = (OpenSSLSecrets.digest(tokens.refresh), now + lifetimes.refresh)
    grants[id] = grant
    return tokens
  }

  /// An access token and the refresh token that came with it.
  struct TokenPair {
    let access: String
    let refresh: String
  }
}
