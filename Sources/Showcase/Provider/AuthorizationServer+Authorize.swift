import Wheelhouse

// The authorization endpoint (RFC 6749 §3.1).
nonisolated extension AuthorizationServer {
  /// What a request at the authorization endpoint leads to.
  enum Decision: Sendable {
    /// A page on which a person decides.
    case ask(Consent, ticket: String)
    /// An answer for the client, sent by way of the browser.
    case answer(url: String)
    /// A page that says what is wrong: such a request must not be sent on (RFC 6749 §4.1.2.1).
    case reject(String)
  }

  /// Judges a request for access.
  func authorize(_ query: FormFields) -> Decision {
    guard !query.hasRepeatedName else { return .reject("a parameter is given twice") }
    guard let client = query["client_id"].flatMap({ clients[$0] }) else {
      return .reject("unknown client")
    }
    guard let redirectURI = query["redirect_uri"], client.redirectURIs.contains(redirectURI) else {
      return .reject("unknown redirect_uri")
    }
    let state = query["state"]
    if let error = fault(query, of: client) {
      return .answer(url: Self.url(redirectURI, error: error, state: state))
    }
    let consent = Consent(
      client: client, redirectURI: redirectURI, state: state, scope: scope(query, of: client),
      challenge: query["code_challenge"] ?? "", expiresAt: clock.now + lifetimes.consent)
    return .ask(consent, ticket: hold(consent))
  }

  /// Carries out a person's decision.
  ///
  /// Whoever presses the button twice is sent on by the second answer; their browser has dropped the first.
  ///
  /// - Parameter scope: what is allowed of what was asked for; nothing is a no.
  func decide(_ ticket: String, allowing scope: Set<String>) -> Decision {
    let consent = settle(ticket) { consent in
      let allowed = scope.intersection(consent.scope)
      return allowed.isEmpty ? .denied : .allowed(allowed)
    }
    guard let consent else { return .reject("decided already, or too late") }
    guard consent.choice != .denied else {
      return .answer(
        url: Self.url(consent.redirectURI, error: "access_denied", state: consent.state))
    }
    var answer = FormFields(["code": code(of: ticket)])
    if let state = consent.state { answer.add("state", state) }
    return .answer(url: Self.url(consent.redirectURI, adding: answer))
  }

  private func fault(_ query: FormFields, of client: Client) -> String? {
    guard query["response_type"] == "code" else { return "unsupported_response_type" }
    guard query["code_challenge_method"] == "S256", let challenge = query["code_challenge"],
      challenge.utf8.count == 43, Self.isProof(challenge)
    else { return "invalid_request" }
    let scope = scope(query, of: client)
    return !scope.isEmpty && client.scopes.isSuperset(of: scope) ? nil : "invalid_scope"
  }

  private func scope(_ query: FormFields, of client: Client) -> Set<String> {
    guard let text = query["scope"] else { return client.scopes }
    return Set(text.split(separator: " ").map(String.init))
  }

  /// Whether a text is made of what a verifier and its challenge are made of (RFC 7636 §4.1).
  static func isProof(_ text: String) -> Bool {
    text.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
        || "-._~".utf8.contains(byte)
    }
  }

  private static func url(_ base: String, error: String, state: String?) -> String {
    var answer = FormFields(["error": error])
    if let state { answer.add("state", state) }
    return url(base, adding: answer)
  }

  private static func url(_ base: String, adding answer: FormFields) -> String {
    base + (base.contains("?") ? "&" : "?") + answer.encoded
  }
}
