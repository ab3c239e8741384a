import Wheelhouse

/// Chooses the players of one side; made by the view model of the match.
final class PlayersViewModel: ObservableObject {
  let title = "Players"
  @Published private(set) var isLoading = false
  @Published private(set) var chosen: [Player]
  @Published private var unavailable: Set<Player.ID>
  @Published private var players: [Player]?
  private let store: any MatchesStore
  private let memory: PlayersMemory
  private let onChange: @MainActor ([Player]) -> Void
  private var subscription: EventSubscription?
  private let fetch = LatestFetch()
  private let creation = LatestFetch()

  /// Creates a view model that fetches the players when it becomes active.
  ///
  /// - Parameters:
  ///   - chosen: who is on the side already.
  ///   - unavailable: who cannot be chosen.
  ///   - onChange: told about the players of the side after every choice.
  init(
    store: any MatchesStore, events: any SharedEventSource, chosen: [Player], unavailable: [Player],
    memory: PlayersMemory = PlayersMemory(),
    onChange: @escaping @MainActor ([Player]) -> Void
  ) {
    self.store = store
    self.chosen = chosen
    self.unavailable = Set(unavailable.map(\.id))
    self.memory = memory
    self.onChange = onChange
    subscription = events.subscribe(to: PlayersChanged.self) { [weak self] _ in self?.reload() }
    finishCreating()
  }

  /// Whether the screen is what the person looks at; becoming so refreshes it.
  var isActive = false {
    didSet { if isActive, !oldValue { startRefresh() } }
  }

  /// The rows; nil until the first answer of the store.
  var rows: [PlayerRowUIState]? {
    players.map { players in
      let chosen = Set(chosen.map(\.id))
      return players.map { player in
        let isChosen = chosen.contains(player.id)
        return PlayerRowUIState(
          id: String(player.id.rawValue), name: player.name, isChosen: isChosen,
          isAvailable: isChosen || !unavailable.contains(player.id))
      }
    }
  }

  /// Whether something is asked that comes first; what is asked here, with what was typed, is seen again afterwards.
  @Published var isInterrupted = false

  var dialog: DialogState<PlayersAction>? {
    get { isInterrupted ? nil : memory.dialog }
    set { memory.dialog = newValue }
  }

  /// Chooses a player, or takes the choice back; one of the other side is refused, as is one who is gone.
  ///
  /// One who is on both sides, since two people chose at once, can be taken back.
  func didSelectRow(id: String) {
    guard let player = players?.first(where: { String($0.id.rawValue) == id }) else { return }
    if let index = chosen.firstIndex(where: { $0.id == player.id }) {
      chosen.remove(at: index)
    } else {
      guard !unavailable.contains(player.id) else { return }
      chosen.append(player)
    }
    onChange(chosen)
  }

  /// Takes over what somebody else made of both sides meanwhile.
  func follow(chosen: [Player], unavailable: [Player]) {
    let others = Set(unavailable.map(\.id))
    if chosen != self.chosen { self.chosen = chosen }
    if others != self.unavailable { self.unavailable = others }
  }
}

/// What a row of the players shows.
nonisolated struct PlayerRowUIState: Equatable, Sendable, Identifiable {
  let id: String
  let name: String
  let isChosen: Bool
  let isAvailable: Bool
}

/// What the buttons of the players' dialogs mean.
nonisolated enum PlayersAction: Hashable, Codable, Sendable {
  case create
}

// Fetching.
extension PlayersViewModel {
  /// Fetches again, and waits until the latest answer is there.
  func refresh() async {
    startRefresh()
    await fetch.settled()
  }

  /// Waits until nothing is under way.
  func settled() async {
    await creation.settled()
    await fetch.settled()
  }

  private func startRefresh() {
    if !isLoading { isLoading = true }
    reload()
  }

  private func reload() {
    fetch.start { [store] () throws(StoreFailure) in
      try await store.fetchPlayers()
    } then: { [weak self] answer in
      self?.received(answer)
    }
  }

  private func received(_ answer: Result<[Player], StoreFailure>) {
    switch answer {
    case .success(let fetched):
      if players != fetched { players = fetched }
    case .failure(let failure):
      players = []
      dialog = .oops(failure.text)
    }
    if isLoading { isLoading = false }
  }
}

// New players.
extension PlayersViewModel {
  func didTapAdd() { ask() }

  /// Asks for a name; once more where what was typed is none.
  private func ask(_ name: String = "", because message: String? = nil) {
    dialog = DialogState(
      "New Player", message: message, textField: DialogTextField("Player name", text: name),
      buttons: [.cancel(), .init("Save", action: .create, needsText: true)])
  }

  /// Does what a button of the dialog says, with what was typed.
  func perform(_ action: PlayersAction, text: String) {
    switch action {
    case .create: create(named: text)
    }
  }

  private func create(named name: String) {
    guard Player.name(from: name) != nil else {
      let rule = "A name has one character at least, and \(Player.longestName) at most."
      return ask(name, because: rule)
    }
    memory.creations.append(Operation(name))
    if memory.creations.count == 1 { finishCreating() }
  }

  /// Carries out what was begun, one after the other: also after a sleep.
  private func finishCreating() {
    guard let operation = memory.creations.first else { return }
    creation.start { [store] () throws(StoreFailure) in
      try await store.createPlayer(named: operation.input, once: operation.key)
    } then: { [weak self] answer in
      self?.didCreate(answer)
    }
  }

  private func didCreate(_ answer: Result<Bool, StoreFailure>) {
    memory.creations.removeFirst()
    switch answer {
    case .success(true): reload()
    case .success(false): dialog = .oops("The player could not be saved.")
    case .failure(let failure): dialog = .oops(failure.text)
    }
    finishCreating()
  }
}
