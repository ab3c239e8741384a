import Wheelhouse

/// All playlists in a grid.
struct ChoosePlaylistView: View {
  /// Whether the playlist that was chosen is in sight beside its tile.
  var isChosenShown = false
  @EnvironmentObject private var viewModel: ChoosePlaylistViewModel
  @Environment(\.eventBus) private var eventBus

  var body: some View {
    content.toolbar {
      ToolbarItem(placement: .topBarLeading) {
        Menu("Account", systemImage: "person.circle") {
          Button("Disconnect", systemImage: "power", role: .destructive) {
            eventBus.send(UserCommand.SpotifyDisconnectRequested())
          }
        }
      }
    }
  }

  @ViewBuilder private var content: some View {
    switch viewModel.content {
    case .loading: ProgressView("Loading playlists…")
    case .loaded(let tiles):
      PlaylistsGrid(tiles: tiles, shown: isChosenShown ? viewModel.chosen : nil)
    case .failed(let failure): FocusFailureView(failure: failure)
    }
  }
}

/// The tiles; a tap tells which one, and nothing more.
private struct PlaylistsGrid: View {
  let tiles: [PlaylistTile]
  let shown: Playlist.ID?
  @Environment(\.eventBus) private var eventBus

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 150))]) {
        ForEach(tiles) { tile in
          Button {
            eventBus.send(UserCommand.PlaylistSelected(id: tile.id))
          } label: {
            PlaylistTileView(tile: tile)
          }
          .accessibilityAddTraits(tile.id == shown ? .isSelected : [])
        }
      }
    }
  }
}

/// Places what a tile shows.
private struct PlaylistTileView: View {
  let tile: PlaylistTile

  var body: some View {
    VStack(alignment: .leading) {
      Image(systemName: tile.systemImage).font(.title).foregroundStyle(.accentColor)
      Text(tile.title).font(.headline)
      Text(tile.mood).font(.subheadline).foregroundStyle(.secondary)
      Text(tile.count).font(.caption).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
  }
}
