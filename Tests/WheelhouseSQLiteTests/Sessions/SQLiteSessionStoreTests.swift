import Synchronization
import Testing
import Wheelhouse
import WheelhouseTesting

@testable import WheelhouseSQLite

@Suite struct SQLiteSessionStoreTests {
  @Test(arguments: SQLiteDurability.allCases)
  func `two workers with one file keep the contract of all stores`(
    durability: SQLiteDurability
  ) async throws {
    var folders: [StoreFolder] = []
    try await SessionStoreContract {
      let folder = StoreFolder()
      folders.append(folder)
      return (folder.store(durability), folder.store(durability))
    }.run()
    #expect(folders.allSatisfy { $0.lines.isEmpty })
  }

  @Test func `a store that fails at any call has half saved nothing`() async throws {
    var folders: [StoreFolder] = []
    let failures = try await SessionStoreContract {
      let folder = StoreFolder()
      folders.append(folder)
      return (folder.store(), folder.store())
    }.failAtEveryCall()
    #expect(failures == 40)
  }

  /// A statement of SQLite fails, the first of a walk, the second, and so on until none does.
  @Test func `a store that fails at any statement has half saved nothing`() async throws {
    for number in 1...1_000 {
      let folder = StoreFolder()
      let fault = StatementFault(at: number)
      let workers = (folder.store(hooks: fault.hooks), folder.store(hooks: fault.hooks))
      let ended = try await StoreWalk(seed: 3, steps: 12).run(
        on: workers, wasArranged: { fault.happened }, mend: { fault.mend() })
      // What fails while nobody waits for an answer ends no walk.
      guard ended, !fault.happened else { continue }
      #expect(number > 80)
      return
    }
    Issue.record("a walk of twelve steps has no end")
  }

  @Test func `sessions outlive the store`() async throws {
    let folder = StoreFolder()
    _ = try await folder.store().commit([Sample.save(1), Sample.save(2)])
    let store = folder.store(.power)
    #expect(try await store.count() == 2)
    #expect(try await store.owner(of: Sample.token(2)) == "one")
    #expect(try await store.snapshot(1) == "a")
  }

  @Test func `a store that goes away does first what it was asked for`() async throws {
    let folder = StoreFolder()
    let committed = await withCheckedContinuation { answer in
      folder.store().commit([Sample.save(1)]) { answer.resume(returning: $0) }
    }
    #expect(committed == .success([]))
    #expect(try await folder.store().count() == 1)
  }

  @Test func `nobody else may read the file`() async throws {
    let folder = StoreFolder()
    let store = folder.store()
    _ = try await store.commit([Sample.save(1)])
    for suffix in ["", "-wal", "-shm"] {
      #expect(try rights(of: folder.path + suffix) == 0o600)
    }
  }
}

/// Lets one statement fail, counted over all stores that have its hooks.
final class StatementFault {
  private let counter: Counter
  let hooks: SessionFileHooks

  nonisolated private final class Counter: Sendable {
    let left: Mutex<Int>

    init(_ count: Int) { left = Mutex(count) }
  }

  init(at number: Int) {
    let counter = Counter(number)
    self.counter = counter
    hooks = SessionFileHooks(statement: { () throws(SQLiteError) in
      let left = counter.left.withLock { left in
        left -= 1
        return left
      }
      if left == 0 { throw SQLiteError(code: 10, message: "a test wants it") }
    })
  }

  var happened: Bool { counter.left.withLock { $0 <= 0 } }

  /// The statement that comes as that one is the next to fail.
  func arm(at number: Int) { counter.left.withLock { $0 = number } }

  func mend() { counter.left.withLock { $0 = .max } }
}
