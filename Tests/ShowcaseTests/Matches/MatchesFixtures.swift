import Wheelhouse

@testable import Showcase

nonisolated extension Player {
  static let ada = Player(id: ID(rawValue: 1), name: "Ada")
  static let ben = Player(id: ID(rawValue: 2), name: "Ben")
  static let cleo = Player(id: ID(rawValue: 3), name: "Cleo")
  static let dan = Player(id: ID(rawValue: 4), name: "Dan")
  static let all = [ada, ben, cleo, dan]
}

nonisolated extension MatchParameters {
  /// A match between some players.
  static func of(_ home: [Player], _ homeGoals: Int, _ awayGoals: Int, _ away: [Player]) -> Self {
    MatchParameters(
      home: MatchSide(players: home, goals: homeGoals),
      away: MatchSide(players: away, goals: awayGoals))
  }
}

nonisolated extension Match {
  static func numbered(_ number: Int, _ parameters: MatchParameters) -> Match {
    Match(id: .numbered(number), parameters: parameters)
  }

  /// Ada and Ben win against Cleo.
  static let first = numbered(1, .of([.ada, .ben], 2, 1, [.cleo]))
  /// Dan and Ada are equals.
  static let second = numbered(2, .of([.dan], 3, 3, [.ada]))
}

nonisolated extension Match.ID {
  static func numbered(_ number: Int) -> Match.ID {
    guard let id = Match.ID(rawValue: number) else { preconditionFailure("\(number) is no id") }
    return id
  }
}

/// A store that answers what a test tells it to, and only when it does.
actor MockMatchesStore: MatchesStore {
  private var matches: Result<[Match], StoreFailure> = .success([])
  private var players: Result<[Player], StoreFailure> = .success([])
  private var rankings: Result<[Ranking], StoreFailure> = .success([])
  private var written: Result<Bool, StoreFailure> = .success(true)
  /// What was written so far, in order.
  private(set) var writes: [Write] = []
  /// The keys of the writes.
  private(set) var keys: [OperationKey] = []
  private(set) var fetchCount = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isHolding = false

  enum Write: Equatable {
    case createMatch(MatchParameters)
    case updateMatch(Match.ID, MatchParameters)
    case deleteMatch(Match.ID)
    case createPlayer(String)
  }

  init(matches: [Match] = [], players: [Player] = [], rankings: [Ranking] = []) {
    self.matches = .success(matches)
    self.players = .success(players)
    self.rankings = .success(rankings)
  }

  func fetchMatches() async throws(StoreFailure) -> [Match] {
    let answer = matches
    await note()
    return try answer.get()
  }

  func fetchPlayers() async throws(StoreFailure) -> [Player] {
    let answer = players
    await note()
    return try answer.get()
  }

  func fetchRankings() async throws(StoreFailure) -> [Ranking] {
    let answer = rankings
    await note()
    return try answer.get()
  }

  func createMatch(
    _ parameters: MatchParameters, once key: OperationKey
  ) throws(StoreFailure) -> Bool {
    try write(.createMatch(parameters), key)
  }

  func updateMatch(
    _ id: Match.ID, from base: MatchParameters, to parameters: MatchParameters,
    once key: OperationKey
  ) throws(StoreFailure) -> Bool {
    try write(.updateMatch(id, parameters), key)
  }

  func deleteMatch(_ id: Match.ID, once key: OperationKey) throws(StoreFailure) -> Bool {
    try write(.deleteMatch(id), key)
  }

  func createPlayer(named name: String, once key: OperationKey) throws(StoreFailure) -> Bool {
    try write(.createPlayer(name), key)
  }

  /// Answers with other matches from now on.
  func set(_ matches: [Match]) { self.matches = .success(matches) }

  /// Answers with other players from now on.
  func set(_ players: [Player]) { self.players = .success(players) }

  /// Answers with other rankings from now on.
  func set(_ rankings: [Ranking]) { self.rankings = .success(rankings) }

  /// Fails to fetch from now on.
  func failFetches(_ text: String) {
    matches = .failure(StoreFailure(text: text))
    players = .failure(StoreFailure(text: text))
    rankings = .failure(StoreFailure(text: text))
  }

  /// Refuses what is written from now on.
  func refuse() { written = .success(false) }

  /// Fails to write from now on.
  func failWrites(_ text: String) { written = .failure(StoreFailure(text: text)) }

  /// Lets fetches wait until they are released.
  func hold() { isHolding = true }

  /// Lets the fetch go on that waits as the one with that number among those waiting.
  func release(_ index: Int = 0) { waiting.remove(at: index).resume() }

  /// Waits until so many fetches wait.
  func awaitHeld(_ count: Int) async {
    while waiting.count < count { await Task.yield() }
  }

  private func note() async {
    fetchCount += 1
    if isHolding { await withCheckedContinuation { waiting.append($0) } }
  }

  private func write(_ write: Write, _ key: OperationKey) throws(StoreFailure) -> Bool {
    writes.append(write)
    keys.append(key)
    return try written.get()
  }
}

/// Writing outside of any operation, for tests that are not about those.
nonisolated extension MatchesStore {
  func createMatch(_ parameters: MatchParameters) async throws(StoreFailure) -> Bool {
    try await createMatch(parameters, once: .next())
  }

  /// As somebody who has the match as it is now, if they have not.
  func updateMatch(
    _ id: Match.ID, from base: MatchParameters? = nil, to parameters: MatchParameters
  ) async throws(StoreFailure) -> Bool {
    let now = try await fetchMatches().first { $0.id == id }?.parameters
    return try await updateMatch(
      id, from: base ?? now ?? parameters, to: parameters, once: .next())
  }

  func deleteMatch(_ id: Match.ID) async throws(StoreFailure) -> Bool {
    try await deleteMatch(id, once: .next())
  }

  func createPlayer(named name: String) async throws(StoreFailure) -> Bool {
    try await createPlayer(named: name, once: .next())
  }
}

/// Notes what view models hand over.
final class NavigatorSpy: MatchesNavigator {
  private(set) var edits: [EditMatchViewModel] = []
  private(set) var players: [(viewModel: PlayersViewModel, side: Side)] = []
  private(set) var endings = 0

  func edit(_ viewModel: EditMatchViewModel) { edits.append(viewModel) }

  func choosePlayers(_ viewModel: PlayersViewModel, for side: Side) {
    players.append((viewModel, side))
  }

  func endEditing(_ viewModel: EditMatchViewModel) { endings += 1 }
}
