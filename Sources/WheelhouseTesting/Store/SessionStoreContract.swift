package import Wheelhouse

/// What every session store promises; each store's own suite runs it.
package struct SessionStoreContract {
  /// Two stores of the same sessions, as two workers have them; a store in memory is both.
  package typealias Workers = (one: any SessionStore, other: any SessionStore)

  let makeWorkers: () throws -> Workers

  /// - Parameter makeWorkers: makes two stores of the same sessions, of which there are none yet.
  package init(makeWorkers: @escaping @MainActor () throws -> Workers) {
    self.makeWorkers = makeWorkers
  }

  /// Tries every promise with new stores.
  ///
  /// - Throws: ``BrokenPromise`` for the first that was not kept, or the store's own error.
  package func run() async throws {
    for (promise, journey) in Self.promises {
      try await journey(makeWorkers(), PromiseCheck(promise: promise))
    }
    for seed: UInt64 in 1...5 {
      try await StoreWalk(seed: seed).run(on: makeWorkers())
    }
  }

  typealias Journey = @MainActor (Workers, PromiseCheck) async throws -> Void

  static let promises: [(String, Journey)] = [
    ("what was saved is found by every token", findsByEveryToken),
    ("a save replaces the snapshot and the tokens", replaces),
    ("whoever takes a session over gets the next epoch", handsOver),
    ("a session is taken from nobody but whom it was known to be with", keepsFromOthers),
    ("a lost lease writes nothing and is reported", losesLeases),
    ("the other sessions of the commit are written", writesTheOthers),
    ("a released session has no owner", releases),
    ("a removed session is gone", removes),
    ("the changes of a commit happen in their order", ordersChanges),
    ("sessions are kept apart", keepsApart),
    ("old sessions expire and young ones do not", expires),
    ("a forgotten session can be saved again", savesAgain),
    ("answers come in the order of the calls", ordersAnswers),
    ("two workers never get the same epoch", countsEpochs),
    ("a probe changes nothing", probes),
  ]

  static func token(_ number: Int) -> ResumeTokenHash {
    ResumeTokenHash(
      bytes: (0..<32).map { UInt8(truncatingIfNeeded: $0 < 8 ? number >> (8 * $0) : 7) })
  }

  static func save(
    _ id: String, _ tokens: [Int], _ snapshot: String, epoch: Int = 1, owner: String = "one"
  ) -> SessionChange {
    .save(
      SessionRecord(id: id, tokens: tokens.map(token), snapshot: Array(snapshot.utf8)),
      SessionLease(session: id, epoch: epoch), owner: owner)
  }

  static func found(
    _ id: String, _ snapshot: String, epoch: Int, former: String?
  ) -> FoundSession {
    FoundSession(
      lease: SessionLease(session: id, epoch: epoch), snapshot: Array(snapshot.utf8),
      formerOwner: former)
  }
}
