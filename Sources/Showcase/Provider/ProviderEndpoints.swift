import Wheelhouse

/// The authorization server's paths, for an app to serve.
struct ProviderEndpoints {
  let server: AuthorizationServer
  /// What people call the service.
  let name: String

  /// All of them.
  var all: [Endpoint] {
    [
      Endpoint(.get, "/oauth/authorize") { authorize($0) },
      Endpoint(.post, "/oauth/authorize") { decide($0) },
      Endpoint(.post, "/oauth/token") { token($0) },
      Endpoint(.post, "/oauth/revoke") { revoke($0) },
      ProviderPage.style,
    ]
  }

  private func authorize(_ request: HTTPRequest) -> HTTPResponse {
    response(to: server.authorize(request.query))
  }

  /// A decision counts only from the page itself, not from one elsewhere that sends the form.
  private func decide(_ request: HTTPRequest) -> HTTPResponse {
    guard let form = request.form, let ticket = form["ticket"] else {
      return Self.rejection("the form is incomplete")
    }
    if let origin = request.headers["origin"], !Self.isOwn(origin, request.headers["host"]) {
      return Self.rejection("decided on a page of another origin")
    }
    return response(to: server.decide(ticket, allowing: allowed(form)))
  }

  private func allowed(_ form: FormFields) -> Set<String>? {
    guard form["decision"] == "allow" else { return nil }
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

  private func token(_ request: HTTPRequest) -> HTTPResponse {
    do throws(TokenError) {
      guard let form = request.form else { throw .invalidRequest }
      return .token(try server.token(form))
    } catch {
      return .tokenError(error)
    }
  }

  private func revoke(_ request: HTTPRequest) -> HTTPResponse {
    do throws(TokenError) {
      guard let form = request.form else { throw .invalidRequest }
      try server.revoke(form)
      return .text("")
    } catch {
      return .tokenError(error)
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
    return json(Array(("{" + members.joined(separator: ",") + "}").utf8))
  }

  /// A refusal as JSON (RFC 6749 §5.2).
  fileprivate static func tokenError(_ error: TokenError) -> HTTPResponse {
    json(
      Array("{\"error\":\"\(error.rawValue)\"}".utf8), status: error == .invalidClient ? 401 : 400
    ).refused(because: error.rawValue)
  }
}
