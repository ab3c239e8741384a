import Wheelhouse

/// Plays on the device that the person has opened, where the account includes that.
final class PlaybackService {
  private let bus: any EventSender
  private let listener: Listener
  private let devices: any DeviceDirectory
  private let secrets: any AuthorizationSecrets
  private var title: String?
  /// Held as long as it matters whether the player was opened.
  private var watching: AnyObject?

  init(
    bus: any EventSender, listener: Listener, devices: any DeviceDirectory,
    secrets: any AuthorizationSecrets
  ) {
    self.bus = bus
    self.listener = listener
    self.devices = devices
    self.secrets = secrets
  }

  /// Goes on waiting for the player after a sleep.
  func resume() {
    if let player = listener.state.player { watching = devices.watch(player) }
  }

  /// Notes what would be played.
  func prepare(_ playlist: FocusPlaylist) { title = playlist.songs.first?.title }

  /// Plays, says that the account does not include it, or does nothing as long as there is no device.
  func play() {
    guard let authorization = listener.state.authorization else { return }
    guard authorization.allowsPlaying else {
      return bus.send(DomainEvent.SpotifyPremiumOnlyActionAttempted())
    }
    noteDevice()
    guard listener.state.hasActiveDevice, let title else { return }
    listener.state.nowPlaying = title
    bus.send(DomainEvent.PlaybackStarted(title: title))
  }

  /// Looks whether the player was opened by now.
  func checkDevice() {
    noteDevice()
    guard listener.state.hasActiveDevice else {
      return bus.send(
        DomainEvent.ApplicationError(
          subject: .playing, message: "No player is open yet. Open it, then check again."))
    }
    bus.send(DomainEvent.DeviceUpdated(isActive: true))
  }

  private func noteDevice() {
    guard !listener.state.hasActiveDevice, let player = listener.state.player else { return }
    if devices.isActive(player) { listener.state.hasActiveDevice = true }
  }

  /// The page of this session's player.
  func playerURL(showing playlist: Playlist.ID? = nil) -> String {
    let player = listener.state.player ?? secrets.next()
    listener.state.player = player
    if watching == nil { watching = devices.watch(player) }
    return devices.url(of: player, showing: playlist)
  }
}

/// The players that people have opened: a port.
protocol DeviceDirectory: AnyObject {
  /// Whether a player was opened.
  func isActive(_ player: String) -> Bool

  /// Follows whether a player is opened, at any process, as long as what it returns is held.
  func watch(_ player: String) -> AnyObject?

  /// The page that opens a player, with a playlist on it if one is named.
  func url(of player: String, showing playlist: Playlist.ID?) -> String
}
