import Dispatch
import Synchronization

/// Moves what the log holds into the file, beside the writer.
///
/// A checkpoint waits for the disk, and the writer goes on meanwhile. A writer that never rests would never
/// get to the beginning of the log again, though; so when the log has become long, the writer does the last
/// few pages itself, right after most has been done beside it.
nonisolated final class SessionCheckpoints: Sendable {
  /// Pages after which a checkpoint is due: 2 MiB.
  private static let due = 1_000
  /// Pages of a log that is too long: 32 MiB.
  private static let tooLong = 16_000

  private let queue = DispatchQueue(label: "session-checkpoints")
  private let path: String
  private let isUnderWay = Atomic(false)
  private let isTooLong = Atomic(false)

  init(path: String) { self.path = path }

  /// Begins a checkpoint if so many pages make one due; true if one has been begun.
  func begin(after pages: Int) -> Bool {
    guard pages >= Self.due, !isUnderWay.exchange(true, ordering: .acquiring) else { return false }
    queue.async { [self] in
      let pages = (try? Self.checkpoint(SQLiteConnection(existing: path), "PASSIVE")) ?? 0
      if pages > Self.tooLong { isTooLong.store(true, ordering: .releasing) }
      isUnderWay.store(false, ordering: .releasing)
    }
    return true
  }

  /// Lets the writer begin the log anew where that is necessary.
  ///
  /// It hardly waits: while somebody reads for long, as a backup does, the log grows and commits go on.
  /// What goes wrong here goes wrong in the next commit too, and is told there.
  func finish(on connection: SQLiteConnection) {
    guard isTooLong.exchange(false, ordering: .acquiring) else { return }
    connection.waitBriefly(steps: 20)
    defer { connection.waitBriefly() }
    _ = try? Self.checkpoint(connection, "RESTART")
  }

  /// The length of the log in pages.
  private static func checkpoint(
    _ connection: SQLiteConnection, _ mode: String
  ) throws(SQLiteError) -> Int {
    connection.keepLog()
    return try connection.rows("PRAGMA wal_checkpoint(\(mode))") { $0.integer(1) }.first ?? 0
  }
}
