/// The tabs; the last three are there only while their screen is shown in a tab.
nonisolated enum RoutingTab: String, CaseIterable, Codable, Hashable, Identifiable, Sendable {
  case items
  case messages
  case detail
  case settings
  case login

  var id: Self { self }

  var title: String {
    switch self {
    case .items: "Items"
    case .messages: "Messages"
    case .detail: "Detail"
    case .settings: "Settings"
    case .login: "Login"
    }
  }

  var systemImage: String {
    switch self {
    case .items: "list.bullet"
    case .messages: "bubble.left.and.bubble.right"
    case .detail: "doc.text.image"
    case .settings: "gearshape"
    case .login: "person.crop.circle"
    }
  }
}
