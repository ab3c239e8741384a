/// The screens, each of which has a URL; none of them says how it is shown.
nonisolated enum RoutingScreen: Codable, Hashable, Identifiable, Sendable {
  case items
  case messages
  case detail(Item.ID)
  case edit(Item.ID)
  case settings
  case login
  /// Only for who is signed in.
  case account

  var id: Self { self }

  /// Whether somebody has to be signed in to see it.
  var isBehindGate: Bool { self == .account }

  /// The screen that this one is always opened from; nil where it stands by itself.
  var parent: RoutingScreen? {
    switch self {
    case .edit(let id): .detail(id)
    case .account: .settings
    case .items, .messages, .detail, .settings, .login: nil
    }
  }
}
