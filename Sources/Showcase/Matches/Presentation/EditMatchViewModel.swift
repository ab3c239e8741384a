import Wheelhouse

/// Edits one match, new or not; made by the view model of the list.
final class EditMatchViewModel: ObservableObject {
  /// The match as it is being edited.
  let draft: MatchDraft
  /// How far it has come to know its match.
  @Published private(set) var phase: EditPhase
  private let store: any MatchesStore
  private let events: any SharedEventSource
  private weak var navigator: (any MatchesNavigator)?
  private var subscription: EventSubscription?
  private let fetch = LatestFetch()
  private let saving = LatestFetch()
  /// Whether the person has been told that the match cannot be saved, as one is that is gone.
  private var knowsLoss = false
  /// Tells whoever chooses players what has become of the match.
  private var tellPlayers: (MatchParameters) -> Void = { _ in }

  /// Creates a view model that goes on with a draft; one that was not loaded is loaded.
  init(
    store: any MatchesStore, events: any SharedEventSource, draft: MatchDraft,
    navigator: (any MatchesNavigator)? = nil
  ) {
    self.store = store
    self.events = events
    self.draft = draft
    self.navigator = navigator
    phase = draft.original == nil ? .loading : .ready
    subscription = events.subscribe(to: MatchesChanged.self) { [weak self] _ in self?.catchUp() }
    if draft.original == nil || draft.wasAway { catchUp() }
    finishSaving()
  }

  var title: String { draft.subject == .new ? "New Match" : "Edit Match" }

  /// Whether there is something to edit yet.
  var isLoaded: Bool { phase == .ready }

  /// Whether the match is on its way to the store, perhaps since before a sleep.
  var isSaving: Bool { draft.saving != nil }

  var canSave: Bool { isLoaded && draft.parameters.isValid && !isSaving }

  var dialog: DialogState<Never>? {
    get { draft.dialog }
    set { draft.dialog = newValue }
  }

  /// Fetches the match again that could not be had.
  func didTapTryAgain() { load() }

  func didTapCancel() { navigator?.endEditing(self) }

  func didTapSave() { save() }

  /// Waits until nothing is under way.
  func settled() async {
    await fetch.settled()
    await saving.settled()
  }
}

// The result and the players.
extension EditMatchViewModel {
  func goalsLabel(of side: Side) -> String {
    "\(side.name) Goals: \(draft.parameters[side].goals)"
  }

  /// Whether the goals of a side can be changed by so many.
  func canChangeGoals(of side: Side, by difference: Int) -> Bool {
    isLoaded && MatchSide.possibleGoals.contains(draft.parameters[side].goals + difference)
  }

  func changeGoals(of side: Side, by difference: Int) {
    if canChangeGoals(of: side, by: difference) { draft.parameters[side].goals += difference }
  }

  /// The players of a side, or what to do when there are none.
  func playersLabel(of side: Side) -> String {
    let players = draft.parameters[side].players
    return players.isEmpty ? "Set \(side.name) Players" : players.names
  }

  func didTapPlayers(of side: Side) {
    if isLoaded { navigator?.choosePlayers(playersViewModel(for: side), for: side) }
  }

  /// The view model for choosing the players of a side, who cannot be those of the other side.
  func playersViewModel(for side: Side) -> PlayersViewModel {
    let viewModel = PlayersViewModel(
      store: store, events: events, chosen: draft.parameters[side].players,
      unavailable: draft.parameters[side.opposite].players, memory: draft.players,
      onChange: { [draft] in draft.parameters[side].players = $0 })
    tellPlayers = { [weak viewModel] match in
      viewModel?.follow(
        chosen: match[side].players, unavailable: match[side.opposite].players)
    }
    return viewModel
  }
}

// Loading and saving.
extension EditMatchViewModel {
  private func load() {
    dialog = nil
    phase = .loading
    fetch.start { [store] () throws(StoreFailure) in
      try await store.fetchMatches()
    } then: { [weak self] answer in
      self?.didLoad(answer)
    }
  }

  private func didLoad(_ answer: Result<[Match], StoreFailure>) {
    switch answer {
    case .success(let matches):
      let match = matches.first { .match($0.id) == draft.subject }
      phase = match == nil ? .missing : .ready
      if let match { draft.begin(with: match.parameters) }
    case .failure(let failure):
      phase = .failed
      dialog = .oops(failure.text)
    }
  }

  /// Loads the match, or has the draft follow what others made of it.
  private func catchUp() {
    switch phase {
    case .loading: load()
    case .ready: follow()
    case .missing, .failed: break
    }
  }

  private func follow() {
    guard case .match(let id) = draft.subject, !isSaving else { return }
    fetch.start { [store] () throws(StoreFailure) in
      try await store.fetchMatches()
    } then: { [weak self] answer in
      guard let self, !isSaving, let matches = try? answer.get() else { return }
      guard let match = matches.first(where: { $0.id == id }) else {
        return knowsLoss ? () : isGone()
      }
      knowsLoss = false
      draft.follow(match.parameters)
      tellPlayers(draft.parameters)
    }
  }

  /// Somebody else has deleted the match: nothing of the draft can be kept any more.
  private func isGone() {
    phase = .missing
    draft.dropChanges()
  }

  private func save() {
    guard canSave else { return }
    draft.saving = Operation(draft.parameters)
    finishSaving()
  }

  /// Carries out what was begun: also after a sleep, which nobody need know how far it had come before.
  private func finishSaving() {
    guard let operation = draft.saving else { return }
    let (match, key) = (operation.input, operation.key)
    let base = draft.original ?? match
    saving.start { [store, subject = draft.subject] () throws(StoreFailure) in
      switch subject {
      case .new: try await store.createMatch(match, once: key)
      case .match(let id): try await store.updateMatch(id, from: base, to: match, once: key)
      }
    } then: { [weak self] answer in
      self?.didSave(match, answer)
    }
  }

  private func didSave(_ parameters: MatchParameters, _ answer: Result<Bool, StoreFailure>) {
    draft.saving = nil
    switch answer {
    case .success(true):
      draft.didSave(parameters)
      navigator?.endEditing(self)
    case .success(false):
      knowsLoss = true
      didNotSave("The match could not be saved.")
    case .failure(let failure): didNotSave(failure.text)
    }
  }

  /// What others did while it was being saved was not looked at.
  ///
  /// Where they deleted the match and it could not be saved for that, its editor stays as it was.
  private func didNotSave(_ text: String) {
    dialog = .oops(text)
    follow()
  }
}

/// How far the view model of a match has come to know it.
nonisolated enum EditPhase: Sendable {
  case loading
  case ready
  /// The store has no such match.
  case missing
  /// The store could not be asked.
  case failed
}

nonisolated extension Side {
  /// The side for people.
  fileprivate var name: String { self == .home ? "Home" : "Away" }
}
