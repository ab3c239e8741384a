import Wheelhouse

/// The matches are others than before: one was saved or deleted, in this session or another one.
nonisolated struct MatchesChanged: SharedEvent, Equatable {
  static let name = "matches-changed"
}

/// There is a player more than before.
nonisolated struct PlayersChanged: SharedEvent, Equatable {
  static let name = "players-changed"
}

/// A store that tells the sessions of this process what was written through it.
///
/// It is for stores that do not say so by themselves, as the one in SQLite does to all processes.
nonisolated struct AnnouncingMatchesStore: MatchesStore {
  private let store: any MatchesStore
  /// One bus for the whole process, apart from those that sessions have of their own.
  private let events: EventBus

  init(_ store: any MatchesStore, events: EventBus) {
    self.store = store
    self.events = events
  }

  func fetchMatches() async throws(StoreFailure) -> [Match] { try await store.fetchMatches() }

  func createMatch(
    _ parameters: MatchParameters, once key: OperationKey
  ) async throws(StoreFailure) -> Bool {
    try await announcing(MatchesChanged()) { store throws(StoreFailure) in
      try await store.createMatch(parameters, once: key)
    }
  }

  func updateMatch(
    _ id: Match.ID, from base: MatchParameters, to parameters: MatchParameters,
    once key: OperationKey
  ) async throws(StoreFailure) -> Bool {
    try await announcing(MatchesChanged()) { store throws(StoreFailure) in
      try await store.updateMatch(id, from: base, to: parameters, once: key)
    }
  }

  func deleteMatch(_ id: Match.ID, once key: OperationKey) async throws(StoreFailure) -> Bool {
    try await announcing(MatchesChanged()) { store throws(StoreFailure) in
      try await store.deleteMatch(id, once: key)
    }
  }

  func fetchPlayers() async throws(StoreFailure) -> [Player] { try await store.fetchPlayers() }

  func createPlayer(
    named name: String, once key: OperationKey
  ) async throws(StoreFailure) -> Bool {
    try await announcing(PlayersChanged()) { store throws(StoreFailure) in
      try await store.createPlayer(named: name, once: key)
    }
  }

  func fetchRankings() async throws(StoreFailure) -> [Ranking] { try await store.fetchRankings() }

  private func announcing(
    _ event: any SharedEvent, _ write: (any MatchesStore) async throws(StoreFailure) -> Bool
  ) async throws(StoreFailure) -> Bool {
    let isDone = try await write(store)
    if isDone { await events.send(event) }
    return isDone
  }
}
