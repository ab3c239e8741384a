import Synchronization

/// Numbers the connections of a process.
nonisolated enum SQLiteSerial {
  private static let last = Atomic<Int>(0)

  /// A number that no connection had before.
  static func next() -> Int { last.add(1, ordering: .relaxed).newValue }
}
