import Wheelhouse

/// The flow of a wide client: playlists and the focus playlist are seen side by side.
///
/// It resembles the narrow flow and shares nothing with it, so that either can change alone. Opening the
/// player leaves the question for a device up, since both are in sight, until the device is there.
final class RegularNavigationModel: NavigationModel {
  private let place: FocusPlace
  private unowned let facts: any NavigationFacts

  init(place: FocusPlace, facts: any NavigationFacts) {
    self.place = place
    self.facts = facts
  }

  func receive(_ event: any Event) {
    switch event {
    case is SystemEvent.LaunchFinished: launchFinished()
    case let event as DomainEvent.SpotifyAuthorizationUpdated: updated(event.isAuthorized)
    case let event as SystemEvent.PlaylistLinkOpened: place.navigation.keep(event.id)
    case let event as DomainEvent.SpotifyAuthURLGenerated: place.open(event.url)
    case is UserCommand.PlaylistSelected: playlistSelected()
    case is UserCommand.OpenAnotherAppRequested:
      place.open(facts.playerURL(showingSelection: false))
    case is UserCommand.DidRequestOpenPlaylistOnSpotify:
      place.open(facts.playerURL(showingSelection: true))
    case is UserCommand.PlayOnSpotifyRequested: playRequested()
    case is DomainEvent.SpotifyPremiumOnlyActionAttempted, is DomainEvent.DeviceUpdated:
      place.navigation.isSpotifyDeviceActivationPresented = false
    default: break
    }
  }

  private func launchFinished() {
    guard place.navigation.root == .launch else { return }
    place.navigation.show(facts.isAuthorized ? .playlistSelection : .serviceSelection)
  }

  private func updated(_ isAuthorized: Bool) {
    guard isAuthorized else { return place.navigation.show(.serviceSelection) }
    if place.navigation.root == .serviceSelection { place.navigation.show(.playlistSelection) }
  }

  private func playlistSelected() {
    place.navigation.isSpotifyDeviceActivationPresented = false
    place.navigation.isFocusPlaylistPresented = true
  }

  private func playRequested() {
    guard facts.allowsPlaying, !facts.hasActiveDevice else { return }
    place.navigation.isSpotifyDeviceActivationPresented = true
  }
}
