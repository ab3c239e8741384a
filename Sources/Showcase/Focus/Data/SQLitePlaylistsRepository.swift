import WheelhouseSQLite

/// The embedded catalogue in a SQLite file, which is made and filled on first use.
actor SQLitePlaylistsRepository: PlaylistsRepository {
  private var file: SQLiteFile

  /// Creates the repository of the file `focus.sqlite` in a folder; nothing is opened yet.
  init(folder: String) { file = SQLiteFile(folder: folder, name: "focus.sqlite") }

  func playlists() throws(PlaylistsError) -> [Playlist] {
    let found = try reading { connection throws(SQLiteError) in
      try connection.rows(
        """
        SELECT playlist.id, title, mood, system_image,
          (SELECT count(*) FROM song WHERE song.playlist = playlist.id)
        FROM playlist ORDER BY position
        """
      ) { row in
        Playlist.ID(rawValue: row.text(0)).map {
          Playlist(
            id: $0, title: row.text(1), mood: row.text(2), systemImage: row.text(3),
            songCount: row.integer(4))
        }
      }
    }
    return found.compactMap(\.self)
  }

  func songs(of id: Playlist.ID) throws(PlaylistsError) -> [Song] {
    let songs = try reading { connection throws(SQLiteError) in
      try connection.rows(
        "SELECT id, title, artist, seconds FROM song WHERE playlist = ? ORDER BY id",
        [.text(id.rawValue)]
      ) {
        Song(id: $0.integer(0), title: $0.text(1), artist: $0.text(2), seconds: $0.integer(3))
      }
    }
    guard !songs.isEmpty else { throw .unknownPlaylist(id) }
    return songs
  }

  /// Reads from an open file; after any failure the next attempt opens it anew.
  private func reading<Value>(
    _ read: (SQLiteConnection) throws(SQLiteError) -> Value
  ) throws(PlaylistsError) -> Value {
    do throws(SQLiteError) {
      return try read(try opened())
    } catch {
      file.close()
      throw .unavailable("\(file.path): \(error.message) (SQLite code \(error.code))")
    }
  }

  private func opened() throws(SQLiteError) -> SQLiteConnection {
    if let connection = file.openConnection { return connection }
    return try file.open { connection throws(SQLiteError) in try connection.preparePlaylists() }
  }
}
