import Testing
import Wheelhouse
import WheelhouseTesting

@testable import WheelhouseSQLite

struct CrashTests {
  private let folder = NotesFolder()

  @Test func `a process that dies in the middle of a write leaves nothing of it`() async throws {
    let database = folder.database()
    try await database.add(1)
    await #expect(throws: SocketError.self) { try await OtherProcess("die-inside", folder, 7) }
    #expect(try await database.notes() == [1])
    try await database.add(7, once: OperationKey("note-7"))
    #expect(try await database.notes() == [1, 7])
    #expect(try await database.count("wheelhouse_event") == 2)
  }

  @Test func `a process that dies after a write has written, and nobody does it again`()
    async throws
  {
    let database = folder.database()
    await #expect(throws: SocketError.self) { try await OtherProcess("die-after", folder, 7) }
    try await database.add(7, once: OperationKey("note-7"))
    #expect(try await database.notes() == [7])
    #expect(try await database.count("wheelhouse_event") == 1)
  }

  @Test func `processes that are killed again and again write everything once`() async throws {
    let database = folder.database()
    _ = try await database.notes()
    let count = 2000
    for kill in 0..<8 {
      let process = try await OtherProcess("write", folder, count)
      try await Task.sleep(for: .milliseconds(5 + 7 * kill))
      withExtendedLifetime(process) {}
    }
    let last = try await OtherProcess("write", folder, count)
    var notes = try await database.notes()
    for _ in 0..<500 where notes.count < count {
      try await Task.sleep(for: .milliseconds(20))
      notes = try await database.notes()
    }
    #expect(notes == Array(0..<count))
    #expect(try await database.count("wheelhouse_event") == count)
    withExtendedLifetime(last) {}
  }
}
