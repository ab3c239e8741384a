/// Counts the sessions that begin, by place, minute by minute.
///
/// A session outlives its connection: whoever comes, begins one and goes, on and on, is within every limit of
/// connections and leaves the store full of them. Whole minutes and no buckets that fill: what is known of a
/// place goes with the minute, so that there is nothing to tidy up.
struct SessionCount {
  private let most: Int
  private let countsLoopback: Bool
  private var minute: UInt32 = 0
  private var places: [PeerAddress.Place: Int] = [:]

  init(_ options: ServerOptions) {
    let given = options.sessionsPerMinute ?? ServerOptions.defaultSessionsPerMinute
    most = given == 0 ? .max : given
    countsLoopback = options.sessionsPerMinute != nil
  }

  /// Counts one more, if it may begin.
  ///
  /// - Parameter second: the time, in seconds of the host.
  mutating func enter(_ address: PeerAddress, at second: UInt32) -> Bool {
    guard most < .max, countsLoopback || !address.isLoopback else { return true }
    if second / 60 != minute {
      minute = second / 60
      places = [:]
    }
    let begun = places[address.place, default: 0]
    guard begun < most else { return false }
    places[address.place] = begun + 1
    return true
  }
}
