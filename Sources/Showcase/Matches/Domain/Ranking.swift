/// How good a player is.
nonisolated struct Ranking: Hashable, Sendable, Identifiable {
  let player: Player
  /// From 0 to 10.
  let rating: Double

  var id: Player.ID { player.id }
}

nonisolated extension Ranking {
  /// Every player with the rating that the matches give, the best first.
  ///
  /// A rating is ten times the points over the most points that were possible: three for a win, one for
  /// a tie. Who has not played has 0; equals stand in alphabetical order.
  static func all(of players: [Player], after matches: [Match]) -> [Ranking] {
    var records: [Player.ID: Record] = [:]
    for match in matches {
      for side in Side.allCases {
        let points = match.parameters.points(for: side)
        for player in match.parameters[side].players {
          records[player.id, default: Record()].add(points)
        }
      }
    }
    let rankings = players.alphabetical().map { player in
      Ranking(player: player, rating: records[player.id]?.rating ?? 0)
    }
    return rankings.enumerated()
      .sorted { ($1.element.rating, $0.offset) < ($0.element.rating, $1.offset) }
      .map(\.element)
  }

  /// The points of one player.
  private struct Record {
    private var points = 0
    private var matches = 0

    var rating: Double { 10 * Double(points) / Double(matches * MatchParameters.pointsForWin) }

    mutating func add(_ points: Int) {
      self.points += points
      matches += 1
    }
  }
}

nonisolated extension MatchParameters {
  static let pointsForWin = 3

  /// What each player of a side gets for the match.
  func points(for side: Side) -> Int {
    let own = self[side].goals
    let others = self[side.opposite].goals
    if own == others { return 1 }
    return own > others ? Self.pointsForWin : 0
  }
}
