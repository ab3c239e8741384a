import Glibc
import Wheelhouse
import WheelhouseSQLite

/// Saves sessions until the file may not grow, and again when it may.
final class Filling: Fixture {
  private let store: SQLiteSessionStore
  private var saved = 0

  init(path: String) { store = SQLiteSessionStore(path: path) { print("log: \($0)") } }

  func start() {
    signal(SIGXFSZ, SIG_IGN)
    limit(400_000)
    fill()
  }

  private func limit(_ size: UInt?) {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    limit.rlim_cur = size ?? limit.rlim_max
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  }

  private func fill() {
    let saves = (saved..<saved + 10).map { Self.save($0, Array(repeating: 1, count: 1_000)) }
    store.commit(saves) { [self] result in
      switch result {
      case .success:
        saved += 10
        fill()
      case .failure(let error):
        say("failed: \(error.kind.rawValue): \(error.account)")
        say("told: \(error.message)")
        probe()
      }
    }
  }

  /// A file that was full may have room again when its log was emptied, until it is really full.
  private func probe() {
    store.probe { [self] result in
      guard case .failure(let error) = result else { return fill() }
      say("probe: \(error.kind.rawValue)")
      limit(nil)
      store.probe { [self] result in
        say("probe without the limit: \(result)")
        finish()
      }
    }
  }

  private func finish() {
    let before = saved
    store.count { [self] result in
      say("kept: \((try? result.get()) == before)")
      let last = Self.save(before, [1])
      store.commit([last]) { result in
        self.say("saved again: \((try? result.get()) == [])")
        exit(0)
      }
    }
  }
}
