import Wheelhouse
import WheelhouseSQLite

/// The players that were opened in some browser, by the value in their address.
///
/// A player is a page of this server, which stands for the music service's own app: opening it makes it a
/// device to play on. A process remembers those that were opened there, and forgets the oldest; with a
/// database all processes know of all.
final class PlayerPages: DeviceDirectory {
  private let base: String
  private let playlistURL: String?
  private var opened: Set<String> = []
  private var order: [String] = []
  private let most = 10_000
  private let database: SQLiteDatabase?

  /// Creates a directory.
  ///
  /// - Parameters:
  ///   - base: how the server is reached.
  ///   - playlistURL: what a playlist's id is appended to at another service; nil for the page here.
  ///   - database: what several processes share, with the tables of `AccessSchema`.
  init(base: String, playlistURL: String?, database: SQLiteDatabase? = nil) {
    self.database = database
    self.base = base
    self.playlistURL = playlistURL
  }

  var isShared: Bool { database != nil }

  func isActive(_ player: String) -> Bool { opened.contains(player) }

  func look(for player: String) async -> Bool {
    guard !isActive(player), let database else { return isActive(player) }
    let digest = OpenSSLSecrets.digest(player)
    let found = try? await database.read { connection in
      try connection.rows("SELECT 1 FROM player WHERE id = ?", [.blob(digest)]) { _ in true }
    }
    if found?.isEmpty == false { note(player) }
    return isActive(player)
  }

  func url(of player: String, showing playlist: Playlist.ID?) -> String {
    if let playlist, let playlistURL { return playlistURL + playlist.rawValue }
    var query = FormFields(["player": player])
    if let playlist { query.add("playlist", playlist.rawValue) }
    return base + Self.path + "?" + query.encoded
  }

  /// The page that is a player.
  var endpoint: Endpoint {
    Endpoint(.get, Self.path) { [self] request in
      guard let player = request.query["player"], player.utf8.count == 43 else {
        return ProviderPage.message(
          "No Player", "This address opens no player. Open it from the app again.", status: 400)
      }
      if request.method == .get, await !open(player) {
        return ProviderPage.message("No Player", "It cannot be opened now. Try again.", status: 503)
      }
      return ProviderPage.message("Player", "The player is open. Go back to Focus and check again.")
    }
  }

  private static let path = "/oauth/player"

  /// - Returns: false when the other processes cannot be told.
  private func open(_ player: String) async -> Bool {
    note(player)
    guard let database else { return true }
    let digest = OpenSSLSecrets.digest(player)
    let done: Void? = try? await database.transaction { transaction in
      try transaction.run(
        "DELETE FROM player WHERE number <= (SELECT max(number) FROM player) - 10000")
      try transaction.run("INSERT OR IGNORE INTO player (id) VALUES (?)", [.blob(digest)])
    }
    return done != nil
  }

  private func note(_ player: String) {
    guard opened.insert(player).inserted else { return }
    order.append(player)
    if order.count > most { opened.remove(order.removeFirst()) }
  }
}
