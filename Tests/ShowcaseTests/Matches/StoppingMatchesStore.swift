import Wheelhouse

@testable import Showcase

/// A store whose writes stop before or after they are done, as those of a process do that dies.
actor StoppingMatchesStore: MatchesStore {
  private let inner: InMemoryMatchesStore
  private var death: MatchesCrashTests.Death?
  private var stopped: [CheckedContinuation<Void, Never>] = []
  /// The keys of the writes that were asked for.
  private(set) var keys: [OperationKey] = []

  init(_ inner: InMemoryMatchesStore) { self.inner = inner }

  /// Stops writes from now on.
  func stop(_ death: MatchesCrashTests.Death) { self.death = death }

  /// Lets later writes pass.
  func letPass() { death = nil }

  /// Lets the writes go on that were stopped.
  func release() async {
    for writer in stopped { writer.resume() }
    stopped = []
    for _ in 0..<20 { await Task.yield() }
  }

  func awaitStopped(_ count: Int) async {
    while stopped.count < count { await Task.yield() }
  }

  func fetchMatches() async throws(StoreFailure) -> [Match] { try await inner.fetchMatches() }
  func fetchPlayers() async throws(StoreFailure) -> [Player] { try await inner.fetchPlayers() }
  func fetchRankings() async throws(StoreFailure) -> [Ranking] { try await inner.fetchRankings() }

  func createMatch(
    _ parameters: MatchParameters, once key: OperationKey
  ) async throws(StoreFailure) -> Bool {
    try await writing(key) { inner throws(StoreFailure) in
      try await inner.createMatch(parameters, once: key)
    }
  }

  func updateMatch(
    _ id: Match.ID, from base: MatchParameters, to parameters: MatchParameters,
    once key: OperationKey
  ) async throws(StoreFailure) -> Bool {
    try await writing(key) { inner throws(StoreFailure) in
      try await inner.updateMatch(id, from: base, to: parameters, once: key)
    }
  }

  func deleteMatch(_ id: Match.ID, once key: OperationKey) async throws(StoreFailure) -> Bool {
    try await writing(key) { inner throws(StoreFailure) in
      try await inner.deleteMatch(id, once: key)
    }
  }

  func createPlayer(
    named name: String, once key: OperationKey
  ) async throws(StoreFailure) -> Bool {
    try await writing(key) { inner throws(StoreFailure) in
      try await inner.createPlayer(named: name, once: key)
    }
  }

  private func writing(
    _ key: OperationKey,
    _ write: @Sendable (InMemoryMatchesStore) async throws(StoreFailure) -> Bool
  ) async throws(StoreFailure) -> Bool {
    keys.append(key)
    if death == .beforeWriting { await wait() }
    let answer = try await write(inner)
    if death == .afterWriting { await wait() }
    return answer
  }

  private func wait() async { await withCheckedContinuation { stopped.append($0) } }
}
