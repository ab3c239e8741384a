/// What a commit outlives.
public nonisolated enum SQLiteDurability: String, Sendable, CaseIterable {
  /// The end of the process, however it comes; a power failure may take the last commits, never a part of one.
  case process
  /// A power failure too: every commit waits for the disk.
  case power

  var synchronous: String { self == .process ? "NORMAL" : "FULL" }
}
