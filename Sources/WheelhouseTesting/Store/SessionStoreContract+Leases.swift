import Wheelhouse

/// The promises about who may write.
extension SessionStoreContract {
  static func handsOver(_ workers: Workers, _ check: PromiseCheck) async throws {
    _ = try await workers.one.commit([save("s", [1], "a")])
    let first = try await workers.other.acquire(token(1), by: "other")
    try check.equal(first, found("s", "a", epoch: 2, former: "one"), "the session")
    _ = try await workers.other.commit([save("s", [1], "b", epoch: 2, owner: "other")])
    let second = try await workers.one.acquire(token(1), by: "one")
    try check.equal(second, found("s", "b", epoch: 3, former: "other"), "the session again")
    try check.equal(await workers.other.owner(of: token(1)), "one", "the owner")
  }

  /// Only from whom it is known to be, and from nobody.
  static func keepsFromOthers(_ workers: Workers, _ check: PromiseCheck) async throws {
    let token = token(1)
    let early = try await workers.other.acquire(token, by: "other", from: .nobody)
    try check.equal(early, .unknown, "what is not there")
    _ = try await workers.one.commit([save("s", [1], "a")])
    for former in [FormerHolder.nobody, .owner("third"), .owner("")] {
      let answer = try await workers.other.acquire(token, by: "other", from: former)
      try check.equal(answer, .kept(by: "one"), "a session that another one has")
    }
    try check.equal(await workers.one.commit([save("s", [1], "b")]), [], "what was lost")
    let second = try await workers.other.acquire(token, by: "other", from: .owner("one"))
    try check.equal(second, .taken(found("s", "b", epoch: 2, former: "one")), "the session")
    _ = try await workers.other.commit([.release(SessionLease(session: "s", epoch: 2))])
    let third = try await workers.one.acquire(token, by: "one", from: .owner("third"))
    try check.equal(third, .taken(found("s", "b", epoch: 3, former: nil)), "one that nobody has")
  }

  static func losesLeases(_ workers: Workers, _ check: PromiseCheck) async throws {
    _ = try await workers.one.commit([save("s", [1], "a")])
    _ = try await workers.other.acquire(token(1), by: "other")
    let old = SessionLease(session: "s", epoch: 1)
    for change in [save("s", [1, 2], "b"), .release(old), .remove(old)] {
      try check.equal(await workers.one.commit([change]), ["s"], "what was lost")
      try check.equal(await workers.one.owner(of: token(1)), "other", "the owner")
      try check.equal(await workers.one.owner(of: token(2)), nil, "the refused token's owner")
    }
    let ahead = save("s", [1], "c", epoch: 3)
    try check.equal(await workers.one.commit([ahead]), ["s"], "what nobody has a lease of")
    let session = try await workers.one.acquire(token(1), by: "one")
    try check.equal(session, found("s", "a", epoch: 3, former: "other"), "the session")
  }

  static func writesTheOthers(_ workers: Workers, _ check: PromiseCheck) async throws {
    _ = try await workers.one.commit([1, 2, 3].map { save("s\($0)", [$0], "a") })
    _ = try await workers.other.acquire(token(2), by: "other")
    let lost = try await workers.one.commit([1, 2, 3].map { save("s\($0)", [$0, $0 + 10], "b") })
    try check.equal(lost, ["s2"], "what was lost")
    for number in [1, 3] {
      let session = try await workers.other.acquire(token(number + 10), by: "other")
      try check.equal(session, found("s\(number)", "b", epoch: 2, former: "one"), "the other")
    }
    let kept = try await workers.other.acquire(token(2), by: "other")
    try check.equal(kept, found("s2", "a", epoch: 3, former: "other"), "the lost one")
  }

  static func releases(_ workers: Workers, _ check: PromiseCheck) async throws {
    let lease = SessionLease(session: "s", epoch: 1)
    _ = try await workers.one.commit([save("s", [1], "a"), .release(lease)])
    try check.equal(await workers.other.owner(of: token(1)), nil, "the owner")
    try check.equal(
      await workers.one.commit([save("s", [1], "b")]), [], "what was lost of a released session")
    try check.equal(await workers.other.owner(of: token(1)), "one", "the owner after a save")
    _ = try await workers.one.commit([.release(lease)])
    let session = try await workers.other.acquire(token(1), by: "other")
    try check.equal(session, found("s", "b", epoch: 2, former: nil), "the session")
  }

  /// Both workers take the session over as fast as they can.
  static func countsEpochs(_ workers: Workers, _ check: PromiseCheck) async throws {
    _ = try await workers.one.commit([save("s", [1], "a")])
    let epochs = await Answers.collect(100) { answers in
      for _ in 1...50 {
        workers.one.acquire(token(1), by: "one", from: .anybody) {
          answers.add(Self.epoch(of: $0))
        }
        workers.other.acquire(token(1), by: "other", from: .anybody) {
          answers.add(Self.epoch(of: $0))
        }
      }
    }
    try check.equal(epochs.sorted(), Array(2...101), "the epochs")
  }

  static func ordersAnswers(_ workers: Workers, _ check: PromiseCheck) async throws {
    let store = workers.one
    let order = await Answers.collect(60) { answers in
      for round in 0..<10 {
        let number = round * 6
        store.commit([save("s\(round)", [round], "a")]) { _ in answers.add(number) }
        store.owner(of: token(round)) { _ in answers.add(number + 1) }
        store.acquire(token(round), by: "one", from: .anybody) { _ in answers.add(number + 2) }
        store.count { _ in answers.add(number + 3) }
        store.expire(olderThan: .seconds(3600)) { _ in answers.add(number + 4) }
        store.probe { _ in answers.add(number + 5) }
      }
    }
    try check.equal(order, Array(0..<60), "the order")
  }

  private static func epoch(of answer: Result<SessionAcquisition, SessionStoreError>) -> Int {
    guard case .success(.taken(let found)) = answer else { return 0 }
    return found.lease.epoch
  }
}

/// Collects what many calls answer.
private final class Answers {
  private var list: [Int] = []
  private let count: Int
  private let finished: CheckedContinuation<[Int], Never>

  private init(_ count: Int, _ finished: CheckedContinuation<[Int], Never>) {
    self.count = count
    self.finished = finished
  }

  static func collect(_ count: Int, calls: (Answers) -> Void) async -> [Int] {
    await withCheckedContinuation { calls(Answers(count, $0)) }
  }

  func add(_ answer: Int) {
    list.append(answer)
    if list.count == count { finished.resume(returning: list) }
  }
}
