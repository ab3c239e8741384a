/// How the screens are shown that can be shown in more than one way.
nonisolated struct RoutingPlan: Codable, Hashable, Sendable {
  /// Where a screen is shown.
  enum Placement: String, CaseIterable, Codable, Hashable, Sendable {
    /// Pushed on the stack that the person is in.
    case stack = "Stack"
    /// In a tab of its own.
    case tab = "Tab"
    /// Over everything.
    case modal = "Modal"
  }

  var detail = Placement.stack
  var settings = Placement.modal
  var login = Placement.modal

  /// The tabs there are.
  var tabs: [RoutingTab] {
    RoutingTab.allCases.filter { placement(of: $0) == nil || placement(of: $0) == .tab }
  }

  /// How the screen of a tab is shown; nil where it is always shown in the tab.
  private func placement(of tab: RoutingTab) -> Placement? {
    switch tab {
    case .items, .messages: nil
    case .detail: detail
    case .settings: settings
    case .login: login
    }
  }

  /// How a screen is shown.
  func placement(of screen: RoutingScreen) -> Placement {
    switch screen {
    case .items, .messages: .tab
    case .detail: detail
    case .settings: settings
    case .login: login
    case .edit, .account: .stack
    }
  }
}
