import ScreenDocument
import Wheelhouse
import WheelhouseTesting

@testable import Showcase

/// A kind of place that a person can be at when a link reaches them.
nonisolated enum LinkPlace: CaseIterable, Sendable {
  case home
  case root
  case tab
  case pushedScreen
  case sheet
  case screenInSheet
  case alert
  case unsavedEdit
  case productsRoot
  case productsDetail
  case productsSheet
  case matchesTab
  case matchesSheet
  case matchesScreenInSheet
  case focusLaunch
  case libraryItem
  case narrowLibraryItem

  /// Whether there is work that would be lost.
  var hasUnsavedWork: Bool { self == .unsavedEdit }

  /// Whether the place is in the routers' app, which says by itself that a link leads nowhere.
  var isInRouting: Bool {
    switch self {
    case .root, .tab, .pushedScreen, .sheet, .screenInSheet, .alert, .unsavedEdit: true
    default: false
    }
  }
}

extension InProcessApp {
  /// A session that is at a place of that kind.
  func go(to place: LinkPlace) async throws -> ScreenDriver {
    switch place {
    case .home: try await open("/")
    case .root: try await open("/routing")
    case .tab: try await open("/routing/messages")
    case .pushedScreen: try await open("/routing/items/harbour")
    case .sheet: try await open("/routing/settings")
    case .screenInSheet: try await signedIn("/routing/account")
    case .alert: try await asking()
    case .unsavedEdit: try await editing()
    case .productsRoot: try await open("/products")
    case .productsDetail: try await open("/products/mouse")
    case .productsSheet: try await open("/products/picker")
    case .matchesTab: try await open("/matches/rankings")
    case .matchesSheet: try await open("/matches/new")
    case .matchesScreenInSheet: try await open("/matches/new/players/home")
    case .focusLaunch: try await open("/focus", layout: .compact)
    case .libraryItem: try await open("/library/category-1/atlas-of-tides")
    case .narrowLibraryItem:
      try await open("/library/mvvm/category-1/atlas-of-tides", layout: .compact)
    }
  }

  private func signedIn(_ url: String) async throws -> ScreenDriver {
    let driver = try await open("/routing/login")
    try await driver.type("Ada", into: "Name")
    try await driver.tap("Log In")
    try await driver.open(url)
    return driver
  }

  private func asking() async throws -> ScreenDriver {
    let driver = try await signedIn("/routing/settings")
    try await driver.tap("Sign Out")
    return driver
  }

  private func editing() async throws -> ScreenDriver {
    let driver = try await open("/routing/items/harbour/edit")
    try await driver.type("Closed in winter", into: "Notes")
    return driver
  }
}

extension InProcessApp {
  /// The whole showcase, with two matches and a shop in memory.
  static func showcase(_ bench: FocusBench) -> InProcessApp {
    InProcessApp(
      ShowcaseApp(
        products: InMemoryProductsRepository.shop(),
        matches: InMemoryMatchesStore(players: Player.all, matches: [.first, .second]),
        focus: bench.feature))
  }
}
