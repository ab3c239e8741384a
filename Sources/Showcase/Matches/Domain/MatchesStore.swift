import Wheelhouse

/// Where matches and players are kept: a port.
///
/// What is written can be refused, which is an answer: `false`. That the store cannot be reached or
/// read is an error with words for people. Whatever is written has a key, and is written once for it:
/// when the same key comes again, the first answer is given again.
nonisolated protocol MatchesStore: Sendable {
  /// All matches, the newest first.
  func fetchMatches() async throws(StoreFailure) -> [Match]

  /// Keeps a new match; false when it is not a valid one.
  func createMatch(
    _ parameters: MatchParameters, once key: OperationKey
  ) async throws(StoreFailure) -> Bool

  /// Changes of a match what differs from what it was to somebody; what others have changed since stays.
  ///
  /// - Returns: false when it is not a valid match then, or is not there.
  func updateMatch(
    _ id: Match.ID, from base: MatchParameters, to parameters: MatchParameters,
    once key: OperationKey
  ) async throws(StoreFailure) -> Bool

  /// Removes a match; false when it is not there.
  func deleteMatch(_ id: Match.ID, once key: OperationKey) async throws(StoreFailure) -> Bool

  /// All players in the order of their names.
  func fetchPlayers() async throws(StoreFailure) -> [Player]

  /// Keeps a new player; false when the name is not one, or is taken.
  func createPlayer(
    named name: String, once key: OperationKey
  ) async throws(StoreFailure) -> Bool

  /// All players with their ratings, the best first.
  func fetchRankings() async throws(StoreFailure) -> [Ranking]
}

/// Why a store could not answer, in words for people.
nonisolated struct StoreFailure: Error, Equatable, Sendable {
  let text: String
}
