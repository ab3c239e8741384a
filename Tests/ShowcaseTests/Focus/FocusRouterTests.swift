import ScreenDocument
import Testing
import Wheelhouse
import WheelhouseTesting

@testable import Showcase

/// Point 71: the same views on a router instead of the bus.
///
/// Everything below stands in for the bus, the compositor and the coordinators. No view is written again.
private final class FocusRouter: ObservableObject, EventSender {
  enum Route: Hashable {
    case playlists
    case focusPlaylist
    case deviceActivation
    case services
  }

  @Published var isSignedIn = false
  @Published var path: [Route] = []
  @Published var isDeviceActivationPresented = false
  let screens = FocusScreens(serviceName: "Tunebox", listener: Listener())
  private let repository: any PlaylistsRepository
  private(set) var work: Task<Void, Never>?

  init(_ repository: any PlaylistsRepository) { self.repository = repository }

  func navigate(to route: Route) {
    switch route {
    case .services: isSignedIn = false
    case .playlists: isSignedIn = true
    case .focusPlaylist: path = [.focusPlaylist]
    case .deviceActivation: isDeviceActivationPresented = true
    }
  }

  /// What a view wants is called at once: there is no queue, and nobody else listens.
  func send(_ event: any Event) {
    switch event {
    case is UserCommand.SpotifyAuthorizationRequested: signIn()
    case is UserCommand.SpotifyDisconnectRequested: navigate(to: .services)
    case let event as UserCommand.PlaylistSelected: show(event.id)
    case is UserCommand.PlayOnSpotifyRequested: navigate(to: .deviceActivation)
    default: break
    }
  }

  private func signIn() {
    navigate(to: .playlists)
    work = Task {
      let all = (try? await repository.playlists()) ?? []
      screens.choosePlaylist.receive(DomainEvent.PlaylistsLoaded(playlists: all))
    }
  }

  private func show(_ id: Playlist.ID) {
    navigate(to: .focusPlaylist)
    work = Task {
      guard let playlist = try? await repository.playlists().first(where: { $0.id == id }),
        let songs = try? await repository.songs(of: id)
      else { return }
      let generated = FocusPlaylist(playlist, of: songs)
      screens.generatedPlaylist.receive(DomainEvent.PlaylistGenerated(playlist: generated))
    }
  }
}

/// A coordinator that follows the router.
private struct RoutedCoordinator: View {
  @ObservedObject var router: FocusRouter

  var body: some View {
    Group {
      if router.isSignedIn {
        NavigationStack(path: $router.path) {
          ChoosePlaylistView().navigationDestination(for: FocusRouter.Route.self) { _ in
            GeneratedPlaylistView()
          }
        }
      } else {
        NavigationStack { ServiceSelectionView() }
      }
    }
    .sheet(isPresented: $router.isDeviceActivationPresented) { DeviceActivationView() }
    .screens(router.screens)
    .environment(\.eventBus, router)
  }
}

struct FocusRouterTests {
  @Test func `point 71: the same views run on a router instead of the bus`() async throws {
    let router = FocusRouter(InMemoryPlaylistsRepository.music())
    let app = InProcessApp { RoutedCoordinator(router: router) }
    let driver = try await app.open("/")
    try await driver.tap("Connect Tunebox")
    try await driver.waitFor("Rain")
    try await driver.tap("Rain")
    try await driver.waitFor("Drizzle")
    try await driver.tap("Play")
    #expect(driver.sees("No Device to Play On"))
    #expect(router.isDeviceActivationPresented)
    try await driver.dismiss()
    try await driver.back()
    #expect(router.path.isEmpty)
    try await driver.tap("Disconnect")
    #expect(driver.sees("Connect Tunebox"))
  }

  @Test func `point 71: on the bus and on the router a screen is the same, node by node`()
    async throws
  {
    let router = FocusRouter(InMemoryPlaylistsRepository.music())
    let routed = try await InProcessApp { RoutedCoordinator(router: router) }.open("/")
    try await routed.tap("Connect Tunebox")
    try await routed.waitFor("Rain")
    try await routed.tap("Rain")
    try await routed.waitFor("Drizzle")
    let bench = FocusBench()
    let app = InProcessApp(ShowcaseApp(focus: bench.feature))
    let driver = try await app.open("/focus", layout: .compact)
    try await FocusJourney(driver: driver, browser: bench.browser).connect()
    try await driver.waitFor("Rain")
    try await driver.tap("Rain")
    try await driver.waitFor("Drizzle")
    let list = try #require(driver.document.first { $0.type == "list" })
    let other = try #require(routed.document.first { $0.type == "list" })
    #expect(list.outline == other.outline)
  }
}
