import Foundation
import Synchronization
import Testing
import Wheelhouse

@testable import WheelhouseSQLite

/// Every trouble says what it is, leaves nothing half done, and is over when its cause is gone.
struct TroubleTests {
  private let folder = NotesFolder()

  private func trouble(_ body: () async throws -> Void) async -> SQLiteError? {
    do {
      try await body()
      return nil
    } catch {
      return error as? SQLiteError
    }
  }

  @Test func `a full disk`() async throws {
    let database = folder.database()
    try await database.add(1)
    let pages = try await database.read { try $0.rows("PRAGMA page_count") { $0.integer(0) } }
    folder.opening.withLock { $0 = "PRAGMA max_page_count = \(pages[0])" }
    let small = folder.database()
    let text = String(repeating: "x", count: 50_000)
    let error = await trouble { try await small.add(2, once: OperationKey("k"), text: text) }
    #expect(error?.kind == .full)
    #expect(error?.description.hasSuffix("make room on the disk that holds the file") == true)
    #expect(try await small.notes() == [1])
    folder.opening.withLock { $0 = "" }
    try await small.read { try $0.run("PRAGMA max_page_count = 1000000") }
    try await small.add(2, once: OperationKey("k"), text: text)
    #expect(try await small.notes() == [1, 2])
  }

  @Test func `a file that may not be written to`() async throws {
    let database = folder.database()
    try await database.add(1)
    let manager = FileManager.default
    for file in try manager.contentsOfDirectory(atPath: folder.path) {
      try manager.setAttributes(
        [.posixPermissions: 0o444], ofItemAtPath: folder.path + "/" + file)
    }
    let refused = try await OtherProcess("write-as-nobody", folder, 5).greeting
    #expect(refused.hasPrefix("readOnly: "))
    #expect(refused.contains("make the file and its folder writable for this process"))
    for file in try manager.contentsOfDirectory(atPath: folder.path) {
      try manager.setAttributes(
        [.posixPermissions: 0o666], ofItemAtPath: folder.path + "/" + file)
    }
    try manager.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder.path)
    #expect(try await OtherProcess("write-as-nobody", folder, 5).greeting == "written:1")
    #expect(try await database.notes() == [1, 5])
  }

  @Test func `a file that is locked`() async throws {
    let database = folder.database()
    try await database.add(1)
    let other = try SQLiteConnection(path: folder.file)
    try other.execute("BEGIN IMMEDIATE")
    let error = await trouble { try await database.add(2) }
    #expect(error?.kind == .locked)
    #expect(try await database.notes() == [1])
    try other.execute("ROLLBACK")
    try await database.add(2)
    #expect(try await database.notes() == [1, 2])
  }

  @Test func `a lock that is let go is waited for`() async throws {
    let database = folder.database()
    try await database.add(1)
    let other = folder.database()
    let isHeld = Atomic(false)
    async let holding: Void = other.transaction { transaction in
      try transaction.run("INSERT INTO note VALUES (2, '')")
      isHeld.store(true, ordering: .releasing)
      usleep(60_000)
    }
    #expect(await eventually { isHeld.load(ordering: .acquiring) })
    try await database.add(3)
    try await holding
    #expect(try await database.notes() == [1, 2, 3])
  }

  @Test func `a file that is no database`() async throws {
    try FileManager.default.createDirectory(
      atPath: folder.path, withIntermediateDirectories: true)
    try Data(repeating: 7, count: 8192).write(to: URL(filePath: folder.file))
    let database = folder.database()
    let error = await trouble { try await database.add(1) }
    #expect(error?.kind == .corrupt)
    try FileManager.default.removeItem(atPath: folder.file)
    try await database.add(1)
    #expect(try await database.notes() == [1])
  }

  @Test func `a file that has gone is made anew`() async throws {
    let database = folder.database()
    try await database.add(1)
    try FileManager.default.removeItem(atPath: folder.path)
    try await database.add(2)
    #expect(try await database.notes() == [2])
  }

  @Test func `a folder that cannot be`() async throws {
    try Data().write(to: URL(filePath: folder.path))
    let database = folder.database()
    let error = await trouble { try await database.add(1) }
    #expect(error?.kind == .unreachable)
    try FileManager.default.removeItem(atPath: folder.path)
    try await database.add(1)
    #expect(try await database.notes() == [1])
  }

  @Test func `a wrong statement is an error of its own and not of the file`() async throws {
    let database = folder.database()
    try await database.add(1)
    let error = await trouble { try await database.read { try $0.run("SELECT * FROM nowhere") } }
    #expect(error?.kind == .other)
    #expect(try await database.notes() == [1])
  }

  @Test func `a first start of many at once makes the file once`() async throws {
    for _ in 0..<10 {
      let folder = NotesFolder()
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<6 {
          group.addTask { try await folder.database().add(number) }
        }
        try await group.waitForAll()
      }
      #expect(try await folder.database().notes().sorted() == Array(0..<6))
    }
  }
}
