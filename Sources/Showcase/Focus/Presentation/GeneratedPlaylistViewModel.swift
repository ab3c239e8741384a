import Wheelhouse

/// The focus playlist, song by song.
///
/// It lives as long as the session, so that an answer finds it even before its screen is there.
final class GeneratedPlaylistViewModel: ObservableObject {
  @Published private(set) var content = FocusContent<GeneratedPlaylistUIState>.loading
  private let listener: Listener

  init(listener: Listener) { self.listener = listener }

  /// What sounds, which outlives the process with the rest of what the listener did.
  var nowPlaying: String? { listener.state.nowPlaying.map { "Playing “\($0)”" } }

  /// Shows what the music service tells about the playlist.
  func receive(_ event: any Event) {
    switch event {
    case is DomainEvent.PlaylistGenerationStarted: content = .loading
    case let event as DomainEvent.PlaylistGenerated:
      content = .loaded(GeneratedPlaylistUIState(event.playlist))
    case let event as DomainEvent.PlaylistGenerationFailed:
      content = .failed(FocusFailure(event.error))
    default: break
    }
  }
}

/// What the screen of a focus playlist shows.
nonisolated struct GeneratedPlaylistUIState: Equatable, Sendable {
  let title: String
  let summary: String
  let songs: [SongRow]

  struct SongRow: Equatable, Sendable, Identifiable {
    let id: Int
    let title: String
    let artist: String
    let length: String
  }

  init(_ focus: FocusPlaylist) {
    title = focus.playlist.title
    summary = "\(focus.songs.count) songs, \(Self.minutes(focus.seconds))"
    songs = focus.songs.map {
      SongRow(id: $0.id, title: $0.title, artist: $0.artist, length: Self.clock($0.seconds))
    }
  }

  private static func minutes(_ seconds: Int) -> String { "\((seconds + 30) / 60) minutes" }

  private static func clock(_ seconds: Int) -> String {
    let rest = seconds % 60
    return "\(seconds / 60):" + (rest < 10 ? "0" : "") + "\(rest)"
  }
}
