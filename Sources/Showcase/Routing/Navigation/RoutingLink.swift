import Wheelhouse

extension RoutingScreen {
  /// The URLs of the screens, read and printed: a new one is a line here and a case above.
  static let links = LinkTable<RoutingScreen>(
    LinkRule("/routing", .items),
    LinkRule("/routing/messages", .messages),
    LinkRule("/routing/settings", .settings),
    LinkRule("/routing/login", .login),
    LinkRule("/routing/account", .account),
    itemRule("/routing/items/:id", RoutingScreen.detail) { screen in
      if case .detail(let id) = screen { id } else { nil }
    },
    itemRule("/routing/items/:id/edit", RoutingScreen.edit) { screen in
      if case .edit(let id) = screen { id } else { nil }
    })

  /// A rule about an item; an item that does not exist is no link.
  private static func itemRule(
    _ pattern: String, _ screen: @escaping @MainActor (Item.ID) -> RoutingScreen,
    _ item: @escaping @MainActor (RoutingScreen) -> Item.ID?
  ) -> LinkRule<RoutingScreen> {
    LinkRule(
      pattern,
      { parameters in
        Item.all.first { $0.id.rawValue == parameters["id"] }.map { screen($0.id) }
      },
      { item($0).map { ["id": $0.rawValue] } })
  }
}
