import Wheelhouse

/// The players that were opened in some browser, by the value in their address.
///
/// A player is a page of this server, which stands for the music service's own app: opening it makes it a
/// device to play on. One directory for the process; the oldest are forgotten.
final class PlayerPages: DeviceDirectory {
  private let base: String
  private let playlistURL: String?
  private var opened: Set<String> = []
  private var order: [String] = []
  private let most = 10_000

  /// Creates a directory.
  ///
  /// - Parameters:
  ///   - base: how the server is reached.
  ///   - playlistURL: what a playlist's id is appended to at another service; nil for the page here.
  init(base: String, playlistURL: String?) {
    self.base = base
    self.playlistURL = playlistURL
  }

  func isActive(_ player: String) -> Bool { opened.contains(player) }

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
      if request.method == .get { open(player) }
      return ProviderPage.message("Player", "The player is open. Go back to Focus and check again.")
    }
  }

  private static let path = "/oauth/player"

  private func open(_ player: String) {
    guard opened.insert(player).inserted else { return }
    order.append(player)
    if order.count > most { opened.remove(order.removeFirst()) }
  }
}
