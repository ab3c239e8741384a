import Wheelhouse
import WheelhouseSQLite

/// The players that were opened at any process.
final class SQLitePlayerRegister {
  private let database: SQLiteDatabase

  private nonisolated struct PlayerOpened: SharedEvent {
    static let name = "player-opened"
    let player: [UInt8]
  }

  /// Somebody who follows a player.
  private final class Watch {
    var subscription: EventSubscription?
    var looking: Task<Void, Never>?

    isolated deinit { looking?.cancel() }
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

  /// Calls `opened` when a player is opened, or was opened before, as long as the result is held.
  func watch(_ player: [UInt8], _ opened: @escaping @MainActor () -> Void) -> AnyObject {
    let watch = Watch()
    watch.subscription = database.subscribe(to: PlayerOpened.self) { event in
      if event.player == player { opened() }
    }
    watch.looking = Task { [database] in
      let found = try? await database.read { connection in
        try connection.rows("SELECT 1 FROM player WHERE id = ?", [.blob(player)]) { _ in true }
      }
      if found?.isEmpty == false, !Task.isCancelled { opened() }
    }
    return watch
  }
}
