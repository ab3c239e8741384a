import Wheelhouse

/// How the login is left.
nonisolated enum LoginRoute: Hashable, Sendable {
  case signedIn(name: String)
  case cancelled
}

/// Decides for the login: who signs in goes on to the screen that waited.
struct LoginRouter: Router {
  let main: MainRouter

  func navigate(to route: LoginRoute) {
    switch route {
    case .signedIn(let name): signIn(name)
    case .cancelled: main.session.door.propose { $0.cancelledLogin() }
    }
  }

  /// Signing in and going on are two steps: unsaved work may hold up the second one only.
  private func signIn(_ name: String) {
    var waiting: RoutingScreen?
    main.session.workspace.account = name
    main.session.door.propose { waiting = $0.signedIn() }
    if let waiting { main.follow(waiting) }
  }
}
