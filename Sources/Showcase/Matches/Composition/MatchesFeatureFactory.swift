import Wheelhouse

/// Makes the view models of a session over the store that all sessions share.
struct MatchesFeatureFactory {
  private let store: any MatchesStore
  /// What is told to all sessions.
  private let events: any SharedEventSource

  /// Creates the factory of a process that is the only one at its store.
  init(store: any MatchesStore, events: EventBus = EventBus()) {
    self.store = AnnouncingMatchesStore(store, events: events)
    self.events = events
  }

  /// Creates the factory of one of several processes at a database.
  init(_ store: SQLiteMatchesStore) {
    self.store = store
    events = store.database
  }

  func makeMatchesViewModel(
    memory: MatchesListMemory, navigator: any MatchesNavigator
  ) -> MatchesViewModel {
    MatchesViewModel(store: store, events: events, memory: memory, navigator: navigator)
  }

  func makeRankingsViewModel(memory: DialogMemory<Never>) -> RankingsViewModel {
    RankingsViewModel(store: store, events: events, memory: memory)
  }
}
