import Wheelhouse
import WheelhouseSQLite

/// The players that were opened at any process.
final class SQLitePlayerRegister {
  private let database: SQLiteDatabase

  private nonisolated struct PlayerOpened: SharedEvent {
    static let name = "player-opened"
    let player: [UInt8]
  }

  /// A question whether a player is open.
  private final class Look {
    var task: Task<Void, Never>?

    isolated deinit { task?.cancel() }
  }

  /// How many players are remembered.
  private nonisolated static let most = 10_000
  /// In that time every process has heard of what was announced.
  private static let rumour = Duration.milliseconds(100)

  /// Creates a register in a database with the tables of ``AccessSchema``.
  init(database: SQLiteDatabase) { self.database = database }

  /// Notes that a player was opened, and waits until all processes know: whoever was told that it is open
  /// finds it open.
  ///
  /// - Returns: false when it cannot be noted.
  func open(_ player: [UInt8]) async -> Bool {
    let done: Void? = try? await database.transaction { transaction in
      try transaction.run("INSERT OR IGNORE INTO player (id) VALUES (?)", [.blob(player)])
      try transaction.run(
        "DELETE FROM player WHERE number <= (SELECT max(number) FROM player) - ?",
        [.integer(Self.most)])
      try transaction.announce(PlayerOpened(player: player))
    }
    if done != nil { try? await Task.sleep(for: Self.rumour) }
    return done != nil
  }

  /// Calls `opened` with every player that is opened from now on, at any process.
  func follow(_ opened: @escaping @MainActor ([UInt8]) -> Void) -> EventSubscription {
    database.subscribe(to: PlayerOpened.self) { opened($0.player) }
  }

  /// Calls `opened` where a player was opened before, unless the result is gone by then.
  func look(for player: [UInt8], _ opened: @escaping @MainActor () -> Void) -> AnyObject {
    let look = Look()
    look.task = Task { [database] in
      let found = try? await database.read { connection in
        try connection.rows("SELECT 1 FROM player WHERE id = ?", [.blob(player)]) { _ in true }
      }
      if found?.isEmpty == false, !Task.isCancelled { opened() }
    }
    return look
  }
}
