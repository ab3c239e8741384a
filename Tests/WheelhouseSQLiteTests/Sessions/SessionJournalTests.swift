import Testing
import Wheelhouse
import WheelhouseTesting

@testable import WheelhouseSQLite

/// What is in the journal is as good as what is in the rows.
///
/// One after the other, since tests beside these measure how long the main actor takes.
@Suite(.serialized) struct SessionJournalTests {
  private let folder = StoreFolder()
  private let text = String(repeating: "x", count: 500)

  private func rowsInJournal() throws -> Int {
    try SQLiteConnection(path: folder.path)
      .rows("SELECT count(*) FROM journal") { $0.integer(0) }.first ?? 0
  }

  private func hooks(longestJournal: Int) -> SessionFileHooks {
    var hooks = SessionFileHooks()
    hooks.longestJournal = longestJournal
    return hooks
  }

  @Test func `a later save goes to the journal, and is what others find`() async throws {
    let (one, other) = (folder.store(), folder.store())
    _ = try await one.commit([Sample.save(1, text), Sample.save(2, text)])
    _ = try await one.commit([Sample.save(1, text + "b")])
    _ = try await one.commit([Sample.save(1, text + "c"), Sample.save(2, text + "c")])
    #expect(try rowsInJournal() == 2)
    #expect(try await other.snapshot(1) == text + "c")
    #expect(try rowsInJournal() == 0)
    #expect(try await other.snapshot(2) == text + "c")
  }

  @Test func `who has lost one session keeps the others`() async throws {
    let (one, other) = (folder.store(), folder.store())
    _ = try await one.commit([Sample.save(1, text), Sample.save(2, text)])
    _ = try await one.commit([Sample.save(1, text + "b"), Sample.save(2, text + "b")])
    #expect(try await other.snapshot(1) == text + "b")
    let lost = try await one.commit([Sample.save(1, text + "c"), Sample.save(2, text + "c")])
    #expect(lost == ["session-1"])
    _ = try await one.commit([Sample.save(2, text + "d")])
    #expect(try await other.commit([Sample.save(1, text + "e", epoch: 2)]) == [])
    #expect(try await folder.store().snapshot(1) == text + "e")
    #expect(try await folder.store().snapshot(2) == text + "d")
  }

  @Test func `the numbers of writers lie side by side`() {
    for writer in [0, 1, 2, 7, (1 << 20) - 1] {
      let own = JournalNumber.all(of: writer)
      #expect(own.lowerBound == JournalNumber(writer: writer).number)
      #expect(own.upperBound == JournalNumber(writer: writer + 1).number - 1)
    }
  }

  @Test(arguments: [
    "journal = journal + 1, epoch = 1 << 57", "journal = journal + 1, epoch = -7",
    "journal = 9223372036854775807", "journal = -1",
  ])
  func `a session whose numbers are damaged is forgotten, and no other`(damage: String)
    async throws
  {
    let one = folder.store()
    _ = try await one.commit([Sample.save(1, text), Sample.save(2, text)])
    try SQLiteConnection(path: folder.path)
      .execute("UPDATE sessions SET \(damage) WHERE id = 'session-1'")
    let other = folder.store()
    #expect(try await other.snapshot(1) == nil)
    #expect(try await other.snapshot(2) == text)
    #expect(try await other.commit([Sample.save(2, text + "b", epoch: 2)]) == [])
    #expect(try await folder.store().snapshot(2) == text + "b")
    #expect(try await other.count() == 1)
    #expect(folder.damaged.isEmpty)
    #expect(folder.lines == ["\(folder.path): 1 sessions were damaged, and are forgotten"])
  }

  @Test func `one session that is damaged is forgotten, and takes no other along`() async throws {
    let one = folder.store()
    _ = try await one.commit([Sample.save(1, text), Sample.save(2, text)])
    _ = try await one.commit([Sample.save(1, text + "b"), Sample.save(2, text + "b")])
    try SQLiteConnection(path: folder.path)
      .execute("UPDATE sessions SET snapshot = x'61' WHERE id = 'session-1'")
    let other = folder.store()
    #expect(try await other.snapshot(1) == nil)
    #expect(try await other.snapshot(2) == text + "b")
    #expect(try await other.count() == 1)
    #expect(folder.damaged.isEmpty)
    #expect(folder.lines == ["\(folder.path): 1 sessions were damaged, and are forgotten"])
    // Where it is awake it is saved anew, and whole.
    #expect(try await one.commit([Sample.save(1, text + "c")]) == [])
    #expect(try await other.snapshot(1) == text + "c")
  }

