import Wheelhouse
import WheelhouseSQLite

/// Matches and players in a SQLite file, made and filled on first use.
///
/// All sessions share it and the arrays it hands out, which are read again only after somebody wrote. What
/// was written is told to the sessions of all processes. A file that has gone is made anew.
actor SQLiteMatchesStore: MatchesStore {
  /// Where the changes are announced, too.
  nonisolated let database: SQLiteDatabase
  private var known: Contents?

  private struct Contents {
    let version: SQLiteVersion
    let matches: [Match]
    let players: [Player]
    let rankings: [Ranking]
  }

  /// Creates the store of the file `matches.sqlite` in a folder; nothing is opened yet.
  ///
  /// - Parameter seed: what a new file is filled with.
  init(folder: String, seed: MatchesSeed = .first) {
    database = SQLiteDatabase(folder: folder, name: "matches.sqlite") { connection in
      try connection.prepareMatches(seed)
    }
  }

  func fetchMatches() async throws(StoreFailure) -> [Match] { try await contents().matches }

  func fetchPlayers() async throws(StoreFailure) -> [Player] { try await contents().players }

  func fetchRankings() async throws(StoreFailure) -> [Ranking] { try await contents().rankings }

  func createMatch(
    _ parameters: MatchParameters, once key: OperationKey
  ) async throws(StoreFailure) -> Bool {
    guard parameters.isValid else { return false }
    return try await write(once: key, MatchesChanged()) { connection in
      try connection.insertMatch(parameters)
      return true
    }
  }

  func updateMatch(
    _ id: Match.ID, from base: MatchParameters, to parameters: MatchParameters,
    once key: OperationKey
  ) async throws(StoreFailure) -> Bool {
    try await write(once: key, MatchesChanged()) { connection in
      guard let current = try connection.match(id)?.parameters else { return false }
      let merged = parameters.following(current, since: base)
      guard merged.isValid else { return false }
      try connection.updateMatch(id, to: merged)
      return true
    }
  }

  func deleteMatch(_ id: Match.ID, once key: OperationKey) async throws(StoreFailure) -> Bool {
    try await write(once: key, MatchesChanged()) { connection in
      try !connection.rows(
        "DELETE FROM match WHERE id = ? RETURNING id", [.integer(id.rawValue)]
      ) { $0.integer(0) }.isEmpty
    }
  }

  func createPlayer(
    named name: String, once key: OperationKey
  ) async throws(StoreFailure) -> Bool {
    guard let name = Player.name(from: name) else { return false }
    return try await write(once: key, PlayersChanged()) { connection in
      // SQLite knows both cases of the letters of ASCII alone.
      let names = try connection.rows("SELECT name FROM player") { $0.text(0) }
      guard !names.contains(where: { Player.isSame($0, name) }) else { return false }
      try connection.run("INSERT INTO player (name) VALUES (?)", [.text(name)])
      return true
    }
  }
}

// Reading and writing the file.
extension SQLiteMatchesStore {
  private func contents() async throws(StoreFailure) -> Contents {
    do {
      let contents = try await database.read { [known] connection in
        let version = try connection.version()
        if let known, known.version == version { return known }
        let matches = try connection.allMatches()
        let players = try connection.rows("SELECT id, name FROM player") { row in
          Player(id: Player.ID(rawValue: row.integer(0)), name: row.text(1))
        }.alphabetical()
        return Contents(
          version: version, matches: matches, players: players,
          rankings: Ranking.all(of: players, after: matches))
      }
      known = contents
      return contents
    } catch {
      known = nil
      throw StoreFailure(error)
    }
  }

  /// Writes all of something or nothing, and tells of it; what the tables do not accept is refused.
  private func write(
    once key: OperationKey, _ event: some SharedEvent,
    _ write: @Sendable (SQLiteConnection) throws -> Bool
  ) async throws(StoreFailure) -> Bool {
    do {
      return try await database.write(once: key) { transaction in
        let isDone = try write(transaction.connection)
        if isDone { try transaction.announce(event) }
        return isDone
      }
    } catch let error as SQLiteError where error.kind == .constraint {
      return false
    } catch {
      throw StoreFailure(error)
    }
  }
}

nonisolated extension StoreFailure {
  fileprivate init(_ error: any Error) {
    guard let error = error as? SQLiteError else {
      self.init(text: "The matches cannot be read: \(error).")
      return
    }
    self.init(text: "The matches cannot be reached: \(error.message) (SQLite code \(error.code)).")
  }
}
