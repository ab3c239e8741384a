import Testing
import Wheelhouse
import WheelhouseTesting

@testable import Showcase

/// What the services would say, as a test wants it.
final class HandFacts: NavigationFacts {
  var isAuthorized = true
  var hasActiveDevice = false
  var allowsPlaying = true

  func playerURL(showingSelection: Bool) -> String {
    "https://player.test/" + (showingSelection ? "playlist" : "")
  }
}

struct FocusNavigationTests {
  /// Both kinds of client, since both keep the rules.
  enum Layout: CaseIterable {
    case compact, regular
  }

  private let place = FocusPlace()
  private let facts = HandFacts()

  private func model(_ layout: Layout) -> any NavigationModel {
    layout == .compact
      ? CompactNavigationModel(place: place, facts: facts)
      : RegularNavigationModel(place: place, facts: facts)
  }

  private func take(_ walk: FocusWalk) {
    place.navigation = walk.navigation
    facts.hasActiveDevice = walk.hasDevice
    facts.allowsPlaying = walk.allowsPlaying
    facts.isAuthorized = walk.isAuthorized
  }

  private func model(_ layout: Layout, at root: FocusNavigation.Root) -> any NavigationModel {
    place.navigation.show(root)
    return model(layout)
  }

  @Test func `point 57: it starts at launch with no flag set`() {
    let navigation = FocusNavigation()
    #expect(navigation.root == .launch)
    #expect(!navigation.isFocusPlaylistPresented)
    #expect(!navigation.isSpotifyDeviceActivationPresented)
  }

  @Test(arguments: Layout.allCases)
  func `point 60: launch leads to the service selection, or past it when there is access`(
    layout: Layout
  ) {
    facts.isAuthorized = false
    model(layout).receive(SystemEvent.LaunchFinished())
    #expect(place.navigation.root == .serviceSelection)
    place.navigation = FocusNavigation()
    facts.isAuthorized = true
    model(layout).receive(SystemEvent.LaunchFinished())
    #expect(place.navigation.root == .playlistSelection)
  }

  @Test(arguments: Layout.allCases)
  func `point 60: access leads from the service selection to the playlists`(layout: Layout) {
    let model = model(layout, at: .serviceSelection)
    model.receive(DomainEvent.SpotifyAuthorizationUpdated(isAuthorized: true))
    #expect(place.navigation.root == .playlistSelection)
  }

  @Test(arguments: Layout.allCases)
  func `point 60: access that is renewed moves nobody`(layout: Layout) {
    let model = model(layout, at: .playlistSelection)
    model.receive(UserCommand.PlaylistSelected(id: .rain))
    let before = place.navigation
    model.receive(DomainEvent.SpotifyAuthorizationUpdated(isAuthorized: true))
    #expect(place.navigation == before)
  }

  @Test(arguments: Layout.allCases, FocusNavigation.Root.allCases)
  func `point 61: lost access leads to the service selection from anywhere, every flag cleared`(
    layout: Layout, root: FocusNavigation.Root
  ) {
    let model = model(layout, at: root)
    model.receive(UserCommand.PlaylistSelected(id: .rain))
    model.receive(UserCommand.PlayOnSpotifyRequested())
    model.receive(DomainEvent.SpotifyAuthorizationUpdated(isAuthorized: false))
    #expect(place.navigation.root == .serviceSelection)
    #expect(!place.navigation.isFocusPlaylistPresented)
    #expect(!place.navigation.isSpotifyDeviceActivationPresented)
  }

  @Test(arguments: Layout.allCases)
  func `point 62: the authorization page, the player and its playlist are opened outside`(
    layout: Layout
  ) {
    let model = model(layout, at: .playlistSelection)
    model.receive(DomainEvent.SpotifyAuthURLGenerated(url: "https://a.test/"))
    #expect(place.opening?.url == "https://a.test/")
    model.receive(UserCommand.OpenAnotherAppRequested())
    #expect(place.opening?.url == "https://player.test/")
    model.receive(UserCommand.DidRequestOpenPlaylistOnSpotify())
    #expect(place.opening?.url == "https://player.test/playlist")
    #expect(place.opening?.number == 3)
  }

