nonisolated extension SessionTables {
  /// Forgets what was last saved longer ago than that, the oldest first, and gives back some of the room
  /// that the file does not need any more.
  func expire(olderThan age: Duration, limit: Int) throws(SQLiteError) -> Int {
    // Only then do the rows tell when they were saved.
    try fold(0...Int.max)
    let before = hooks.now() - age.milliseconds
    try hooks.statement()
    let old = try statements.old.rows([.integer(before), .integer(limit)]) { row in
      Found(
        number: row.integer(0), epoch: 0, journal: JournalNumber(row.integer(1)),
        isOwned: !row.isNull(2))
    }
    for found in old { try remove(found) }
    try shrink()
    return old.count
  }

  /// Cuts off at most 2 MiB, and only of a file a quarter of which is empty: what was freed is written
  /// again soon where sessions come and go.
  private func shrink() throws(SQLiteError) {
    let free = try SessionSchema.number("freelist_count", of: connection)
    let pages = try SessionSchema.number("page_count", of: connection)
    guard free > 256, free > pages / 4 else { return }
    try hooks.statement()
    try connection.execute("PRAGMA incremental_vacuum(1024)")
  }
}

nonisolated extension Duration {
  /// Whole milliseconds, and no more than a thousand years: what is added to a time must not overflow.
  fileprivate var milliseconds: Int {
    let thousandYears: Int64 = 31_556_952_000
    return Int(min(max(components.seconds, 0), thousandYears)) * 1_000
      + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}
