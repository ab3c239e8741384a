package import ScreenDocument

/// What a process counts about its sessions: one 64-bit word a number, in memory that others may read.
///
/// Counting is a plain addition, a few nanoseconds, without a lock: one thread writes, and whoever reads
/// (another process, where the words lie in a file that is mapped) sees each word whole. ``series`` names
/// the words, so that a reader of another generation of the program can add them up all the same.
package final class SessionMetrics {
  /// One word each, in the order of ``series``.
  private let words: UnsafeMutablePointer<UInt64>
  private let ownsWords: Bool
  private var samples: [(gauge: Gauge, read: () -> Int)] = []

  /// A number that goes up and down.
  package enum Gauge: Int, CaseIterable {
    /// Sessions with a view graph.
    case sessionsAwake
    /// Sessions of which only the snapshot is there.
    case sessionsParked
    /// Sockets that are open, whatever they speak.
    case connections
    /// Bytes for clients that wait for a commit.
    case heldOutput
    /// Sessions that wait for a commit, or are in one.
    case commitQueue
    /// Bytes that the peers have not taken yet.
    case unsentOutput
  }

  /// Creates counters that start at zero, in memory of their own.
  package init() {
    ownsWords = true
    words = .allocate(capacity: Self.count)
    words.initialize(repeating: 0, count: Self.count)
  }

  /// Creates counters that start at zero.
  ///
  /// - Parameter words: where they are kept, ``count`` words that outlive this object.
  package init(words: UnsafeMutablePointer<UInt64>) {
    ownsWords = false
    self.words = words
    words.initialize(repeating: 0, count: Self.count)
  }

  isolated deinit { if ownsWords { words.deallocate() } }

  /// How many words there are.
  package static var count: Int { series.count }
}

// What happens.
extension SessionMetrics {
  /// A command was settled, with whatever result.
  package func command() { words[Place.commands] &+= 1 }

  /// A command was refused.
  package func refused(_ code: RefusalCode) {
    words[Place.refusals + (Place.refusal[code] ?? 0)] &+= 1
  }

  /// A patch was handed to a client.
  package func patch(_ bytes: Int) {
    words[Place.patches] &+= 1
    words[Place.patches + 1] &+= UInt64(truncatingIfNeeded: bytes)
  }

  /// A parked session was made awake.
  package func woke(in time: Duration) { observe(time, at: Place.wake) }

  /// A transaction of the store was over, successfully or not.
  package func committed(in time: Duration) { observe(time, at: Place.commit) }

  /// A number as it is now.
  package subscript(gauge: Gauge) -> Int {
    get { Int(truncatingIfNeeded: words[Place.gauges + gauge.rawValue]) }
    set { words[Place.gauges + gauge.rawValue] = UInt64(max(0, newValue)) }
  }

  /// Counts something that begins or ceases to be.
  package func changed(_ gauge: Gauge, from was: Bool, to isNow: Bool) {
    if was != isNow { self[gauge] += isNow ? 1 : -1 }
  }

  /// Says how a number is found that nobody keeps up to date: read by ``sample()``.
  package func sample(_ gauge: Gauge, _ read: @escaping () -> Int) { samples.append((gauge, read)) }

  /// Brings the numbers up to date that are found by asking.
  package func sample() {
    for (gauge, read) in samples { self[gauge] = read() }
  }

  /// Buckets contain the ones below them, as readers want them.
  private func observe(_ time: Duration, at place: Int) {
    let (seconds, attoseconds) = time.components
    let nanoseconds = max(0, seconds &* 1_000_000_000 &+ attoseconds / 1_000_000_000)
    for (index, bound) in Bucket.bounds.enumerated().reversed() {
      guard nanoseconds <= bound else { break }
      words[place + index] &+= 1
    }
    words[place + Bucket.bounds.count] &+= 1
    words[place + Bucket.bounds.count + 1] &+= UInt64(nanoseconds)
  }

  /// The value of every word with what it is called.
  package var values: [(series: MetricSeries, value: UInt64)] {
    Self.series.enumerated().map { ($0.element, words[$0.offset]) }
  }
}
