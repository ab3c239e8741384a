import Wheelhouse

/// One session's services, view models and navigation models, and the bus that ties them together.
///
/// Services hear an event first, then the view models, then the navigation model of the layout.
final class FocusCompositor: Transient {
  let place: FocusPlace
  let bus = EventBus()
  let screens: FocusScreens
  private let listener: Listener
  private let music: MusicService
  private let authorization: AuthorizationService
  private let desk: any AnswerDesk
  private var answers: EventSubscription?
  private let playback: PlaybackService
  private var navigationModel: (any NavigationModel)?
  private var subscriptions: [EventSubscription] = []
  private var loading: Task<Void, Never>?

  init(
    feature: FocusFeature, listener: Listener, place: FocusPlace,
    errors: ErrorViewModel = ErrorViewModel()
  ) {
    self.place = place
    self.listener = listener
    screens = FocusScreens(
      serviceName: feature.provider.name, listener: listener, errors: errors)
    music = MusicService(bus: bus, listener: listener, repository: feature.repository)
    desk = feature.desk
    authorization = AuthorizationService(
      bus: bus, listener: listener, provider: feature.provider, desk: feature.desk,
      secrets: feature.secrets, clock: feature.clock)
    playback = PlaybackService(
      bus: bus, listener: listener, devices: feature.players, secrets: feature.secrets)
    subscribe()
  }

  isolated deinit {
    loading?.cancel()
  }

  private func subscribe() {
    subscriptions = [
      bus.subscribe { [unowned self] in serve($0) },
      bus.subscribe { [screens] in screens.receive($0) },
      bus.subscribe { [unowned self] in navigationModel?.receive($0) },
      bus.subscribe { [unowned self] _ in followKeptLink() },
    ]
  }

  /// Follows the flow of a kind of client from now on.
  func adapt(to layout: UserInterfaceSizeClass?) {
    navigationModel =
      layout == .compact
      ? CompactNavigationModel(place: place, facts: self)
      : RegularNavigationModel(place: place, facts: self)
  }

  /// Begins, or goes on after a sleep: loads what every screen needs.
  func launch() async {
    authorization.resume()
    playback.resume()
    if place.navigation.isFocusPlaylistPresented { music.generateAgain() }
    await music.loadPlaylists()
    if !Task.isCancelled { bus.send(SystemEvent.LaunchFinished()) }
  }

  /// Keeps the access to the music service for as long as the session is awake.
  func keepAccess() async { await authorization.keepFresh() }

  /// Lets the answer to a request wake the session, should it be parked by then.
  ///
  /// Called while the session is rendered: what is subscribed to then is what a parked session wakes for.
  func followAnswers() {
    guard listener.state.pending != nil else { return answers = nil }
    if answers == nil { answers = desk.events.subscribe(to: AuthorizationAnswered.self) { _ in } }
  }

  /// Something that is another one whenever there is another access to keep.
  var access: Double? { listener.state.authorization?.expiresAt }

  /// The URL of what is seen.
  var url: String? {
    FocusLink.table.url(
      for: FocusLink.to(place.navigation, selection: listener.state.selection))
  }
}

// Links.
extension FocusCompositor {
  /// Goes where a link says, as soon as that can be.
  func follow(_ link: FocusLink) {
    place.navigation.isSpotifyDeviceActivationPresented = false
    guard link != FocusLink.to(place.navigation, selection: listener.state.selection) else {
      return
    }
    switch link {
    case .start, .playlists:
      place.navigation.isFocusPlaylistPresented = false
      place.navigation.forgetLink()
    case .playlist(let id): bus.send(SystemEvent.PlaylistLinkOpened(id: id))
    }
  }

  /// A link to a playlist is a selection that may have to wait for access.
  private func followKeptLink() {
    guard place.navigation.root == .playlistSelection, let id = place.navigation.takeLink() else {
      return
    }
    bus.send(UserCommand.PlaylistSelected(id: id))
  }
}

// What the services do about an event.
extension FocusCompositor {
  private func serve(_ event: any Event) {
    switch event {
    case is UserCommand.SpotifyAuthorizationRequested: authorization.request()
    case is UserCommand.SpotifyDisconnectRequested: authorization.disconnect()
    case let event as UserCommand.PlaylistSelected: music.select(event.id)
    case is UserCommand.ReloadRequested: reload()
    case is UserCommand.DeviceCheckRequested: playback.checkDevice()
    case is UserCommand.PlayOnSpotifyRequested: playback.play()
    case let event as SystemEvent.AuthorizationCallbackReceived:
      authorization.received(event.answer)
    case let event as DomainEvent.PlaylistGenerated: playback.prepare(event.playlist)
    default: break
    }
  }

  private func reload() {
    if place.navigation.isFocusPlaylistPresented { music.generateAgain() }
    loading?.cancel()
    loading = Task { [music] in await music.loadPlaylists() }
  }
}

extension FocusCompositor: NavigationFacts {
  var isAuthorized: Bool { authorization.isAuthorized }
  var hasActiveDevice: Bool { listener.state.hasActiveDevice }
  var allowsPlaying: Bool { listener.state.authorization?.allowsPlaying ?? false }

  func playerURL(showingSelection: Bool) -> String {
    playback.playerURL(showing: showingSelection ? listener.state.selection : nil)
  }
}
