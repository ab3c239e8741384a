/// A catalogue in memory that notes what it was asked, for tests.
actor InMemoryPlaylistsRepository: PlaylistsRepository {
  private let all: [Playlist]
  private let songs: [Playlist.ID: [Song]]
  private var failure: PlaylistsError?
  /// What was asked, in order.
  private(set) var requests: [String] = []

  init(_ all: [Playlist], songs: [Playlist.ID: [Song]]) {
    self.all = all
    self.songs = songs
  }

  /// Fails from now on, or no longer.
  func fail(with error: PlaylistsError?) { failure = error }

  func playlists() throws(PlaylistsError) -> [Playlist] {
    requests.append("playlists")
    if let failure { throw failure }
    return all
  }

  func songs(of id: Playlist.ID) throws(PlaylistsError) -> [Song] {
    requests.append("songs of " + id.rawValue)
    if let failure { throw failure }
    guard let found = songs[id] else { throw .unknownPlaylist(id) }
    return found
  }
}