  @Test(arguments: Layout.allCases)
  func `point 62: playing without a device asks for one, and with one does not`(layout: Layout) {
    let model = model(layout, at: .playlistSelection)
    model.receive(UserCommand.PlaylistSelected(id: .rain))
    facts.hasActiveDevice = true
    model.receive(UserCommand.PlayOnSpotifyRequested())
    #expect(!place.navigation.isSpotifyDeviceActivationPresented)
    facts.hasActiveDevice = false
    model.receive(UserCommand.PlayOnSpotifyRequested())
    #expect(place.navigation.isSpotifyDeviceActivationPresented)
    model.receive(DomainEvent.DeviceUpdated(isActive: true))
    #expect(!place.navigation.isSpotifyDeviceActivationPresented)
  }

  @Test(arguments: Layout.allCases)
  func `point 62: what needs a premium account asks for no device`(layout: Layout) {
    let model = model(layout, at: .playlistSelection)
    model.receive(UserCommand.PlaylistSelected(id: .rain))
    facts.allowsPlaying = false
    model.receive(UserCommand.PlayOnSpotifyRequested())
    #expect(!place.navigation.isSpotifyDeviceActivationPresented)
    facts.allowsPlaying = true
    model.receive(UserCommand.PlayOnSpotifyRequested())
    model.receive(DomainEvent.SpotifyPremiumOnlyActionAttempted())
    #expect(!place.navigation.isSpotifyDeviceActivationPresented)
  }

  @Test func `point 66: no flag can be set under another root`() {
    var navigation = FocusNavigation()
    for root in [FocusNavigation.Root.launch, .serviceSelection] {
      navigation.show(root)
      navigation.isFocusPlaylistPresented = true
      navigation.isSpotifyDeviceActivationPresented = true
      #expect(!navigation.isFocusPlaylistPresented)
      #expect(!navigation.isSpotifyDeviceActivationPresented)
    }
  }

  @Test
  func `point 70: the player takes the narrow client's question away and leaves the wide one's`() {
    for layout in Layout.allCases {
      place.navigation = FocusNavigation()
      let model = model(layout, at: .playlistSelection)
      model.receive(UserCommand.PlaylistSelected(id: .rain))
      model.receive(UserCommand.PlayOnSpotifyRequested())
      model.receive(UserCommand.OpenAnotherAppRequested())
      #expect(place.navigation.isSpotifyDeviceActivationPresented == (layout == .regular))
    }
  }

  @Test func `a link is kept until it can be followed, the latest one, and handed out once`() {
    let model = model(.compact, at: .serviceSelection)
    model.receive(SystemEvent.PlaylistLinkOpened(id: .rain))
    model.receive(SystemEvent.PlaylistLinkOpened(id: .night))
    #expect(place.navigation.takeLink() == .night)
    #expect(place.navigation.takeLink() == nil)
  }

  @Test(arguments: [FocusLink.start, .playlists, .playlist(.rain)])
  func `every link prints to its URL and back`(link: FocusLink) throws {
    let url = try #require(FocusLink.table.url(for: link))
    #expect(FocusLink.table.route(for: url) == link)
  }

  // Each of these makes the walk fail: not clearing the flags in `show`, a device without a playlist,
  // lost access that stays at the playlists, a launch that finishes twice, a link that is handed out twice.
  @Test(arguments: Layout.allCases)
  func `a hundred thousand random events keep the rules of navigation`(layout: Layout) throws {
    let fuzz = NavigationFuzz(
      start: FocusWalk(), event: { Happening.random(&$1) },
      apply: { walk, happening in
        self.take(walk)
        happening.happen(to: &walk, self.place, self.model(layout))
      },
      invariants: Happening.invariants)
    try fuzz.run(steps: 100_000)
  }
}

