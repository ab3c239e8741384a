import WheelhouseSQLite

/// The tables of the music catalogue.
nonisolated enum PlaylistsSchema {
  /// Written into the file once the catalogue is complete; a file with another number is filled anew.
  static let version = 1

  static let tables = """
    CREATE TABLE playlist (
      position INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      title TEXT NOT NULL,
      mood TEXT NOT NULL,
      system_image TEXT NOT NULL
    ) STRICT;
    CREATE TABLE song (
      id INTEGER PRIMARY KEY,
      playlist TEXT NOT NULL REFERENCES playlist(id),
      title TEXT NOT NULL,
      artist TEXT NOT NULL,
      seconds INTEGER NOT NULL CHECK (seconds BETWEEN 1 AND 3600)
    ) STRICT;
    CREATE INDEX song_of_playlist ON song(playlist, id);
    """
}

extension SQLiteConnection {
  /// Makes the tables and fills them, unless that was done before; another process may do it meanwhile.
  nonisolated func preparePlaylists() throws(SQLiteError) {
    guard try playlistsVersion() != PlaylistsSchema.version else { return }
    try transaction { () throws(SQLiteError) in
      guard try playlistsVersion() != PlaylistsSchema.version else { return }
      try execute("DROP TABLE IF EXISTS song; DROP TABLE IF EXISTS playlist")
      try execute(PlaylistsSchema.tables)
      for (position, entry) in PlaylistsSeed.playlists.enumerated() {
        try insert(entry, at: position)
      }
      try execute("PRAGMA user_version = \(PlaylistsSchema.version)")
    }
  }

  private nonisolated func playlistsVersion() throws(SQLiteError) -> Int {
    try rows("PRAGMA user_version") { $0.integer(0) }.first ?? 0
  }

  private nonisolated func insert(
    _ entry: PlaylistsSeed.Entry, at position: Int
  ) throws(SQLiteError) {
    try run(
      "INSERT INTO playlist VALUES (?, ?, ?, ?, ?)",
      [
        .integer(position), .text(entry.id), .text(entry.title), .text(entry.mood),
        .text(entry.systemImage),
      ])
    for song in entry.songs {
      try run(
        "INSERT INTO song (playlist, title, artist, seconds) VALUES (?, ?, ?, ?)",
        [.text(entry.id), .text(song.title), .text(song.artist), .integer(song.seconds)])
    }
  }
}
