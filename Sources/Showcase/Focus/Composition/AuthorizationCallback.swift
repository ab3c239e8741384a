import Wheelhouse

/// Where browsers bring the authorization server's answers (RFC 6749 §4.1.2).
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
      if error == .unavailable { return Self.unavailable }
      return Self.refusal(because: "callback with " + error.rawValue)
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
