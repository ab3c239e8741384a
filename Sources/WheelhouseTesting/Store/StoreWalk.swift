import Wheelhouse

/// A random walk through a store, compared at every step with the store in memory.
///
/// Where a step fails, the store has to be what it was before that step: nothing is half saved.
package struct StoreWalk {
  private static let sessions = 6
  private static let tokensOfSession = 4

  private let seed: UInt64
  private let steps: Int

  /// - Parameters:
  ///   - seed: makes the walk repeatable.
  ///   - steps: how many calls are made.
  package init(seed: UInt64, steps: Int = 60) {
    self.seed = seed
    self.steps = steps
  }

  /// Walks until the end or the first failure, and compares everything then.
  ///
  /// - Parameters:
  ///   - workers: two stores of the same sessions, of which there are none yet.
  ///   - wasArranged: whether the failure that ended the walk is one that the test wants.
  ///   - mend: lets the stores work, so that everything can be looked at.
  /// - Returns: whether the walk came to its end.
  @discardableResult package func run(
    on workers: SessionStoreContract.Workers, wasArranged: () -> Bool = { false },
    mend: () -> Void = {}
  ) async throws -> Bool {
    let check = PromiseCheck(promise: "a failure changes nothing (walk \(seed))")
    let model = MemorySessionStore()
    var random = SplitMix64(seed: seed)
    var leases = Leases(sessions: Self.sessions)
    for number in 0..<steps {
      let worker = Int.random(in: 0...1, using: &random)
      let step = step(of: worker, &random, &leases)
      let store = worker == 0 ? workers.one : workers.other
      do {
        let answer = try await step.answer(of: store)
        try check.equal(answer, await step.answer(of: model), "step \(number), \(step),")
      } catch let error as SessionStoreError {
        guard wasArranged() else { throw error }
        mend()
        try await compare(workers, model, check)
        return false
      }
    }
    mend()
    try await compare(workers, model, check)
    return true
  }

  /// Looks at everything both ways, which takes all sessions over in both.
  private func compare(
    _ workers: SessionStoreContract.Workers, _ model: MemorySessionStore, _ check: PromiseCheck
  ) async throws {
    let tokens = (0..<Self.sessions * Self.tokensOfSession).map(SessionStoreContract.token)
    let looks =
      [StoreStep.count] + tokens.map { .owner($0) }
      + tokens.map { .acquire($0, owner: "looker") }
    for look in looks {
      let answer = try await look.answer(of: workers.other)
      try check.equal(answer, await look.answer(of: model), "\(look) afterwards")
    }
  }

  private func step(
    of worker: Int, _ random: inout SplitMix64, _ leases: inout Leases
  ) -> StoreStep {
    let session = Int.random(in: 0..<Self.sessions, using: &random)
    switch Int.random(in: 0..<22, using: &random) {
    case 0..<11:
      let count = Int.random(in: 1...5, using: &random)
      return .commit((0..<count).map { _ in change(by: worker, &random, leases) })
    case 11..<16:
      leases.pass(session, to: worker)
      return .acquire(token(of: session, &random), owner: "worker \(worker)")
    case 16: return .owner(token(of: session, &random))
    case 17: return .expire(Int.random(in: 0..<3, using: &random) == 0 ? .zero : .seconds(3600))
    case 18: return .probe
    case 19, 20: return .giveMemoryBack
    default: return .count
    }
  }

  /// A change with a lease that the worker has or had.
  private func change(
    by worker: Int, _ random: inout SplitMix64, _ leases: Leases
  ) -> SessionChange {
    let (session, epoch) = leases.any(of: worker, &random)
    let lease = SessionLease(session: "s\(session)", epoch: epoch)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return .release(lease)
    case 1: return .remove(lease)
    default:
      let count = Int.random(in: 1...Self.tokensOfSession, using: &random)
      let size = Int.random(in: 0...3_000, using: &random)
      // Like the one before but for its end, or another one altogether.
      let letter = Bool.random(using: &random) ? "x" : "y"
      let text = String(repeating: letter, count: size) + "\(random.next())"
      let record = SessionRecord(
        id: lease.session, tokens: (0..<count).map { _ in token(of: session, &random) },
        snapshot: Array(text.utf8), isParked: Bool.random(using: &random))
      return .save(record, lease, owner: "worker \(worker)")
    }
  }

  private func token(of session: Int, _ random: inout SplitMix64) -> ResumeTokenHash {
    let number = Int.random(in: 0..<Self.tokensOfSession, using: &random)
    return SessionStoreContract.token(session * Self.tokensOfSession + number)
  }
}

/// Which leases two workers have got: no two ever have the same one.
private struct Leases {
  private var ofWorker: [[(session: Int, epoch: Int)]]
  private var epochs: [Int]

  init(sessions: Int) {
    epochs = Array(repeating: 1, count: sessions)
    ofWorker = (0...1).map { worker in
      (0..<sessions).filter { $0 % 2 == worker }.map { ($0, 1) }
    }
  }

  mutating func pass(_ session: Int, to worker: Int) {
    epochs[session] += 1
    ofWorker[worker].append((session, epochs[session]))
  }

  /// Rather one of the last than one that is lost for long.
  func any(of worker: Int, _ random: inout SplitMix64) -> (session: Int, epoch: Int) {
    let last = ofWorker[worker].suffix(8)
    return last[Int.random(in: last.indices, using: &random)]
  }
}
