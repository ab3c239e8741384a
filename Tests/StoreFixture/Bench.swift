import Glibc
import Wheelhouse
import WheelhouseSQLite

/// Commits as fast as the store answers.
final class Bench: Fixture {
  private let store: SQLiteSessionStore
  private let sessions: Int
  private let kept: Int
  private let time: Duration
  private let first = Int(getpid()) * 100_000
  private var began = ContinuousClock.now
  private var cpu = 0.0
  private var rounds: [[SessionChange]] = []
  private var commits = 0
  private var worst = Duration.zero

  init(_ arguments: [String]) {
    let durability = SessionDurability(rawValue: arguments[5]) ?? .process
    store = SQLiteSessionStore(path: arguments[2], durability: durability) { print("log: \($0)") }
    sessions = Int(arguments[3]) ?? 64
    time = .milliseconds(Int((Double(arguments[4]) ?? 1) * 1_000))
    kept = arguments.count > 6 ? Int(arguments[6]) ?? sessions : sessions
  }

  func start() {
    let all = (0..<kept).map { Self.save(first + $0, Array(repeating: 7, count: 450)) }
    makeRounds()
    store.commit(all) { [self] _ in
      began = .now
      cpu = Self.cpuSeconds
      commit()
    }
  }

  private func commit() {
    let start = ContinuousClock.now
    store.commit(rounds[commits % rounds.count]) { [self] _ in
      worst = max(worst, start.duration(to: .now))
      commits += 1
      if began.duration(to: .now) < time { commit() } else { finish() }
    }
  }

  /// The changes of some commits, made before the time is taken: a server has them as well.
  private func makeRounds() {
    let sessions = sessions, kept = kept, first = first
    rounds = (0..<(kept == sessions ? 8 : 200)).map { round in
      let base = kept == sessions ? 0 : round * sessions * 7
      return (0..<sessions).map { number in
        let size = 440 + (number + round) % 16
        return Self.save(first + (base + number * 13) % kept, Array(repeating: 7, count: size))
      }
    }
  }

  private func finish() {
    let seconds = began.duration(to: .now) / .seconds(1)
    let each = (Self.cpuSeconds - cpu) / Double(commits * sessions) * 1e6
    say(
      "\(sessions) of \(kept): \(Int(Double(commits) / seconds)) commits/s, "
        + "\((each * 100).rounded() / 100) µs CPU a session, the longest \(worst)")
    exit(0)
  }

  private static var cpuSeconds: Double {
    var usage = rusage()
    getrusage(RUSAGE_SELF.rawValue, &usage)
    let seconds = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
    return Double(seconds) + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
  }
}
