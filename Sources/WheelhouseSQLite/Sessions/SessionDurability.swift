/// What a commit of the sessions outlives.
package nonisolated enum SessionDurability: String, CaseIterable, Sendable {
  /// The process: whatever kills it, nothing that was acknowledged is lost. A power failure may lose the
  /// last commits, and leaves the file whole.
  case process
  /// The machine: every commit is on the disk before it is acknowledged.
  case power

  /// SQLite's `synchronous`: NORMAL waits for the disk at checkpoints, FULL at every commit.
  var synchronous: String { self == .process ? "NORMAL" : "FULL" }
}
