import Foundation
import Testing
import Wheelhouse
import WheelhouseTesting

@testable import WheelhouseSQLite

/// What happens to the file itself, with two stores on it as two workers.
@Suite struct SessionFileTests {
  @Test func `garbage is moved aside and a new file begun`() async throws {
    let folder = StoreFolder()
    try folder.makeFolder()
    let garbage = Data((0..<10_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    try garbage.write(to: URL(fileURLWithPath: folder.path))
    let stores = [folder.store(), folder.store()]
    let one = Task { try await stores[0].commit([Sample.save(1)]) }
    let other = Task { try await stores[1].commit([Sample.save(2)]) }
    #expect(try await [one.value, other.value] == [[], []])
    #expect(try await stores[0].count() == 2)
    #expect(folder.damaged.count == 1)
    let kept = try Data(contentsOf: URL(fileURLWithPath: folder.folder + "/" + folder.damaged[0]))
    #expect(kept == garbage)
    #expect(folder.lines.contains { $0.contains("a new file was begun") })
  }

  @Test func `damage within the file is found and sessions are saved anew`() async throws {
    let folder = StoreFolder()
    try await fill(folder)
    try damage(folder.path)
    let (one, other) = (folder.store(), folder.store())
    #expect(try await one.commit((0..<100).map { Sample.save($0, "new") }) == [])
    #expect(try await other.commit([Sample.save(200)]) == [])
    #expect(try await other.count() == 101)
    #expect(try await other.snapshot(7) == "new")
    #expect(folder.damaged.count == 1)
  }

  /// Sessions that fill many pages, all of them in the file itself.
  private func fill(_ folder: StoreFolder) async throws {
    let text = String(repeating: "x", count: 1_000)
    _ = try await folder.store().commit((0..<100).map { Sample.save($0, text) })
    try SQLiteConnection(path: folder.path).execute("PRAGMA wal_checkpoint(TRUNCATE)")
  }

  /// Overwrites all but the first page.
  private func damage(_ path: String) throws {
    let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
    let size = try file.seekToEnd()
    try file.seek(toOffset: 2_048)
    try file.write(contentsOf: Data(repeating: 0xa5, count: Int(size) - 2_048))
    try file.close()
  }

  @Test func `a deleted file is made anew, for all workers the same`() async throws {
    let folder = StoreFolder()
    let (one, other) = (folder.store(), folder.store())
    _ = try await one.commit([Sample.save(1), Sample.save(2)])
    _ = try await other.commit([Sample.save(3)])
    for suffix in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: folder.path + suffix)
    }
    #expect(try await one.commit([Sample.save(1, "b")]) == [])
    #expect(try await other.commit([Sample.save(3, "b")]) == [])
    #expect(try await one.count() == 2)
    #expect(try await other.snapshot(1) == "b")
    #expect(try await one.snapshot(2) == nil)
  }

