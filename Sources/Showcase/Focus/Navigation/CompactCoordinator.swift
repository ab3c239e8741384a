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
            .navigationDestination(isPresented: $place.navigation.isFocusPlaylistPresented) {
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
}
