import Testing
import WheelhouseTesting

@testable import Wheelhouse

@Suite struct MemorySessionStoreTests {
  @Test func `the store in memory keeps the contract of all stores`() async throws {
    try await SessionStoreContract {
      let store = MemorySessionStore()
      return (store, store)
    }.run()
  }

  @Test func `a store that fails at any call has half saved nothing`() async throws {
    let failures = try await SessionStoreContract {
      let store = MemorySessionStore()
      return (store, store)
    }.failAtEveryCall()
    #expect(failures == 40)
  }

  @Test func `a broken store breaks a promise of the contract`() async throws {
    let error = await #expect(throws: BrokenPromise.self) {
      // Two stores that do not share their sessions.
      try await SessionStoreContract { (MemorySessionStore(), MemorySessionStore()) }.run()
    }
    #expect(error?.promise == "what was saved is found by every token")
  }

  private func token(_ number: Int) -> ResumeTokenHash {
    ResumeTokenHash(bytes: (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
  }

  /// Saves sessions of these numbers, one after the other.
  private func save(_ numbers: ClosedRange<Int>, in store: MemorySessionStore) async throws {
    for number in numbers {
      let record = SessionRecord(id: "s\(number)", tokens: [token(number)], snapshot: [])
      _ = try await store.commit([
        .save(record, SessionLease(session: record.id, epoch: 1), owner: "one")
      ])
    }
  }

  @Test func `a full store in memory forgets what was saved longest ago, however often`()
    async throws
  {
    let store = MemorySessionStore(capacity: 10)
    // Most of what was saved has been saved again since then.
    for _ in 1...7 { try await save(2...10, in: store) }
    try await save(1...1, in: store)
    try await save(2...10, in: store)
    for number in 11...40 {
      try await save(number...number, in: store)
      #expect(try await store.count() == 10)
      #expect(try await store.owner(of: token(number - 10)) == nil)
      #expect(try await store.owner(of: token(number - 9)) == "one")
    }
  }

  @Test func `a full store in memory forgets the oldest`() async throws {
    let store = MemorySessionStore(capacity: 3)
    for number in 1...5 {
      let id = "s\(number)"
      let token = ResumeTokenHash(bytes: [UInt8(number)])
      let record = SessionRecord(id: id, tokens: [token], snapshot: [])
      _ = try await store.commit([
        .save(record, SessionLease(session: id, epoch: 1), owner: "one")
      ])
    }
    #expect(try await store.count() == 3)
    #expect(try await store.owner(of: ResumeTokenHash(bytes: [2])) == nil)
    #expect(try await store.owner(of: ResumeTokenHash(bytes: [3])) == "one")
  }
}
