import Wheelhouse

/// The authorization server's paths, for an app to serve.
struct ProviderEndpoints {
  let archive: any ProviderArchive
  /// What people call the service.
  let name: String
  /// Makes the server for one request.
  let server: @Sendable (any ProviderRecords) -> AuthorizationServer

  /// All of them but the style sheet of the pages, ``ProviderPage/style``.
  var all: [Endpoint] {
    [
      Endpoint(.get, "/oauth/authorize") { await authorize($0) },
      Endpoint(.post, "/oauth/authorize") { await decide($0) },
      Endpoint(.post, "/oauth/token") { await token($0) },
      Endpoint(.post, "/oauth/revoke") { await revoke($0) },
    ]
  }

  private func authorize(_ request: HTTPRequest) async -> HTTPResponse {
    let query = request.query
    return await answer {
      $0.authorize(query)
    } with: {
      response(to: $0)
    }
  }

  /// Lets the server answer, and says so when it cannot.
  private func answer<Answer: Sendable>(
    _ ask: @Sendable (AuthorizationServer) -> Answer, with respond: (Answer) -> HTTPResponse
  ) async -> HTTPResponse {
    do {
      return respond(try await archive.open { [server] records in ask(server(records)) })
    } catch {
      return ProviderPage.message(
        "Not Now", "The service cannot answer just now. Try again shortly.", status: 503)
    }
  }

  /// A decision counts only from the page itself, not from one elsewhere that sends the form.
  private func decide(_ request: HTTPRequest) async -> HTTPResponse {
    guard let form = request.form, let ticket = form["ticket"] else {
      return Self.rejection("the form is incomplete")
    }
    if let origin = request.headers["origin"], !Self.isOwn(origin, request.headers["host"]) {
      return Self.rejection("decided on a page of another origin")
    }
    let scope = allowed(form)
    return await answer {
      $0.decide(ticket, allowing: scope)
    } with: {
      response(to: $0)
    }
  }

  private func allowed(_ form: FormFields) -> Set<String> {
    guard form["decision"] == "allow" else { return [] }
    return Set(form.fields.filter { $0.name == "scope" }.map(\.value))
  }

  private func response(to decision: AuthorizationServer.Decision) -> HTTPResponse {
    switch decision {
    case .ask(let consent, let ticket):
      ProviderPage.consent(to: consent, ticket: ticket, at: name)
    case .answer(let url): .redirect(to: url)
    case .reject(let reason): Self.rejection(reason)
    }
  }

  /// A refusal is an answer, and what it ended stays ended.
  private func token(_ request: HTTPRequest) async -> HTTPResponse {
    guard let form = request.form else { return .tokenError(.invalidRequest) }
    return await answer { server in
      Result { () throws(TokenError) in try server.token(form) }
    } with: { result in
      switch result {
      case .success(let grant): .token(grant)
      case .failure(let error): .tokenError(error)
      }
    }
  }

  private func revoke(_ request: HTTPRequest) async -> HTTPResponse {
    guard let form = request.form else { return .tokenError(.invalidRequest) }
    return await answer { server in
      Result { () throws(TokenError) in try server.revoke(form) }
    } with: { result in
      switch result {
      case .success: .text("")
      case .failure(let error): .tokenError(error)
      }
    }
  }

  private static func rejection(_ reason: String) -> HTTPResponse {
    ProviderPage.message(
      "Request Not Understood", "Go back to the app and start again: \(reason).", status: 400
    ).refused(because: reason)
  }

  private static func isOwn(_ origin: String, _ host: String?) -> Bool {
    guard let host else { return false }
    return origin == "http://" + host || origin == "https://" + host
  }
}

extension HTTPResponse {
  /// Tokens as JSON (RFC 6749 §5.1).
  fileprivate static func token(_ grant: AuthorizationServer.TokenGrant) -> HTTPResponse {
    let members = [
      "\"access_token\":\"\(grant.tokens.access)\"", "\"token_type\":\"Bearer\"",
      "\"expires_in\":\(Int(grant.seconds.rounded(.up)))",
      "\"refresh_token\":\"\(grant.tokens.refresh)\"",
      "\"scope\":\"\(grant.scope.sorted().joined(separator: " "))\"",
    ]
    return json(Array(("{" + members.joined(separator: ",") + "}").utf8)).keptNowhere
  }

  /// A refusal as JSON (RFC 6749 §5.2).
  fileprivate static func tokenError(_ error: TokenError) -> HTTPResponse {
    let isUnknown = error == .invalidClient
    var response = json(
      Array("{\"error\":\"\(error.rawValue)\"}".utf8), status: isUnknown ? 401 : 400)
    if isUnknown { response.set("WWW-Authenticate", "Basic realm=\"oauth\"") }
    return response.keptNowhere.refused(because: error.rawValue)
  }

  /// The same answer, which no cache may keep, however old (RFC 6749 §5.1).
  private var keptNowhere: HTTPResponse {
    var response = self
    response.set("Cache-Control", "no-store")
    response.set("Pragma", "no-cache")
    return response
  }
}