  @Test func `of two saves in one commit the second counts`() async throws {
    let store = folder.store()
    _ = try await store.commit([Sample.save(1, text)])
    _ = try await store.commit([Sample.save(1, text + "b"), Sample.save(1, text + "c")])
    let other = String(repeating: "y", count: 500)
    _ = try await store.commit([Sample.save(2, text), Sample.save(2, other)])
    _ = try await store.commit([Sample.save(2, text), Sample.save(2, text + "b")])
    #expect(try await folder.store().snapshot(1) == text + "c")
    #expect(try await folder.store().snapshot(2) == text + "b")
  }

  @Test func `what is mostly new goes to the row, past the journal`() async throws {
    let store = folder.store()
    _ = try await store.commit([Sample.save(1, text)])
    _ = try await store.commit([Sample.save(1, text + "b")])
    _ = try await store.commit([Sample.save(1, String(repeating: "y", count: 900))])
    #expect(try rowsInJournal() == 1)
    #expect(try await folder.store().snapshot(1) == String(repeating: "y", count: 900))
  }

  @Test func `a row that was written whole hides nothing of others`() async throws {
    let one = folder.store()
    _ = try await one.commit([Sample.save(1, text), Sample.save(2, text)])
    _ = try await one.commit([Sample.save(1, text + "b")])
    _ = try await one.commit([Sample.save(2, String(repeating: "y", count: 900))])
    _ = try await one.commit([Sample.save(1, text + "b" + text)])
    #expect(try await folder.store().snapshot(2) == String(repeating: "y", count: 900))
    #expect(try await folder.store().snapshot(1) == text + "b" + text)
  }

  @Test func `a journal that is long is folded`() async throws {
    let store = folder.store(hooks: hooks(longestJournal: 500))
    for round in 100..<160 {
      _ = try await store.commit((0..<5).map { Sample.save($0, text + "\(round)") })
    }
    _ = try await store.count()
    #expect(try rowsInJournal() < 20)
    let rows = try SQLiteConnection(path: folder.path)
      .rows("SELECT snapshot FROM sessions") { String(decoding: $0.blob(0), as: UTF8.self) }
    #expect(rows.allSatisfy { $0.hasPrefix(text + "1") })
    for number: UInt8 in 0..<5 {
      #expect(try await folder.store().snapshot(number) == text + "159")
    }
  }

  @Test func `giving memory back brings all rows up to date and forgets those of parked sessions`()
    async throws
  {
    let store = folder.store()
    _ = try await store.commit([Sample.save(1, text), Sample.save(2, text)])
    let parked = Sample.save(2, text + "b", isParked: true)
    _ = try await store.commit([Sample.save(1, text + "b"), parked])
    try await store.giveMemoryBack()
    // It is done once nobody waits, and before the next call.
    #expect(try await store.count() == 2)
    #expect(try rowsInJournal() == 0)
    // The row of the first is known still; the second's is looked for, and written.
    _ = try await store.commit([Sample.save(1, text + "c")])
    #expect(try rowsInJournal() == 1)
    _ = try await store.commit([Sample.save(2, text + "c")])
    #expect(try rowsInJournal() == 1)
    _ = try await store.commit([Sample.save(2, text + "d")])
    #expect(try rowsInJournal() == 2)
    #expect(try await folder.store().snapshot(1) == text + "c")
    #expect(try await folder.store().snapshot(2) == text + "d")
  }

  @Test(arguments: 3...7)
  func `nothing fails because memory cannot be given back`(statement: Int) async throws {
    let fault = StatementFault(at: .max)
    let store = folder.store(hooks: fault.hooks)
    _ = try await store.commit([Sample.save(1, text)])
    _ = try await store.commit([Sample.save(1, text + "b", isParked: true)])
    // Two statements answer the call; it is what comes after the answer that fails.
    fault.arm(at: statement)
    try await store.giveMemoryBack()
    #expect(try await store.count() == 1)
    #expect(fault.happened)
    _ = try await store.commit([Sample.save(1, text + "c")])
    _ = try await store.commit([Sample.save(1, text + "d")])
    #expect(try await folder.store().snapshot(1) == text + "d")
    #expect(folder.lines.isEmpty)
  }

  @Test func `a session that somebody else has taken is not folded over`() async throws {
    let one = folder.store(hooks: hooks(longestJournal: 500))
    let other = folder.store()
    for round in 0..<10 {
      _ = try await one.commit([Sample.save(1, text + "\(round)"), Sample.save(2, text)])
    }
    #expect(try await other.snapshot(1) == text + "9")
    _ = try await other.commit([Sample.save(1, text + "new", epoch: 2)])
    for round in 0..<60 { _ = try await one.commit([Sample.save(2, text + "\(round)")]) }
    #expect(try await other.snapshot(2) == text + "59")
    #expect(try await folder.store().snapshot(1) == text + "new")
  }

