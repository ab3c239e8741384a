import Wheelhouse

/// How the account is left.
nonisolated enum AccountRoute: Hashable, Sendable {
  case signedOut
}

/// Decides for the account.
struct AccountRouter: Router {
  let main: MainRouter

  func navigate(to route: AccountRoute) {
    switch route {
    case .signedOut: main.session.door.propose { $0.signedOut() }
    }
  }
}
