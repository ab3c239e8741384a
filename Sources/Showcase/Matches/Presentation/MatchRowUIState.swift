/// What a row of the matches shows: text, already formatted.
nonisolated struct MatchRowUIState: Equatable, Sendable, Identifiable {
  let id: String
  let homePlayers: String
  let result: String
  let awayPlayers: String
}

nonisolated extension MatchRowUIState {
  init(_ match: Match) {
    let home = match.parameters.home
    let away = match.parameters.away
    self.init(
      id: String(match.id.rawValue), homePlayers: home.players.names,
      result: "\(home.goals) : \(away.goals)", awayPlayers: away.players.names)
  }
}

nonisolated extension [Player] {
  /// The names in one line.
  var names: String { map(\.name).joined(separator: ", ") }
}
