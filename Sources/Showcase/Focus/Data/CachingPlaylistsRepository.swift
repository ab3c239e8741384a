/// Remembers what another repository gave, so that each thing is asked for once.
///
/// One for the process: what a catalogue holds is the same for everybody. Failures are not remembered.
actor CachingPlaylistsRepository: PlaylistsRepository {
  private let source: any PlaylistsRepository
  private var all: [Playlist]?
  private var songs: [Playlist.ID: [Song]] = [:]

  init(_ source: any PlaylistsRepository) { self.source = source }

  func playlists() async throws(PlaylistsError) -> [Playlist] {
    if let all { return all }
    let found = try await source.playlists()
    all = found
    return found
  }

  func songs(of id: Playlist.ID) async throws(PlaylistsError) -> [Song] {
    if let known = songs[id] { return known }
    let found = try await source.songs(of: id)
    songs[id] = found
    return found
  }
}
