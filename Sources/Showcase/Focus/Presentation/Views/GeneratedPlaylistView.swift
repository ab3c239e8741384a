import Wheelhouse

/// The songs of the focus playlist, and what can be done with them.
struct GeneratedPlaylistView: View {
  @EnvironmentObject private var viewModel: GeneratedPlaylistViewModel

  var body: some View {
    switch viewModel.content {
    case .loading: ProgressView("Making your playlist…")
    case .loaded(let playlist):
      SongsView(playlist: playlist, nowPlaying: viewModel.nowPlaying)
    case .failed(let failure): FocusFailureView(failure: failure)
    }
  }
}

/// The list of songs below the two buttons.
private struct SongsView: View {
  let playlist: GeneratedPlaylistUIState
  let nowPlaying: String?
  @Environment(\.eventBus) private var eventBus

  var body: some View {
    List {
      Section {
        VStack(alignment: .leading) {
          Text(playlist.title).font(.title2)
          Text(playlist.summary).foregroundStyle(.secondary)
          if let nowPlaying { Label(nowPlaying, systemImage: "music.note") }
        }
        Button("Play", systemImage: "play") {
          eventBus.send(UserCommand.PlayOnSpotifyRequested())
        }
        Button("Open in the Player", systemImage: "square.and.arrow.up") {
          eventBus.send(UserCommand.DidRequestOpenPlaylistOnSpotify())
        }
      }
      Section("Songs") {
        ForEach(playlist.songs) { SongRowView(song: $0) }
      }
    }
  }
}

/// Places what a song's row shows.
private struct SongRowView: View {
  let song: GeneratedPlaylistUIState.SongRow

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(song.title)
        Text(song.artist).foregroundStyle(.secondary)
      }
      Spacer()
      Text(song.length).foregroundStyle(.secondary)
    }
  }
}
