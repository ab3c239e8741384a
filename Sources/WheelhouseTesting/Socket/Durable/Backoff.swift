/// How long a client waits before it tries again: twice as long each time, up to a limit.
///
/// Half of each wait is random, so that the clients of a server that comes back do not all arrive in the
/// same instant. The numbers are those of the browser client.
public nonisolated struct Backoff: Sendable {
  private let shortest: Duration
  private let longest: Duration
  private var attempts = 0
  private var generator: SplitMix64

  /// Creates the waits of a seed.
  public init(
    seed: UInt64, shortest: Duration = .milliseconds(250), longest: Duration = .seconds(10)
  ) {
    generator = SplitMix64(seed: seed)
    self.shortest = shortest
    self.longest = longest
  }

  /// The next wait; `least` is what the server asked for, and comes on top.
  public mutating func next(atLeast least: Duration = .zero) -> Duration {
    let limit = min(longest, shortest * (1 << min(attempts, 20)))
    attempts += 1
    return least + limit * (512 + generator.below(513)) / 1024
  }

  /// Begins again with the shortest wait, once the server has answered.
  public mutating func reset() { attempts = 0 }
}
