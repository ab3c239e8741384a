/// A match that was played, as the store has it.
nonisolated struct Match: Hashable, Codable, Sendable, Identifiable {
  let id: ID
  let parameters: MatchParameters

  /// A match's number in the store, from 1; none is ever used again.
  struct ID: RawRepresentable, Hashable, Codable, Sendable {
    let rawValue: Int

    /// Creates an identifier; nil for a number that no match can have.
    init?(rawValue: Int) {
      guard rawValue > 0 else { return nil }
      self.rawValue = rawValue
    }
  }
}

/// Everything about a match that can be edited.
nonisolated struct MatchParameters: Hashable, Codable, Sendable {
  var home = MatchSide()
  var away = MatchSide()

  subscript(_ side: Side) -> MatchSide {
    get { side == .home ? home : away }
    set {
      switch side {
      case .home: home = newValue
      case .away: away = newValue
      }
    }
  }

  /// These, with what others have changed since both were alike; what is changed here stays.
  ///
  /// - Parameters:
  ///   - theirs: what the store has now.
  ///   - base: what it had then.
  func following(_ theirs: MatchParameters, since base: MatchParameters) -> MatchParameters {
    MatchParameters(
      home: home.following(theirs.home, since: base.home),
      away: away.following(theirs.away, since: base.away))
  }

  /// Whether there is somebody on both sides, nobody twice, and a result that can be.
  var isValid: Bool {
    let players = home.players + away.players
    return !home.players.isEmpty && !away.players.isEmpty
      && Set(players.map(\.id)).count == players.count
      && MatchSide.possibleGoals.contains(home.goals)
      && MatchSide.possibleGoals.contains(away.goals)
  }
}

/// Who played on one side of a match, and how many goals they scored.
nonisolated struct MatchSide: Hashable, Codable, Sendable {
  var players: [Player] = []
  var goals = 0

  static let possibleGoals = 0...99

  fileprivate func following(_ theirs: MatchSide, since base: MatchSide) -> MatchSide {
    MatchSide(
      players: players == base.players ? theirs.players : players,
      goals: goals == base.goals ? theirs.goals : goals)
  }
}

/// One of the two sides of a match.
nonisolated enum Side: String, Hashable, Codable, Sendable, CaseIterable {
  case home
  case away

  var opposite: Side { self == .home ? .away : .home }
}
