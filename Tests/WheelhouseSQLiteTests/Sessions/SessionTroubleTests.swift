import Foundation
import Synchronization
import Testing
import Wheelhouse
import WheelhouseTesting

@testable import WheelhouseSQLite

@Suite struct SessionTroubleTests {
  @Test func `a full file refuses a commit whole, and takes it when there is room`() async throws {
    let folder = StoreFolder()
    let isFull = Switch()
    let store = folder.store(
      hooks: SessionFileHooks(opened: { connection throws(SQLiteError) in
        try connection.execute("PRAGMA max_page_count = \(isFull.isOn ? 40 : 1_000_000)")
      }))
    isFull.turn(on: true)
    _ = try await store.commit([Sample.save(1, "small")])
    let large = String(repeating: "x", count: 60_000)
    let changes = [Sample.save(1, "newer"), Sample.save(2, large), Sample.save(3, large)]
    #expect(await trouble { try await store.commit(changes) } == .full)
    #expect(try await store.count() == 1)
    #expect(await trouble { try await store.probe() } == .full)
    #expect(folder.lines.count == 1 && folder.lines[0].contains("free some of the disk"))
    isFull.turn(on: false)
    try await store.probe()
    #expect(try await store.commit(changes) == [])
    #expect(try await store.snapshot(1) == "newer")
    #expect(folder.lines.dropFirst() == ["sessions are saved again"])
  }

  @Test func `a locked file refuses after two seconds, and nothing is lost`() async throws {
    let folder = StoreFolder()
    let store = folder.store()
    _ = try await store.commit([Sample.save(1)])
    let other = try SQLiteConnection(path: folder.path)
    try other.execute("BEGIN EXCLUSIVE")
    let began = ContinuousClock.now
    #expect(await trouble { try await store.commit([Sample.save(1, "b")]) } == .locked)
    #expect((2.0...5.0).contains(began.duration(to: .now) / .seconds(1)))
    try other.execute("ROLLBACK")
    try await store.probe()
    #expect(try await store.snapshot(1) == "a")
    #expect(folder.lines.count == 2 && folder.lines[0].contains("another program"))
  }

  @Test(arguments: [3.0, 60.0])
  func `another worker on a slow disk is waited for, though not for ever`(
    seconds: Double
  ) async throws {
    let folder = StoreFolder()
    let store = folder.store(hooks: SessionFileHooks(isHeldByWorkers: { _ in true }))
    _ = try await store.commit([Sample.save(1)])
    let other = try SQLiteConnection(path: folder.path)
    try other.execute("BEGIN EXCLUSIVE")
    let began = ContinuousClock.now
    let saved = Task { await trouble { try await store.commit([Sample.save(1, "b")]) } }
    if seconds < 10 {
      try await Task.sleep(for: .seconds(seconds))
      try other.execute("ROLLBACK")
      #expect(await saved.value == nil)
      #expect(try await store.snapshot(1) == "b" && folder.lines.count <= 1)
    } else {
      #expect(await saved.value == .locked)
      #expect((10.0...16.0).contains(began.duration(to: .now) / .seconds(1)))
    }
  }

  @Test func `who holds the file is told by the system`() throws {
    let folder = StoreFolder()
    try folder.makeFolder()
    let connection = try SQLiteConnection(path: folder.path)
    try connection.execute("PRAGMA journal_mode = WAL; CREATE TABLE a (b)")
    #expect(WriteLockHolders(of: folder.path).processes == [])
    #expect(WriteLockHolders(of: folder.path).areWorkers)
    try connection.execute("BEGIN EXCLUSIVE")
    #expect(WriteLockHolders(of: folder.path).processes == [Int(getpid())])
    #expect(!WriteLockHolders(of: folder.path).areWorkers)
    #expect(WriteLockHolders(of: folder.path + "-none").processes == nil)
    #expect(!WriteLockHolders(of: folder.path + "-none").areWorkers)
    #expect(WriteLockHolders.parent(of: Int(getpid())) == Int(getppid()))
  }

