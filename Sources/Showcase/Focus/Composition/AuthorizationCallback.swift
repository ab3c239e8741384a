import Wheelhouse

/// Where browsers bring the authorization server's answers (RFC 6749 §4.1.2).
///
/// The `state` says for which session an answer is, not which browser brings it: a session may be driven
/// by a program, whose person decides in a browser that has never been here. So nothing here keeps out who
/// hands the page of a request of their own to another person (RFC 6749 §10.12, RFC 9700 §4.7): they get
/// that person's access. At the built-in server, which asks every time, the person has to agree; a server
/// that remembers that they agreed once may send them on without a word. `FOCUS_AUTHORIZE_QUERY` has such
/// a server ask again. Where all clients are browsers, a cookie should tell them apart, one that the
/// session knows of: its app gives it by ``App/identity(of:)``.
struct AuthorizationCallback {
  let desk: any AnswerDesk

  /// The redirection endpoint.
  var endpoint: Endpoint {
    Endpoint(.get, "/focus/callback") { request in
      request.method == .get ? await answer(request.query) : .text("")
    }
  }

  private func answer(_ query: FormFields) async -> HTTPResponse {
    guard !query.hasRepeatedName, let answer = AuthorizationAnswer(query) else {
      return Self.refusal(because: "malformed callback")
    }
    do throws(AuthorizationDesk.Refusal) {
      try await desk.receive(answer)
    } catch {
      let reason = "callback with " + error.rawValue
      switch error {
      case .unavailable: return Self.unavailable
      case .replayed: return Self.repetition.refused(because: reason)
      case .unknownState: return Self.refusal(because: reason)
      }
    }
    switch answer.outcome {
    case .code:
      // Focus has yet to redeem the code, and says itself whether that went well.
      return ProviderPage.message(
        "Allowed", "You can close this page and go back to Focus, which is connecting.")
    case .refused:
      return ProviderPage.message("Not Connected", "You can close this page and go back to Focus.")
    }
  }

  private static var unavailable: HTTPResponse {
    ProviderPage.message(
      "Not Now", "The answer cannot be taken just now. Load this page again shortly.", status: 503)
  }

  /// Who loads the page again, or decides on a second one, is connected perhaps, and has nothing to begin anew.
  private static var repetition: HTTPResponse {
    ProviderPage.message(
      "Answered Already", "Focus has had an answer. You can close this page and go back to it.",
      status: 400)
  }

  private static func refusal(because reason: String) -> HTTPResponse {
    ProviderPage.message(
      "Nothing to Answer", "Nobody waits for this answer. Go back to Focus and connect again.",
      status: 400
    ).refused(because: reason)
  }
}

extension AuthorizationAnswer {
  /// Reads the answer that a query carries; nil where it carries none.
  nonisolated init?(_ query: FormFields) {
    guard let state = query["state"], (1...128).contains(state.utf8.count) else { return nil }
    self.state = state
    switch (query["code"], query["error"]) {
    case (let code?, nil): outcome = .code(code)
    case (nil, let error?): outcome = .refused(error)
    default: return nil
    }
  }
}
