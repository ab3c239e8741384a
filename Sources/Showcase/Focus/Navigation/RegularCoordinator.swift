import Wheelhouse

/// How a wide client sees the navigation state: playlists on one side, the focus playlist on the other.
struct RegularCoordinator: View {
  let screens: FocusScreens
  @ObservedObject var place: FocusPlace

  var body: some View {
    Group {
      switch place.navigation.root {
      case .launch: LaunchView()
      case .serviceSelection:
        NavigationStack {
          HStack {
            LaunchView()
            Divider()
            ServiceSelectionView()
          }
          .navigationTitle("Focus")
        }
      case .playlistSelection:
        NavigationSplitView {
          ChoosePlaylistView(isChosenShown: place.navigation.isFocusPlaylistPresented)
            .navigationTitle("Choose Playlist")
        } detail: {
          chosen.navigationTitle("Focus Playlist")
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

  @ViewBuilder private var chosen: some View {
    if place.navigation.isFocusPlaylistPresented {
      GeneratedPlaylistView()
    } else {
      ContentUnavailableView(
        "No Playlist Chosen", systemImage: "music.note.list",
        description: Text("Choose one to hear twenty-five minutes of it."))
    }
  }
}
