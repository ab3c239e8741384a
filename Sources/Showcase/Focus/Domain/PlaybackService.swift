import Wheelhouse

/// Plays on the device that the person has opened, where the account includes that.
final class PlaybackService {
  private let bus: any EventSender
  private let listener: Listener
  private let devices: any DeviceDirectory
  private let secrets: any AuthorizationSecrets
  private var title: String?
  private var looking: Task<Void, Never>?

  init(
    bus: any EventSender, listener: Listener, devices: any DeviceDirectory,
    secrets: any AuthorizationSecrets
  ) {
    self.bus = bus
    self.listener = listener
    self.devices = devices
    self.secrets = secrets
  }

  isolated deinit { looking?.cancel() }

  /// Goes on looking for the player where a sleep came in between.
  func resume() {
    if listener.state.isCheckingDevice == true { checkDevice() }
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

  /// Looks whether the player was opened by now, here or at another process.
  func checkDevice() {
    noteDevice()
    guard devices.isShared, !listener.state.hasActiveDevice, let player = listener.state.player
    else { return tellDevice() }
    listener.state.isCheckingDevice = true
    looking = Task { [weak self, devices] in
      let isActive = await devices.look(for: player)
      guard !Task.isCancelled, let self else { return }
      if isActive { listener.state.hasActiveDevice = true }
      tellDevice()
    }
  }

  private func tellDevice() {
    listener.state.isCheckingDevice = nil
    guard listener.state.hasActiveDevice else {
      return bus.send(
        DomainEvent.ApplicationError(message: "No player is open yet. Open it, then check again."))
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
    return devices.url(of: player, showing: playlist)
  }
}

/// The players that people have opened: a port.
protocol DeviceDirectory: AnyObject {
  /// Whether there are other processes that know of players.
  var isShared: Bool { get }

  /// Whether a player was opened, as far as this process knows.
  func isActive(_ player: String) -> Bool

  /// Whether a player was opened anywhere.
  func look(for player: String) async -> Bool

  /// The page that opens a player, with a playlist on it if one is named.
  func url(of player: String, showing playlist: Playlist.ID?) -> String
}
