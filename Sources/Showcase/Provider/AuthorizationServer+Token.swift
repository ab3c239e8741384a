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
  func revoke(_ form: FormFields) throws(TokenError) {
    let client = try client(form)
    guard let token = form["token"] else { throw .invalidRequest }
    guard let (id, role) = records.find(OpenSSLSecrets.digest(token)), role != .spent else {
      return
    }
    guard records.grant(id)?.client == client.id else { throw .invalidGrant }
    records.end(id)
  }

  /// Whether an access token is good now.
  func isGood(_ access: String) -> Bool {
    guard let (id, role) = records.find(OpenSSLSecrets.digest(access)), role == .access else {
      return false
    }
    return (records.grant(id)?.access.expiresAt ?? 0) > clock.now
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
    let digest = OpenSSLSecrets.digest(text)
    guard var code = records.code(digest), code.consent.client.id == client.id else {
      throw .invalidGrant
    }
    let isMeant =
      code.expiresAt > clock.now && code.consent.redirectURI == form["redirect_uri"]
      && code.consent.challenge == secrets.challenge(for: verifier)
    if let former = code.grant {
      return try redeemAgain(code, former, isSame: isMeant && isKey(form, of: code))
    }
    guard isMeant else { throw .invalidGrant }
    let (id, tokens) = makeGrant(of: code)
    code.grant = id
    code.key = form["idempotency_key"]
    records.keep(code, under: digest)
    return TokenGrant(tokens: tokens, scope: code.scope, seconds: lifetimes.access)
  }

  /// Whether a redemption is the one there was before, of which only the client knows the name.
  private func isKey(_ form: FormFields, of code: Code) -> Bool {
    code.key != nil && code.key == form["idempotency_key"]
  }

  /// A client that did not hear the answer gets new tokens in place of those.
  ///
  /// Any other code that comes twice was seen by somebody else: nobody keeps what came of it (§10.5).
  private func redeemAgain(
    _ code: Code, _ former: Int, isSame: Bool
  ) throws(TokenError) -> TokenGrant {
    guard isSame, let tokens = renewGrant(former) else {
      records.end(former)
      throw .invalidGrant
    }
    return TokenGrant(tokens: tokens, scope: code.scope, seconds: lifetimes.access)
  }

  /// A token that was spent ends the grant, unless the client says again what it said last.
  private func refresh(_ form: FormFields, _ client: Client) throws(TokenError) -> TokenGrant {
    guard let token = form["refresh_token"] else { throw .invalidRequest }
    let digest = OpenSSLSecrets.digest(token)
    guard let (id, role) = records.find(digest), let grant = records.grant(id) else {
      throw .invalidGrant
    }
    let renewal = form["idempotency_key"].map { Renewal(digest: digest, key: $0) }
    let isRepeated = role == .spent && renewal != nil && renewal == grant.renewal
    if role == .spent, !isRepeated { records.end(id) }
    guard role == .refresh || isRepeated, grant.client == client.id,
      grant.refresh.expiresAt > clock.now, let tokens = renewGrant(id, as: renewal)
    else { throw .invalidGrant }
    return TokenGrant(tokens: tokens, scope: grant.scope, seconds: lifetimes.access)
  }
}
