import Wheelhouse

/// The app: owns what of a session outlives the process.
struct RoutingRootView: View {
  @StateObject private var session = RoutingSession()

  var body: some View {
    RoutingShell(
      session: session, plan: $session.door.plan, detailItem: $session.door.detailItem,
      exit: $session.door.exit)
  }
}

/// The tabs and the screen over them, as the navigation state says, and the links into them.
///
/// It is handed the parts of that state which its body reads, so that a change of any other evaluates
/// only what shows it: the tabs, a stack, the sheet.
private struct RoutingShell: View {
  @ObservedObject var session: RoutingSession
  @Binding var plan: RoutingPlan
  @Binding var detailItem: Item.ID
  @Binding var exit: String?
  @Environment(\.openURL) private var openURL

  var body: some View {
    let main = MainRouter(session: session)
    TabView(selection: $session.door.tabs.selection) {
      ForEach(plan.tabs) { tab in
        Tab(tab.title, systemImage: tab.systemImage, value: tab) {
          RoutingTabStack(tab: tab, root: tab.root(showing: detailItem), session: session)
        }
      }
    }
    .sheet(item: $session.door.modal.item) { RoutingModal(root: $0, session: session) }
    .alert($session.tabsQuestion) { session.door.answer($0) }
    .banner($session.banner.current)
    .onOpenURL(RoutingScreen.links) { main.follow($0) }
    .onUnknownURL { main.failToFind($0) }
    .onLeaveWindow { main.mayLeaveWindow(for: $0) }
    .onChange(of: exit) { _, url in if let url { openURL(url) } }
    .navigationURL(RoutingScreen.links.url(for: session.door.screen))
  }
}

/// A tab with its own stack; the detail tab has another one for every item.
private struct RoutingTabStack: View {
  let tab: RoutingTab
  let root: RoutingScreen
  @ObservedObject var session: RoutingSession

  var body: some View {
    NavigationStack(path: $session.door.stacks[tab].path) {
      RoutingScreenView(root, in: session)
        .navigationDestination(for: RoutingScreen.self) { RoutingScreenView($0, in: session) }
    }
    .id(root)
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
          // Who does not want to sign in says so by a button of the screen itself.
          if root != .login {
            ToolbarItem(placement: .topBarLeading) {
              Button("Done", action: MainRouter(session: session).closeModal)
            }
          }
        }
        .navigationDestination(for: RoutingScreen.self) { RoutingScreenView($0, in: session) }
    }
    .alert($session.modalQuestion) { session.door.answer($0) }
  }
}
