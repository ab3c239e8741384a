import WheelhouseSQLite

/// The tables of matches and players.
nonisolated enum MatchesSchema {
  /// Written into the file once it is complete.
  static let version = 1

  /// Numbers of matches are never used again, so that an old link never leads to another match.
  static let tables = """
    CREATE TABLE player (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL UNIQUE COLLATE NOCASE CHECK (length(name) BETWEEN 1 AND 60)
    ) STRICT;
    CREATE TABLE match (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      home_goals INTEGER NOT NULL CHECK (home_goals BETWEEN 0 AND 99),
      away_goals INTEGER NOT NULL CHECK (away_goals BETWEEN 0 AND 99)
    ) STRICT;
    CREATE TABLE appearance (
      match INTEGER NOT NULL REFERENCES match(id) ON DELETE CASCADE,
      player INTEGER NOT NULL REFERENCES player(id),
      side TEXT NOT NULL CHECK (side IN ('home', 'away')),
      position INTEGER NOT NULL,
      PRIMARY KEY (match, player)
    ) STRICT, WITHOUT ROWID;
    """
}

extension SQLiteConnection {
  /// Makes the tables and fills them, unless that was done before; another process may do it meanwhile.
  nonisolated func prepareMatches(_ seed: MatchesSeed) throws(SQLiteError) {
    guard try matchesVersion() != MatchesSchema.version else { return }
    try transaction { () throws(SQLiteError) in
      guard try matchesVersion() != MatchesSchema.version else { return }
      try execute(MatchesSchema.tables)
      for player in seed.players {
        try run(
          "INSERT INTO player VALUES (?, ?)", [.integer(player.id.rawValue), .text(player.name)])
      }
      for match in seed.matches { try insertMatch(match) }
      try execute("PRAGMA user_version = \(MatchesSchema.version)")
    }
  }

  private nonisolated func matchesVersion() throws(SQLiteError) -> Int {
    try rows("PRAGMA user_version") { $0.integer(0) }.first ?? 0
  }

  /// Inserts a match and who played in it.
  nonisolated func insertMatch(_ parameters: MatchParameters) throws(SQLiteError) {
    let made = try rows(
      "INSERT INTO match (home_goals, away_goals) VALUES (?, ?) RETURNING id",
      [.integer(parameters.home.goals), .integer(parameters.away.goals)]
    ) { $0.integer(0) }
    for id in made { try insertAppearances(parameters, in: id) }
  }

  /// Changes a match that is there, and who played in it.
  nonisolated func updateMatch(
    _ id: Match.ID, to parameters: MatchParameters
  ) throws(SQLiteError) {
    try run(
      "UPDATE match SET home_goals = ?, away_goals = ? WHERE id = ?",
      [.integer(parameters.home.goals), .integer(parameters.away.goals), .integer(id.rawValue)])
    try run("DELETE FROM appearance WHERE match = ?", [.integer(id.rawValue)])
    try insertAppearances(parameters, in: id.rawValue)
  }

  /// Inserts who played in a match.
  nonisolated func insertAppearances(
    _ parameters: MatchParameters, in match: Int
  ) throws(SQLiteError) {
    for side in Side.allCases {
      for (position, player) in parameters[side].players.enumerated() {
        try run(
          "INSERT INTO appearance VALUES (?, ?, ?, ?)",
          [
            .integer(match), .integer(player.id.rawValue), .text(side.rawValue), .integer(position),
          ])
      }
    }
  }

  /// All matches with their players, the newest first.
  nonisolated func allMatches() throws(SQLiteError) -> [Match] { try matches() }

  /// A match with its players; nil when it is not there.
  nonisolated func match(_ id: Match.ID) throws(SQLiteError) -> Match? {
    try matches("WHERE match.id = ?", [.integer(id.rawValue)]).first
  }

  private nonisolated func matches(
    _ condition: String = "", _ values: [SQLiteValue] = []
  ) throws(SQLiteError) -> [Match] {
    let appearances = try rows(
      """
      SELECT match.id, home_goals, away_goals, side, player.id, player.name
      FROM match JOIN appearance ON appearance.match = match.id
        JOIN player ON player.id = appearance.player
      \(condition) ORDER BY match.id DESC, side, position
      """, values
    ) { Appearance($0) }
    var matches: [Match] = []
    for appearance in appearances {
      guard let id = Match.ID(rawValue: appearance.match) else { continue }
      let last = matches.last.flatMap { $0.id == id ? matches.removeLast().parameters : nil }
      var parameters = last ?? appearance.result
      parameters[appearance.side].players.append(appearance.player)
      matches.append(Match(id: id, parameters: parameters))
    }
    return matches
  }
}

/// A row about a player in a match.
private nonisolated struct Appearance {
  let match: Int
  let result: MatchParameters
  let side: Side
  let player: Player

  init(_ row: SQLiteStatement) {
    match = row.integer(0)
    result = MatchParameters(
      home: MatchSide(goals: row.integer(1)), away: MatchSide(goals: row.integer(2)))
    side = row.text(3) == Side.home.rawValue ? .home : .away
    player = Player(id: Player.ID(rawValue: row.integer(4)), name: row.text(5))
  }
}
