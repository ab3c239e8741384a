import Wheelhouse

/// The view models of all screens, made once for a session and handed to the views through their
/// surroundings: no screen hands anything to another.
final class FocusScreens {
  let serviceSelection: ServiceSelectionViewModel
  let choosePlaylist: ChoosePlaylistViewModel
  let generatedPlaylist: GeneratedPlaylistViewModel
  let errors: ErrorViewModel

  init(serviceName: String, listener: Listener, errors: ErrorViewModel = ErrorViewModel()) {
    serviceSelection = ServiceSelectionViewModel(serviceName: serviceName, listener: listener)
    choosePlaylist = ChoosePlaylistViewModel(listener: listener)
    generatedPlaylist = GeneratedPlaylistViewModel(listener: listener)
    self.errors = errors
  }

  /// Shows what a service tells.
  func receive(_ event: any Event) {
    choosePlaylist.receive(event)
    generatedPlaylist.receive(event)
    errors.receive(event)
  }
}

extension View {
  /// Hands the view models to the screens inside.
  func screens(_ screens: FocusScreens) -> some View {
    environmentObject(screens.serviceSelection)
      .environmentObject(screens.choosePlaylist)
      .environmentObject(screens.generatedPlaylist)
      .environmentObject(screens.errors)
  }
}
