import Glibc

extension SplitMix64 {
  /// The seed of a test: `WHEELHOUSE_SEED`, which repeats a run, or one that nobody knows.
  ///
  /// It is printed, so that a run that failed can be repeated.
  public nonisolated static func seed(of what: String) -> UInt64 {
    let seed = number("WHEELHOUSE_SEED") ?? .random(in: 0...UInt64(UInt32.max))
    print("\(what): WHEELHOUSE_SEED=\(seed)")
    return seed
  }

  /// A number that the environment may set, such as how long a test runs.
  public nonisolated static func number(_ variable: String) -> UInt64? {
    getenv(variable).flatMap { UInt64(String(cString: $0)) }
  }
}
