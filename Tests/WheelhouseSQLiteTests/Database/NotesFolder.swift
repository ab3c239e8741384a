import Foundation
import Synchronization
import Wheelhouse

@testable import WheelhouseSQLite

/// Something that happened to the notes.
nonisolated struct NoteAdded: SharedEvent, Equatable {
  static let name = "note-added"
  let number: Int
  var sent = 0.0
}

/// Something else that happened to them.
nonisolated struct NotesCleared: SharedEvent, Equatable {
  static let name = "notes-cleared"
}

/// A folder with a database of notes, which is removed with this object.
nonisolated final class NotesFolder: Sendable {
  let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("notes-\(UUID().uuidString)").path
  /// Seconds since 1970 for the databases of the folder.
  let time = Mutex(1_000_000)
  /// Run whenever a file is opened.
  let opening = Mutex("")

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var file: String { path + "/notes.sqlite" }

  /// Opens the database as another process would; it forgets so many of each kind with a write.
  func database(forgetting most: Int = SQLiteRetention().most) -> SQLiteDatabase {
    var retention = SQLiteRetention()
    retention.most = most
    retention.now = { [self] in time.withLock { $0 } }
    return SQLiteDatabase(folder: path, name: "notes.sqlite", retention: retention) {
      [self] connection in
      let opening = opening.withLock { $0 }
      try connection.execute(opening)
      try connection.execute(
        "CREATE TABLE IF NOT EXISTS note (number INTEGER NOT NULL, text TEXT) STRICT")
    }
  }
}

nonisolated extension SQLiteDatabase {
  /// Adds a note, and tells of it.
  func add(_ number: Int, once key: OperationKey = .next(), text: String = "") async throws {
    try await write(once: key) { transaction in
      try transaction.run("INSERT INTO note VALUES (?, ?)", [.integer(number), .text(text)])
      try transaction.announce(NoteAdded(number: number))
    }
  }

  func notes() async throws -> [Int] {
    try await read { connection in
      try connection.rows("SELECT number FROM note ORDER BY rowid") { $0.integer(0) }
    }
  }

  func count(_ table: String) async throws -> Int? {
    try await read { connection in
      try connection.rows("SELECT count(*) FROM \(table)") { $0.integer(0) }.first
    }
  }
}

/// Waits until something is so, and gives up after five seconds.
func eventually(_ condition: @MainActor () -> Bool) async -> Bool {
  for _ in 0..<1000 {
    if condition() { return true }
    try? await Task.sleep(for: .milliseconds(5))
  }
  return false
}
