import Glibc
import Wheelhouse

/// Which music service is used, from the environment; by default the one that is built in.
///
/// | variable | meaning |
/// |---|---|
/// | `FOCUS_PUBLIC_URL` | how browsers reach this server (`--public-url`) |
/// | `FOCUS_PROVIDER_NAME` | what the service is called (Tunebox) |
/// | `FOCUS_CLIENT_ID` | the client's name at the service (wheelhouse-focus) |
/// | `FOCUS_AUTHORIZE_URL`, `FOCUS_TOKEN_URL` | the service's endpoints (built in) |
/// | `FOCUS_AUTHORIZE_QUERY` | what else its page is asked with, as a query (nothing) |
/// | `FOCUS_REVOKE_URL` | its revocation endpoint, if it has one (built in) |
/// | `FOCUS_SCOPE` | what is asked for (playlist-read-private streaming) |
/// | `FOCUS_PLAYLIST_URL` | what a playlist's id is appended to (the built-in player) |
/// | `FOCUS_TOKEN_SECONDS`, `FOCUS_REFRESH_SECONDS` | how long built-in tokens are good (3600, 2592000) |
///
/// A server that remembers who agreed may give access without a word to a person whom somebody else has
/// sent there; with `FOCUS_AUTHORIZE_QUERY=show_dialog=true` (Spotify) or `prompt=consent` (OpenID Connect
/// Core §3.1.2.1) it asks every time.
///
/// A number of seconds that is none, or more than a year, counts as not given.
nonisolated struct FocusConfiguration: Equatable, Sendable {
  var oauth: OAuthSettings
  /// Whether people decide at the server that is built in: no other one is named.
  var isProviderBuiltIn: Bool
  /// Nil for the built-in player.
  var playlistURL: String?
  /// How browsers reach this server.
  var publicURL: String
  var tokenSeconds: Double
  var refreshSeconds: Double

  /// Reads the environment.
  ///
  /// - Parameters:
  ///   - url: how the server reaches itself.
  ///   - publicURL: how browsers reach it as far as it was told; nil where that is the same.
  init(
    url: String, publicURL: String? = nil, environment: (String) -> String? = Self.variable
  ) {
    let publicURL = environment("FOCUS_PUBLIC_URL") ?? publicURL ?? url
    let authorizeURL = environment("FOCUS_AUTHORIZE_URL")
    // A certificate is for the name that browsers know.
    let url = url.hasPrefix("https:") ? publicURL : url
    self.publicURL = publicURL
    isProviderBuiltIn = authorizeURL == nil
    oauth = OAuthSettings(
      name: environment("FOCUS_PROVIDER_NAME") ?? "Tunebox",
      clientID: environment("FOCUS_CLIENT_ID") ?? "wheelhouse-focus",
      authorizeURL: authorizeURL ?? publicURL + "/oauth/authorize",
      tokenURL: environment("FOCUS_TOKEN_URL") ?? url + "/oauth/token",
      revokeURL: environment("FOCUS_REVOKE_URL")
        ?? (authorizeURL == nil ? url + "/oauth/revoke" : nil),
      redirectURI: publicURL + "/focus/callback",
      scope: environment("FOCUS_SCOPE") ?? "playlist-read-private streaming",
      others: environment("FOCUS_AUTHORIZE_QUERY").flatMap { FormFields(encoded: $0) }
        ?? FormFields())
    playlistURL = environment("FOCUS_PLAYLIST_URL")
    tokenSeconds = environment("FOCUS_TOKEN_SECONDS").flatMap(Self.lifetime) ?? 3600
    refreshSeconds = environment("FOCUS_REFRESH_SECONDS").flatMap(Self.lifetime) ?? 2_592_000
  }

  /// Seconds that tokens may be good for, up to a year; nil where a text says no such thing.
  private static func lifetime(_ text: String) -> Double? {
    Double(text).flatMap { $0 > 0 && $0 <= 31_536_000 ? $0 : nil }
  }

  /// A variable of the process's environment; nil where it is empty.
  static func variable(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }
}
