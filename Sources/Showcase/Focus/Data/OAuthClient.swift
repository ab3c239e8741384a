import FoundationEssentials
import Wheelhouse

/// An authorization server over HTTP (RFC 6749, RFC 7636, RFC 7009), as a public client.
nonisolated struct OAuthClient: AuthorizationProvider {
  let settings: OAuthSettings
  let poster: any FormPoster
  let clock: any WallClock

  var name: String { settings.name }

  func authorizationURL(state: String, challenge: String) -> String {
    var query = FormFields([
      "response_type": "code", "client_id": settings.clientID,
      "redirect_uri": settings.redirectURI, "scope": settings.scope, "state": state,
      "code_challenge": challenge, "code_challenge_method": "S256",
    ])
    for other in settings.others.fields where query[other.name] == nil {
      query.add(other.name, other.value)
    }
    let joint = settings.authorizeURL.contains("?") ? "&" : "?"
    return settings.authorizeURL + joint + query.encoded
  }

  /// A server that does not know `idempotency_key` ignores it (RFC 6749 §3.2).
  func redeem(
    _ redemption: Operation<Redemption>
  ) async throws(AuthorizationError) -> Authorization {
    let form = FormFields([
      "grant_type": "authorization_code", "code": redemption.input.code,
      "redirect_uri": settings.redirectURI, "client_id": settings.clientID,
      "code_verifier": redemption.input.verifier,
      "idempotency_key": Base64URL.text(OpenSSLSecrets.digest(redemption.key.text)[...]),
    ])
    return try await authorization(for: form, replacing: nil)
  }

  /// The key follows from both tokens, so that it is the same after a crash.
  ///
  /// Who has the refresh token alone does not know it; who has both, or has seen the request, does: against
  /// those the server sets an end to repetitions.
  func refresh(_ authorization: Authorization) async throws(AuthorizationError) -> Authorization {
    guard let token = authorization.refreshToken else { throw .refused("no_refresh_token") }
    let key = OpenSSLSecrets.digest("\(token) \(authorization.accessToken)")
    let form = FormFields([
      "grant_type": "refresh_token", "refresh_token": token, "client_id": settings.clientID,
      "idempotency_key": Base64URL.text(key[...]),
    ])
    return try await self.authorization(for: form, replacing: authorization)
  }

  func revoke(_ authorization: Authorization) async throws(AuthorizationError) {
    guard let url = settings.revokeURL else { return }
    let isRefresh = authorization.refreshToken != nil
    let form = FormFields([
      "token": authorization.refreshToken ?? authorization.accessToken,
      "token_type_hint": isRefresh ? "refresh_token" : "access_token",
      "client_id": settings.clientID,
    ])
    let answer = try await post(form, to: url)
    guard answer.status == 200 else { throw Self.refusal(answer) }
  }

  /// Asks the token endpoint; what an answer leaves out stays as it was (RFC 6749 §5.1, §6).
  private func authorization(
    for form: FormFields, replacing old: Authorization?
  ) async throws(AuthorizationError) -> Authorization {
    let answer = try await post(form, to: settings.tokenURL)
    guard answer.status == 200 else { throw Self.refusal(answer) }
    guard let token = try? JSONDecoder().decode(TokenAnswer.self, from: Data(answer.body)),
      token.token_type.lowercased() == "bearer"
    else { throw .unavailable("the token answer cannot be read") }
    let scope = token.scope.map { Set($0.split(separator: " ").map(String.init)) }
    return Authorization(
      accessToken: token.access_token, refreshToken: token.refresh_token ?? old?.refreshToken,
      scope: scope ?? old?.scope ?? settings.scopes,
      expiresAt: clock.now + min(max(1, token.expires_in ?? 3600), Self.longest))
  }

  /// The most seconds for which a token is taken to be good, whatever a server says: a year.
  private static let longest = 31_536_000.0

  private func post(
    _ form: FormFields, to url: String
  ) async throws(AuthorizationError) -> FormAnswer {
    do throws(FormPostError) {
      return try await poster.post(form, to: url)
    } catch {
      throw .unavailable(error.message)
    }
  }

  /// A 4xx with an error code is a no for good; anything else may be better the next time.
  private static func refusal(_ answer: FormAnswer) -> AuthorizationError {
    guard (400..<500).contains(answer.status), ![408, 429].contains(answer.status),
      let error = try? JSONDecoder().decode(ErrorAnswer.self, from: Data(answer.body))
    else { return .unavailable("status \(answer.status)") }
    return .refused(error.error)
  }

  private struct TokenAnswer: Decodable {
    let access_token: String
    let token_type: String
    let expires_in: Double?
    let refresh_token: String?
    let scope: String?
  }

  private struct ErrorAnswer: Decodable {
    let error: String
  }
}

/// Which authorization server is asked, and as whom.
nonisolated struct OAuthSettings: Equatable, Sendable {
  /// What people call the service.
  var name: String
  var clientID: String
  var authorizeURL: String
  var tokenURL: String
  /// Nil where the server has no RFC 7009.
  var revokeURL: String?
  var redirectURI: String
  /// Scopes with a space between them.
  var scope: String
  /// Further parameters of the authorization request; none takes the place of one that the client sends.
  var others = FormFields()

  var scopes: Set<String> { Set(scope.split(separator: " ").map(String.init)) }
}
