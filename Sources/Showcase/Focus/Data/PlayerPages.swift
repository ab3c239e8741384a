import Wheelhouse

/// The players that were opened in some browser, by the value in their address.
///
/// A player is a page of this server, which stands for the music service's own app: opening it makes it a
/// device to play on. A process remembers those that were opened there, and forgets the oldest; of those
/// that were opened at another process it hears.
final class PlayerPages: DeviceDirectory {
  private let base: String
  private let playlistURL: String?
  private let register: SQLitePlayerRegister?
  /// From the first time that somebody wants to know, for as long as the process lives: a session that
  /// is parked cannot listen.
  private var hearing: EventSubscription?
  private var opened: Set<[UInt8]> = []
  private var order: [[UInt8]] = []
  private let most = 10_000

  /// Creates a directory.
  ///
  /// - Parameters:
  ///   - base: how the server is reached.
  ///   - playlistURL: what a playlist's id is appended to at another service; nil for the page here.
  ///   - register: what the processes share, where there are several.
  init(base: String, playlistURL: String?, register: SQLitePlayerRegister? = nil) {
    self.base = base
    self.playlistURL = playlistURL
    self.register = register
  }

  func isActive(_ player: String) -> Bool { opened.contains(OpenSSLSecrets.digest(player)) }

  func watch(_ player: String) -> AnyObject? {
    guard let register, !isActive(player) else { return nil }
    if hearing == nil { hearing = register.follow { [weak self] in self?.note($0) } }
    let digest = OpenSSLSecrets.digest(player)
    return register.look(for: digest) { [weak self] in self?.note(digest) }
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
      if request.method == .get, await !open(OpenSSLSecrets.digest(player)) {
        return ProviderPage.message("No Player", "It cannot be opened now. Try again.", status: 503)
      }
      return ProviderPage.message("Player", "The player is open. Go back to Focus and play.")
    }
  }

  private static let path = "/oauth/player"

  /// - Returns: false when the other processes cannot be told.
  private func open(_ player: [UInt8]) async -> Bool {
    guard await register?.open(player) ?? true else { return false }
    note(player)
    return true
  }

  private func note(_ player: [UInt8]) {
    guard opened.insert(player).inserted else { return }
    order.append(player)
    if order.count > most { opened.remove(order.removeFirst()) }
  }
}
