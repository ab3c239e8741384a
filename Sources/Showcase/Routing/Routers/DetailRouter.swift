import Wheelhouse

/// Where a detail can lead.
nonisolated enum DetailRoute: Hashable, Sendable {
  case editor(data: Item)
  case detailView(data: Item)
}

/// Decides for a detail.
struct DetailRouter: Router {
  let main: MainRouter

  func navigate(to route: DetailRoute) {
    switch route {
    case .editor(let item): main.navigate(to: .edit(item.id))
    case .detailView(let item): main.navigate(to: .detail(item.id))
    }
  }
}
