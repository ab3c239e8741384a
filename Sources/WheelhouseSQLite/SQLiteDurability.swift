import Synchronization

/// What a commit outlives.
public nonisolated enum SQLiteDurability: String, Sendable, CaseIterable {
  /// The process: whatever kills it, nothing that was committed is lost. A power failure may take the last
  /// commits, never a part of one.
  case process
  /// The machine: every commit is on the disk before it counts.
  case power

  /// What commits of a server's databases outlive where nothing else is said: as `--durability` has it.
  public package(set) static var ofServer: SQLiteDurability {
    get { chosen.withLock { $0 } }
    set { chosen.withLock { $0 = newValue } }
  }

  private static let chosen = Mutex(SQLiteDurability.process)

  /// SQLite's `synchronous`: NORMAL waits for the disk at checkpoints, FULL at every commit.
  var synchronous: String { self == .process ? "NORMAL" : "FULL" }
}
