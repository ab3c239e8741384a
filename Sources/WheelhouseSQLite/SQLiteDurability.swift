/// What a commit outlives.
public nonisolated enum SQLiteDurability: String, Sendable, CaseIterable {
  /// The process: whatever kills it, nothing that was committed is lost. A power failure may take the last
  /// commits, never a part of one.
  case process
  /// The machine: every commit is on the disk before it counts.
  case power

  /// SQLite's `synchronous`: NORMAL waits for the disk at checkpoints, FULL at every commit.
  var synchronous: String { self == .process ? "NORMAL" : "FULL" }
}
