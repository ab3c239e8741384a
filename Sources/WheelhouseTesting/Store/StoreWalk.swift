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
  ///   - failures: whether a failure was arranged; then the stores work again from now on.
  /// - Returns: whether the walk came to its end.
  @discardableResult package func run(
    on workers: SessionStoreContract.Workers, failures: () -> Bool
  ) async throws -> Bool {
    let check = PromiseCheck(promise: "a failure changes nothing (walk \(seed))")
    let model = MemorySessionStore()
    var random = SplitMix64(seed: seed)
    var epochs: [Int: Int] = [:]
    for number in 0..<steps {
      let step = step(&random, &epochs)
      let store = Bool.random(using: &random) ? workers.one : workers.other
      do {
        let answer = try await step.answer(of: store)
        try check.equal(answer, await step.answer(of: model), "step \(number), \(step),")
      } catch let error as SessionStoreError {
        guard failures() else { throw error }
        try await compare(workers, model, check)
        return false
      }
    }
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

  private func step(_ random: inout SplitMix64, _ epochs: inout [Int: Int]) -> StoreStep {
    let session = Int.random(in: 0..<Self.sessions, using: &random)
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<11:
      return .commit(
        (0..<Int.random(in: 1...5, using: &random)).map { _ in change(&random, epochs) })
    case 11..<16:
      epochs[session, default: 1] += 1
      let owner = Bool.random(using: &random) ? "one" : "other"
      return .acquire(token(of: session, &random), owner: owner)
    case 16: return .owner(token(of: session, &random))
    case 17: return .expire(Int.random(in: 0..<3, using: &random) == 0 ? .zero : .seconds(3600))
    case 18: return .probe
    default: return .count
    }
  }

  /// A change whose lease is often good and sometimes too old.
  private func change(_ random: inout SplitMix64, _ epochs: [Int: Int]) -> SessionChange {
    let session = Int.random(in: 0..<Self.sessions, using: &random)
    let late = Int.random(in: 0..<5, using: &random) == 0 ? 1 : 0
    let epoch = max(1, (epochs[session] ?? 1) - late)
    let lease = SessionLease(session: "s\(session)", epoch: epoch)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return .release(lease)
    case 1: return .remove(lease)
    default:
      let count = Int.random(in: 1...Self.tokensOfSession, using: &random)
      let size = Int.random(in: 0...3_000, using: &random)
      let text = String(repeating: "x", count: size) + "\(random.next())"
      let record = SessionRecord(
        id: lease.session, tokens: (0..<count).map { _ in token(of: session, &random) },
        snapshot: Array(text.utf8))
      return .save(record, lease, owner: Bool.random(using: &random) ? "one" : "other")
    }
  }

  private func token(of session: Int, _ random: inout SplitMix64) -> ResumeTokenHash {
    let number = Int.random(in: 0..<Self.tokensOfSession, using: &random)
    return SessionStoreContract.token(session * Self.tokensOfSession + number)
  }
}
