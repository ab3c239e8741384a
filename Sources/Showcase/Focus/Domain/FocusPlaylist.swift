/// The songs of a playlist that fill one stretch of work, and no more.
nonisolated struct FocusPlaylist: Equatable, Sendable {
  let playlist: Playlist
  let songs: [Song]

  /// A stretch of work: twenty-five minutes.
  static let stretch = 25 * 60

  /// Takes songs in their order until they fill the stretch; the last one may end after it.
  init(_ playlist: Playlist, of songs: [Song], filling stretch: Int = FocusPlaylist.stretch) {
    self.playlist = playlist
    var total = 0
    self.songs = Array(
      songs.prefix { song in
        defer { total += song.seconds }
        return total < stretch
      })
  }

  /// How long it plays.
  var seconds: Int { songs.reduce(0) { $0 + $1.seconds } }
}
