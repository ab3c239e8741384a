import Wheelhouse

/// What all sessions of Focus share: the catalogue, the authorization server, the desk for its answers.
final class FocusFeature {
  let repository: any PlaylistsRepository
  let provider: any AuthorizationProvider
  let secrets: any AuthorizationSecrets
  let clock: any WallClock
  let desk: AuthorizationDesk
  let players: PlayerPages
  private let builtIn: ProviderEndpoints

  /// Puts the feature together.
  ///
  /// - Parameter poster: hands in forms; by default over HTTP.
  init(
    repository: any PlaylistsRepository, configuration: FocusConfiguration,
    secrets: any AuthorizationSecrets = OpenSSLSecrets(), clock: any WallClock = SystemWallClock(),
    poster: any FormPoster = CurlFormPoster()
  ) {
    self.repository = CachingPlaylistsRepository(repository)
    self.secrets = secrets
    self.clock = clock
    provider = OAuthClient(settings: configuration.oauth, poster: poster, clock: clock)
    desk = AuthorizationDesk(clock: clock)
    players = PlayerPages(base: configuration.publicURL, playlistURL: configuration.playlistURL)
    builtIn = ProviderEndpoints(
      server: AuthorizationServer(configuration, secrets: secrets, clock: clock),
      name: configuration.oauth.name)
  }

  /// Focus without any music, for tests of other apps.
  static func inMemory() -> FocusFeature {
    FocusFeature(
      repository: InMemoryPlaylistsRepository([], songs: [:]),
      configuration: FocusConfiguration(url: "http://localhost:8080"))
  }

  /// The authorization server's paths, the player and the callback.
  var endpoints: [Endpoint] {
    builtIn.all + [players.endpoint, AuthorizationCallback(desk: desk).endpoint]
  }
}

extension AuthorizationServer {
  /// The built-in server, which knows the one client.
  convenience init(
    _ configuration: FocusConfiguration, secrets: any AuthorizationSecrets, clock: any WallClock
  ) {
    let client = Client(
      id: configuration.oauth.clientID, name: "Focus",
      redirectURIs: [configuration.oauth.redirectURI], scopes: configuration.oauth.scopes)
    var lifetimes = Lifetimes()
    lifetimes.access = configuration.tokenSeconds
    lifetimes.refresh = configuration.refreshSeconds
    self.init(clients: [client], lifetimes: lifetimes, secrets: secrets, clock: clock)
  }
}
