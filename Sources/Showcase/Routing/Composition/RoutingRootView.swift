import Wheelhouse

/// The app: owns what of a session outlives the process.
struct RoutingRootView: View {
  @StateObject private var session = RoutingSession()

  var body: some View { RoutingShell(session: session) }
}

/// The tabs and the screen over them, as the navigation state says, and the links into them.
private struct RoutingShell: View {
  @ObservedObject var session: RoutingSession
  @Environment(\.openURL) private var openURL

  var body: some View {
    let main = MainRouter(session: session)
    TabView(selection: $session.door.tabs.selection) {
      ForEach(session.door.plan.tabs) { tab in
        Tab(tab.title, systemImage: tab.systemImage, value: tab) {
          RoutingTabStack(tab: tab, session: session)
        }
      }
    }
    .sheet(item: $session.door.modal.item) { RoutingModal(root: $0, session: session) }
    .alert($session.tabsQuestion) { session.door.answer($0) }
    .banner($session.banner.current)
    .onOpenURL(RoutingScreen.links) { main.follow($0) }
    .onUnknownURL { main.failToFind($0) }
    .onLeaveWindow { main.mayLeaveWindow(for: $0) }
    .onChange(of: session.door.exit) { _, url in if let url { openURL(url) } }
    .navigationURL(RoutingScreen.links.url(for: session.door.screen))
  }
}

/// A tab with its own stack.
private struct RoutingTabStack: View {
  let tab: RoutingTab
  @ObservedObject var session: RoutingSession

  var body: some View {
    NavigationStack(path: $session.door.stacks[tab].path) {
      RoutingScreenView(session.door.state.root(of: tab), in: session)
        .navigationDestination(for: RoutingScreen.self) { RoutingScreenView($0, in: session) }
    }
  }
}

/// The screen over the tabs, in a stack of its own.
private struct RoutingModal: View {
  let root: RoutingScreen
  @ObservedObject var session: RoutingSession

  var body: some View {
    NavigationStack(path: $session.door.modalStack.path) {
      RoutingScreenView(root, in: session)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) {
            Button("Done", action: MainRouter(session: session).closeModal)
          }
        }
        .navigationDestination(for: RoutingScreen.self) { RoutingScreenView($0, in: session) }
    }
    .alert($session.modalQuestion) { session.door.answer($0) }
  }
}