  @Test func `a released session is complete`() async throws {
    let (one, other) = (folder.store(), folder.store())
    _ = try await one.commit([Sample.save(1, text)])
    _ = try await one.commit([Sample.save(1, text + "b")])
    _ = try await one.commit([Sample.save(1, text + "c"), .release(Sample.lease(1))])
    let found = try await other.acquire(Sample.token(1), by: "two")
    #expect(found?.formerOwner == nil)
    #expect(found.map { String(decoding: $0.snapshot, as: UTF8.self) } == text + "c")
    #expect(try await one.commit([Sample.save(1, text + "d")]) == ["session-1"])
  }

  @Test func `who comes with an old lease does not make the journal forget`() async throws {
    let store = folder.store(hooks: hooks(longestJournal: 300))
    _ = try await store.commit([Sample.save(1, text)])
    #expect(try await store.snapshot(1) == text)
    _ = try await store.commit([Sample.save(1, text + "b", epoch: 2)])
    _ = try await store.commit([Sample.save(1, text + "c", epoch: 2)])
    #expect(try await store.commit([Sample.save(1, "old")]) == ["session-1"])
    #expect(try await store.commit([.release(Sample.lease(1))]) == ["session-1"])
    _ = try await store.commit([Sample.save(2, text)])
    for round in 0..<20 { _ = try await store.commit([Sample.save(2, text + "\(round)")]) }
    #expect(try await folder.store().snapshot(1) == text + "c")
  }

  @Test func `folding at any time changes nothing`() async throws {
    let hooks = hooks(longestJournal: 300)
    for seed: UInt64 in 100..<108 {
      let folder = StoreFolder()
      let workers = (folder.store(hooks: hooks), folder.store(hooks: hooks))
      try await StoreWalk(seed: seed).run(on: workers)
    }
  }

  @Test func `a journal that is damaged makes the file a damaged one`() async throws {
    let store = folder.store()
    _ = try await store.commit([Sample.save(1, text)])
    _ = try await store.commit([Sample.save(1, text + "b")])
    try SQLiteConnection(path: folder.path).execute("UPDATE journal SET changes = x'01'")
    #expect(try await folder.store().snapshot(1) == nil)
    #expect(folder.damaged.count == 1)
  }
}

/// Files of the first version, in which there was no journal.
@Suite struct SessionUpgradeTests {
  private let folder = StoreFolder()

  private static let first = """
    PRAGMA page_size = 2048; PRAGMA auto_vacuum = INCREMENTAL; PRAGMA journal_mode = WAL;
    CREATE TABLE sessions (
      number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, epoch INTEGER NOT NULL,
      saved_at INTEGER NOT NULL, aged_at INTEGER NOT NULL, owner TEXT, snapshot BLOB NOT NULL
    ) STRICT;
    CREATE INDEX sessions_by_age ON sessions (aged_at);
    CREATE TABLE tokens (
      hash BLOB PRIMARY KEY, session INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX tokens_by_session ON tokens (session);
    CREATE TABLE probe (number INTEGER PRIMARY KEY, room BLOB NOT NULL) STRICT;
    PRAGMA application_id = 1466463077; PRAGMA user_version = 1;
    INSERT INTO sessions VALUES (1, 'session-1', 1, 1, 1, 'one', CAST('old' AS BLOB));
    """

  private func makeFirst() throws -> SQLiteConnection {
    try folder.makeFolder()
    let connection = try SQLiteConnection(path: folder.path)
    try connection.execute(Self.first)
    try connection.run(
      "INSERT INTO tokens VALUES (?, 1)", [.blob(Array(repeating: 1, count: 32))])
    return connection
  }

  @Test func `its sessions are found and saved`() async throws {
    _ = try makeFirst()
    let store = folder.store()
    #expect(try await store.snapshot(1) == "old")
    #expect(try await store.commit([Sample.save(1, "new", epoch: 2)]) == [])
    #expect(try await store.commit([Sample.save(1, "newer", epoch: 2)]) == [])
    #expect(try await folder.store().snapshot(1) == "newer")
    #expect(folder.lines.isEmpty)
  }

  @Test func `a server of that version takes over nothing new`() async throws {
    let old = try makeFirst()
    let take = "UPDATE sessions SET epoch = epoch + 1, owner = 'old' WHERE id = ?"
    let save = "UPDATE sessions SET snapshot = CAST('mine' AS BLOB) WHERE id = 'session-1'"
    let store = folder.store()
    _ = try await store.commit([Sample.save(2, "a")])
    _ = try await store.commit([Sample.save(2, "b")])
    try old.run(save)
    try old.run(take, [.text("session-1")])
    #expect(throws: SQLiteError.self) { try old.run(take, [.text("session-2")]) }
    #expect(try await store.snapshot(1) == "mine")
    #expect(try await folder.store().snapshot(2) == "b")
  }
}
