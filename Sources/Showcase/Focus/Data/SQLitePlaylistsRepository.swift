import Glibc

/// The embedded catalogue in a SQLite file, which is made and filled on first use.
actor SQLitePlaylistsRepository: PlaylistsRepository {
  private let folder: String
  private var connection: SQLiteConnection?

  /// Creates the repository of the file `focus.sqlite` in a folder; nothing is opened yet.
  init(folder: String) { self.folder = folder }

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
      connection = nil
      throw .unavailable("\(folder)/focus.sqlite: \(error.message) (SQLite code \(error.code))")
    }
  }

  private func opened() throws(SQLiteError) -> SQLiteConnection {
    if let connection, !connection.isOrphaned { return connection }
    connection = nil
    makeFolder()
    let opened = try SQLiteConnection(path: folder + "/focus.sqlite")
    try opened.preparePlaylists()
    connection = opened
    return opened
  }

  /// Makes the folder and those around it; a failure shows when the file is opened, with a better reason.
  private func makeFolder() {
    var path = folder.hasPrefix("/") ? "/" : ""
    for part in folder.split(separator: "/") {
      path += part + "/"
      unsafe mkdir(path, 0o755)
    }
  }
}
