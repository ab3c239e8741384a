import Foundation
import Wheelhouse
import WheelhouseTesting

@testable import WheelhouseSQLite

/// A folder for a session file that goes with this object, and what its stores report.
final class StoreFolder {
  let folder = FileManager.default.temporaryDirectory.path + "/sessions-\(UUID().uuidString)"
  private(set) var lines: [String] = []
  var path: String { folder + "/sessions.sqlite" }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func store(
    _ durability: SQLiteDurability = .process, hooks: SessionFileHooks = SessionFileHooks()
  ) -> SQLiteSessionStore {
    SQLiteSessionStore(path: path, durability: durability, hooks: hooks) { [weak self] in
      self?.lines.append($0)
    }
  }

  var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  func makeFolder() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// The files that were moved aside.
  var damaged: [String] {
    files.filter { $0.contains(".corrupt-") && !$0.contains("-wal") && !$0.contains("-shm") }
  }
}

/// Sessions by number.
enum Sample {
  static func token(_ number: UInt8) -> ResumeTokenHash {
    ResumeTokenHash(bytes: Array(repeating: number, count: 32))
  }

  static func lease(_ number: UInt8, epoch: Int = 1) -> SessionLease {
    SessionLease(session: "session-\(number)", epoch: epoch)
  }

  static func save(
    _ number: UInt8, _ snapshot: String = "a", epoch: Int = 1, isParked: Bool = false
  ) -> SessionChange {
    let lease = lease(number, epoch: epoch)
    return .save(
      SessionRecord(
        id: lease.session, tokens: [token(number)], snapshot: Array(snapshot.utf8),
        isParked: isParked),
      lease, owner: "one")
  }
}

extension SQLiteSessionStore {
  /// The snapshot of a session, as text.
  func snapshot(_ number: UInt8) async throws -> String? {
    try await acquire(Sample.token(number), by: "reader").map {
      String(decoding: $0.snapshot, as: UTF8.self)
    }
  }
}

/// What kind of trouble a call meets; nil when it meets none.
func trouble<Value>(_ call: () async throws -> Value) async -> SessionStoreError.Kind? {
  do {
    _ = try await call()
    return nil
  } catch {
    return (error as? SessionStoreError)?.kind
  }
}
