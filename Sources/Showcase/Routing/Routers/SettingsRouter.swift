import Wheelhouse

/// Where the settings can lead.
nonisolated enum SettingsRoute: Hashable, Sendable {
  case account
  case login
  case signOut
}

/// What the settings' dialog can be answered with.
nonisolated enum SettingsAnswer: String, Codable, Hashable, Sendable {
  case signOut
}

/// Decides for the settings.
struct SettingsRouter: Router {
  let main: MainRouter

  func navigate(to route: SettingsRoute) {
    switch route {
    case .account: main.navigate(to: .account)
    case .login: main.navigate(to: .login)
    case .signOut: main.session.dialog = .signOut
    }
  }

  /// Does what the dialog was answered with.
  func answer(_ answer: SettingsAnswer) {
    switch answer {
    case .signOut: main.session.door.propose { $0.signedOut() }
    }
  }
}

nonisolated extension DialogState where Action == SettingsAnswer {
  /// Asks before signing out.
  static var signOut: DialogState {
    DialogState(
      "Sign out?", message: "Your account is not shown until you sign in again.",
      buttons: [.init("Sign Out", role: .destructive, action: .signOut), .cancel()])
  }
}
