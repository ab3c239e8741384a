/// The tabs; the last three are there only while their screen is shown in a tab.
nonisolated enum RoutingTab: String, CaseIterable, Codable, Hashable, Identifiable, Sendable {
  case items
  case messages
  case detail
  case settings
  case login

  var id: Self { self }

  /// The screen at the root of the tab; in the detail tab it shows an item.
  func root(showing item: Item.ID) -> RoutingScreen {
    switch self {
    case .items: .items
    case .messages: .messages
    case .detail: .detail(item)
    case .settings: .settings
    case .login: .login
    }
  }

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