  @Test func `idle sessions are saved again where their file was deleted`() async throws {
    let folder = StoreFolder()
    let app = InProcessApp(CountApp(), limits: .unlimited, store: folder.store())
    let (one, idle) = (try await app.open(), try await app.open())
    try await idle.tap("Add to 0")
    for suffix in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: folder.path + suffix)
    }
    try await one.tap("Add to 0")
    var count = 0
    for _ in 0..<500 where count < 2 {
      try await Task.sleep(for: .milliseconds(10))
      count = try await folder.store().count()
    }
    #expect(count == 2)
    app.crash()
    try await idle.reconnect(over: app.connect())
    #expect(idle.welcome?.resumed == true && idle.sees("Add to 1"))
  }

  private struct CountApp: App {
    var body: some Scene { WindowGroup { CountView() } }
  }

  private struct CountView: View {
    @State private var count = 0
    var body: some View { Button("Add to \(count)") { count += 1 } }
  }

  @Test func `a deleted file whose log was left behind is made anew`() async throws {
    let folder = StoreFolder()
    let (one, other) = (folder.store(), folder.store())
    _ = try await one.commit([Sample.save(1), Sample.save(2)])
    try FileManager.default.removeItem(atPath: folder.path)
    #expect(try await other.commit([Sample.save(3, "b")]) == [])
    #expect(try await one.commit([Sample.save(1, "b")]) == [])
    #expect(try await other.snapshot(1) == "b")
    #expect(try await one.count() == 2)
  }

  @Test func `a copy put in its place is used without the log of the former`() async throws {
    let folder = StoreFolder()
    let (one, other) = (folder.store(), folder.store())
    _ = try await one.commit([Sample.save(1, "copied")])
    try SQLiteConnection(path: folder.path).execute("PRAGMA wal_checkpoint(TRUNCATE)")
    try FileManager.default.copyItem(atPath: folder.path, toPath: folder.path + ".copy")
    _ = try await one.commit([Sample.save(1, "newer"), Sample.save(2)])
    _ = try await other.count()
    _ = rename(folder.path + ".copy", folder.path)
    #expect(try await one.snapshot(1) == "copied")
    #expect(try await other.count() == 1)
    #expect(try await other.commit([Sample.save(3)]) == [])
    #expect(try await one.count() == 2)
  }

  @Test func `a folder that was deleted is made anew`() async throws {
    let folder = StoreFolder()
    let store = folder.store()
    _ = try await store.commit([Sample.save(1)])
    try FileManager.default.removeItem(atPath: folder.folder)
    #expect(try await store.commit([Sample.save(2)]) == [])
    #expect(try await store.count() == 1)
  }

  @Test func `the log does not grow for ever`() async throws {
    let folder = StoreFolder()
    let (one, other) = (folder.store(), folder.store())
    let text = String(repeating: "x", count: 6_000)
    for round in 0..<60 {
      let snapshot = text + "\(round)"
      let saved = Task { try await one.commit((0..<120).map { Sample.save($0, snapshot) }) }
      let beside = Task { try await other.commit((120..<240).map { Sample.save($0, snapshot) }) }
      #expect(try await [saved.value, beside.value] == [[], []])
    }
    let log = try FileManager.default.attributesOfItem(atPath: folder.path + "-wal")
    let size = try #require(log[.size] as? Int)
    // Without checkpoints it would be 90 MB.
    #expect(size < 60_000_000)
  }

  @Test func `somebody who reads for long does not hold commits up`() async throws {
    let folder = StoreFolder()
    let store = folder.store()
    let text = String(repeating: "x", count: 20_000)
    _ = try await store.commit([Sample.save(1)])
    let reader = try SQLiteConnection(path: folder.path)
    try reader.execute("BEGIN")
    let count = try reader.rows("SELECT count(*) FROM sessions") { $0.integer(0) }
    var times: [Duration] = []
    for round in 0..<40 {
      let began = ContinuousClock.now
      _ = try await store.commit((0..<60).map { Sample.save($0, text + "\(round)") })
      times.append(began.duration(to: .now))
    }
    // A few may have to wait for the disk, and none for the reader.
    #expect(times.sorted()[36] < .seconds(1))
    #expect(times.allSatisfy { $0 < .seconds(5) })
    #expect(try reader.rows("SELECT count(*) FROM sessions") { $0.integer(0) } == count)
    #expect(folder.lines.isEmpty)
  }

  @Test func `two stores with one file and one token keep their commits apart`() async throws {
    let folder = StoreFolder()
    let (one, other) = (folder.store(), folder.store())
    let first = Task { try await saves(by: one, of: 1) }
    let second = Task { try await saves(by: other, of: 2) }
    #expect(try await [first.value, second.value] == [300, 300])
    #expect(try await one.snapshot(1) == "300")
    #expect(try await one.snapshot(2) == "300")
  }

  private func saves(by store: SQLiteSessionStore, of number: UInt8) async throws -> Int {
    var saved = 0
    for round in 1...300 where try await store.commit([Sample.save(number, "\(round)")]) == [] {
      saved += 1
    }
    return saved
  }
}

/// Who may do what with a file.
func rights(of path: String) throws -> Int? {
  try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
}
