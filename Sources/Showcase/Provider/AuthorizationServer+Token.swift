import Wheelhouse

/// Why the token endpoint says no (RFC 6749 §5.2, RFC 7009 §2.2.1).
nonisolated enum TokenError: String, Error {
  case invalidRequest = "invalid_request"
  case invalidClient = "invalid_client"
  case invalidGrant = "invalid_grant"
  case unsupportedGrantType = "unsupported_grant_type"
}

// The token endpoint (RFC 6749 §3.2) and the revocation endpoint (RFC 7009).
nonisolated extension AuthorizationServer {
  /// What the token endpoint gives.
  struct TokenGrant: Sendable {
    let tokens: TokenPair
    let scope: Set<String>
    let seconds: Double
  }

  /// Trades a code or a refresh token for tokens.
  func token(_ form: FormFields) throws(TokenError) -> TokenGrant {
    let client = try client(form)
    switch form["grant_type"] {
    case "authorization_code": return try redeem(form, client)
    case "refresh_token": return try refresh(form, client)
    case nil: throw .invalidRequest
    default: throw .unsupportedGrantType
    }
  }

  /// Ends what a token stands for; one that is not known is ended already.
  ///
  /// A refresh token that was traded in stands for what came of it: who gives it back may not have heard of that.
  func revoke(_ form: FormFields) throws(TokenError) {
    let client = try client(form)
    guard let token = form["token"] else { throw .invalidRequest }
    guard let (id, _) = find(token) else { return }
    guard records.grant(id)?.client == client.id else { throw .invalidGrant }
    records.end(id)
  }

  /// Whether an access token is good now, as whoever it is shown to asks: it is in use from then on, and the
  /// exchange that gave it is not repeated.
  func isGood(_ access: String) -> Bool {
    guard let (id, role) = records.find(OpenSSLSecrets.digest(access)), role == .access,
      var grant = records.grant(id), grant.access.expiresAt > clock.now
    else { return false }
    if grant.exchange?.seed != nil {
      grant.exchange?.seed = nil
      records.keep(grant, as: id)
    }
    return true
  }

  private func client(_ form: FormFields) throws(TokenError) -> Client {
    guard !form.hasRepeatedName else { throw .invalidRequest }
    guard let client = form["client_id"].flatMap({ clients[$0] }) else { throw .invalidClient }
    return client
  }

  private func redeem(_ form: FormFields, _ client: Client) throws(TokenError) -> TokenGrant {
    guard let text = form["code"], let verifier = form["code_verifier"],
      (43...128).contains(verifier.utf8.count), Self.isProof(verifier)
    else { throw .invalidRequest }
    let key = try exchangeKey(form)
    let digest = OpenSSLSecrets.digest(text)
    guard var code = records.code(digest), code.consent.client.id == client.id else {
      throw .invalidGrant
    }
    let isMeant =
      code.consent.redirectURI == form["redirect_uri"]
      && code.consent.challenge == secrets.challenge(for: verifier)
    if let former = code.grant {
      return try giveAgain(former, for: text, key: isMeant ? key : nil, to: client)
    }
    guard isMeant, code.expiresAt > clock.now else { throw .invalidGrant }
    let (grant, answer) = makeGrant(to: client.id, scope: code.scope, for: text, key: key)
    code.grant = records.add(grant)
    records.keep(code, under: digest)
    return answer
  }

  private func refresh(_ form: FormFields, _ client: Client) throws(TokenError) -> TokenGrant {
    guard let token = form["refresh_token"] else { throw .invalidRequest }
    let key = try exchangeKey(form)
    guard let (id, role) = find(token), let former = records.grant(id) else {
      throw .invalidGrant
    }
    if role == .family { return try giveAgain(id, for: token, key: key, to: client) }
    guard role == .refresh, former.client == client.id, former.refresh.expiresAt > clock.now
    else { throw .invalidGrant }
    let (grant, answer) = makeGrant(to: client.id, scope: former.scope, for: token, key: key)
    records.keep(grant, as: id)
    return answer
  }

  /// What the client calls its trade, in 128 bytes at most, since it is kept; nil where it has no name.
  private func exchangeKey(_ form: FormFields) throws(TokenError) -> String? {
    let key = form["idempotency_key"]
    guard (key?.utf8.count ?? 0) <= 128 else { throw .invalidRequest }
    return key
  }

  /// What is known of a token; a refresh token that was traded in is known by its family.
  private func find(_ token: String) -> (id: Int, role: TokenRole)? {
    if let found = records.find(OpenSSLSecrets.digest(token)) { return found }
    return TokenPair.family(of: token).flatMap { records.find(OpenSSLSecrets.digest($0)) }
  }
}
