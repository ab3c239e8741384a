import Wheelhouse

/// The matches are others than before: one was saved or deleted, in this session or another one.
nonisolated struct MatchesChanged: Event, Equatable {}

/// There is a player more than before.
nonisolated struct PlayersChanged: Event, Equatable {}

/// A store that tells all sessions what was written through it, each of them at once.
nonisolated struct AnnouncingMatchesStore: MatchesStore {
  private let store: any MatchesStore
  /// One bus for the whole process, apart from those that sessions have of their own.
  private let events: EventBus

  init(_ store: any MatchesStore, events: EventBus) {
    self.store = store
    self.events = events
  }

  func fetchMatches() async throws(StoreFailure) -> [Match] { try await store.fetchMatches() }

  func createMatch(_ parameters: MatchParameters) async throws(StoreFailure) -> Bool {
    try await announcing(MatchesChanged()) { store throws(StoreFailure) in
      try await store.createMatch(parameters)
    }
  }

  func updateMatch(
    _ id: Match.ID, to parameters: MatchParameters
  ) async throws(StoreFailure) -> Bool {
    try await announcing(MatchesChanged()) { store throws(StoreFailure) in
      try await store.updateMatch(id, to: parameters)
    }
  }

  func deleteMatch(_ id: Match.ID) async throws(StoreFailure) -> Bool {
    try await announcing(MatchesChanged()) { store throws(StoreFailure) in
      try await store.deleteMatch(id)
    }
  }

  func fetchPlayers() async throws(StoreFailure) -> [Player] { try await store.fetchPlayers() }

  func createPlayer(named name: String) async throws(StoreFailure) -> Bool {
    try await announcing(PlayersChanged()) { store throws(StoreFailure) in
      try await store.createPlayer(named: name)
    }
  }

  func fetchRankings() async throws(StoreFailure) -> [Ranking] { try await store.fetchRankings() }

  private func announcing(
    _ event: any Event & Sendable, _ write: (any MatchesStore) async throws(StoreFailure) -> Bool
  ) async throws(StoreFailure) -> Bool {
    let isDone = try await write(store)
    if isDone { await events.send(event) }
    return isDone
  }
}
