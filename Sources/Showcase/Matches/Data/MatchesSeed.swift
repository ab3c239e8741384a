/// What a new store begins with.
nonisolated struct MatchesSeed: Sendable {
  let players: [Player]
  /// The oldest first.
  let matches: [MatchParameters]

  /// Nothing at all.
  static let empty = MatchesSeed(players: [], matches: [])

  /// Some friends who play in the lunch break.
  static let first = MatchesSeed(
    names: ["Amara", "Bruno", "Chiara", "Dmitri", "Elif", "Felix", "Greta", "Hiro"],
    results: [
      ("Amara Bruno", 2, 1, "Chiara Dmitri"), ("Elif", 5, 3, "Felix"),
      ("Greta Hiro", 4, 4, "Amara Elif"), ("Chiara", 0, 2, "Greta"),
      ("Bruno Felix", 6, 5, "Hiro Dmitri"), ("Amara", 3, 3, "Greta"),
      ("Dmitri Elif", 1, 4, "Bruno Chiara"), ("Hiro", 7, 2, "Felix"),
      ("Amara Greta", 5, 0, "Bruno Felix"),
    ])

  private init(players: [Player], matches: [MatchParameters]) {
    self.players = players
    self.matches = matches
  }

  private init(names: [String], results: [(String, Int, Int, String)]) {
    let players = names.enumerated().map { Player(id: Player.ID(rawValue: $0 + 1), name: $1) }
    func side(_ names: String, _ goals: Int) -> MatchSide {
      let chosen = names.split(separator: " ").compactMap { name in
        players.first { $0.name == name }
      }
      return MatchSide(players: chosen, goals: goals)
    }
    self.init(
      players: players,
      matches: results.map { MatchParameters(home: side($0, $1), away: side($3, $2)) })
  }
}
