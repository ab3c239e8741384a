extension SessionStoreContract {
  /// Walks with a failure at the first call, the second, and so on, until there is none any more.
  ///
  /// - Parameter limit: how many walks there are at most; a store that fails for ever is one that is broken.
  /// - Returns: how many failures there were.
  package func failAtEveryCall(limit: Int = 500) async throws -> Int {
    for call in 1...limit {
      let workers = try makeWorkers()
      let failing = FailingSessionStore(workers.one, failing: call...call)
      let ended = try await StoreWalk(seed: 7).run(on: (failing, failing)) { failing.failures > 0 }
      if ended { return call - 1 }
    }
    throw BrokenPromise(promise: "a failure is over when its cause is", found: "it is not")
  }
}
