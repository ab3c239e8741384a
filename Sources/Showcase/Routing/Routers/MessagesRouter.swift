import Wheelhouse

/// Where the messages can lead.
nonisolated enum MessagesRoute: Hashable, Sendable {
  case detailView(of: Item.ID)
}

/// Decides for the messages, which are in another stack than the list and lead to the same detail.
struct MessagesRouter: Router {
  let main: MainRouter

  func navigate(to route: MessagesRoute) {
    switch route {
    case .detailView(let id): main.navigate(to: .detail(id))
    }
  }
}
