import Wheelhouse

/// Shows the matches, and makes the view models for editing them.
///
/// Only it knows the matches themselves: a view is given rows, and a child view model.
final class MatchesViewModel: ObservableObject {
  let title = "Matches"
  @Published private(set) var isLoading = false
  /// The rows; nil until the first answer of the store.
  @Published private(set) var rows: [MatchRowUIState]?
  /// What the last answer changed.
  @Published private(set) var changes = Changeset.none
  private let store: any MatchesStore
  private let events: any SharedEventSource
  private let memory: MatchesListMemory
  private weak var navigator: (any MatchesNavigator)?
  private var matches: [Match] = []
  private var subscription: EventSubscription?
  private let fetch = LatestFetch()
  private let deletion = LatestFetch()

  /// Creates a view model that fetches nothing until it becomes active.
  init(
    store: any MatchesStore, events: any SharedEventSource,
    memory: MatchesListMemory = MatchesListMemory(),
    navigator: (any MatchesNavigator)? = nil
  ) {
    self.store = store
    self.events = events
    self.memory = memory
    self.navigator = navigator
    subscription = events.subscribe(to: MatchesChanged.self) { [weak self] _ in self?.reload() }
    finishDeleting()
  }

  /// Whether the screen is what the person looks at; becoming so refreshes it.
  var isActive = false {
    didSet { if isActive, !oldValue { startRefresh() } }
  }

  /// Whether there is nothing to show, which is known only after the first answer.
  var isEmpty: Bool { rows?.isEmpty ?? false }

  /// Whether rows can be tapped and deleted by a button.
  var isEditing: Bool { memory.isEditing && !isEmpty }

  /// Whether there is something to edit.
  var canEdit: Bool { !(rows ?? []).isEmpty }

  var dialog: DialogState<MatchesListAction>? {
    get { memory.dialog }
    set { memory.dialog = newValue }
  }

  func didTapEdit() { memory.isEditing = !isEditing }
}

// Fetching.
extension MatchesViewModel {
  /// Fetches what was never fetched, for a screen that is there without being looked at.
  func didAppear() {
    if rows == nil, !isLoading { startRefresh() }
  }

  /// Fetches again, and waits until the latest answer is there.
  func refresh() async {
    startRefresh()
    await fetch.settled()
  }

  /// Waits until nothing is under way.
  func settled() async {
    await deletion.settled()
    await fetch.settled()
  }

  private func startRefresh() {
    if !isLoading { isLoading = true }
    reload()
  }

  /// Fetches without saying so: somebody else changed the matches.
  private func reload() {
    fetch.start { [store] () throws(StoreFailure) in
      try await store.fetchMatches()
    } then: { [weak self] answer in
      self?.received(answer)
    }
  }

  private func received(_ answer: Result<[Match], StoreFailure>) {
    switch answer {
    case .success(let fetched): show(fetched)
    case .failure(let failure):
      show([])
      dialog = .oops(failure.text)
    }
    if isLoading { isLoading = false }
  }

  /// Makes the rows of what changed; a version that is no other changes nothing.
  private func show(_ fetched: [Match]) {
    changes = Changeset(from: matches, to: fetched)
    matches = fetched
    guard !changes.isEmpty || rows == nil else { return }
    rows = changes.apply(to: rows ?? []) { MatchRowUIState(fetched[$0]) }
    if isEmpty, memory.isEditing { memory.isEditing = false }
    if let asked = askedAbout, !matches.contains(where: { $0.id == asked }) { dialog = nil }
  }

  /// The match that is to be deleted or not.
  private var askedAbout: Match.ID? {
    for case .delete(let id) in dialog?.buttons.lazy.compactMap(\.action) ?? [] { return id }
    return nil
  }
}

// Adding and editing.
extension MatchesViewModel {
  func didTapAdd() { navigator?.edit(editViewModelForNewMatch()) }

  /// Edits the match of a row; rows answer only in edit mode, and one that is gone is ignored.
  func didSelectRow(id: String) {
    guard isEditing, let viewModel = editViewModel(forRow: id) else { return }
    navigator?.edit(viewModel)
  }

  func editViewModelForNewMatch() -> EditMatchViewModel {
    editViewModel(for: MatchDraft(.new, MatchParameters()))
  }

  func editViewModel(forRow id: String) -> EditMatchViewModel? {
    match(ofRow: id).map { editViewModel(for: MatchDraft(.match($0.id), $0.parameters)) }
  }

  /// The view model for a match of which only the number is known, for links.
  func editViewModel(for subject: EditSubject) -> EditMatchViewModel {
    let known = matches.first { .match($0.id) == subject }?.parameters
    return editViewModel(
      for: MatchDraft(subject, subject == .new ? MatchParameters() : known))
  }

  /// The view model that goes on with a draft.
  func editViewModel(for draft: MatchDraft) -> EditMatchViewModel {
    EditMatchViewModel(store: store, events: events, draft: draft, navigator: navigator)
  }

  private func match(ofRow id: String) -> Match? {
    matches.first { String($0.id.rawValue) == id }
  }
}

// Deleting.
extension MatchesViewModel {
  /// Asks whether the match of a row is to be deleted; only in edit mode.
  func didTapDelete(id: String) {
    guard isEditing, let match = match(ofRow: id) else { return }
    let row = MatchRowUIState(match)
    dialog = DialogState(
      "Delete this match?",
      message: "\(row.homePlayers.isolated) \(row.result) \(row.awayPlayers.isolated)",
      buttons: [
        .init("Delete", role: .destructive, action: .delete(match.id)), .cancel(),
      ])
  }

  /// Closes the dialog if it asks something; one that tells why something failed stays.
  func takeQuestionBack() {
    if askedAbout != nil { dialog = nil }
  }

  /// Deletes the match of a row that was swiped.
  func didSwipeToDelete(id: String) {
    if let match = match(ofRow: id) { delete(match.id) }
  }

  /// Does what a button of the dialog says.
  func perform(_ action: MatchesListAction) {
    switch action {
    case .delete(let id): delete(id)
    }
  }

  /// Deletes a match that is not being deleted already: a row stays until the store has answered.
  private func delete(_ id: Match.ID) {
    guard !memory.deletions.contains(where: { $0.input == id }) else { return }
    memory.deletions.append(Operation(id))
    if memory.deletions.count == 1 { finishDeleting() }
  }

  /// Carries out what was begun, one after the other: also after a sleep.
  private func finishDeleting() {
    guard let operation = memory.deletions.first else { return }
    deletion.start { [store] () throws(StoreFailure) in
      try await store.deleteMatch(operation.input, once: operation.key)
    } then: { [weak self] answer in
      self?.didDelete(answer)
    }
  }

  private func didDelete(_ answer: Result<Bool, StoreFailure>) {
    memory.deletions.removeFirst()
    switch answer {
    case .success(true): break
    case .success(false): dialog = .oops("The match could not be deleted.")
    case .failure(let failure): dialog = .oops(failure.text)
    }
    finishDeleting()
    reload()
  }
}

extension String {
  /// The words in an isolate of their own (UAX #9, FSI and PDI): those beside them stay in their order, whichever way
  /// these are read.
  fileprivate nonisolated var isolated: String { "\u{2068}\(self)\u{2069}" }
}
