extension SessionStoreContract {
  /// Walks with a failure at the first call, the second, and so on, until there is none any more.
  ///
  /// - Parameter calls: how many calls a walk has.
  /// - Returns: how many failures there were.
  package func failAtEveryCall(_ calls: Int = 40) async throws -> Int {
    for call in 1...calls + 1 {
      let workers = try makeWorkers()
      let failing = FailingSessionStore(workers.one, failing: call...call)
      let ended = try await StoreWalk(seed: 7, steps: calls).run(
        on: (failing, failing), wasArranged: { failing.failures > 0 },
        mend: { failing.failing = nil })
      if ended { return call - 1 }
    }
    throw BrokenPromise(promise: "a failure is over when its cause is", found: "it is not")
  }
}
