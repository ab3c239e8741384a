import Wheelhouse

/// The authorization server's pages: plain forms that work without a script.
enum ProviderPage {
  /// The page on which a person decides about access.
  static func consent(
    to consent: AuthorizationServer.Consent, ticket: String, at name: String
  ) -> HTTPResponse {
    let scopes = consent.scope.sorted().map { scope in
      """
      <li><label><input type="checkbox" name="scope" value="\(escaped(scope))" checked> \
      \(escaped(explanations[scope] ?? scope))</label></li>
      """
    }
    var page = page(
      "Connect \(consent.client.name)",
      """
      <p>\(escaped(consent.client.name)) asks for access to your \(escaped(name)) account.</p>
      <form method="post" action="/oauth/authorize">
      <input type="hidden" name="ticket" value="\(ticket)">
      <fieldset><legend>It may</legend><ul>\(scopes.joined())</ul></fieldset>
      <p><button name="decision" value="allow">Allow</button>
      <button name="decision" value="deny" class="plain">Deny</button></p>
      </form>
      """)
    page.set("Content-Security-Policy", policy(formsTo: consent.redirectURI))
    return page
  }

  /// A page with a message.
  static func message(_ title: String, _ text: String, status: Int = 200) -> HTTPResponse {
    var page = page(title, "<p>\(escaped(text))</p>", status: status)
    page.set("Content-Security-Policy", policy(formsTo: nil))
    return page
  }

  /// The pages' style sheet.
  static var style: Endpoint {
    Endpoint(.get, "/oauth/style.css") { _ in
      var response = HTTPResponse(
        status: 200, type: "text/css; charset=utf-8", body: Array(sheet.utf8))
      response.set("Cache-Control", "max-age=3600")
      return response
    }
  }

  private static func page(_ title: String, _ body: String, status: Int = 200) -> HTTPResponse {
    .html(
      """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(escaped(title))</title><link rel="stylesheet" href="/oauth/style.css"></head>
      <body><main><h1>\(escaped(title))</h1>
      \(body)
      </main></body></html>
      """, status: status)
  }

  /// Nothing but the style sheet, and forms that lead here and, by a redirect, to the client.
  private static func policy(formsTo redirectURI: String?) -> String {
    let parts = redirectURI?.split(separator: "/", omittingEmptySubsequences: false).prefix(3)
    let origin = parts.map { " " + $0.joined(separator: "/") } ?? ""
    return "default-src 'none'; style-src 'self'; form-action 'self'\(origin); base-uri 'none'; "
      + "frame-ancestors 'none'"
  }

  private static let explanations = [
    "playlist-read-private": "read your playlists",
    "streaming": "play music, which a free account does not include",
  ]

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.append(character)
      }
    }
    return escaped
  }

  private static let sheet = """
    :root { color-scheme: light dark; font: 1.0625rem/1.45 system-ui, sans-serif;
      --ground: #f3f3f7; --surface: #fff; --line: #dadae2; --ink: #15151a; --quiet: #5d5d68;
      --fill: #e8e8ef; --accent: #2f57d8; --on-accent: #fff; }
    @media (prefers-color-scheme: dark) { :root { --ground: #0e0e12; --surface: #1b1b21;
      --line: #33333c; --ink: #f4f4f8; --quiet: #a9a9b6; --fill: #2a2a32; --accent: #8eacff;
      --on-accent: #0d1533; } }
    body { margin: 0; background: var(--ground); color: var(--ink); }
    main { max-width: 26rem; margin: 12vh auto; padding: 0 1.25rem; }
    h1 { margin: 0 0 0.5rem; font-size: 2.125rem; line-height: 1.2; letter-spacing: -0.015em;
      overflow-wrap: anywhere; }
    p { color: var(--quiet); }
    fieldset { margin: 1.5rem 0; padding: 0; border: 0; }
    legend { padding: 0 1rem 0.45rem; font-size: 0.9375rem; font-weight: 600; color: var(--quiet); }
    ul { list-style: none; margin: 0; padding: 0 1rem; background: var(--surface);
      border: 1px solid transparent; border-radius: 14px; }
    li + li { border-top: 1px solid var(--line); }
    label { display: flex; align-items: center; gap: 0.75rem; padding: 0.75rem 0; }
    input { flex: none; width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--accent); }
    form p { display: flex; gap: 0.75rem; }
    button { flex: 1; min-height: 2.75rem; font: inherit; font-weight: 600;
      border: 1px solid transparent; border-radius: 12px; background: var(--accent); color: var(--on-accent); cursor: pointer; }
    button.plain { background: var(--fill); color: var(--ink); }
    button:focus-visible, input:focus-visible { outline: 3px solid var(--accent);
      outline-offset: 2px; }

    """
}
