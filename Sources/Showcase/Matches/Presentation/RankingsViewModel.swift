import Wheelhouse

/// Shows how good the players are.
final class RankingsViewModel: ObservableObject {
  let title = "Rankings"
  @Published private(set) var isLoading = false
  /// The rows; nil until the first answer of the store.
  @Published private(set) var rows: [RankingRowUIState]?
  /// What the last answer changed.
  @Published private(set) var changes = Changeset.none
  private let store: any MatchesStore
  private let memory: DialogMemory<Never>
  private var rankings: [Ranking] = []
  private var subscriptions: [EventSubscription] = []
  private let fetch = LatestFetch()

  /// Creates a view model that fetches nothing until it becomes active.
  init(
    store: any MatchesStore, events: any SharedEventSource,
    memory: DialogMemory<Never> = DialogMemory()
  ) {
    self.store = store
    self.memory = memory
    subscriptions = [
      events.subscribe(to: MatchesChanged.self) { [weak self] _ in self?.didChange() },
      events.subscribe(to: PlayersChanged.self) { [weak self] _ in self?.didChange() },
    ]
  }

  /// Whether the screen is what the person looks at; becoming so refreshes it.
  var isActive = false {
    didSet { if isActive, !oldValue { startRefresh() } }
  }

  /// Whether there is nothing to show, which is known only after the first answer.
  var isEmpty: Bool { rows?.isEmpty ?? false }

  var dialog: DialogState<Never>? {
    get { memory.dialog }
    set { memory.dialog = newValue }
  }
}

// Fetching.
extension RankingsViewModel {
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
  func settled() async { await fetch.settled() }

  private func startRefresh() {
    if !isLoading { isLoading = true }
    reload()
  }

  /// Follows what others changed, once somebody has looked.
  private func didChange() {
    if rows != nil || isLoading { reload() }
  }

  private func reload() {
    fetch.start { [store] () throws(StoreFailure) in
      try await store.fetchRankings()
    } then: { [weak self] answer in
      self?.received(answer)
    }
  }

  private func received(_ answer: Result<[Ranking], StoreFailure>) {
    switch answer {
    case .success(let fetched): show(fetched)
    case .failure(let failure):
      show([])
      dialog = .oops(failure.text)
    }
    if isLoading { isLoading = false }
  }

  private func show(_ fetched: [Ranking]) {
    changes = Changeset(from: rankings, to: fetched)
    rankings = fetched
    guard !changes.isEmpty || rows == nil else { return }
    rows = changes.apply(to: rows ?? []) { RankingRowUIState(fetched[$0]) }
  }
}

/// What a row of the rankings shows.
nonisolated struct RankingRowUIState: Equatable, Sendable, Identifiable {
  let id: String
  let name: String
  let rating: String
}

nonisolated extension RankingRowUIState {
  init(_ ranking: Ranking) {
    let hundredths = Int((ranking.rating * 100).rounded(.toNearestOrEven))
    let cents = hundredths % 100
    self.init(
      id: String(ranking.player.id.rawValue), name: ranking.player.name,
      rating: "\(hundredths / 100).\(cents < 10 ? "0" : "")\(cents)")
  }
}
