/// Keeps who connects from filling the log, and with it the disk: of each event that anybody outside can bring
/// about, as often as they like, so many lines are written in a while, and the next one says how many were not.
nonisolated struct LogBudget {
  /// How many lines of an event.
  static let lines = 20
  /// In how many seconds.
  static let seconds = 10

  private static let events: Set<String> = [
    "accept_paused", "answer_timeout", "bad_client", "connection_refused", "event_loop",
    "foreign_token", "hello_timeout", "message_refused", "reader_too_slow", "request_refused",
    "silent_peer_dropped",
    "unknown_token", "unwoken", "upgrade_refused",
  ]

  private struct Spent {
    let since: Int
    var lines = 0
    var leftOut = 0
  }

  private var spent: [String: Spent] = [:]

  /// How many lines of an event were left out right before this one; nil where this is to be left out as well.
  ///
  /// - Parameter second: seconds since some fixed moment.
  mutating func leftOut(before event: String, at second: Int) -> Int? {
    guard Self.events.contains(event) else { return 0 }
    var now = spent[event] ?? Spent(since: second)
    let leftOut = now.leftOut
    if second - now.since >= Self.seconds { now = Spent(since: second) }
    let isWritten = now.lines < Self.lines
    now.lines += 1
    now.leftOut = isWritten ? 0 : leftOut + 1
    spent[event] = now
    return isWritten ? leftOut : nil
  }
}
