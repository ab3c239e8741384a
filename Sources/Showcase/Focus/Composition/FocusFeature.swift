import Wheelhouse
import WheelhouseSQLite

/// What all sessions of Focus share: the catalogue, the authorization server, the desk for its answers.
final class FocusFeature {
  let repository: any PlaylistsRepository
  let provider: any AuthorizationProvider
  let secrets: any AuthorizationSecrets
  let clock: any WallClock
  let desk: any AnswerDesk
  let players: PlayerPages
  /// Nil where another authorization server is used.
  private let builtIn: ProviderEndpoints?

  /// Puts the feature together.
  ///
  /// - Parameters:
  ///   - poster: hands in forms; by default over HTTP.
  ///   - database: what is known of requests, tokens and players, where several processes have to know
  ///     it; see ``database(in:)``.
  init(
    repository: any PlaylistsRepository, configuration: FocusConfiguration,
    secrets: any AuthorizationSecrets = OpenSSLSecrets(), clock: any WallClock = SystemWallClock(),
    poster: any FormPoster = CurlFormPoster(), database: SQLiteDatabase? = nil
  ) {
    self.repository = CachingPlaylistsRepository(repository)
    self.secrets = secrets
    self.clock = clock
    let client = OAuthClient(settings: configuration.oauth, poster: poster, clock: clock)
    provider =
      database.map { SharedRenewals(base: client, database: $0, clock: clock) } ?? client
    desk =
      database.map { SQLiteAuthorizationDesk(database: $0, clock: clock) }
      ?? AuthorizationDesk(clock: clock)
    players = PlayerPages(
      base: configuration.publicURL, playlistURL: configuration.playlistURL,
      register: database.map { SQLitePlayerRegister(database: $0) })
    let endpoints = ProviderEndpoints(
      archive: database.map { SQLiteProviderArchive(database: $0) } ?? InMemoryProviderArchive(),
      name: configuration.oauth.name
    ) { AuthorizationServer(configuration, secrets: secrets, clock: clock, records: $0) }
    builtIn = configuration.isProviderBuiltIn ? endpoints : nil
  }

  /// The database of the file `focus-access.sqlite` in a folder; nothing is opened yet.
  static func database(in folder: String) -> SQLiteDatabase {
    SQLiteDatabase(folder: folder, name: "focus-access.sqlite") { connection in
      try connection.execute(AccessSchema.tables + ProviderSchema.tables)
    }
  }

  /// Focus without any music, for tests of other apps.
  static func inMemory() -> FocusFeature {
    FocusFeature(
      repository: InMemoryPlaylistsRepository([], songs: [:]),
      configuration: FocusConfiguration(url: "http://localhost:8080"))
  }

  /// The player and the callback with the style sheet of their pages, and the paths of the authorization
  /// server where it is the built-in one.
  var endpoints: [Endpoint] {
    (builtIn?.all ?? [])
      + [ProviderPage.style, players.endpoint, AuthorizationCallback(desk: desk).endpoint]
  }
}

extension AuthorizationServer {
  /// The built-in server, which knows the one client.
  nonisolated init(
    _ configuration: FocusConfiguration, secrets: any AuthorizationSecrets, clock: any WallClock,
    records: any ProviderRecords
  ) {
    let client = Client(
      id: configuration.oauth.clientID, name: "Focus",
      redirectURIs: [configuration.oauth.redirectURI], scopes: configuration.oauth.scopes)
    var lifetimes = Lifetimes()
    lifetimes.access = configuration.tokenSeconds
    lifetimes.refresh = configuration.refreshSeconds
    self.init(
      clients: [client], lifetimes: lifetimes, secrets: secrets, clock: clock, records: records)
  }
}
