import WheelhouseSQLite

/// Matches and players in a SQLite file, made and filled on first use.
///
/// An actor, so that the file never blocks the main one. All sessions share it and the arrays it hands
/// out, which are read again only after somebody wrote. A file that has gone is made anew.
actor SQLiteMatchesStore: MatchesStore {
  private let seed: MatchesSeed
  private var file: SQLiteFile
  private var known: (version: Int, contents: Contents)?

  private struct Contents {
    let matches: [Match]
    let players: [Player]
    let rankings: [Ranking]
  }

  /// Creates the store of the file `matches.sqlite` in a folder; nothing is opened yet.
  ///
  /// - Parameter seed: what a new file is filled with.
  init(folder: String, seed: MatchesSeed = .first) {
    file = SQLiteFile(folder: folder, name: "matches.sqlite")
    self.seed = seed
  }

  func fetchMatches() throws(StoreFailure) -> [Match] { try contents().matches }

  func fetchPlayers() throws(StoreFailure) -> [Player] { try contents().players }

  func fetchRankings() throws(StoreFailure) -> [Ranking] { try contents().rankings }

  func createMatch(_ parameters: MatchParameters) throws(StoreFailure) -> Bool {
    guard parameters.isValid else { return false }
    return try writing { connection throws(SQLiteError) in
      try connection.insertMatch(parameters)
      return true
    }
  }

  func updateMatch(_ id: Match.ID, to parameters: MatchParameters) throws(StoreFailure) -> Bool {
    guard parameters.isValid else { return false }
    return try writing { connection throws(SQLiteError) in
      let changed = try connection.rows(
        "UPDATE match SET home_goals = ?, away_goals = ? WHERE id = ? RETURNING id",
        [
          .integer(parameters.home.goals), .integer(parameters.away.goals), .integer(id.rawValue),
        ]
      ) { $0.integer(0) }
      guard !changed.isEmpty else { return false }
      try connection.run("DELETE FROM appearance WHERE match = ?", [.integer(id.rawValue)])
      try connection.insertAppearances(parameters, in: id.rawValue)
      return true
    }
  }

  func deleteMatch(_ id: Match.ID) throws(StoreFailure) -> Bool {
    try writing { connection throws(SQLiteError) in
      try !connection.rows(
        "DELETE FROM match WHERE id = ? RETURNING id", [.integer(id.rawValue)]
      ) { $0.integer(0) }.isEmpty
    }
  }

  func createPlayer(named name: String) throws(StoreFailure) -> Bool {
    guard let name = Player.name(from: name) else { return false }
    return try writing { connection throws(SQLiteError) in
      try connection.run("INSERT INTO player (name) VALUES (?)", [.text(name)])
      return true
    }
  }
}

// Reading and writing the file.
extension SQLiteMatchesStore {
  private func contents() throws(StoreFailure) -> Contents {
    try using { connection throws(SQLiteError) in
      let version = try connection.rows("PRAGMA data_version") { $0.integer(0) }.first ?? 0
      if let known, known.version == version { return known.contents }
      let matches = try connection.allMatches()
      let players = try connection.rows("SELECT id, name FROM player") { row in
        Player(id: Player.ID(rawValue: row.integer(0)), name: row.text(1))
      }.alphabetical()
      let contents = Contents(
        matches: matches, players: players, rankings: Ranking.all(of: players, after: matches))
      known = (version, contents)
      return contents
    }
  }

  /// Writes all of something or nothing; what the tables do not accept is refused.
  private func writing(
    _ write: (SQLiteConnection) throws(SQLiteError) -> Bool
  ) throws(StoreFailure) -> Bool {
    try using { connection throws(SQLiteError) in
      known = nil
      var isDone = false
      do throws(SQLiteError) {
        try connection.transaction { () throws(SQLiteError) in isDone = try write(connection) }
      } catch {
        guard error.isRefusal else { throw error }
        return false
      }
      return isDone
    }
  }

  /// Uses the open file; after any failure the next attempt opens it anew.
  private func using<Value>(
    _ use: (SQLiteConnection) throws(SQLiteError) -> Value
  ) throws(StoreFailure) -> Value {
    do throws(SQLiteError) {
      return try use(try opened())
    } catch {
      file.close()
      known = nil
      throw StoreFailure(
        text: "The matches cannot be reached: \(error.message) (SQLite code \(error.code)).")
    }
  }

  private func opened() throws(SQLiteError) -> SQLiteConnection {
    if let connection = file.openConnection { return connection }
    known = nil
    return try file.open { connection throws(SQLiteError) in try connection.prepareMatches(seed) }
  }
}

nonisolated extension SQLiteError {
  /// Whether a rule of the tables was broken, such as a name that is taken (SQLITE_CONSTRAINT).
  fileprivate var isRefusal: Bool { code & 0xFF == 19 }
}
