import Wheelhouse

/// Matches and players in memory: the twin of those in SQLite, for tests.
actor InMemoryMatchesStore: MatchesStore {
  private var matches: [Match]
  private var players: [Player]
  private var lastMatch: Int
  private var failure: StoreFailure?
  /// What came of the operations so far.
  private var answers: [OperationKey: Bool] = [:]

  /// Creates a store of some players and matches.
  init(players: [Player] = [], matches: [Match] = []) {
    self.players = players
    self.matches = matches
    lastMatch = matches.map(\.id.rawValue).max() ?? 0
  }

  func fetchMatches() throws(StoreFailure) -> [Match] {
    try check()
    return matches.sorted { $0.id.rawValue > $1.id.rawValue }
  }

  func createMatch(
    _ parameters: MatchParameters, once key: OperationKey
  ) throws(StoreFailure) -> Bool {
    try writing(once: key) {
      guard accepts(parameters), let id = Match.ID(rawValue: lastMatch + 1) else { return false }
      lastMatch = id.rawValue
      matches.append(Match(id: id, parameters: parameters))
      return true
    }
  }

  func updateMatch(
    _ id: Match.ID, from base: MatchParameters, to parameters: MatchParameters,
    once key: OperationKey
  ) throws(StoreFailure) -> Bool {
    try writing(once: key) {
      guard let index = matches.firstIndex(where: { $0.id == id }) else { return false }
      let merged = parameters.following(matches[index].parameters, since: base)
      guard accepts(merged) else { return false }
      matches[index] = Match(id: id, parameters: merged)
      return true
    }
  }

  func deleteMatch(_ id: Match.ID, once key: OperationKey) throws(StoreFailure) -> Bool {
    try writing(once: key) {
      guard let index = matches.firstIndex(where: { $0.id == id }) else { return false }
      matches.remove(at: index)
      return true
    }
  }

  func fetchPlayers() throws(StoreFailure) -> [Player] {
    try check()
    return players.alphabetical()
  }

  func createPlayer(named name: String, once key: OperationKey) throws(StoreFailure) -> Bool {
    try writing(once: key) {
      guard let name = Player.name(from: name) else { return false }
      guard !players.contains(where: { Player.isSame($0.name, name) }) else { return false }
      let last = players.map(\.id.rawValue).max() ?? 0
      players.append(Player(id: Player.ID(rawValue: last + 1), name: name))
      return true
    }
  }

  func fetchRankings() throws(StoreFailure) -> [Ranking] {
    try check()
    return Ranking.all(of: players, after: matches)
  }

  /// Makes every later call fail; nil ends that.
  func fail(with failure: StoreFailure?) { self.failure = failure }

  private func writing(
    once key: OperationKey, _ write: () -> Bool
  ) throws(StoreFailure) -> Bool {
    try check()
    if let answer = answers[key] { return answer }
    let answer = write()
    answers[key] = answer
    return answer
  }

  private func check() throws(StoreFailure) {
    if let failure { throw failure }
  }

  private func accepts(_ parameters: MatchParameters) -> Bool {
    let known = Set(players.map(\.id))
    return parameters.isValid
      && Side.allCases.allSatisfy { side in
        parameters[side].players.allSatisfy { known.contains($0.id) }
      }
  }
}
