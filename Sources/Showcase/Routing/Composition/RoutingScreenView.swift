import Wheelhouse

/// The factory of the screens: each is its view, its data and its router.
struct RoutingScreenView: View {
  let screen: RoutingScreen
  @ObservedObject var session: RoutingSession
  @ObservedObject var workspace: Workspace

  init(_ screen: RoutingScreen, in session: RoutingSession) {
    self.screen = screen
    _session = ObservedObject(wrappedValue: session)
    _workspace = ObservedObject(wrappedValue: session.workspace)
  }

  private var main: MainRouter { MainRouter(session: session) }

  @ViewBuilder var body: some View {
    switch screen {
    case .items: ListView(items: workspace.items, router: ListRouter(main: main))
    case .messages: MessagesView(messages: Message.all, router: MessagesRouter(main: main))
    case .detail(let id): detail(of: id)
    case .edit(let id): editor(of: id)
    case .settings: settings
    case .login: LoginView(account: session.account, router: LoginRouter(main: main))
    case .account:
      if let account = session.account {
        AccountView(account: account, router: AccountRouter(main: main))
      }
    }
  }

  @ViewBuilder private func detail(of id: Item.ID) -> some View {
    if let item = workspace.item(id) {
      DetailView(item: item, next: Item.next(after: id), router: DetailRouter(main: main))
    }
  }

  @ViewBuilder private func editor(of id: Item.ID) -> some View {
    if let item = workspace.item(id) {
      let router = EditorRouter(main: main)
      EditorView(
        item: item,
        text: Binding(get: { workspace.draft(of: id) }, set: { router.type($0, about: id) }),
        router: router)
    }
  }

  private var settings: some View {
    let router = SettingsRouter(main: main)
    return SettingsView(
      plan: $session.door.plan, usingStackNav: $session.door.usingStackNav,
      account: session.account, router: router
    )
    .alert($session.dialog) { router.answer($0) }
  }
}
