import Wheelhouse

/// Makes the view models of a session over the store that all sessions share.
struct MatchesFeatureFactory {
  private let store: any MatchesStore
  /// What is told to all sessions of the process.
  private let events: EventBus

  /// Creates the factory of a process.
  init(store: any MatchesStore, events: EventBus = EventBus()) {
    self.store = AnnouncingMatchesStore(store, events: events)
    self.events = events
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
