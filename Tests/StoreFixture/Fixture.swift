import Glibc
import Wheelhouse
import WheelhouseSQLite

protocol Fixture: AnyObject {
  func start()
}

extension Fixture {
  static func token(_ number: Int) -> ResumeTokenHash {
    ResumeTokenHash(
      bytes: (0..<32).map { $0 < 8 ? UInt8(truncatingIfNeeded: number >> (8 * $0)) : 7 })
  }

  static func save(_ number: Int, _ snapshot: [UInt8]) -> SessionChange {
    let id = "session-\(number)-of-a-fixture"
    return .save(
      SessionRecord(id: id, tokens: [token(number)], snapshot: snapshot),
      SessionLease(session: id, epoch: 1), owner: "fixture-1")
  }

  func say(_ line: String) {
    print(line)
    fflush(nil)
  }
}

/// Saves the number of the round in five sessions, again and again.
final class Rounds: Fixture {
  private let store: SQLiteSessionStore
  private var round = 0

  init(path: String) { store = SQLiteSessionStore(path: path) { print($0) } }

  func start() {
    round += 1
    let snapshot = Array("\(round)".utf8)
    store.commit((0..<5).map { Self.save($0, snapshot) }) { [self] result in
      guard case .success = result else { fatalError("\(result)") }
      say("committed \(round)")
      start()
    }
  }
}