  @Test func `a short lock is waited for`() async throws {
    let folder = StoreFolder()
    let store = folder.store()
    _ = try await store.commit([Sample.save(1)])
    let other = try SQLiteConnection(path: folder.path)
    try other.execute("BEGIN EXCLUSIVE")
    let saved = Task { try await store.commit([Sample.save(1, "b")]) }
    try await Task.sleep(for: .milliseconds(100))
    try other.execute("ROLLBACK")
    #expect(try await saved.value == [])
    #expect(folder.lines.isEmpty)
  }

  @Test func `a folder that cannot be made is reported, and made when it can`() async throws {
    let folder = StoreFolder()
    try Data("not a folder".utf8).write(to: URL(fileURLWithPath: folder.folder))
    let store = folder.store()
    for _ in 1...3 {
      #expect(await trouble { try await store.commit([Sample.save(1)]) } == .readOnly)
    }
    #expect(folder.lines.count == 1 && folder.lines[0].contains("make the folder"))
    try FileManager.default.removeItem(atPath: folder.folder)
    try await store.probe()
    #expect(try await store.commit([Sample.save(1)]) == [])
    #expect(folder.lines.count == 2)
  }

  @Test func `a folder in the place of the file is reported`() async throws {
    let folder = StoreFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path, withIntermediateDirectories: true)
    #expect(await trouble { try await folder.store().probe() } == .readOnly)
  }

  @Test func `the data of somebody else is left alone`() async throws {
    let folder = StoreFolder()
    try folder.makeFolder()
    let other = try SQLiteConnection(path: folder.path)
    try other.execute("CREATE TABLE fruit (name TEXT); INSERT INTO fruit VALUES ('pear')")
    #expect(await trouble { try await folder.store().probe() } == .other)
    #expect(folder.lines.count == 1 && folder.lines[0].contains("name another one"))
    #expect(try other.rows("SELECT name FROM fruit") { $0.text(0) } == ["pear"])
    #expect(folder.files == ["sessions.sqlite"])
  }

  @Test func `sessions of another version are left alone`() async throws {
    let folder = StoreFolder()
    _ = try await folder.store().commit([Sample.save(1)])
    let version = try SessionSchema.number(
      "user_version", of: SQLiteConnection(path: folder.path))
    try SQLiteConnection(path: folder.path).execute("PRAGMA user_version = 7")
    #expect(await trouble { try await folder.store().probe() } == .other)
    #expect(folder.lines.count == 1 && folder.lines[0].contains("run the server that it is for"))
    try SQLiteConnection(path: folder.path).execute("PRAGMA user_version = \(version)")
    #expect(try await folder.store().snapshot(1) == "a")
  }

  @Test func `trouble and its end are reported once`() {
    var log = SessionFileLog()
    let full = SessionStoreError(kind: .full, message: "no room")
    #expect(log.worked() == nil)
    #expect(log.failed(full) == "no room")
    #expect(log.failed(full) == nil)
    #expect(log.failed(SessionStoreError(kind: .locked, message: "locked")) == "locked")
    #expect(log.worked() == "sessions are saved again")
    #expect(log.worked() == nil)
  }

  @Test func `a slow disk is reported once a minute`() {
    var log = SessionFileLog()
    let now = ContinuousClock.now
    #expect(log.took(.milliseconds(900), path: "f", now: now) == nil)
    let line = log.took(.milliseconds(1_260), path: "f", now: now)
    #expect(line == "f: saving sessions took 1.3 s; the disk is slow or busy")
    #expect(log.took(.seconds(3), path: "f", now: now + .seconds(59)) == nil)
    #expect(log.took(.seconds(3), path: "f", now: now + .seconds(61)) != nil)
  }
}

/// What a test turns on and off under a store.
nonisolated final class Switch: Sendable {
  private let state = Mutex(false)
  var isOn: Bool { state.withLock { $0 } }
  func turn(on: Bool) { state.withLock { $0 = on } }
}
