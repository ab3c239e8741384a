/// Where playlists and their songs come from: a port.
nonisolated protocol PlaylistsRepository: Sendable {
  /// All playlists in their order.
  func playlists() async throws(PlaylistsError) -> [Playlist]

  /// The songs of one playlist in their order.
  func songs(of id: Playlist.ID) async throws(PlaylistsError) -> [Song]
}

/// Why music could not be had.
nonisolated enum PlaylistsError: Error, Equatable {
  /// The catalogue cannot be read now; the text says why, for a log.
  case unavailable(String)
  case unknownPlaylist(Playlist.ID)
}
