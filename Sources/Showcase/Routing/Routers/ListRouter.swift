import Wheelhouse

/// Where the list of items can lead.
nonisolated enum ListRoute: Hashable, Sendable {
  case detailView(data: Item)
  case settings
}

/// Decides for the list: a detail is pushed or shown in its tab, by the router's state alone.
struct ListRouter: Router {
  let main: MainRouter

  func navigate(to route: ListRoute) {
    switch route {
    case .detailView(let item): main.navigate(to: .detail(item.id))
    case .settings: main.navigate(to: .settings)
    }
  }
}
