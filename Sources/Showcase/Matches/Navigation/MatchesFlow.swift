import Wheelhouse

/// The coordinator: decides where that leads which view models are asked for, and how it is shown.
///
/// Made once for a session. It holds the view model of every screen that the navigation state names, and
/// lets go of those whose screens are gone.
final class MatchesFlow: ObservableObject, Transient {
  let session: MatchesSession
  let presentation: EditPresentation
  let rankings: RankingsViewModel
  private(set) lazy var matches = factory.makeMatchesViewModel(
    memory: session.matches, navigator: self)
  /// The match that is being edited.
  @Published private(set) var edit: EditMatchViewModel?
  /// The players that are being chosen from; nil until the match is loaded.
  @Published private(set) var players: PlayersViewModel?
  private let factory: MatchesFeatureFactory
  /// What a view model handed over, until the navigation state says what becomes of it.
  private var handedOver: (edit: EditMatchViewModel?, players: PlayersViewModel?)
  private var side: Side?

  init(
    session: MatchesSession, factory: MatchesFeatureFactory, presentation: EditPresentation = .modal
  ) {
    self.session = session
    self.factory = factory
    self.presentation = presentation
    rankings = factory.makeRankingsViewModel(memory: session.rankings)
    session.$door.sink { [weak self] in self?.show($0.state, isAsking: $0.isAsking) }
  }

  /// Goes where a link says; whoever follows one answers nothing that was asked about a row, or of players.
  func follow(_ link: MatchesLink) {
    matches.takeQuestionBack()
    if session.door.propose({ $0.follow(link) }) == .taken { session.draft?.players.dialog = nil }
  }

  /// Whether the session may go to another window; with unsaved work the person is asked first.
  func mayLeaveWindow(for url: String) -> Bool {
    session.door.propose { $0.exit = url } == .taken
  }

  /// Does what the person answered to the question about unsaved work.
  func answer(_ answer: DoorAnswer) { session.door.settle(answer) }
}

extension MatchesFlow: MatchesNavigator {
  func edit(_ viewModel: EditMatchViewModel) {
    handedOver.edit = viewModel
    session.door.propose { $0.edit(viewModel.draft.subject) }
    handedOver.edit = nil
  }

  func choosePlayers(_ viewModel: PlayersViewModel, for side: Side) {
    handedOver.players = viewModel
    session.door.propose { $0.choosePlayers(of: side) }
    handedOver.players = nil
  }

  func endEditing(_ viewModel: EditMatchViewModel) {
    if viewModel === edit { session.door.propose { $0.endEditing() } }
  }
}

// Keeping the view models of the screens that there are.
extension MatchesFlow {
  private func show(_ state: MatchesNavigation, isAsking: Bool) {
    if edit?.draft.subject != state.edit?.subject { edit(state.edit) }
    choosePlayers(of: state.edit?.players.top)
    if let players, players.isInterrupted != isAsking { players.isInterrupted = isAsking }
    matches.isActive = state.link == .matches
    rankings.isActive = state.link == .rankings
    if let draft = session.draft { noteWork(in: draft) }
  }

  private func edit(_ place: EditPlace?) {
    if players != nil { players = nil }
    edit = place.map { place in
      if let draft = session.draft, draft.subject == place.subject {
        return matches.editViewModel(for: draft)
      }
      return handedOver.edit ?? matches.editViewModel(for: place.subject)
    }
    session.draft = edit?.draft
    if let edit { watch(edit.draft) }
  }

  /// The players wait for their match, since who was chosen is not known before.
  private func choosePlayers(of side: Side?) {
    guard side != self.side || players == nil else { return }
    // What their screen asked goes with it.
    if self.side != nil, side != self.side { edit?.draft.players.dialog = nil }
    self.side = side
    guard let side, let edit, edit.isLoaded else {
      if players != nil { players = nil }
      return
    }
    players = handedOver.players ?? edit.playersViewModel(for: side)
    players?.isActive = true
  }

  /// Tells the door whenever the draft begins or ceases to be unsaved work.
  private func watch(_ draft: MatchDraft) {
    draft.$parameters.sink { [weak self, weak draft] _ in
      if let draft { self?.noteWork(in: draft) }
    }
    draft.$original.sink { [weak self, weak draft] _ in
      guard let self, let draft else { return }
      noteWork(in: draft)
      if players == nil { choosePlayers(of: side) }
    }
  }

  private func noteWork(in draft: MatchDraft) {
    let hasWork = session.door.hasWork(at: draft.subject)
    let isWork = draft.isChanged && session.door.shows(draft.subject)
    guard draft === session.draft, isWork != hasWork else { return }
    if isWork {
      session.door.announceWork(at: draft.subject)
    } else {
      session.door.settleWork(at: draft.subject)
    }
  }
}
