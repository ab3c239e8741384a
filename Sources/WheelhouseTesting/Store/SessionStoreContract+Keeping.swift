import Wheelhouse

/// The promises about what is kept.
extension SessionStoreContract {
  static func findsByEveryToken(_ workers: Workers, _ check: PromiseCheck) async throws {
    try check.equal(await workers.one.count(), 0, "the count of a new store")
    try check.equal(await workers.one.acquire(token(1), by: "one"), nil, "an unknown session")
    try check.equal(await workers.one.commit([save("s", [1, 2, 3], "a")]), [], "what was lost")
    for number in 1...3 {
      let session = try await workers.other.acquire(token(number), by: "other")
      let former = number == 1 ? "one" : "other"
      try check.equal(session, found("s", "a", epoch: number + 1, former: former), "the session")
    }
    try check.equal(await workers.one.acquire(token(4), by: "one"), nil, "a foreign token's")
    let empty = ResumeTokenHash(bytes: [])
    try check.equal(await workers.one.acquire(empty, by: "one"), nil, "an empty token's")
    try check.equal(await workers.one.owner(of: token(2)), "other", "the owner")
    try check.equal(await workers.one.owner(of: empty), nil, "the owner of nothing")
  }

  static func replaces(_ workers: Workers, _ check: PromiseCheck) async throws {
    _ = try await workers.one.commit([save("s", [1, 2], "a")])
    _ = try await workers.one.commit([save("s", [2, 3, 3], "longer than before")])
    try check.equal(await workers.one.count(), 1, "the count")
    try check.equal(await workers.other.acquire(token(1), by: "other"), nil, "a former token's")
    let session = try await workers.other.acquire(token(3), by: "other")
    let expected = found("s", "longer than before", epoch: 2, former: "one")
    try check.equal(session, expected, "the new token's")
    _ = try await workers.other.commit([save("s", [], "", epoch: 2, owner: "other")])
    try check.equal(await workers.one.acquire(token(3), by: "one"), nil, "a taken token's")
    try check.equal(await workers.one.count(), 1, "the count without tokens")
  }

  static func removes(_ workers: Workers, _ check: PromiseCheck) async throws {
    _ = try await workers.one.commit([save("s", [1], "a")])
    let unknown = SessionLease(session: "t", epoch: 4)
    let lost = try await workers.one.commit([.remove(unknown), .release(unknown)])
    try check.equal(lost, [], "what was lost of an unknown session")
    try check.equal(await workers.one.count(), 1, "the count")
    let lease = SessionLease(session: "s", epoch: 1)
    for _ in 1...2 {
      try check.equal(await workers.one.commit([.remove(lease)]), [], "what was lost")
      try check.equal(await workers.other.count(), 0, "the count afterwards")
    }
    try check.equal(await workers.other.acquire(token(1), by: "other"), nil, "the session")
  }

  static func ordersChanges(_ workers: Workers, _ check: PromiseCheck) async throws {
    let lease = SessionLease(session: "s", epoch: 1)
    _ = try await workers.one.commit([
      save("s", [1], "a"), .remove(lease), save("s", [2], "b"), save("s", [2], "c"),
      .release(lease),
    ])
    let session = try await workers.other.acquire(token(2), by: "other")
    try check.equal(session, found("s", "c", epoch: 2, former: nil), "the session")
    try check.equal(await workers.other.acquire(token(1), by: "other"), nil, "the removed one's")
  }

  static func keepsApart(_ workers: Workers, _ check: PromiseCheck) async throws {
    let saves = (0..<100).map { save("s\($0)", [$0], "snapshot \($0)") }
    _ = try await workers.one.commit(saves)
    _ = try await workers.one.commit(
      stride(from: 0, to: 100, by: 2).map { .remove(SessionLease(session: "s\($0)", epoch: 1)) })
    try check.equal(await workers.other.count(), 50, "the count")
    for number in 0..<100 {
      let session = try await workers.other.acquire(token(number), by: "other")
      let kept = found("s\(number)", "snapshot \(number)", epoch: 2, former: "one")
      try check.equal(session, number % 2 == 1 ? kept : nil, "session \(number)")
    }
  }

  static func expires(_ workers: Workers, _ check: PromiseCheck) async throws {
    let saves = (0..<20).map { save("s\($0)", [$0], "a") }
    _ = try await workers.one.commit(saves)
    try check.equal(await workers.other.expire(olderThan: .seconds(3600)), 0, "the young ones")
    try check.equal(await workers.other.count(), 20, "the count of young ones")
    try check.equal(await workers.other.expire(olderThan: .zero), 20, "the old ones")
    try check.equal(await workers.one.count(), 0, "the count")
    try check.equal(await workers.one.acquire(token(3), by: "one"), nil, "an old one")
  }

  static func savesAgain(_ workers: Workers, _ check: PromiseCheck) async throws {
    _ = try await workers.one.commit([save("s", [1], "a")])
    _ = try await workers.one.acquire(token(1), by: "one")
    _ = try await workers.other.expire(olderThan: .zero)
    let again = save("s", [1], "b", epoch: 2)
    try check.equal(await workers.one.commit([again]), [], "what was lost")
    let session = try await workers.other.acquire(token(1), by: "other")
    try check.equal(session, found("s", "b", epoch: 3, former: "one"), "the session")
  }

  static func probes(_ workers: Workers, _ check: PromiseCheck) async throws {
    _ = try await workers.one.commit([save("s", [1], "a")])
    for _ in 1...3 { try await workers.one.probe() }
    try check.equal(await workers.other.count(), 1, "the count")
    let session = try await workers.other.acquire(token(1), by: "other")
    try check.equal(session, found("s", "a", epoch: 2, former: "one"), "the session")
  }
}
