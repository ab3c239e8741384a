import Synchronization
import Testing
import Wheelhouse
import WheelhouseTesting

@testable import WheelhouseSQLite

@Suite struct SessionExpiryTests {
  @Test func `a session expires by its last save and not by an earlier one`() async throws {
    let folder = StoreFolder()
    let clock = HandClock()
    let store = folder.store(hooks: clock.hooks)
    _ = try await store.commit([Sample.save(1), Sample.save(2)])
    clock.advance(by: 50_000)
    _ = try await store.commit([Sample.save(1, "b")])
    clock.advance(by: 1_000)
    #expect(try await store.expire(olderThan: .seconds(5)) == 1)
    #expect(try await store.count() == 1)
    clock.advance(by: 4_000)
    #expect(try await store.expire(olderThan: .seconds(5)) == 1)
  }

  @Test func `a session that was taken over is young again`() async throws {
    let folder = StoreFolder()
    let clock = HandClock()
    let store = folder.store(hooks: clock.hooks)
    _ = try await store.commit([Sample.save(1), Sample.save(2)])
    clock.advance(by: 50_000)
    let taken = try await store.acquire(Sample.token(1), by: "other")
    #expect(taken != nil)
    clock.advance(by: 1_000)
    #expect(try await store.expire(olderThan: .seconds(5)) == 1)
    #expect(try await store.count() == 1)
  }

  @Test func `a session saved for hours is young`() async throws {
    let folder = StoreFolder()
    let clock = HandClock()
    let store = folder.store(hooks: clock.hooks)
    for round in 0..<200 {
      _ = try await store.commit([Sample.save(1, "\(round)")])
      clock.advance(by: 59_000)
    }
    #expect(try await store.expire(olderThan: .seconds(120)) == 0)
  }

  @Test func `a clock that was put back does not keep sessions for ever`() async throws {
    let folder = StoreFolder()
    let clock = HandClock()
    let store = folder.store(hooks: clock.hooks)
    _ = try await store.commit([Sample.save(1)])
    clock.advance(by: -1_000_000)
    _ = try await store.commit([Sample.save(1, "b")])
    clock.advance(by: 6_000)
    #expect(try await store.expire(olderThan: .seconds(5)) == 1)
  }

  @Test func `one call forgets a thousand at most, the oldest first`() async throws {
    let folder = StoreFolder()
    let clock = HandClock()
    let store = folder.store(hooks: clock.hooks)
    _ = try await store.commit((0..<1_000).map { numbered($0) })
    clock.advance(by: 1_000)
    _ = try await store.commit((1_000..<1_500).map { numbered($0) })
    #expect(try await store.expire(olderThan: .zero) == SQLiteSessionStore.expiryLimit)
    #expect(try await store.commit([numbered(1_499)]) == [])
    #expect(try await store.expire(olderThan: .zero) == 500)
    #expect(try await store.expire(olderThan: .zero) == 0)
  }

  @Test func `the file shrinks when most sessions are gone`() async throws {
    let folder = StoreFolder()
    let store = folder.store()
    _ = try await store.commit((0..<1_000).map { numbered($0, size: 5_000) })
    let before = try pages(of: folder)
    for _ in 0..<10 { _ = try await store.expire(olderThan: .zero) }
    let after = try pages(of: folder)
    #expect(before > 2_500 && after < 400)
    _ = try await store.commit([Sample.save(1)])
    #expect(try await store.snapshot(1) == "a")
  }

  private func numbered(_ number: Int, size: Int = 10) -> SessionChange {
    let token = ResumeTokenHash(
      bytes: [UInt8(number % 256), UInt8(number / 256)] + Array(repeating: 1, count: 30))
    let record = SessionRecord(
      id: "\(number)", tokens: [token], snapshot: Array(repeating: 1, count: size))
    return .save(record, SessionLease(session: record.id, epoch: 1), owner: "one")
  }

  private func pages(of folder: StoreFolder) throws -> Int {
    try SessionSchema.number("page_count", of: SQLiteConnection(path: folder.path))
  }
}

/// A clock that a test moves.
final class HandClock {
  nonisolated private final class Time: Sendable {
    let milliseconds = Mutex(1_700_000_000_000)
  }

  private let time = Time()
  var hooks: SessionFileHooks {
    SessionFileHooks(now: { [time] in time.milliseconds.withLock { $0 } })
  }

  func advance(by milliseconds: Int) { time.milliseconds.withLock { $0 += milliseconds } }
}