/// Where a random walk is, and what the services would say there.
struct FocusWalk {
  var navigation = FocusNavigation()
  var hasDevice = false
  var allowsPlaying = true
  var isAuthorized = false
}

/// Something that a random walk does: an event, or a flag that a client clears by hand.
enum Happening {
  case event(any Event)
  case back
  case sheetClosed
  case facts(device: Bool, playing: Bool, access: Bool)
  case followed

  static func random(_ random: inout SplitMix64) -> Happening {
    switch random.below(14) {
    case 0: .event(SystemEvent.LaunchFinished())
    case 1: .event(DomainEvent.SpotifyAuthorizationUpdated(isAuthorized: true))
    case 2: .event(DomainEvent.SpotifyAuthorizationUpdated(isAuthorized: false))
    case 3: .event(DomainEvent.SpotifyAuthURLGenerated(url: "https://a.test/"))
    case 4: .event(UserCommand.PlaylistSelected(id: .rain))
    case 5: .event(UserCommand.OpenAnotherAppRequested())
    case 6: .event(UserCommand.DidRequestOpenPlaylistOnSpotify())
    case 7: .event(UserCommand.PlayOnSpotifyRequested())
    case 8: .event(DomainEvent.SpotifyPremiumOnlyActionAttempted())
    case 9: .event(SystemEvent.PlaylistLinkOpened(id: .night))
    case 10: .back
    case 11: .sheetClosed
    case 12: .followed
    default:
      .facts(
        device: random.below(2) == 0, playing: random.below(4) > 0, access: random.below(2) == 0)
    }
  }

  func happen(to walk: inout FocusWalk, _ place: FocusPlace, _ model: any NavigationModel) {
    switch self {
    case .event(let event): model.receive(event)
    case .back: place.navigation.isFocusPlaylistPresented = false
    case .sheetClosed: place.navigation.isSpotifyDeviceActivationPresented = false
    case .followed: _ = place.navigation.takeLink()
    case .facts(let device, let playing, let access):
      (walk.hasDevice, walk.allowsPlaying, walk.isAuthorized) = (device, playing, access)
    }
    walk.navigation = place.navigation
  }

  private var event: (any Event)? {
    if case .event(let event) = self { event } else { nil }
  }

  static var invariants: [NavigationInvariant<FocusWalk, Happening>] {
    [
      NavigationInvariant("no flag is set under another root") { walk in
        let now = walk.navigation
        return now.root == .playlistSelection
          || !now.isFocusPlaylistPresented && !now.isSpotifyDeviceActivationPresented
      },
      NavigationInvariant("a device is asked for only over a playlist") { walk in
        let now = walk.navigation
        return now.isFocusPlaylistPresented || !now.isSpotifyDeviceActivationPresented
      },
      NavigationInvariant("lost access leads to the service selection") { _, happening, now in
        let update = happening.event as? DomainEvent.SpotifyAuthorizationUpdated
        return update?.isAuthorized != false || now.navigation.root == .serviceSelection
      },
      NavigationInvariant("launch is left once and for good") { before, _, now in
        before.navigation.root == .launch || now.navigation.root != .launch
      },
      NavigationInvariant("a launch that is over changes nothing") { before, happening, now in
        !(happening.event is SystemEvent.LaunchFinished) || before.navigation.root == .launch
          || now.navigation == before.navigation
      },
      NavigationInvariant("a link waits until it is followed") { before, happening, now in
        if case .followed = happening { return now.navigation.pendingLink == nil }
        return before.navigation.pendingLink == nil || now.navigation.pendingLink != nil
      },
      NavigationInvariant("opening something outside keeps where one is") {
        before, happening, now in
        !(happening.event is DomainEvent.SpotifyAuthURLGenerated)
          || now.navigation == before.navigation
      },
    ]
  }
}
