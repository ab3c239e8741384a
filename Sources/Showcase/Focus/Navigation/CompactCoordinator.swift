import Wheelhouse

/// How a narrow client sees the navigation state: a stack, and a sheet over it.
struct CompactCoordinator: View {
  let screens: FocusScreens
  @ObservedObject var place: FocusPlace

  var body: some View {
    Group {
      switch place.navigation.root {
      case .launch: LaunchView()
      case .serviceSelection:
        NavigationStack { ServiceSelectionView().navigationTitle("Focus") }
      case .playlistSelection:
        NavigationStack {
          ChoosePlaylistView()
            .navigationTitle("Choose Playlist")
            .navigationDestination(item: shownPlaylist) { _ in
              GeneratedPlaylistView()
                .navigationTitle("Focus Playlist")
                .navigationBarTitleDisplayMode(.inline)
            }
        }
      }
    }
    .sheet(isPresented: $place.navigation.isSpotifyDeviceActivationPresented) {
      DeviceActivationView()
        .presentationDetents([.medium])
        .presentationDragIndicator(.visible)
    }
    .screens(screens)
  }

  /// The playlist that is up: another one is another screen, so that who leaves the one that was seen before
  /// leaves no other.
  private var shownPlaylist: Binding<Playlist.ID?> {
    Binding(
      get: {
        place.navigation.isFocusPlaylistPresented ? screens.choosePlaylist.chosen : nil
      },
      set: { place.navigation.isFocusPlaylistPresented = $0 != nil })
  }
}
