import Wheelhouse

// What a code or a refresh token is traded for, and what becomes of a trade that comes twice.
nonisolated extension AuthorizationServer {
  /// A trade to which the client gave a name, in case it does not hear the answer.
  ///
  /// For a minute from the first time, and until a token that it gave is used, it gives those tokens again:
  /// nothing is made anew, lives longer or dies. The tokens are not kept; they follow from the seed and from
  /// what was brought, of which there is a digest here only.
  struct Exchange: Codable, Sendable {
    /// What was brought.
    let digest: [UInt8]
    /// What the client calls the trade, in 128 bytes at most.
    let key: String
    let expiresAt: Double
    /// Nil once a token that was given was used: the answer has been heard.
    var seed: String?
  }

  /// An access token and the refresh token that came with it.
  struct TokenPair: Equatable, Sendable {
    let access: String
    let refresh: String

    /// The tokens that a code or a refresh token is traded for; nobody knows them who does not know both.
    init(for brought: String, seed: String) {
      func secret(_ name: String) -> String {
        Base64URL.text(OpenSSLSecrets.digest("\(seed) \(name) \(brought)")[...])
      }
      access = secret("access")
      refresh = (Self.family(of: brought) ?? secret("family")) + "." + secret("refresh")
    }

    /// What a refresh token has in common with those before and after it; nil where it is none.
    static func family(of token: String) -> String? {
      token.firstIndex(of: ".").map { String(token[..<$0]) }
    }
  }

  /// Makes tokens for a code or a refresh token that was brought, and the grant that stands for them.
  func makeGrant(
    to client: String, scope: Set<String>, for brought: String, key: String?
  ) -> (grant: Grant, answer: TokenGrant) {
    let now = clock.now
    let seed = secrets.next()
    let tokens = TokenPair(for: brought, seed: seed)
    let exchange = key.map {
      Exchange(
        digest: OpenSSLSecrets.digest(brought), key: $0, expiresAt: now + lifetimes.exchange,
        seed: seed)
    }
    let grant = Grant(
      client: client, scope: scope, access: Token(tokens.access, expiresAt: now + lifetimes.access),
      refresh: Token(tokens.refresh, expiresAt: now + lifetimes.refresh),
      family: TokenPair.family(of: tokens.refresh).map(OpenSSLSecrets.digest), exchange: exchange)
    return (grant, TokenGrant(tokens: tokens, scope: scope, seconds: lifetimes.access))
  }

  /// Gives the same tokens to a client that has not heard the answer.
  ///
  /// Whatever else is brought twice was seen by somebody else, and nobody keeps what came of it (RFC 6749
  /// §10.4 and §10.5, RFC 9700 §4.14.2). Once the tokens are in use a repetition gets none; within the
  /// minute it ends nothing either, since a request may arrive after its own repetition.
  func giveAgain(
    _ id: Int, for brought: String, key: String?, to client: Client
  ) throws(TokenError) -> TokenGrant {
    guard let grant = records.grant(id), let exchange = grant.exchange, grant.client == client.id,
      exchange.key == key, exchange.digest == OpenSSLSecrets.digest(brought),
      exchange.expiresAt > clock.now
    else {
      records.end(id)
      throw .invalidGrant
    }
    guard let seed = exchange.seed else { throw .invalidGrant }
    return TokenGrant(
      tokens: TokenPair(for: brought, seed: seed), scope: grant.scope,
      seconds: max(0, grant.access.expiresAt - clock.now))
  }
}
