import Wheelhouse

/// Where the music service is connected.
struct ServiceSelectionView: View {
  @EnvironmentObject private var viewModel: ServiceSelectionViewModel
  @Environment(\.eventBus) private var eventBus

  var body: some View {
    VStack {
      ContentUnavailableView(
        "Connect \(viewModel.serviceName)", systemImage: "music.note.list",
        description: Text(
          "Focus makes its playlists from your music. You decide on a page of "
            + "\(viewModel.serviceName) what it may do.")
      ) {
        Button("Connect \(viewModel.serviceName)", systemImage: "link") {
          eventBus.send(UserCommand.SpotifyAuthorizationRequested())
        }
        .buttonStyle(.borderedProminent)
      }
      if let page = viewModel.decisionURL {
        DecisionLink(url: page, serviceName: viewModel.serviceName)
      }
    }
  }
}
