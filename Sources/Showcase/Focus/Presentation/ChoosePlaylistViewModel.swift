import Wheelhouse

/// The playlists as tiles of a grid.
final class ChoosePlaylistViewModel: ObservableObject {
  @Published private(set) var content = FocusContent<[PlaylistTile]>.loading
  private let listener: Listener

  init(listener: Listener) { self.listener = listener }

  /// The playlist that was chosen last.
  var chosen: Playlist.ID? { listener.state.selection }

  /// Shows what the music service tells about playlists.
  func receive(_ event: any Event) {
    switch event {
    case let event as DomainEvent.PlaylistsLoaded:
      content = .loaded(event.playlists.map(PlaylistTile.init))
    case let event as DomainEvent.PlaylistsFailed: content = .failed(FocusFailure(event.error))
    default: break
    }
  }
}

/// What a tile of the grid shows.
nonisolated struct PlaylistTile: Equatable, Sendable, Identifiable {
  let id: Playlist.ID
  let title: String
  let mood: String
  let count: String
  let systemImage: String

  init(_ playlist: Playlist) {
    id = playlist.id
    title = playlist.title
    mood = playlist.mood
    count = playlist.songCount == 1 ? "1 song" : "\(playlist.songCount) songs"
    systemImage = playlist.systemImage
  }
}
