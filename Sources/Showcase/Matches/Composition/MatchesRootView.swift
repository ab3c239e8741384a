import Wheelhouse

/// The app: owns what of a session outlives the process.
struct MatchesRootView: View {
  @StateObject private var session = MatchesSession()
  let factory: MatchesFeatureFactory
  var presentation = EditPresentation.modal

  var body: some View {
    MatchesFlowView(session: session, factory: factory, presentation: presentation)
  }
}

/// The two tabs, and a match that is edited over them: owns the coordinator.
private struct MatchesFlowView: View {
  @StateObject private var flow: MatchesFlow
  @ObservedObject private var session: MatchesSession
  @Environment(\.openURL) private var openURL

  init(
    session: MatchesSession, factory: MatchesFeatureFactory, presentation: EditPresentation
  ) {
    _session = ObservedObject(wrappedValue: session)
    _flow = StateObject(
      wrappedValue: MatchesFlow(session: session, factory: factory, presentation: presentation))
  }

  var body: some View {
    let flow = flow
    let session = session
    TabView(selection: $session.door.tabs.selection) {
      Tab(flow.matches.title, systemImage: "sportscourt", value: MatchesTab.matches) {
        NavigationStack(path: flow.pushedPath) {
          MatchesView(viewModel: flow.matches)
            .navigationDestination(for: EditRoute.self) { route in
              switch route {
              case .match: EditScreen(flow: flow)
              case .players: PlayersScreen(flow: flow)
              }
            }
        }
      }
      Tab(flow.rankings.title, systemImage: "trophy", value: MatchesTab.rankings) {
        NavigationStack { RankingsView(viewModel: flow.rankings) }
      }
    }
    .sheet(item: flow.modal) { _ in EditModal(session: session, flow: flow) }
    .alert(flow.question(for: .pushed)) { flow.answer($0) }
    .onOpenURL(MatchesLink.table) { flow.follow($0) }
    .onLeaveWindow { flow.mayLeaveWindow(for: $0) }
    .onChange(of: session.door.exit) { _, url in if let url { openURL(url) } }
    .navigationURL(MatchesLink.table.url(for: session.door.link))
  }
}

/// A match that is edited in a stack of its own.
private struct EditModal: View {
  @ObservedObject var session: MatchesSession
  let flow: MatchesFlow

  var body: some View {
    NavigationStack(path: $session.door.modalPath) {
      EditScreen(flow: flow)
        .navigationDestination(for: Side.self) { _ in PlayersScreen(flow: flow) }
    }
    .alert(flow.question(for: .modal)) { flow.answer($0) }
  }
}

/// The match that is edited.
private struct EditScreen: View {
  @ObservedObject var flow: MatchesFlow

  var body: some View {
    if let edit = flow.edit { EditMatchView(viewModel: edit) }
  }
}

/// The players that are chosen from, once their match is known.
private struct PlayersScreen: View {
  @ObservedObject var flow: MatchesFlow

  var body: some View {
    if let players = flow.players {
      PlayersView(viewModel: players)
    } else if let edit = flow.edit {
      UnloadedMatchView(viewModel: edit).navigationTitle("Players")
    }
  }
}
